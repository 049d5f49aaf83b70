import Foundation
import Graphics

/// The folder that a run of a flow writes to; nothing leads out of it.
@MainActor
package final class FlowFolder {
  /// The folder's path.
  package let path: String
  /// What was written so far, relative to the folder.
  package private(set) var files: [String] = []
  /// The films among what was made so far, which another program writes, and the numbers of the
  /// steps that began them.
  package private(set) var films: [(file: String, step: Int)] = []

  /// Names a folder, which is made when something is written.
  package init(path: String) { self.path = FlowPath.normalized(path) }

  /// The place of a file that a flow names without its extension, in one of the parts of the
  /// folder.
  func place(
    of name: String, extension suffix: String, in part: String
  ) throws(FlowFailure) -> URL {
    let root = "\(path)/\(part)"
    let whole = FlowPath.normalized("\(root)/\(name)")
    let last = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if ["", ".", ".."].contains(last) || name.contains("\0") { throw FlowFailure(.noFile(name)) }
    guard !name.hasPrefix("/"), whole.hasPrefix(FlowPath.normalized(root) + "/") else {
      throw FlowFailure(.path(name))
    }
    return URL(fileURLWithPath: whole + "." + suffix)
  }

  /// Saves a picture whole or not at all.
  func write(_ picture: Bitmap, to file: URL) throws(FlowFailure) {
    do {
      try write(picture.pngData(opaque: true), to: file)
    } catch let failure as FlowFailure {
      throw failure
    } catch {
      throw FlowFailure(.file(path: file.relativePath, reason: "\(error)"))
    }
  }

  /// Saves a text whole or not at all.
  func write(_ text: String, to file: URL) throws(FlowFailure) {
    try write(Data(text.utf8), to: file)
  }

  /// Saves a file of the folder's own, such as `commands.json`.
  package func write(_ data: Data, as name: String) throws(FlowFailure) {
    try write(data, to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  private func write(_ data: Data, to file: URL) throws(FlowFailure) {
    guard isInside(file) else { throw FlowFailure(.path(name(of: file))) }
    do throws(FolderError) {
      try file.deletingLastPathComponent().createFolder()
    } catch {
      throw FlowFailure(.file(path: error.path, reason: error.reason))
    }
    do throws(GraphicsError) {
      try File.write(data, to: file)
    } catch {
      guard case .unwritableFile(let path, let reason) = error else {
        throw FlowFailure(.file(path: file.relativePath, reason: "\(error)"))
      }
      throw FlowFailure(.file(path: path, reason: reason))
    }
    files.append(name(of: file))
  }

  /// Notes a film that a step, counted from 1, has begun.
  func add(_ film: URL, ofStep number: Int) {
    // A film takes the place of one of the same name.
    films.removeAll { $0.file == name(of: film) }
    films.append((name(of: film), number))
  }

  /// The path of a file in the folder.
  private func name(of file: URL) -> String {
    String(file.relativePath.dropFirst(path.count + 1))
  }

  /// Whether no link on the way to a file leads out of the folder.
  private func isInside(_ file: URL) -> Bool {
    let isLink =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: file.relativePath)) != nil
    // What isn't there yet is made, and is no link.
    var part = FlowPath.folder(of: file.relativePath)
    while part.count > path.count, !FlowPath.exists(part) { part = FlowPath.folder(of: part) }
    guard part.count > path.count else { return !isLink }
    // The folder itself may be behind a link; "x" stands for anything in it.
    let (place, root) = (
      FlowPath.real(part + "/x"), FlowPath.folder(of: FlowPath.real(path + "/x"))
    )
    return !isLink && place.hasPrefix(root == "/" ? root : root + "/")
  }
}

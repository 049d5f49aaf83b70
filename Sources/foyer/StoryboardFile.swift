import Foundation
import Phone
import UIKit

/// A storyboard or xib that a command is called on, with the app's files that it names.
struct StoryboardFile {
  let path: String
  let document: StoryboardDocument
  let bundle: AppBundle

  /// How many errors were told about the file and its assets.
  private final class Told {
    var errors = 0
  }

  private let told = Told()

  /// Reads the file; what is not understood in it goes to standard error.
  init(_ path: String, _ arguments: Arguments) throws(Diagnostic) {
    try self.init(path, assets: arguments.value(.assets))
  }

  /// Reads the file, with a folder for its assets or, where it is nil, the one around it; a quiet
  /// one leaves it to the caller to tell what is wrong.
  init(_ path: String, assets: String?, isQuiet: Bool = false) throws(Diagnostic) {
    self.path = path
    document = try StoryboardDocument(path: path)
    bundle = AppBundle(path: assets ?? Self.folder(around: path))
    let (told, handler) = (told, bundle.diagnostics.handler)
    bundle.diagnostics.handler = { problem in
      if problem.severity == .error { told.errors += 1 }
      handler(problem)
    }
    if !isQuiet { bundle.diagnostics.report(document.diagnostics) }
  }

  /// The trees of views that are asked for: all, or the one of a name.
  func roots(_ arguments: Arguments) throws(CommandLineError) -> [StoryboardRoot] {
    let roots = document.roots
    guard let name = arguments.value(.id) else { return roots }
    let found = roots.filter { $0.names.contains(name) }
    guard found.isEmpty else { return found }
    throw .unknownScreen(name, file: path, known: roots.compactMap(\.names.first))
  }

  /// What the file shows first, on a canvas.
  func screen(on canvas: StoryboardCanvas) -> StoryboardScreen {
    StoryboardScreen(document, on: canvas, bundle: bundle)
  }

  /// Throws if anything in the file or its assets is wrong, which has been told.
  func finish() throws(Findings) {
    if told.errors > 0 { throw Findings() }
  }

  /// Why none of the file's views has a frame to tell: what is wrong, if it has been told.
  func nothingToLayOut() -> any Error {
    told.errors > 0
      ? Findings()
      : Diagnostic(file: path, at: document.root.position, "there is no view with an id to lay out")
  }

  /// The folder that an app's files would lie in: the file's own, or the one around its language's.
  static func folder(around path: String) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    return (folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder).path
  }
}

extension StoryboardCanvas {
  /// The canvas that the options ask for; nil for the document's own.
  init?(_ arguments: Arguments) throws(CommandLineError) {
    if arguments.has(.device) || arguments.has(.landscape) {
      let others = [Option.size, .safeArea].filter(arguments.has)
      if let other = others.first {
        throw .excludingOptions(
          arguments.has(.device) ? Option.device.name : Option.landscape.name, other.name)
      }
      let model = try arguments.model
      self = model.canvas(in: arguments.has(.landscape) ? .landscapeLeft : .portrait)
      return
    }
    guard let size = try arguments.size else {
      if arguments.has(.safeArea) {
        throw .missingOption("--size WxH beside --safe-area", command: "layout")
      }
      return nil
    }
    self.init(size: size, safeArea: try arguments.safeArea)
  }
}

extension Arguments {
  /// The largest side of a canvas, in points; ours, an iPad has 1376.
  private static let longestSide = 10_000.0

  fileprivate var size: CGSize? {
    get throws(CommandLineError) {
      guard let value = value(.size) else { return nil }
      let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1],
        1...Self.longestSide ~= width, 1...Self.longestSide ~= height
      else {
        throw .invalidFormat(
          value, option: Option.size.name, format: "a width and a height such as 390x844")
      }
      return CGSize(width: width, height: height)
    }
  }

  fileprivate var safeArea: UIEdgeInsets {
    get throws(CommandLineError) {
      guard let value = value(.safeArea) else { return .zero }
      let sides = value.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
      guard sides.count == 4, sides.allSatisfy({ 0...Self.longestSide ~= ($0 ?? -1) }) else {
        throw .invalidFormat(
          value, option: Option.safeArea.name, format: "top,left,bottom,right such as 47,0,34,0")
      }
      let insets = sides.compactMap { $0.map { CGFloat($0) } }
      return UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }
  }
}

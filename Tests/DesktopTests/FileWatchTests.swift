import Foundation
import Testing

@testable import Desktop

struct FileWatchTests {
  /// What a watch has told, to be waited for.
  private final class News: Sendable {
    let semaphore = DispatchSemaphore(value: 0)

    /// Whether news comes within half a second.
    var comes: Bool { comes(within: 0.5) }

    func comes(within seconds: Double) -> Bool {
      semaphore.wait(timeout: .now() + seconds) == .success
    }
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("foyer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func `a file that is saved, replaced or removed is told once within half a second`() throws
  {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.storyboard")
    let news = News()
    let watch = try #require(FileWatch([folder.path]) { news.semaphore.signal() })
    try Data("1".utf8).write(to: file)
    #expect(news.comes)
    try Data("2".utf8).write(to: file, options: .atomic)
    #expect(news.comes)
    try FileManager.default.removeItem(at: file)
    #expect(news.comes)
    withExtendedLifetime(watch) {}
  }

  @Test func `a folder that came later is watched when it is named`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let news = News()
    let watch = try #require(FileWatch([]) { news.semaphore.signal() })
    watch.watch([folder.path])
    try Data().write(to: folder.appendingPathComponent("a.png"))
    #expect(news.comes)
  }

  @Test func `what the program writes itself is no news, and the same changed by somebody else is`()
    throws
  {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let news = News()
    let watch = try #require(FileWatch([folder.path]) { news.semaphore.signal() })
    let picture = folder.appendingPathComponent("a.png")
    try watch.ignoring(picture) { try Data("1".utf8).write(to: picture) }
    #expect(!news.comes(within: 0.1))
    try Data("22".utf8).write(to: picture)
    #expect(news.comes)
    try watch.ignoring(picture) { try Data("1".utf8).write(to: picture, options: .atomic) }
    try FileManager.default.removeItem(at: picture)
    #expect(news.comes)
  }

  @Test func `a file that only has the name of the program's own is news`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let other = folder.appendingPathComponent("other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    let news = News()
    let watch = try #require(FileWatch([folder.path, other.path]) { news.semaphore.signal() })
    let picture = folder.appendingPathComponent("a.png")
    try watch.ignoring(picture) { try Data("1".utf8).write(to: picture) }
    try Data("1".utf8).write(to: other.appendingPathComponent("a.png"))
    #expect(news.comes)
  }

  @Test func `folders that the program makes for a file are no news, even through a link`() throws {
    let folder = try folder()
    let link = FileManager.default.temporaryDirectory
      .appendingPathComponent("foyer-\(UUID().uuidString)")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
    defer { for url in [link, folder] { try? FileManager.default.removeItem(at: url) } }
    let news = News()
    let watch = try #require(FileWatch([folder.path]) { news.semaphore.signal() })
    let shots = link.appendingPathComponent("shots/today")
    try watch.ignoring(shots.appendingPathComponent("a.png")) {
      try FileManager.default.createDirectory(at: shots, withIntermediateDirectories: true)
    }
    #expect(!news.comes(within: 0.1))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("shots"))
    #expect(news.comes)
  }

  @Test func `a file that the program couldn't write is news when somebody else does`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let news = News()
    let watch = try #require(FileWatch([folder.path]) { news.semaphore.signal() })
    let picture = folder.appendingPathComponent("a.png")
    watch.ignoring(picture) {}
    try Data("1".utf8).write(to: picture)
    #expect(news.comes)
  }

  @Test(arguments: [
    (".a.swp", true), ("a~", true), ("4913", true), ("#a#", true), ("a.png", false),
    ("Contents.json", false),
  ])
  func `an editor's own files are no news`(name: String, isNote: Bool) {
    #expect(FileWatch.isNote(name) == isNote)
  }
}

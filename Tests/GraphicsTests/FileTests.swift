import Foundation
import Testing

@testable import Graphics

@Test(.timeLimit(.minutes(1)), arguments: ["pipe", "device"])
func `what isn't a regular file is refused and not waited for`(kind: String) throws {
  let folder = try temporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  let url = folder.appendingPathComponent("picture.png")
  if kind == "pipe" {
    try #require(mkfifo(url.path, 0o600) == 0)
  } else {
    let device = URL(fileURLWithPath: "/dev/zero")
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: device)
  }
  #expect(throws: FileReadingError.unreadable(reason: "Not a regular file")) {
    try File.read(url.path, limit: 1 << 20)
  }
}

@Test func `a file that is too large is refused before it is all read`() throws {
  let folder = try temporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  let url = folder.appendingPathComponent("picture.png")
  try Data(count: 2 << 20).write(to: url)
  #expect(try File.read(url.path, limit: 2 << 20).count == 2 << 20)
  #expect(throws: FileReadingError.tooLarge) { try File.read(url.path, limit: 1 << 20) }
  #expect(throws: FileReadingError.missing) { try File.read(url.path + "/x", limit: 1) }
}

@Test func `what the system can't read is refused in its own words`() throws {
  // Nothing is at address 0.
  #expect(throws: FileReadingError.unreadable(reason: "Input/output error")) {
    try File.read("/proc/self/mem", limit: 1 << 20)
  }
}

@Test func `a pipe is read to its end, or until it is too much`() throws {
  let pipe = Pipe()
  let data = Data((0..<1000).map { UInt8($0 % 251) })
  try pipe.fileHandleForWriting.write(contentsOf: data)
  try pipe.fileHandleForWriting.close()
  let descriptor = pipe.fileHandleForReading.fileDescriptor
  #expect(try File.read(descriptor, limit: 1000) == data)
  let other = Pipe()
  try other.fileHandleForWriting.write(contentsOf: data)
  #expect(throws: FileReadingError.tooLarge) {
    try File.read(other.fileHandleForReading.fileDescriptor, limit: 999)
  }
}

@Test(arguments: [
  ("new.png", "new.png"), ("sub/new.png", "sub/new.png"), ("./sub/../new.png", "new.png"),
  ("second", "sub/far.png"), ("old.png", "old.png"),
])
func `what is written to a link is in the file that it names`(target: String, file: String) throws {
  let folder = try temporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  let files = FileManager.default
  try files.createDirectory(
    at: folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
  try Data("old".utf8).write(to: folder.appendingPathComponent("old.png"))
  let links = [("link.png", target), ("second", "sub/third"), ("sub/third", "far.png")]
  for (link, target) in links {
    try files.createSymbolicLink(
      atPath: folder.appendingPathComponent(link).path, withDestinationPath: target)
  }
  try File.write(Data("new".utf8), to: folder.appendingPathComponent("link.png"))
  for (link, target) in links {
    let path = folder.appendingPathComponent(link).path
    #expect(try files.destinationOfSymbolicLink(atPath: path) == target)
  }
  #expect(try Data(contentsOf: folder.appendingPathComponent(file)) == Data("new".utf8))
}

@Test func `a link that leads round in a circle is refused`() throws {
  let folder = try temporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  let link = folder.appendingPathComponent("link.png")
  try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "link.png")
  let reason = String(cString: strerror(ELOOP))
  #expect(throws: GraphicsError.unwritableFile(link.path, reason: reason)) {
    try File.write(Data(), to: link)
  }
  #expect(
    try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "link.png")
}

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
  #expect(throws: GraphicsError.unreadableFile(url.path, reason: "Not a regular file")) {
    try File.read(url)
  }
}

import Foundation
import Graphics
import Phone
import Testing

@testable import Desktop

struct ScreenshotTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("foyer-screenshots-\(UUID().uuidString)")

  @Test func `a screenshot has the device's own pixels unless told otherwise`() throws {
    let phone = Phone(PhoneSetup(model: try .named("iphone-se"))) { PlainApp() }
    #expect(phone.screenshot().width == 750)
    #expect(phone.screenshot().height == 1334)
    #expect(phone.screenshot(scale: 1.5).width == 563)
  }

  @Test func `screenshots are numbered and overwrite nothing, in a folder that is made for them`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let phone = Phone(PhoneSetup(model: try .named("iphone-se"))) { PlainApp() }
    let names = try (1...2).map { _ in try phone.saveScreenshot(in: folder).lastPathComponent }
    #expect(names == ["foyer-iphone-se-1.png", "foyer-iphone-se-2.png"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test func `a folder that can't be made is told with the system's reason`() throws {
    let phone = Phone(PhoneSetup()) { PlainApp() }
    let error = #expect(throws: FolderError.self) {
      try phone.saveScreenshot(in: URL(fileURLWithPath: "/proc/shots"))
    }
    #expect(error?.description == "cannot make the folder /proc/shots: No such file or directory")
  }
}

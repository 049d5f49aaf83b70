import Foundation
import Graphics
import Testing

@testable import Phone

struct DeviceChromeTests {
  @Test(arguments: Orientation.allCases)
  func `the frame lies around the screen and leaves its middle alone`(
    orientation: Orientation
  ) throws {
    for id in ["iphone-15", "iphone-14", "iphone-se", "ipad-11"] {
      let chrome = DeviceChrome(model: try .named(id), orientation: orientation)
      let bitmap = Bitmap(width: Int(chrome.size.width), height: Int(chrome.size.height))
      let canvas = Canvas(bitmap, scale: 1)
      canvas.fill(chrome.screenFrame, with: .white)
      chrome.draw(on: canvas, desk: Color(red: 0, green: 0, blue: 1))
      let screen = chrome.screenFrame
      #expect(bitmap.color(x: Int(screen.midX), y: Int(screen.midY)) == .white)
      #expect(bitmap.color(x: 0, y: 0) == Color(red: 0, green: 0, blue: 1))
      #expect(bitmap.color(x: Int(screen.minX) - 3, y: Int(screen.midY)).red < 0.05)
    }
  }

  @Test func `the home button of an iPad that is upside down lies above the screen`() throws {
    let model = try DeviceModel.named("ipad-10.2")
    for (orientation, isBelow) in [(Orientation.portrait, true), (.portraitUpsideDown, false)] {
      let chrome = DeviceChrome(model: model, orientation: orientation)
      let bitmap = Bitmap(width: Int(chrome.size.width), height: Int(chrome.size.height))
      chrome.draw(on: Canvas(bitmap, scale: 1), desk: .white)
      // The ring is thirty points from its middle; a speaker is closer to the middle of its side.
      let x = Int(chrome.size.width / 2) + 30
      func isRing(_ rows: Range<Int>) -> Bool {
        rows.contains { bitmap.color(x: x, y: $0).red > 0.2 }
      }
      let middle = 45
      let end = Int(chrome.size.height)
      #expect(isRing(middle - 15..<middle + 15) != isBelow)
      #expect(isRing(end - middle - 15..<end - middle + 15) == isBelow)
    }
  }

  @Test func `the Dynamic Island lies where the device is turned to`() throws {
    let places: [(Orientation, CGPoint)] = [
      (.portrait, CGPoint(x: 0.5, y: 0.03)), (.landscapeLeft, CGPoint(x: 0.03, y: 0.5)),
      (.landscapeRight, CGPoint(x: 0.97, y: 0.5)),
    ]
    for (orientation, place) in places {
      let chrome = DeviceChrome(model: .default, orientation: orientation)
      let bitmap = Bitmap(width: Int(chrome.size.width), height: Int(chrome.size.height))
      let canvas = Canvas(bitmap, scale: 1)
      canvas.fill(chrome.screenFrame, with: .white)
      chrome.draw(on: canvas, desk: .white)
      let screen = chrome.screenFrame
      let x = Int(screen.minX + place.x * screen.width)
      let y = Int(screen.minY + place.y * screen.height)
      #expect(bitmap.color(x: x, y: y).red < 0.1)
    }
  }

  /// Since the iPhone 13 the camera has been at the left of the notch.
  @Test(arguments: [
    ("iphone-x", false), ("iphone-12", false), ("iphone-13", true), ("iphone-16e", true),
  ])
  func `the camera is on the side of the notch where the device has it`(
    id: String, isLeft: Bool
  ) throws {
    let chrome = DeviceChrome(model: try .named(id), orientation: .portrait)
    let bitmap = Bitmap(width: Int(chrome.size.width), height: Int(chrome.size.height))
    chrome.draw(on: Canvas(bitmap, scale: 1), desk: .white)
    let middle = Int(chrome.screenFrame.midX)
    let row = Int(chrome.screenFrame.minY) + 15
    func hasLens(_ columns: Range<Int>) -> Bool {
      columns.contains { bitmap.color(x: $0, y: row).blue > 0.1 }
    }
    #expect(hasLens(middle - 80..<middle) == isLeft)
    #expect(hasLens(middle..<middle + 80) != isLeft)
  }
}

import Foundation
import Graphics
import Phone
import Prototype
import Testing

extension Phone {
  /// A phone that runs the prototype.
  static func prototype(
    _ model: String = "iphone-15", appearance: Appearance = .light,
    orientation: Orientation = .portrait
  ) throws -> Phone {
    let setup = PhoneSetup(
      model: try DeviceModel.named(model), orientation: orientation, appearance: appearance)
    return Phone(setup) { AppDelegate() }
  }

  /// Lets seconds pass.
  func wait(_ seconds: TimeInterval) {
    advance(to: time + seconds)
  }

  /// The screen at this moment at one pixel a point.
  func picture() -> Bitmap { screenshot(scale: 1) }

  func touch(_ phase: PhoneEvent.TouchPhase, _ point: CGPoint) {
    send(.touch(id: 0, phase: phase, location: point))
  }

  func tap(_ point: CGPoint) {
    touch(.began, point)
    wait(0.05)
    touch(.ended, point)
  }

  /// Taps the middle of an element, and waits until what that leads to is there.
  func tap(_ identifier: String) throws {
    let place = try #require(frame(ofElement: identifier), "\(identifier)")
    tap(CGPoint(x: place.midX, y: place.midY))
    wait(1)
  }

  /// Draws with a finger from a point sideways to other places, calmly, and keeps it down.
  func draw(from start: CGPoint, to places: [CGFloat]) {
    touch(.began, start)
    for x in places {
      wait(0.1)
      touch(.moved, CGPoint(x: x, y: start.y))
    }
    wait(0.1)
  }
}

extension Bitmap {
  /// The mean luminance from 0 to 255 of every third pixel each way.
  var luminance: Double {
    let (columns, rows) = (stride(from: 0, to: width, by: 3), stride(from: 0, to: height, by: 3))
    var (red, green, blue, count) = (0, 0, 0, 0)
    for y in rows {
      let row = pixels.advanced(by: y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in columns {
        let pixel = Int(row[x])
        red += pixel >> 16 & 255
        green += pixel >> 8 & 255
        blue += pixel & 255
        count += 1
      }
    }
    let sum = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    return sum / Double(count)
  }

  /// The relative luminance of one pixel, 0…1, as contrast is reckoned with.
  func lightness(x: Int, y: Int) -> Double {
    let row = pixels.advanced(by: y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    let pixel = Int(row[x])
    func linear(_ shift: Int) -> Double { pow(Double(pixel >> shift & 255) / 255, 2.2) }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }

  /// Whether every pixel is the same.
  func equals(_ other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy { y in
      memcmp(
        pixels.advanced(by: y * bytesPerRow), other.pixels.advanced(by: y * other.bytesPerRow),
        width * 4) == 0
    }
  }
}

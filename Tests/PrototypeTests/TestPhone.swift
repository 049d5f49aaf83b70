import Foundation
import Graphics
import Phone
import Prototype

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
  func picture() -> Bitmap {
    let bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
    draw(on: Canvas(bitmap, scale: 1))
    return bitmap
  }

  func touch(_ phase: PhoneEvent.TouchPhase, _ point: CGPoint) {
    send(.touch(id: 0, phase: phase, location: point))
  }

  func tap(_ point: CGPoint) {
    touch(.began, point)
    wait(0.05)
    touch(.ended, point)
  }
}

extension Bitmap {
  /// The mean luminance from 0 to 255.
  var luminance: Double {
    var sum = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixel(x: x, y: y)
        let red = Double(pixel >> 16 & 255)
        let green = Double(pixel >> 8 & 255)
        let blue = Double(pixel & 255)
        sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
    }
    return sum / Double(width * height)
  }

  /// Whether every pixel is the same.
  func equals(_ other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy { y in
      (0..<width).allSatisfy { x in pixel(x: x, y: y) == other.pixel(x: x, y: y) }
    }
  }
}

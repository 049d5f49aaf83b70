import Foundation

/// An sRGB colour; every component is 0…1 and not premultiplied.
public struct Color: Hashable, Sendable {
  /// The red component, 0…1.
  public var red: CGFloat
  /// The green component, 0…1.
  public var green: CGFloat
  /// The blue component, 0…1.
  public var blue: CGFloat
  /// The opacity, 0 (clear) to 1 (opaque).
  public var alpha: CGFloat

  /// Makes a colour from sRGB components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey.
  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Fully transparent black.
  public static let clear = Color(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(white: 0)
  /// Opaque white.
  public static let white = Color(white: 1)

  /// The same colour with its opacity multiplied.
  public func multiplyingAlpha(by factor: CGFloat) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

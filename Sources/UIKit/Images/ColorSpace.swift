import Graphics

/// The colour spaces that catalogs and storyboards name, and their way into sRGB.
nonisolated enum ColorSpace: Hashable, Sendable {
  /// sRGB, and the device's own space, which is taken for it.
  case sRGB
  /// sRGB's primaries without its curve.
  case linearSRGB
  /// Display P3: wider primaries, sRGB's curve.
  case displayP3
  /// Display P3's primaries without a curve.
  case linearDisplayP3
  /// Apple's "Generic RGB": the primaries of old displays and a gamma of 1.8.
  case genericRGB
  /// Grey with a gamma of 2.2, which is drawn as sRGB's grey.
  case gray
  /// Grey with a gamma of 1.8.
  case genericGray
  /// Grey without a curve.
  case linearGray

  /// Looks a space up by an asset catalog's name.
  init?(catalogName name: String) {
    switch name {
    case "srgb", "extended-srgb": self = .sRGB
    case "extended-linear-srgb": self = .linearSRGB
    case "display-p3": self = .displayP3
    case "gray-gamma-22", "extended-gray": self = .gray
    default: return nil
    }
  }

  /// Looks a space up by an Interface Builder name.
  ///
  /// Documents that aren't `colorMatched` keep the calibrated spaces' numbers as they are.
  init?(storyboardName name: String, isColorMatched: Bool) {
    switch name {
    case "sRGB", "deviceRGB", "extendedSRGB", "catalog": self = .sRGB
    case "displayP3": self = .displayP3
    case "linearSRGB", "extendedLinearSRGB": self = .linearSRGB
    case "linearDisplayP3": self = .linearDisplayP3
    case "calibratedRGB", "genericRGB": self = isColorMatched ? .genericRGB : .sRGB
    case "calibratedWhite": self = isColorMatched ? .genericGray : .gray
    case "genericGamma22GrayColorSpace", "deviceWhite", "extendedGray": self = .gray
    case "linearGray", "extendedLinearGray": self = .linearGray
    default: return nil
    }
  }

  /// The colour of components in this space.
  func color(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> Color {
    let components = [red, green, blue]
    let linear: [CGFloat]
    switch self {
    case .sRGB, .gray:
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    case .linearSRGB, .linearGray: linear = components
    case .displayP3: linear = Self.multiply(Self.p3, components.map(Self.decoded))
    case .linearDisplayP3: linear = Self.multiply(Self.p3, components)
    case .genericRGB: linear = Self.multiply(Self.generic, components.map { Self.power($0, 1.8) })
    case .genericGray: linear = components.map { Self.power($0, 1.8) }
    }
    let encoded = linear.map(Self.encoded)
    return Color(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: alpha)
  }

  /// The colour of a grey in this space.
  func color(white: CGFloat, alpha: CGFloat) -> Color {
    color(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Linear Display P3 to linear sRGB; from the primaries of both (SMPTE EG 432-1, IEC 61966-2-1).
  private static let p3: [[CGFloat]] = [
    [1.2249402, -0.2249402, 0],
    [-0.0420569, 1.0420569, 0],
    [-0.0196376, -0.0786361, 1.0982735],
  ]

  /// Linear Generic RGB to linear sRGB; from the colorants of both ICC profiles.
  private static let generic: [[CGFloat]] = [
    [1.0258868, -0.0266567, 0.0014286],
    [0.0191889, 0.9480397, 0.03262],
    [-0.0017409, -0.0014909, 1.0030995],
  ]

  private static func multiply(_ matrix: [[CGFloat]], _ vector: [CGFloat]) -> [CGFloat] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  private static func power(_ value: CGFloat, _ gamma: CGFloat) -> CGFloat {
    value < 0 ? -pow(-value, gamma) : pow(value, gamma)
  }

  /// sRGB's curve, mirrored below 0 (IEC 61966-2-1).
  private static func decoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let curved = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -curved : curved
  }
}

import Graphics

/// The colours of iOS that change with the appearance; values from the Human Interface Guidelines.
nonisolated extension UIColor {
  /// The text colour of primary content.
  public static let label = system(0x000000, 0xFFFFFF)
  /// The text colour of secondary content.
  public static let secondaryLabel = system(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
  /// The text colour of tertiary content.
  public static let tertiaryLabel = system(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  /// The text colour of quaternary content.
  public static let quaternaryLabel = system(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
  /// The colour of placeholder text.
  public static let placeholderText = system(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  /// The colour of links.
  public static let link = system(0x007AFF, 0x0984FF)
  /// A thin line that lets what is beneath shine through.
  public static let separator = system(0x3C3C43, 0x545458, 0.29, 0.6)
  /// A thin opaque line.
  public static let opaqueSeparator = system(0xC6C6C8, 0x38383A)
  /// The background of the main view.
  public static let systemBackground = system(0xFFFFFF, 0x000000)
  /// The background of content on the main background.
  public static let secondarySystemBackground = system(0xF2F2F7, 0x1C1C1E)
  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = system(0xFFFFFF, 0x2C2C2E)
  /// The background of grouped content.
  public static let systemGroupedBackground = system(0xF2F2F7, 0x000000)
  /// The background of content on the grouped background.
  public static let secondarySystemGroupedBackground = system(0xFFFFFF, 0x1C1C1E)
  /// The background of content on the secondary grouped background.
  public static let tertiarySystemGroupedBackground = system(0xF2F2F7, 0x2C2C2E)
  /// The fill of thin and small shapes.
  public static let systemFill = system(0x787880, 0x787880, 0.2, 0.36)
  /// The fill of medium-size shapes.
  public static let secondarySystemFill = system(0x787880, 0x787880, 0.16, 0.32)
  /// The fill of large shapes.
  public static let tertiarySystemFill = system(0x767680, 0x767680, 0.12, 0.24)
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = system(0x747480, 0x767680, 0.08, 0.18)
  /// Blue.
  public static let systemBlue = system(0x007AFF, 0x0A84FF)
  /// Brown.
  public static let systemBrown = system(0xA2845E, 0xAC8E68)
  /// Cyan.
  public static let systemCyan = system(0x32ADE6, 0x64D2FF)
  /// Green.
  public static let systemGreen = system(0x34C759, 0x30D158)
  /// Indigo.
  public static let systemIndigo = system(0x5856D6, 0x5E5CE6)
  /// Mint.
  public static let systemMint = system(0x00C7BE, 0x63E6E2)
  /// Orange.
  public static let systemOrange = system(0xFF9500, 0xFF9F0A)
  /// Pink.
  public static let systemPink = system(0xFF2D55, 0xFF375F)
  /// Purple.
  public static let systemPurple = system(0xAF52DE, 0xBF5AF2)
  /// Red.
  public static let systemRed = system(0xFF3B30, 0xFF453A)
  /// Teal.
  public static let systemTeal = system(0x30B0C7, 0x40C8E0)
  /// Yellow.
  public static let systemYellow = system(0xFFCC00, 0xFFD60A)
  /// The base grey.
  public static let systemGray = system(0x8E8E93, 0x8E8E93)
  /// The second grey.
  public static let systemGray2 = system(0xAEAEB2, 0x636366)
  /// The third grey.
  public static let systemGray3 = system(0xC7C7CC, 0x48484A)
  /// The fourth grey.
  public static let systemGray4 = system(0xD1D1D6, 0x3A3A3C)
  /// The fifth grey.
  public static let systemGray5 = system(0xE5E5EA, 0x2C2C2E)
  /// The sixth grey.
  public static let systemGray6 = system(0xF2F2F7, 0x1C1C1E)
  /// Black.
  public static let black = UIColor(Color.black)
  /// White.
  public static let white = UIColor(Color.white)
  /// No colour at all.
  public static let clear = UIColor(Color.clear)
  /// Dark grey.
  public static let darkGray = UIColor(Color(white: 1.0 / 3))
  /// Light grey.
  public static let lightGray = UIColor(Color(white: 2.0 / 3))
  /// Grey.
  public static let gray = UIColor(Color(white: 0.5))
  /// Pure red.
  public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
  /// Pure green.
  public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
  /// Pure blue.
  public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
  /// Pure cyan.
  public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1))
  /// Pure yellow.
  public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0))
  /// Pure magenta.
  public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
  /// Orange.
  public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
  /// Purple.
  public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
  /// Brown.
  public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))

  private static func system(
    _ light: UInt32, _ dark: UInt32, _ lightAlpha: CGFloat = 1, _ darkAlpha: CGFloat = 1
  ) -> UIColor {
    let (light, dark) = (Color(hex: light, alpha: lightAlpha), Color(hex: dark, alpha: darkAlpha))
    return UIColor(light: light, dark: dark)
  }
}

nonisolated extension Color {
  /// Makes a colour from 0xRRGGBB.
  package init(hex: UInt32, alpha: CGFloat) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xff) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }
}

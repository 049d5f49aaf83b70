import Graphics

/// A colour, fixed or chosen by the surroundings it is used in.
nonisolated public final class UIColor: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case fixed(Color)
    case appearance(light: Color, dark: Color)
    case provider(Provider)
  }

  private final class Provider: Hashable, Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor

    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) { self.color = color }

    static func == (one: Provider, other: Provider) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private let source: Source

  private init(source: Source) {
    self.source = source
  }

  package convenience init(_ color: Color) {
    self.init(source: .fixed(color))
  }

  package convenience init(light: Color, dark: Color) {
    self.init(source: .appearance(light: light, dark: dark))
  }

  /// Makes a colour from sRGB components, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey, 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, alpha: alpha))
  }

  /// Makes a colour from a layer's colour.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.color)
  }

  /// Makes a colour that is chosen anew for the traits it is used in.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(source: .provider(Provider(dynamicProvider)))
  }

  /// The fixed colour for some traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = source { return self }
    return UIColor(color(in: traitCollection))
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      return UIColor(color.withAlpha(alpha))
    case .appearance(let light, let dark):
      return UIColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
    case .provider(let provider):
      return UIColor { provider.color($0).withAlphaComponent(alpha) }
    }
  }

  /// Gives the sRGB components for the current traits, 0…1; true, since there always are some.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color(in: .current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// The colour for the current traits, as layers use it.
  public var cgColor: CGColor { CGColor(color(in: .current)) }

  /// The colour in some traits.
  package func color(in traits: UITraitCollection) -> Color {
    switch source {
    case .fixed(let color): color
    case .appearance(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
    case .provider(let provider): provider.color(traits).color(in: traits)
    }
  }

  /// Whether two colours resolve alike in every environment; those made by closures are the same
  /// only if they are one.
  public static func == (one: UIColor, other: UIColor) -> Bool { one.source == other.source }

  /// Hashes what the colour is resolved from.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

nonisolated extension Color {
  fileprivate func withAlpha(_ alpha: CGFloat) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

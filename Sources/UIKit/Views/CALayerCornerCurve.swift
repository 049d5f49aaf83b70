/// The shape of a layer's rounded corners.
nonisolated public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// Apple's name of the curve.
  public let rawValue: String

  /// Makes a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The smooth corner of iOS.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

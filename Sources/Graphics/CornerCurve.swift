/// The shape of a rounded corner.
public enum CornerCurve: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// An arc that eases into the straight edges.
  case continuous
}

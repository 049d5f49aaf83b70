/// A picture's slicing as the catalog says it, in pixels of the file.
nonisolated struct AssetResizing: Hashable, Sendable, Decodable {
  /// `9-part`, `3-part-horizontal` or `3-part-vertical`.
  let mode: String
  /// The part between the caps and how it fills the space.
  let center: Center?
  /// The parts at the edges that keep their size.
  let insets: Insets?

  /// The part between the caps.
  struct Center: Hashable, Sendable, Decodable {
    /// `tile` or `stretch`.
    let mode: String?
  }

  /// Widths of the caps in pixels.
  struct Insets: Hashable, Sendable, Decodable {
    /// The upper cap.
    let top: CGFloat?
    /// The left cap.
    let left: CGFloat?
    /// The lower cap.
    let bottom: CGFloat?
    /// The right cap.
    let right: CGFloat?
  }

  private enum CodingKeys: String, CodingKey {
    case mode
    case center
    case insets = "cap-insets"
  }
}

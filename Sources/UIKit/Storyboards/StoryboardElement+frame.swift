nonisolated extension StoryboardElement {
  /// The frame that was stored for a view, if one was.
  var storedFrame: CGRect? { storedFrame(in: nil) }

  /// The frame that was stored for a view, perhaps as distances from the edges of the view around
  /// it.
  func storedFrame(in parent: StoryboardElement?) -> CGRect? {
    if let rect = child("rect", key: "frame") {
      return CGRect(
        x: rect.number("x") ?? 0, y: rect.number("y") ?? 0,
        width: max(0, rect.number("width") ?? 0), height: max(0, rect.number("height") ?? 0))
    }
    guard let insets = child("frame", key: "frameInset") else { return nil }
    let room = parent?.storedFrame?.size ?? .zero
    let across = Self.span(
      insets.number("minX"), insets.number("width"), insets.number("maxX"), room.width)
    let down = Self.span(
      insets.number("minY"), insets.number("height"), insets.number("maxY"), room.height)
    return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// One axis, of which two of three lengths are told.
  private static func span(
    _ before: CGFloat?, _ length: CGFloat?, _ after: CGFloat?, _ room: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let length = max(0, length ?? room - (before ?? 0) - (after ?? 0))
    return (before ?? after.map { room - $0 - length } ?? 0, length)
  }
}

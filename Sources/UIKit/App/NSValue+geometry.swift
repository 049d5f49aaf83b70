// On iOS a rectangle in a dictionary, such as a notification's, is at once a `CGRect` and an
// `NSValue`. Foundation bridges numbers here, but not rectangles.
extension NSValue {
  /// Makes a value of a rectangle.
  nonisolated public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The rectangle.
  nonisolated public var cgRectValue: CGRect { rectValue }
}

nonisolated extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Takes the rectangle out of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Takes the rectangle out of an object.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    result = source.rectValue
    return true
  }

  /// Takes the rectangle out of an object; an empty one for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

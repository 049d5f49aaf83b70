/// The typeface and the colour of a text that can be edited.
struct TextLook {
  private let standardFont: UIFont
  /// The typeface, which is never without a value.
  private(set) var font: UIFont
  /// The colour, which is never without a value.
  private(set) var color = UIColor.label

  /// Makes the look of a text that nothing was set for; its font's size is in points.
  init(fontSize: CGFloat) {
    standardFont = .systemFont(ofSize: fontSize)
    font = standardFont
  }

  /// Takes a typeface, or the standard one for nil; whether it is another.
  mutating func setFont(_ newFont: UIFont?) -> Bool {
    let old = font
    font = newFont ?? standardFont
    return font != old
  }

  /// Takes a colour, or the label's for nil; whether it is another.
  mutating func setColor(_ newColor: UIColor?) -> Bool {
    let old = color
    color = newColor ?? .label
    return color != old
  }
}

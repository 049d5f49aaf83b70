import Graphics

/// A label's lines as they stand in a size.
struct FittedLabel {
  /// What they depend on besides what the label says.
  struct Key: Equatable {
    var size: CGSize
    var traits: UITraitCollection
    var direction: UIUserInterfaceLayoutDirection
  }

  let layout: TextLayout
  /// Where the lines start below the top, in points.
  let top: CGFloat
}

extension UILabel {
  /// Fits the text into a size; nil when there is no text.
  func fit(into size: CGSize) -> FittedLabel? {
    let key = FittedLabel.Key(
      size: size, traits: traitCollection, direction: effectiveUserInterfaceLayoutDirection)
    if let fitted, fitted.key == key { return fitted.label }
    guard let text = labelText else { return nil }
    let label = fit(text, into: size)
    fitted = (key, label)
    return label
  }

  private func fit(_ text: LabelText, into size: CGSize) -> FittedLabel {
    let height = size.height.roundedUp(toPixelsAt: traitCollection.displayScale)
    let room = CGSize(width: size.width, height: max(height, 0))
    let full = text.layout(width: room.width, height: room.height, lines: numberOfLines)
    let top = self.top(of: full, in: size)
    guard adjustsFontSizeToFitWidth, full.isTruncated, room.width > 0 else {
      return FittedLabel(layout: full, top: top)
    }
    let scale = text.fittingScale(
      in: room, lines: numberOfLines, minimum: max(minimumScaleFactor, Self.smallestScale))
    let small = text.scaled(by: scale)
      .layout(width: room.width, height: room.height, lines: numberOfLines)
    let adjusted =
      switch baselineAdjustment {
      case .alignBaselines: top + full.firstBaseline - small.firstBaseline
      case .alignCenters: self.top(of: small, in: size)
      case .none: top
      }
    return FittedLabel(layout: small, top: adjusted)
  }

  private func top(of layout: TextLayout, in size: CGSize) -> CGFloat {
    (size.height - layout.size.height.roundedUp(toPixelsAt: traitCollection.displayScale)) / 2
  }

  /// The smallest part of their size that letters are drawn at; ours.
  private static let smallestScale: CGFloat = 0.1

  /// The size of the text in a width and height, in points, rounded up to device pixels.
  func textSize(width: CGFloat, height: CGFloat, lines: Int) -> CGSize {
    guard let text = labelText else { return .zero }
    let size = text.layout(width: width, height: height, lines: lines).size
    return size.roundedUp(toPixelsAt: traitCollection.displayScale)
  }

  /// The size of the whole text, in points; lines end at the width if there is one.
  func fittingSize(width: CGFloat?) -> CGSize {
    let bounds = CGRect(
      x: 0, y: 0, width: width ?? Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// More than any text needs, in points; ours.
  private static let unlimited: CGFloat = 1_000_000
}

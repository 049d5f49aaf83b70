/// Where a button's picture and title are: side by side, the picture where reading starts.
nonisolated struct ButtonLayout: Hashable, Sendable {
  /// The room for both, in points.
  var content: CGRect
  /// The picture's own size; nil for none.
  var image: CGSize?
  /// The title's own size; nil for none.
  var title: CGSize?
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  var isRightToLeft = false

  /// The picture's rectangle, in points.
  var imageRect: CGRect {
    guard let image else { return .zero }
    if title == nil, horizontal == .fill {
      return rect(minX: content.minX, width: content.width, height: image.height)
    }
    let start = isRightToLeft ? groupMinX + titleWidth : groupMinX
    return rect(minX: start, width: imageWidth, height: image.height)
  }

  /// The title's rectangle, in points.
  var titleRect: CGRect {
    guard let title else { return .zero }
    let start = isRightToLeft ? groupMinX : groupMinX + imageWidth
    return rect(minX: start, width: titleWidth, height: title.height)
  }

  private var imageWidth: CGFloat { min(image?.width ?? 0, max(content.width, 0)) }

  private var titleWidth: CGFloat { min(title?.width ?? 0, max(content.width - imageWidth, 0)) }

  private var groupMinX: CGFloat {
    let width = imageWidth + titleWidth
    return switch horizontal {
    case .center: content.minX + (content.width - width) / 2
    case .right, .trailing: content.maxX - width
    case .left, .leading, .fill: content.minX
    }
  }

  private func rect(minX: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    let height = vertical == .fill ? content.height : min(height, max(content.height, 0))
    let minY =
      switch vertical {
      case .top, .fill: content.minY
      case .center: content.minY + (content.height - height) / 2
      case .bottom: content.maxY - height
      }
    return CGRect(x: minX, y: minY, width: width, height: height)
  }
}

nonisolated extension CGRect {
  /// The rectangle moved as a button's insets move what they belong to.
  func shifted(
    by insets: UIEdgeInsets, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> CGRect {
    let dx =
      switch horizontal {
      case .left, .leading, .fill: insets.left
      case .right, .trailing: -insets.right
      case .center: (insets.left - insets.right) / 2
      }
    let dy =
      switch vertical {
      case .top, .fill: insets.top
      case .bottom: -insets.bottom
      case .center: (insets.top - insets.bottom) / 2
      }
    return offsetBy(dx: dx, dy: dy)
  }
}

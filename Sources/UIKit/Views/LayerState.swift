import Graphics

/// Everything a layer shows, as a value: once as the model, once as what is on screen.
nonisolated package struct LayerState: Equatable, Sendable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CGAffineTransform.identity
  package var opacity: CGFloat = 1
  package var isHidden = false
  package var masksToBounds = false
  package var backgroundColor: Color?
  package var cornerRadius: CGFloat = 0
  var cornerCurve = CornerCurve.circular
  package var corners = Corners.all
  var borderWidth: CGFloat = 0
  var borderColor: Color?
  var shadowColor: Color? = .black
  var shadowOpacity: CGFloat = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)

  /// Maps the layer's own coordinates (those of `bounds`) to its parent's.
  package var toParent: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    if transform.isIdentity {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The upright rectangle that the layer covers in its parent.
  package var frame: CGRect {
    guard transform.isIdentity else { return bounds.applying(toParent) }
    // Without the origin of the bounds, so that scrolling leaves no trace in the last digits.
    return CGRect(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  mutating func add(_ animation: LayerAnimation, at now: TimeInterval) {
    let delta = animation.contribution(at: now)
    func sum(_ value: CGFloat, _ index: Int = 0) -> CGFloat { value + CGFloat(delta[index]) }
    switch animation.property {
    case .position:
      position = CGPoint(x: sum(position.x), y: sum(position.y, 1))
    case .bounds:
      bounds = CGRect(
        x: sum(bounds.origin.x), y: sum(bounds.origin.y, 1),
        width: max(sum(bounds.width, 2), 0), height: max(sum(bounds.height, 3), 0))
    case .transform:
      let t = transform
      transform = CGAffineTransform(
        a: sum(t.a), b: sum(t.b, 1), c: sum(t.c, 2), d: sum(t.d, 3), tx: sum(t.tx, 4),
        ty: sum(t.ty, 5))
    case .opacity: opacity = sum(opacity)
    case .cornerRadius: cornerRadius = max(sum(cornerRadius), 0)
    case .backgroundColor: backgroundColor = (SIMD8(backgroundColor) + delta).color
    case .borderColor: borderColor = (SIMD8(borderColor) + delta).color
    case .borderWidth: borderWidth = max(sum(borderWidth), 0)
    case .shadowOpacity: shadowOpacity = sum(shadowOpacity)
    case .shadowRadius: shadowRadius = max(sum(shadowRadius), 0)
    case .shadowOffset:
      shadowOffset = CGSize(width: sum(shadowOffset.width), height: sum(shadowOffset.height, 1))
    }
  }
}

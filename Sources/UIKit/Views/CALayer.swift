import Graphics

/// The drawn side of a view: geometry, fill, border, shadow, and the animations that move them.
public final class CALayer {
  private(set) var model = LayerState()
  private(set) var animations: [LayerAnimation] = []
  package weak var view: UIView?

  /// Makes a layer that belongs to no view.
  public init() {}

  // MARK: Geometry

  /// The layer's own rectangle, in points; its origin is what scrolls.
  public var bounds: CGRect {
    get { model.bounds }
    set {
      let old = model.bounds
      change(\.bounds, .bounds, to: newValue, SIMD8.init)
      if old != newValue { view?.boundsDidChange(from: old) }
    }
  }

  /// Where the anchor point lies in the parent, in points.
  public var position: CGPoint {
    get { model.position }
    set { change(\.position, .position, to: newValue, SIMD8.init) }
  }

  /// The point of the bounds, in unit coordinates, that `position` and the transform hold on to.
  public var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { set(\.anchorPoint, to: newValue) }
  }

  /// The upright rectangle around the layer in its parent, in points.
  public var frame: CGRect {
    get { model.frame }
    set {
      let size = newValue.size
      // The place first: who hears of the new size may ask where it is.
      position = CGPoint(
        x: newValue.minX + size.width * anchorPoint.x,
        y: newValue.minY + size.height * anchorPoint.y)
      if model.transform.isIdentity {
        bounds = CGRect(origin: bounds.origin, size: size)
      }
    }
  }

  /// The transform around the anchor point.
  public func affineTransform() -> CGAffineTransform { model.transform }

  /// Sets the transform around the anchor point.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    change(\.transform, .transform, to: transform, SIMD8.init)
  }

  // MARK: Appearance

  /// The opacity, 0…1.
  public var opacity: Float {
    get { Float(model.opacity) }
    set { change(\.opacity, .opacity, to: min(max(CGFloat(newValue), 0), 1), SIMD8.init) }
  }

  /// Whether the layer and what is in it are left out of the picture.
  public var isHidden: Bool {
    get { model.isHidden }
    set { set(\.isHidden, to: newValue) }
  }

  /// Whether what is in the layer is cut off at its (rounded) bounds.
  public var masksToBounds: Bool {
    get { model.masksToBounds }
    set { set(\.masksToBounds, to: newValue) }
  }

  /// The fill; nil for none.
  public var backgroundColor: CGColor? {
    get { model.backgroundColor.map(CGColor.init) }
    set { change(\.backgroundColor, .backgroundColor, to: newValue?.color, SIMD8.init) }
  }

  /// The radius of the rounded corners, in points.
  public var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { change(\.cornerRadius, .cornerRadius, to: newValue, SIMD8.init) }
  }

  /// The shape of the rounded corners.
  public var cornerCurve: CALayerCornerCurve {
    get { model.cornerCurve == .continuous ? .continuous : .circular }
    set { set(\.cornerCurve, to: newValue == .continuous ? .continuous : .circular) }
  }

  /// The corners that are rounded.
  public var maskedCorners: CACornerMask {
    get { CACornerMask(model.corners) }
    set { set(\.corners, to: newValue.corners) }
  }

  /// The width of the border inside the bounds, in points.
  public var borderWidth: CGFloat {
    get { model.borderWidth }
    set { change(\.borderWidth, .borderWidth, to: newValue, SIMD8.init) }
  }

  /// The colour of the border.
  public var borderColor: CGColor? {
    get { model.borderColor.map(CGColor.init) }
    set { change(\.borderColor, .borderColor, to: newValue?.color, SIMD8.init) }
  }

  /// The colour of the shadow; black by default.
  public var shadowColor: CGColor? {
    get { model.shadowColor.map(CGColor.init) }
    set { set(\.shadowColor, to: newValue?.color) }
  }

  /// The opacity of the shadow, 0…1; 0 by default.
  public var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set { change(\.shadowOpacity, .shadowOpacity, to: CGFloat(newValue), SIMD8.init) }
  }

  /// The blur of the shadow, in points; 3 by default.
  public var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { change(\.shadowRadius, .shadowRadius, to: newValue, SIMD8.init) }
  }

  /// Where the shadow falls, in points; (0, −3) by default.
  public var shadowOffset: CGSize {
    get { model.shadowOffset }
    set { change(\.shadowOffset, .shadowOffset, to: newValue, SIMD8.init) }
  }

  // MARK: Animations

  /// A copy of the layer as it is on screen at this moment.
  public func presentation() -> CALayer? {
    let copy = CALayer()
    copy.model = presented
    return copy
  }

  /// What is on screen at this moment.
  package var presented: LayerState {
    if animations.isEmpty { return model }
    var state = model
    let moment = UIApplication.shared.clock.now
    for animation in animations { state.add(animation, at: moment) }
    return state
  }

  /// Stops all animations; the layer shows its model values at once.
  public func removeAllAnimations() {
    let groups = Set(animations.map(\.group))
    animations = []
    didChange()
    for group in groups.sorted() { UIApplication.shared.animations.interrupt(group, on: self) }
  }

  /// Whether an animation moves the layer, so that its edges lie between pixels.
  var isMoving: Bool {
    let now = UIApplication.shared.clock.now
    return animations.contains {
      now > $0.timing.start
        && ($0.property == .position || $0.property == .bounds || $0.property == .transform)
    }
  }

  /// When the last animation that moves the layer is over; nil for none.
  package var movementEnd: TimeInterval? {
    animations.lazy.filter { [.position, .bounds, .transform].contains($0.property) }
      .map(\.timing.end).max()
  }

  /// Whether an animation without `.allowUserInteraction` moves the layer, but for one property.
  func blocksTouches(exceptWhile property: AnimatableProperty? = nil) -> Bool {
    let now = UIApplication.shared.clock.now
    return animations.contains {
      !$0.timing.allowsUserInteraction && now >= $0.timing.start && $0.property != property
    }
  }

  /// Whether anything of the layer is animated.
  var isAnimated: Bool { !animations.isEmpty }

  func removeAnimations(ofGroup group: Int) {
    animations.removeAll { $0.group == group }
    didChange()
  }

  /// Stops the animations of one property; it shows its model value at once.
  func removeAnimations(of property: AnimatableProperty) {
    guard animations.contains(where: { $0.property == property }) else { return }
    animations.removeAll { $0.property == property }
    didChange()
  }

  private func didChange() {
    view?.setNeedsFrame()
  }

  private func change<Value: Equatable>(
    _ path: WritableKeyPath<LayerState, Value>, _ property: AnimatableProperty, to value: Value,
    _ vector: (Value) -> SIMD8<Double>
  ) {
    let old = model[keyPath: path]
    guard old != value else { return }
    model[keyPath: path] = value
    if let animation = UIApplication.shared.animations.animation(
      of: property, by: vector(old) - vector(value), on: self)
    {
      animations.append(animation)
    }
    if property == .opacity { view?.setNeedsPicture() } else { didChange() }
  }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<LayerState, Value>, to value: Value
  ) {
    guard model[keyPath: path] != value else { return }
    model[keyPath: path] = value
    didChange()
  }
}

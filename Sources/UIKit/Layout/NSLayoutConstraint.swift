/// A relation between two parts of views that the layout keeps:
/// `first relation multiplier · second + constant`.
open class NSLayoutConstraint {
  let first: LayoutQuantity
  let second: LayoutQuantity?

  /// The first view or guide.
  public final var firstItem: AnyObject? { first.item }

  /// The part of the first item.
  public final var firstAttribute: Attribute { first.attribute }

  /// The second view or guide; nil where there is only a constant.
  public final var secondItem: AnyObject? { second?.item }

  /// The part of the second item.
  public final var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The first part as an anchor.
  public final var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

  /// The second part as an anchor; nil where there is only a constant.
  public final var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// How the sides compare.
  public final let relation: Relation

  /// What the second part is multiplied by.
  public final let multiplier: CGFloat

  /// What is added to the second side, in points; may change while the constraint is active.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.setNeedsConstraintLayout() } }
  }

  /// How much the constraint matters.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.setNeedsConstraintLayout() } }
  }

  /// A name for messages.
  open var identifier: String?

  /// The view that holds the constraint while it is active.
  final weak var holder: UIView?

  /// Makes a constraint; its priority is required.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.flatMap { $0 as? any LayoutItem }
    self.init(
      LayoutQuantity(view1 as? any LayoutItem, attr1), relation,
      attr2 == .notAnAttribute ? nil : second.map { LayoutQuantity($0, attr2) },
      multiplier: multiplier, constant: c)
  }

  init(
    _ first: LayoutQuantity, _ relation: Relation, _ second: LayoutQuantity?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Whether the layout keeps the constraint.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        commonView?.hold(self)
      } else {
        holder?.release(self)
      }
    }
  }

  /// Makes constraints active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The first view up the tree that holds all of the constraint's items.
  private var commonView: UIView? {
    let views = items.compactMap(\.layoutView)
    guard let start = views.first else { return nil }
    var view: UIView? = start
    while let candidate = view {
      if views.allSatisfy({ $0.isDescendant(of: candidate) }) { return candidate }
      view = candidate.superview
    }
    UIApplication.shared.layoutReporter.report(
      LayoutProblem(
        "layout: \(name) relates views without a common superview and stays inactive",
        constraints: [self]))
    return nil
  }

  /// The views and guides that the constraint speaks of.
  final var items: [any LayoutItem] {
    [first.item, first.origin, second?.item, second?.origin].compactMap { $0 }
  }

  /// The constraint in a line, for messages.
  final var name: String {
    var text = "\(first) \(["<=", "==", ">="][relation.rawValue + 1]) "
    if let second {
      text += multiplier == 1 ? "\(second)" : "\(multiplier) * \(second)"
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += "\(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    return identifier.map { "'\($0)' (\(text))" } ?? "(\(text))"
  }
}

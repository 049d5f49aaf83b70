extension UIButton {
  /// The colour of the contents of a selected system button, and how round the ground is behind
  /// them and how far it goes beyond them, in points; by eye from iOS, ours.
  static let selectedColor = UIColor.white
  private static let (radius, reach): (CGFloat, CGSize) = (4, CGSize(width: 4, height: 2))

  /// Whether the button looks selected by itself: a system button does, whose contents are in its
  /// tint colour, with a ground in that colour.
  var showsSelection: Bool { buttonType == .system && isSelected && isEnabled }

  /// Shows the ground behind the contents, or takes it away.
  func updateSelection() {
    guard showsSelection else {
      selectionGround?.isHidden = true
      if let picture, picture.ownTintColor == Self.selectedColor { picture.tintColor = nil }
      return
    }
    let ground = selectionGround ?? UIView(frame: .zero)
    if selectionGround == nil {
      ground.isUserInteractionEnabled = false
      ground.layer.cornerRadius = Self.radius
      insertSubview(ground, at: background == nil ? 0 : 1)
      selectionGround = ground
    }
    ground.isHidden = false
    ground.backgroundColor = tintColor
    picture?.tintColor = Self.selectedColor
  }

  /// Puts the ground behind the contents.
  func placeSelection() {
    guard let selectionGround else { return }
    var area = CGRect.null
    if let picture, picture.image != nil { area = area.union(picture.frame) }
    if let label, label.text?.isEmpty == false { area = area.union(label.frame) }
    selectionGround.frame =
      area.isNull ? .zero : area.insetBy(dx: -Self.reach.width, dy: -Self.reach.height)
  }
}

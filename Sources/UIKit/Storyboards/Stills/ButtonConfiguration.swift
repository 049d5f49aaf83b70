/// What a storyboard says of a button in the words of UIButton.Configuration.
struct ButtonConfiguration {
  /// What is behind the contents.
  enum Style: String {
    case plain, borderless
    case gray, bordered
    case tinted, borderedTinted
    case filled, borderedProminent
  }

  /// On which side of the words the picture is.
  enum Placement: String {
    case leading, trailing, top, bottom

    var isBeside: Bool { self == .leading || self == .trailing }
  }

  /// How large all of it is.
  enum Size: String {
    case mini, small, medium, large

    /// The size of the title's letters, in points; the medium size measured from stored frames, the
    /// others by eye from iOS.
    var title: CGFloat { self == .mini || self == .small ? 15 : 17 }

    /// The room around the contents, in points; as above.
    var insets: NSDirectionalEdgeInsets {
      let (down, across): (CGFloat, CGFloat) =
        switch self {
        case .mini, .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(top: down, leading: across, bottom: down, trailing: across)
    }
  }

  /// How round the corners are.
  enum CornerStyle: String {
    case fixed, dynamic, small, medium, large, capsule

    /// The radius in points for a height, or what else was given; by eye from iOS, ours.
    func radius(height: CGFloat, given: CGFloat) -> CGFloat {
      switch self {
      case .fixed, .dynamic: given
      case .small: 5
      case .medium: 8
      case .large: 12
      case .capsule: height / 2
      }
    }
  }

  var style = Style.plain
  var size = Size.medium
  var cornerStyle = CornerStyle.dynamic
  /// UIBackgroundConfiguration's radius for buttons, in points.
  var cornerRadius: CGFloat = 5.95
  var strokeWidth: CGFloat = 0
  var strokeColor: UIColor?
  var background: UIColor?
  var backgroundImage: UIImage?

  var title: NSAttributedString?
  var subtitle: NSAttributedString?
  var titleColor: UIColor?
  var subtitleColor: UIColor?
  var titleFont: UIFont?
  var subtitleFont: UIFont?
  var titleAlignment = NSTextAlignment.natural
  var titlePadding: CGFloat = 1
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var image: UIImage?
  var showsActivity = false
  var placement = Placement.leading
  var imagePadding: CGFloat = 0
  var insets: NSDirectionalEdgeInsets?
  var baseForeground: UIColor?
  var baseBackground: UIColor?

  /// The colour of the words and the picture; nil for the tint.
  func foreground(isEnabled: Bool) -> UIColor? {
    guard isEnabled else { return .tertiaryLabel }
    if let baseForeground { return baseForeground }
    return style == .filled || style == .borderedProminent ? .white : nil
  }

  /// The colour behind them, where the tint is a colour.
  func fill(isEnabled: Bool, tint: UIColor) -> UIColor? {
    if let background { return background }
    switch style {
    case .plain, .borderless: return baseBackground
    case .gray, .bordered: return baseBackground ?? .tertiarySystemFill
    case _ where !isEnabled: return .tertiarySystemFill
    // The share of the tint is by eye from iOS, ours.
    case .tinted, .borderedTinted: return (baseBackground ?? tint).withAlphaComponent(0.18)
    case .filled, .borderedProminent: return baseBackground ?? tint
    }
  }
}

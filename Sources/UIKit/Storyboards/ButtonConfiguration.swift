/// What a storyboard says of a button in the words of UIButton.Configuration.
struct ButtonConfiguration {
  /// What is behind the contents.
  enum Style: String {
    case plain, borderless
    case gray, bordered
    case tinted, borderedTinted
    case filled, borderedProminent

    /// The style as which a selected button looks; by eye from iOS, ours.
    var selected: Style {
      switch self {
      case .plain, .borderless, .gray, .bordered: .tinted
      case .tinted, .borderedTinted, .filled, .borderedProminent: .filled
      }
    }
  }

  /// On which side of the words the picture is.
  enum Placement: String {
    case leading, trailing, top, bottom

    var isBeside: Bool { self == .leading || self == .trailing }
  }

  /// How large all of it is.
  enum Size: String {
    case mini, small, medium, large

    /// The style of the title's letters; the medium size's measured from stored frames, the others
    /// by eye from iOS.
    var title: UIFont.TextStyle {
      switch self {
      case .mini: .footnote
      case .small: .subheadline
      case .medium, .large: .body
      }
    }

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

  /// Words of a button.
  struct Words {
    /// The words in the button's typeface.
    var text: String?
    /// The words with looks of their own, in place of `text`.
    var styled: NSAttributedString?
    var font: UIFont?
    var color: UIColor?

    var string: String? { styled?.string ?? text }
  }

  /// The style of a subtitle's letters; by eye from iOS, ours.
  static let subtitle = UIFont.TextStyle.footnote

  var style = Style.plain
  var size = Size.medium
  var cornerStyle = CornerStyle.dynamic
  /// UIBackgroundConfiguration's radius for buttons, in points.
  var cornerRadius: CGFloat = 5.95
  var strokeWidth: CGFloat = 0
  var strokeColor: UIColor?
  var background: UIColor?
  var backgroundImage: UIImage?

  var title = Words()
  var subtitle = Words()
  var titleAlignment = NSTextAlignment.natural
  var titlePadding: CGFloat = 1
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var image: UIImage?
  /// Whether the picture is as large as letters of the title, whatever size they have.
  var scalesImage = false
  var showsActivity = false
  var placement = Placement.leading
  var imagePadding: CGFloat = 0
  var insets: NSDirectionalEdgeInsets?
  var baseForeground: UIColor?
  var baseBackground: UIColor?

  /// How a button looks in a state.
  struct Look {
    var foreground: UIColor
    var fill: UIColor?
    var contentOpacity: CGFloat = 1
    var groundOpacity: CGFloat = 1
  }

  /// How opaque a button is that is pressed, all of it or a ground in full colour alone, and how
  /// opaque are words without a ground; by eye from iOS, ours.
  private static let (pressedOpacity, pressedPlainOpacity): (CGFloat, CGFloat) = (0.75, 0.5)

  /// How the button looks in a state, with a tint.
  func look(in state: UIControl.State, tint: UIColor) -> Look {
    let style = state.contains(.selected) ? style.selected : style
    let isFilled = style == .filled || style == .borderedProminent
    guard !state.contains(.disabled) else {
      let hasGround = style != .plain && style != .borderless
      return Look(
        foreground: .tertiaryLabel,
        fill: background ?? (hasGround ? .tertiarySystemFill : baseBackground))
    }
    var look = Look(
      foreground: baseForeground ?? (isFilled ? .white : tint),
      fill: background ?? fill(of: style, tint: tint))
    if state.contains(.highlighted) {
      look.groundOpacity = Self.pressedOpacity
      if !isFilled {
        look.contentOpacity = look.fill == nil ? Self.pressedPlainOpacity : Self.pressedOpacity
      }
    }
    return look
  }

  private func fill(of style: Style, tint: UIColor) -> UIColor? {
    switch style {
    case .plain, .borderless: baseBackground
    case .gray, .bordered: baseBackground ?? .tertiarySystemFill
    // The share of the tint is by eye from iOS, ours.
    case .tinted, .borderedTinted: (baseBackground ?? tint).withAlphaComponent(0.18)
    case .filled, .borderedProminent: baseBackground ?? tint
    }
  }
}

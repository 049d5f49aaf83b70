import UIKit

/// The login form on its scroll view: what it shows and where, but not what it does.
final class LoginView: UIView {
  /// How much room the screen leaves for more than fields and buttons.
  private enum Density: Equatable {
    case roomy
    case compact
    case cramped
    /// A low screen, where two stand side by side so that the keyboard leaves all of them in sight.
    case low(showsLogo: Bool)

    /// The limits are heights in points; ours.
    init(height: CGFloat, readsLarge: Bool) {
      self =
        switch height {
        case 600...: .roomy
        case 450...: .compact
        default: readsLarge ? .cramped : .low(showsLogo: height >= 350)
        }
    }

    var isLow: Bool { self == .low(showsLogo: true) || self == .low(showsLogo: false) }
    var showsLogo: Bool { self != .cramped && self != .low(showsLogo: false) }
  }

  /// How much of a part of the head may be cut before it goes, 0…1, and the time that takes, in
  /// seconds; ours.
  private static let tolerance: CGFloat = 0.08
  private static let fading: TimeInterval = 0.15

  let scrollView = UIScrollView()
  let email = FormField(icon: "envelope", placeholder: Text.string("login.email"))
  let password: FormField
  let passwordToggle = PasswordToggle()
  let forgot = LinkButton(Text.string("login.forgot"), alignment: .right)
  let logIn = PrimaryButton(LoginForm.Purpose.logIn.action)
  let notice = UILabel("", font: .footnote, color: Palette.textSecondary, lines: 0)
  let switchPurpose = LinkButton(LoginForm.Purpose.logIn.switchAction)

  private let logo = UIImageView(image: UIImage(named: "Logo"))
  private let title = UILabel("", font: .title, lines: 0, alignment: .center)
  private let subtitle = UILabel(
    "", font: .callout, color: Palette.textSecondary, lines: 0, alignment: .center)
  private let background = BackgroundTap()
  private let forgotRow: UIStackView
  private let fields: UIStackView
  private let actions: UIStackView
  private let stack: UIStackView
  /// The room before and after a link that stands at one of its edges.
  private let (before, after) = (UIView(), UIView())
  private let logoSide: NSLayoutConstraint

  /// The height that the form stands in the middle of: the screen's, or its own if that is more.
  private let middle = UILayoutGuide()
  private var fillsScreen: NSLayoutConstraint?
  private var end: NSLayoutConstraint?
  private var widest: NSLayoutConstraint?

  override init(frame: CGRect) {
    password = FormField(
      icon: "lock", placeholder: Text.string("login.password"), accessory: passwordToggle)
    forgotRow = UIStackView(.horizontal, [before, forgot, after])
    fields = UIStackView(.vertical, spacing: Spacing.snug, [email, password])
    actions = UIStackView(.vertical, [forgotRow, logIn])
    stack = UIStackView(.vertical, [logo, title, subtitle, fields, actions, notice, switchPurpose])
    logoSide = logo.heightAnchor.constraint(equalToConstant: 72)
    logoSide.priority = .almostRequired
    super.init(frame: frame)
    backgroundColor = Palette.background
    dress()
    arrange()
    show(.logIn)
  }

  required init?(coder: NSCoder) { nil }

  /// Words the form for somebody who comes back or somebody new.
  func show(_ purpose: LoginForm.Purpose) {
    title.text = purpose.title
    subtitle.text = purpose.subtitle
    logIn.show(purpose.action)
    switchPurpose.show(purpose.switchAction)
    forgotRow.isHidden = purpose == .createAccount
    password.textField.textContentType = purpose == .logIn ? .password : .newPassword
    arrangeFields()
  }

  /// Puts fields and buttons below each other, or two by two.
  private func arrangeFields() {
    let isLow = density.isLow
    arrange(fields, beside: isLow, spacing: Spacing.snug, alignment: .top)
    // Beside a link that is hidden the button would have all of the row, and the link no width.
    arrange(
      actions, beside: isLow && !forgotRow.isHidden, spacing: isLow ? Spacing.snug : Spacing.small,
      alignment: .center)
    before.isHidden = isLow
    after.isHidden = !isLow
    forgot.words.textAlignment = isLow ? .left : .right
    stack.setCustomSpacing(
      forgotRow.isHidden ? Spacing.gutter : isLow ? Spacing.small : Spacing.tight, after: fields)
    widest?.constant = isLow ? Spacing.pageWidth : Spacing.formWidth
  }

  private func arrange(
    _ pair: UIStackView, beside: Bool, spacing: CGFloat, alignment: UIStackView.Alignment
  ) {
    pair.axis = beside ? .horizontal : .vertical
    pair.distribution = beside ? .fillEqually : .fill
    pair.alignment = beside ? alignment : .fill
    pair.spacing = spacing
  }

  /// Says something below the button, or nothing.
  func tell(_ text: String?) {
    notice.text = text
    notice.isHidden = text == nil
  }

  /// Whether scrolling ends below the last element instead of at the bottom of the screen.
  ///
  /// What stands on the screen stays where it is.
  var endsWithItsLastElement = false {
    didSet {
      guard endsWithItsLastElement != oldValue else { return }
      (endsWithItsLastElement ? fillsScreen : end)?.isActive = false
      (endsWithItsLastElement ? end : fillsScreen)?.isActive = true
      layoutIfNeeded()
    }
  }

  override func layoutSubviews() {
    let fitting = Density(height: bounds.height, readsLarge: readsLarge)
    if density != fitting { density = fitting }
    super.layoutSubviews()
    hideCutHead()
  }

  /// Clears what stands under the status bar or the screen's edge in part: a cut logo is no logo,
  /// nor is the ghost of one.
  func hideCutHead() {
    let edge = scrollView.bounds.minY + scrollView.adjustedContentInset.top
    for view in [logo, title, subtitle] {
      let frame = view.convert(view.bounds, to: scrollView)
      // Words go with their last line.
      let line = min((view as? UILabel)?.font.lineHeight ?? frame.height, frame.height)
      let isCut = edge - frame.minY > frame.height - (1 - Self.tolerance) * line
      let alpha: CGFloat = isCut ? 0 : 1
      guard view.alpha != alpha else { continue }
      UIView.animate(
        withDuration: Self.fading, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState]
      ) { view.alpha = alpha }
    }
  }

  private var density = Density.roomy {
    didSet {
      logo.isHidden = !density.showsLogo
      subtitle.isHidden = density != .roomy
      logoSide.constant = density == .roomy ? 72 : 56
      stack.setCustomSpacing(density == .roomy ? Spacing.small : Spacing.gutter, after: title)
      arrangeFields()
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private func dress() {
    scrollView.delegate = self
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .onDrag
    background.delegate = background
    background.cancelsTouchesInView = false
    scrollView.addGestureRecognizer(background)
    logo.contentMode = .scaleAspectFit
    logo.isAccessibilityElement = true
    logo.accessibilityTraits = .image
    logo.accessibilityLabel = "Foyer"
    title.accessibilityTraits = .header
    notice.isHidden = true
    notice.textAlignment = .center

    email.textField.keyboardType = .emailAddress
    email.textField.textContentType = .username
    email.textField.returnKeyType = .next
    for field in [email.textField, password.textField] {
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
      field.spellCheckingType = .no
    }
    password.textField.isSecureTextEntry = true
    password.textField.returnKeyType = .go
    passwordToggle.textField = password.textField

    accessibilityIdentifier = "login"
    email.textField.accessibilityIdentifier = "login-email"
    password.textField.accessibilityIdentifier = "login-password"
    passwordToggle.accessibilityIdentifier = "login-show-password"
    forgot.accessibilityIdentifier = "login-forgot"
    logIn.accessibilityIdentifier = "login-submit"
    switchPurpose.accessibilityIdentifier = "login-switch"
    notice.accessibilityIdentifier = "login-notice"
  }

  private func arrange() {
    addFilling(scrollView)
    ScrollEdge().cover(self)
    let content = UIView()
    scrollView.addFilling(content, in: scrollView.contentLayoutGuide)
    widest = content.addColumn(
      stack, in: safeAreaLayoutGuide, gutter: Spacing.large, widest: Spacing.formWidth)
    content.addLayoutGuide(middle)
    stack.setCustomSpacing(Spacing.gutter, after: logo)
    stack.setCustomSpacing(Spacing.small, after: title)
    stack.setCustomSpacing(Spacing.section, after: subtitle)
    stack.setCustomSpacing(Spacing.snug, after: actions)
    stack.setCustomSpacing(Spacing.small, after: notice)
    let screen = scrollView.safeAreaLayoutGuide
    let noTaller = middle.heightAnchor.constraint(equalTo: screen.heightAnchor)
    noTaller.priority = .defaultLow
    let fillsScreen = content.bottomAnchor.constraint(equalTo: middle.bottomAnchor)
    self.fillsScreen = fillsScreen
    end = content.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: Spacing.large)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      middle.topAnchor.constraint(equalTo: content.topAnchor),
      middle.heightAnchor.constraint(greaterThanOrEqualTo: screen.heightAnchor),
      noTaller,
      fillsScreen,
      stack.centerYAnchor.constraint(equalTo: middle.centerYAnchor),
      stack.topAnchor.constraint(
        greaterThanOrEqualTo: middle.topAnchor, constant: Spacing.large),
      logoSide,
    ])
  }
}

extension LoginView: UIScrollViewDelegate {
  /// The head of the form goes as it scrolls away.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    hideCutHead()
  }
}

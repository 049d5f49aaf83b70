import Graphics

/// A bar with a field for what is searched, a button that cancels, and scopes to search in.
open class UISearchBar: UIView {
  /// What is behind the field.
  nonisolated public enum Style: Int, Sendable {
    /// The ground of a bar.
    case `default` = 0
    /// The ground of a bar.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  /// The heights of the field, at the usual text size, and of the scopes, and the room above and
  /// below the field and beside it, in points; as in Interface Builder.
  private static let (field, scopesHeight, margin): (CGFloat, CGFloat, CGFloat) = (36, 46, 10)
  private static let gap: CGFloat = 8
  /// The height of the control in the room for the scopes, and what is above it there, in points;
  /// ours.
  private static let (scopeControl, scopeMargin): (CGFloat, CGFloat) = (33, 7)
  /// The least room above and below a field that is too high for the bar, in points; ours.
  private static let leastMargin: CGFloat = 2
  /// The largest letters of the cancel button, in points; ours.
  private static let largestCancel: CGFloat = 23
  /// How long the cancel button takes to come or go, in seconds; ours.
  private static let duration: TimeInterval = 0.25

  private let fieldDelegate = SearchFieldDelegate()
  private var ground = BarGround()
  private var cancel: UIButton?
  private var scopes: UISegmentedControl?

  /// Makes a bar without words with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    searchTextField = UISearchTextField(frame: .zero)
    super.init(frame: frame)
    fieldDelegate.bar = self
    searchTextField.delegate = fieldDelegate
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.cancel?.isEnabled = true }, for: .editingDidBegin)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.cancel?.isEnabled = false }, for: .editingDidEnd)
    addSubview(searchTextField)
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Decides on and hears of what happens in the bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field.
  public final let searchTextField: UISearchTextField

  /// The text; setting it tells nobody.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// What is behind the field.
  open var searchBarStyle = Style.default {
    didSet { if searchBarStyle != oldValue { setNeedsDisplay() } }
  }

  /// The bar's own colour; nil for the system's material.
  open var barTintColor: UIColor? {
    didSet {
      ground.tint = barTintColor
      setNeedsDisplay()
    }
  }

  // MARK: Editing

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Begins to edit the text.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Cancelling

  /// Whether there is a button that cancels; the app says what that does.
  ///
  /// It is disabled once editing has ended, until it begins again (UIKit).
  open var showsCancelButton: Bool {
    get { cancel != nil }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows the button that cancels, or takes it away.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    let old = cancel
    let isAnimated = animated && window != nil
    if isAnimated { layoutIfNeeded() }
    cancel = showsCancelButton ? makeCancelButton() : nil
    setNeedsLayout()
    guard isAnimated else {
      old?.removeFromSuperview()
      return
    }
    let place = cancelFrame
    UIView.performWithoutAnimation {
      cancel?.frame = place.offsetBy(dx: place.width + Self.gap, dy: 0)
    }
    UIView.animate(withDuration: Self.duration) {
      old?.frame.origin.x += place.width + Self.gap + (old?.frame.width ?? 0)
      self.layoutIfNeeded()
    } completion: { _ in
      old?.removeFromSuperview()
    }
  }

  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.titleLabel?.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: UIFont.labelFontSize), maximumPointSize: Self.largestCancel)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.setTitle(SystemWord.cancel.text(in: UIApplication.shared.language), for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
      }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  // MARK: Scopes

  /// The words of the scopes.
  open var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { updateScopes() } }
  }

  /// Whether the scopes are shown.
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { updateScopes() } }
  }

  /// The number of the chosen scope; setting it tells nobody.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
  }

  private func updateScopes() {
    scopes?.removeFromSuperview()
    scopes = nil
    if showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty {
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = selectedScopeButtonIndex
      control.addAction(
        UIAction { [weak self, weak control] _ in
          guard let self, let control else { return }
          selectedScopeButtonIndex = control.selectedSegmentIndex
          delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        }, for: .valueChanged)
      addSubview(control)
      scopes = control
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: fieldHeight + Self.margin * 2 + scopesRoom)
  }

  /// The height of the field, which grows by as much as a line of its text.
  private var fieldHeight: CGFloat {
    let style = UIFont.TextStyle.body
    let growth =
      style.size(in: traitCollection.preferredContentSizeCategory) - style.size(in: .large)
    let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    let line = font.withSize(font.pointSize + max(growth, 0)).lineHeight
    return (Self.field + line - font.lineHeight).rounded()
  }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    // Before they hear of it by themselves: where they are follows from their letters.
    searchTextField.contentSizeCategoryDidChange()
    cancel?.contentSizeCategoryDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where the field and the cancel button are together.
  private var line: CGRect {
    let height = max(
      min(fieldHeight, bounds.height - scopesRoom - Self.leastMargin * 2), Self.field)
    let margin = min(max((bounds.height - scopesRoom - height) / 2, 0), Self.margin)
    return CGRect(
      x: bounds.minX + Self.gap, y: bounds.minY + margin,
      width: max(bounds.width - Self.gap * 2, 0), height: height)
  }

  private var scopesRoom: CGFloat { scopes == nil ? 0 : Self.scopesHeight }

  private var cancelFrame: CGRect {
    let width = cancel?.titleLabel?.intrinsicContentSize.width ?? 0
    let line = line
    return CGRect(
      x: isReversed ? line.minX : line.maxX - width, y: line.minY, width: width,
      height: line.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var field = line
    if let cancel {
      let place = cancelFrame
      cancel.frame = place
      field.size.width = max(field.width - place.width - Self.gap, 0)
      if isReversed { field.origin.x = place.maxX + Self.gap }
    }
    field.size.width = max(field.width, 0)
    searchTextField.frame = field
    scopes?.frame = CGRect(
      x: line.minX, y: line.maxY + Self.margin + Self.scopeMargin, width: line.width,
      height: Self.scopeControl)
  }

  override var showsBackdrop: Bool { searchBarStyle != .minimal && ground.isMaterial }

  override func drawContent(on canvas: Canvas) {
    guard searchBarStyle != .minimal else { return }
    ground.draw(on: canvas, in: bounds, of: self)
    let line = hairline(on: canvas)
    for y in [bounds.minY, bounds.maxY - line] {
      canvas.fill(
        CGRect(x: bounds.minX, y: y, width: bounds.width, height: line), with: resolve(.separator))
    }
  }
}

/// Hands on what a bar's field asks and tells.
private final class SearchFieldDelegate: UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap {
      $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string)
    } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return false
  }
}

import Graphics

/// A row of dots, one for each page; the one for the page that is shown stands out.
open class UIPageControl: UIControl {
  /// The diameter of a dot, in points, and what a dot takes of the row; by eye from iOS, ours.
  private static let dot: CGFloat = 7.5
  private static let pitch: CGFloat = 17
  /// The height of the row and the room at its ends, in points; measured from stored frames.
  private static let height: CGFloat = 26
  private static let end: CGFloat = 22.5

  /// Makes a row without dots with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Always nil: views come from code and from storyboards here, never from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// How many pages there are; at least 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The page that is shown, from 0.
  open var currentPage = 0 {
    didSet {
      let page = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if page != currentPage { currentPage = page }
      if currentPage != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether a single page has no dot.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the other dots; nil for a third of white.
  open var pageIndicatorTintColor: UIColor? {
    didSet { if pageIndicatorTintColor != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the dot of the page that is shown; nil for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { if currentPageIndicatorTintColor != oldValue { setNeedsDisplay() } }
  }

  // MARK: Size

  /// The size that dots for a number of pages take, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: Self.pitch * CGFloat(max(pageCount, 0)) + Self.end * 2, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Touches

  override var keepsTaps: Bool { true }

  /// A touch that ends beside the middle turns one page to that side.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let page = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if currentPage != page { sendActions(for: .valueChanged) }
  }

  // MARK: Accessibility

  override var ownTraits: UIAccessibilityTraits { .adjustable }

  /// Which of how many pages is shown.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? words }
    set { super.accessibilityValue = newValue }
  }

  private var words: String {
    let (page, count) = (currentPage + 1, numberOfPages)
    guard let script = ChineseScript(language: UIApplication.shared.language) else {
      return "page \(page) of \(count)"
    }
    return script.isTraditional ? "第 \(page) 頁，共 \(count) 頁" : "第 \(page) 页，共 \(count) 页"
  }

  // MARK: Drawing

  override func drawContent(on canvas: Canvas) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let other = resolve(pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3))
    let current = resolve(currentPageIndicatorTintColor ?? .white)
    let left = bounds.midX - Self.pitch * CGFloat(numberOfPages - 1) / 2
    // More dots than the row is wide can't be told apart.
    let shown = min(numberOfPages, Int(max(bounds.width / Self.pitch, 1)))
    let first = left + Self.pitch * CGFloat(numberOfPages - shown) / 2
    for page in 0..<shown {
      let place = CGRect(
        x: first + Self.pitch * CGFloat(page) - Self.dot / 2, y: bounds.midY - Self.dot / 2,
        width: Self.dot, height: Self.dot)
      canvas.fill(
        place, cornerRadius: Self.dot / 2, with: page == currentPage ? current : other)
    }
  }
}

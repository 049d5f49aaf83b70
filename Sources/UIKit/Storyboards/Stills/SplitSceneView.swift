/// A split view controller's view as a storyboard shows it: screens side by side.
final class SplitSceneView: UIView {
  /// A screen and its width in points; nil for what the others leave.
  struct Column {
    let content: UIViewController
    let width: CGFloat?
  }

  private let columns: [Column]

  /// Makes a view of columns from the leading edge on.
  init(_ columns: [Column]) {
    self.columns = columns
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .separator
    for column in columns { addSubview(column.content.view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / max(traitCollection.displayScale, 1)
    let fixed = columns.compactMap(\.width).reduce(0, +)
    let lines = line * CGFloat(max(columns.count - 1, 0))
    let rest = max(bounds.width - fixed - lines, 0)
    let flexible = columns.count { $0.width == nil }
    var x: CGFloat = 0
    for column in columns {
      let width = column.width ?? rest / CGFloat(flexible)
      column.content.view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + line
    }
  }
}

/// A split view controller's view as a storyboard shows it: screens side by side.
final class SplitSceneView: UIView {
  /// A screen and its width in points; nil for what the others leave.
  struct Column {
    let content: UIViewController
    let width: CGFloat?
  }

  private var columns: [Column] = []
  private let fittingColumns: () -> [Column]

  /// Makes a view of the columns, from the leading edge on, that are asked for anew at every
  /// layout.
  init(_ fittingColumns: @escaping () -> [Column]) {
    self.fittingColumns = fittingColumns
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .separator
    show(fittingColumns())
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ fitting: [Column]) {
    let views: [UIView] = fitting.compactMap { $0.content.view }
    columns = fitting
    guard !views.elementsEqual(subviews, by: { $0 === $1 }) else { return }
    for gone in subviews where !views.contains(gone) { gone.removeFromSuperview() }
    for column in fitting {
      let isNew = column.content.view.superview == nil
      addSubview(column.content.view)
      if isNew { column.content.didMove(toParent: column.content.parent) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    show(fittingColumns())
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

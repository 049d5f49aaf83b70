import UIKit

/// Views in columns of equal width; as many columns as fit.
final class Grid: UIView {
  private let rows: UIStackView
  private let narrowest: CGFloat
  private let fewest: Int
  private let spacing: CGFloat
  private let holdsWords: Bool
  private var columns: Int

  /// What the grid shows, in reading order.
  var cells: [UIView] = [] {
    didSet { arrange() }
  }

  /// A grid whose columns are at least so many points wide, unless fewer than the fewest would fit.
  ///
  /// Where there are words in the grid, its columns become twice as wide for large ones.
  init(
    narrowest: CGFloat, fewest: Int, spacing: CGFloat, rowSpacing: CGFloat, holdsWords: Bool = false
  ) {
    self.holdsWords = holdsWords
    rows = UIStackView(.vertical, spacing: rowSpacing, [])
    self.narrowest = narrowest
    self.fewest = fewest
    self.spacing = spacing
    columns = fewest
    super.init(frame: .zero)
    addFilling(rows)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let growth = readsLarge && holdsWords ? 2.0 : 1
    let fewest = max(1, Int(Double(fewest) / growth))
    let fitting = max(fewest, Int((bounds.width + spacing) / (narrowest * growth + spacing)))
    if bounds.width > 0, fitting != columns {
      columns = fitting
      arrange()
    }
    super.layoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private func arrange() {
    for row in rows.arrangedSubviews { row.removeFromSuperview() }
    for start in stride(from: 0, to: cells.count, by: columns) {
      var row = Array(cells[start..<min(start + columns, cells.count)])
      while row.count < columns { row.append(UIView()) }
      rows.addArrangedSubview(
        UIStackView(
          .horizontal, spacing: spacing, alignment: .top, distribution: .fillEqually, row))
    }
  }
}

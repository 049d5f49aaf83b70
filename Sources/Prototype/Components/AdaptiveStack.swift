import UIKit

/// A row of views that becomes a column where the user reads at one of the largest sizes.
final class AdaptiveStack: UIView {
  private let stack: UIStackView
  private let alignment: UIStackView.Alignment
  private let columnAlignment: UIStackView.Alignment
  private let distribution: UIStackView.Distribution

  init(
    spacing: CGFloat = 0, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill,
    columnAlignment: UIStackView.Alignment = .leading, _ views: [UIView]
  ) {
    stack = UIStackView(.horizontal, spacing: spacing, views)
    self.alignment = alignment
    self.columnAlignment = columnAlignment
    self.distribution = distribution
    super.init(frame: .zero)
    addFilling(stack)
    adapt()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adapt()
  }

  private func adapt() {
    stack.axis = readsLarge ? .vertical : .horizontal
    stack.alignment = readsLarge ? columnAlignment : alignment
    stack.distribution = readsLarge ? .fill : distribution
  }
}

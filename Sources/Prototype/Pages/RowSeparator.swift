import UIKit

/// A line between two conversations, from where their words begin: behind the face or under it.
final class RowSeparator: UIView {
  private let line = UIView()
  private var start: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = Palette.hairline
    line.constrain(height: 1)
    addSubview(line)
    let start = line.leadingAnchor.constraint(equalTo: leadingAnchor)
    self.start = start
    NSLayoutConstraint.activate([
      start,
      line.topAnchor.constraint(equalTo: topAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    followRows()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followRows()
  }

  private func followRows() {
    start?.constant = readsLarge ? 0 : ConversationRow.wordsStart
  }
}

import UIKit

/// The large title of a page, with a line above it where there is one.
final class PageHeader: UIView {
  init(_ title: String, eyebrow: String? = nil, accessory: UIView? = nil) {
    super.init(frame: .zero)
    let label = UILabel(title, font: .largeTitle, lines: 0)
    label.accessibilityTraits = .header
    let above = UILabel(eyebrow ?? "", font: .calloutStrong, color: Palette.textSecondary, lines: 0)
    above.isHidden = eyebrow == nil
    let words = UIStackView(.vertical, spacing: 2, [above, label])
    let row = UIStackView(.horizontal, spacing: Spacing.medium, alignment: .center, [words])
    if let accessory { row.addArrangedSubview(accessory) }
    addFilling(row)
  }

  required init?(coder: NSCoder) { nil }
}

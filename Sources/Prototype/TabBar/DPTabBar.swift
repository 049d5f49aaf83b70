import UIKit

/// A bar of pictures along the bottom of the screen, one of them selected.
///
/// The pictures stand in a strip of 49 points; the bar reaches below it, under the home indicator.
public final class DPTabBar: UIView {
  /// The height of the strip of pictures, in points, as UIKit's own tab bar has it (measured).
  public static let stripHeight: CGFloat = 49

  /// The widest a tab grows, in points; wider bars gather their tabs in the middle; ours.
  private static let widestItem: CGFloat = 132

  /// Hears of changes of the selected tab.
  public weak var delegate: (any DPTabBarDelegate)?

  private let items: [DPTabBarItem]
  private let hairline = UIView()
  private var selection = 0

  /// Makes a bar with its tabs from the leading edge on, the first one selected.
  public init(items: [DPTabBarItem]) {
    self.items = items
    super.init(frame: .zero)
    backgroundColor = Palette.surface
    accessibilityTraits = .tabBar
    hairline.backgroundColor = Palette.hairline
    hairline.isUserInteractionEnabled = false
    addSubview(hairline)
    for (index, item) in items.enumerated() {
      item.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
      item.isExclusiveTouch = true
      addSubview(item)
    }
    items.first?.isSelected = true
  }

  /// Tab bars are made in code.
  public required init?(coder: NSCoder) { nil }

  /// The selected tab, 0 at first; an index without a tab changes nothing.
  public var selectedIndex: Int {
    get { selection }
    set {
      guard items.indices.contains(newValue), newValue != selection else { return }
      items[selection].isSelected = false
      selection = newValue
      items[selection].isSelected = true
      delegate?.itemDidSelect(at: newValue)
    }
  }

  private func choose(_ index: Int) {
    guard index != selection else { return }
    selectedIndex = index
    items[index].imageView?.pop(from: 0.8)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let hair = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hair)
    let room = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    guard !items.isEmpty, room.width > 0 else { return }
    let width = min(room.width / CGFloat(items.count), Self.widestItem)
    let start = room.midX - width * CGFloat(items.count) / 2
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, item) in (isReversed ? items.reversed() : items).enumerated() {
      item.frame = CGRect(
        x: start + width * CGFloat(index), y: 0, width: width, height: Self.stripHeight)
    }
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

import Testing

@testable import UIKit

@Suite struct UIStackViewTests {
  /// A stack with the given width and height, or as large as its contents, and its views.
  private func stack(
    _ axis: NSLayoutConstraint.Axis, width: CGFloat? = nil, height: CGFloat? = nil,
    _ sizes: [(CGFloat, CGFloat)], configure: (UIStackView) -> Void = { _ in }
  ) -> (UIStackView, [ContentView]) {
    let root = makeRoot()
    let views = sizes.map { ContentView($0.0, $0.1) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    configure(stack)
    _ = root.addPlaced(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    root.layoutIfNeeded()
    kept.append(root)
    return (stack, views)
  }

  private final class Keeper { var views: [UIView] = [] }
  private let keeper = Keeper()
  private var kept: [UIView] {
    get { keeper.views }
    nonmutating set { keeper.views = newValue }
  }

  private func frames(_ views: [UIView]) -> [CGRect] { views.map(\.frame) }

  @Test func aStackIsAsLargeAsItsContents() {
    let (stack, views) = stack(.horizontal, [(50, 20), (30, 40)]) { $0.spacing = 10 }
    #expect(stack.frame == CGRect(0, 0, 90, 40))
    #expect(frames(views) == [CGRect(0, 0, 50, 40), CGRect(60, 0, 30, 40)])
  }

  @Test func alignmentsPlaceAcross() {
    let expected: [(UIStackView.Alignment, [CGFloat], [CGFloat])] = [
      (.fill, [0, 0], [60, 60]), (.top, [0, 0], [20, 40]), (.center, [20, 10], [20, 40]),
      (.bottom, [40, 20], [20, 40]),
    ]
    for (alignment, tops, heights) in expected {
      let (_, views) = stack(.horizontal, height: 60, [(50, 20), (30, 40)]) {
        $0.alignment = alignment
      }
      #expect(views.map(\.frame.minY) == tops, "\(alignment)")
      #expect(views.map(\.frame.height) == heights, "\(alignment)")
    }
  }

  @Test func columnsAlignSideways() {
    for (alignment, expected) in [
      (UIStackView.Alignment.leading, [CGFloat(0), 0]), (.center, [25, 10]), (.trailing, [50, 20]),
    ] {
      let (_, views) = stack(.vertical, width: 100, [(50, 20), (80, 40)]) {
        $0.alignment = alignment
      }
      #expect(views.map(\.frame.minX) == expected)
      #expect(views.map(\.frame.minY) == [0, 20])
    }
  }

  @Test func theLeastHuggingViewFills() {
    let (stack, views) = stack(.horizontal, width: 200, [(50, 20), (30, 20)])
    views[0].setContentHuggingPriority(.init(251), for: .horizontal)
    stack.superview?.layoutIfNeeded()
    #expect(frames(views) == [CGRect(0, 0, 50, 20), CGRect(50, 0, 150, 20)])
  }

  @Test func distributionsShareTheLength() {
    let expected: [(UIStackView.Distribution, [CGFloat], [CGFloat])] = [
      (.fillEqually, [0, 110, 220], [90, 90, 90]),
      (.fillProportionally, [0, 65, 175], [45, 90, 135]),
      (.equalSpacing, [0, 95, 220], [30, 60, 90]),
      (.equalCentering, [0, 110, 220], [30, 60, 90]),
    ]
    for (distribution, starts, widths) in expected {
      let (_, views) = stack(.horizontal, width: 310, [(30, 20), (60, 20), (90, 20)]) {
        $0.distribution = distribution
        $0.spacing = 20
      }
      #expect(views.map(\.frame.minX) == starts, "\(distribution)")
      #expect(views.map(\.frame.width) == widths, "\(distribution)")
    }
  }

  @Test func equalCenteringGivesWayToTheLeastSpacing() {
    let (_, views) = stack(.horizontal, width: 200, [(20, 20), (20, 20), (120, 20)]) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    #expect(views[2].frame.minX - views[1].frame.maxX == 10)
    #expect(views[1].frame.minX - views[0].frame.maxX == 30)
  }

  @Test func customSpacingHoldsAfterOneView() {
    let (stack, views) = stack(.horizontal, [(10, 10), (10, 10), (10, 10)]) { $0.spacing = 5 }
    stack.setCustomSpacing(20, after: views[0])
    stack.superview?.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 30, 45])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.superview?.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 15, 30])
  }

  @Test func hiddenViewsCollapseAndComeBack() {
    let (stack, views) = stack(.vertical, [(10, 10), (10, 20), (10, 30)]) { $0.spacing = 5 }
    #expect(stack.frame.height == 70)
    views[1].isHidden = true
    stack.superview?.layoutIfNeeded()
    #expect(stack.frame.height == 45)
    #expect(views[2].frame.minY == 15)
    #expect(views[1].frame.height == 0)
    views[1].isHidden = false
    stack.superview?.layoutIfNeeded()
    #expect(stack.frame.height == 70)
    #expect(views[1].frame == CGRect(0, 15, 10, 20))
  }

  @Test func marginsInset() {
    let (stack, views) = stack(.horizontal, [(10, 10)]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(stack.frame.size == CGSize(width: 16, height: 14))
    #expect(views[0].frame == CGRect(2, 1, 10, 10))
  }

  @Test func baselinesLineUp() {
    let root = makeRoot()
    let (small, large) = (WrappingView(3), ContentView(10, 50))
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .lastBaseline
    _ = root.addPlaced(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(small.frame.maxY - 5 == large.frame.maxY)
  }

  @Test func viewsMoveAndLeave() {
    let (stack, views) = stack(.horizontal, [(10, 10), (20, 10), (30, 10)])
    stack.insertArrangedSubview(views[2], at: 0)
    stack.superview?.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [30, 40, 0])
    views[0].removeFromSuperview()
    stack.superview?.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [views[2], views[1]])
    #expect(stack.frame.width == 50)
    stack.removeArrangedSubview(views[1])
    #expect(views[1].superview === stack)
    stack.superview?.layoutIfNeeded()
    #expect(stack.frame.width == 30)
  }

  @Test func stacksNestAndWrapText() {
    let root = makeRoot(200, 400)
    let text = WrappingView(45)
    let icon = ContentView(40, 40)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [icon, text])
    row.spacing = 10
    row.alignment = .top
    let footer = ContentView(10, 10)
    let column = UIStackView(arrangedSubviews: [row, footer])
    column.axis = .vertical
    _ = root.addPlaced(column)
    NSLayoutConstraint.activate([
      column.leftAnchor.constraint(equalTo: root.leftAnchor),
      column.rightAnchor.constraint(equalTo: root.rightAnchor),
      column.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(icon.frame == CGRect(0, 0, 40, 40))
    #expect(text.frame == CGRect(50, 0, 150, 60))
    #expect(footer.frame == CGRect(0, 60, 200, 10))
  }

  @Test func anEmptyStackIsNothing() {
    let (stack, _) = stack(.horizontal, [])
    #expect(stack.frame.size == .zero)
  }

  @Test func aColumnHasTheBaselinesOfItsEnds() {
    let root = makeRoot()
    let column = UIStackView(arrangedSubviews: [ContentView(10, 10), WrappingView(3)])
    column.axis = .vertical
    _ = root.addPlaced(column)
    let beside = root.addPlaced(WrappingView(2))
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      column.leftAnchor.constraint(equalTo: root.leftAnchor),
      beside.firstBaselineAnchor.constraint(equalTo: column.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(column.frame == CGRect(0, 50, 30, 30))
    #expect(beside.frame.minY == 60)
  }

  @Test func hidingInAnAnimationAnimatesTheOthers() {
    let stage = Stage()
    let window = stage.window
    let (message, button) = (ContentView(100, 30), ContentView(100, 50))
    let stack = UIStackView(arrangedSubviews: [message, button])
    stack.axis = .vertical
    _ = window.addPlaced(stack)
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    stack.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
    window.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { message.isHidden = true }
    #expect(button.frame.minY == 0)
    stage.application.clock.advance(to: 0.5)
    #expect(abs((button.layer.presentation()?.frame.minY ?? 0) - 15) < 0.5)
  }
}

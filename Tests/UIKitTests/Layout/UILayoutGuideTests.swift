import Testing

@testable import UIKit

@Suite struct UILayoutGuideTests {
  @Test func aGuideIsPlacedLikeAView() {
    let root = makeRoot(300, 100)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = root.addPlaced(ContentView(20, 20))
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 60),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(40, 0, 260, 60))
    #expect(view.frame == CGRect(160, 20, 20, 20))
    root.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test func theSafeAreaGuideFollowsTheScreen() {
    UIApplication.current = nil
    let stage = Stage()
    let window = stage.window
    let view = window.addPlaced()
    let area = window.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: area.topAnchor),
      view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.isClose(to: CGRect(0, 47, 390, 763)))
    stage.application.updateScreen(
      size: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
      traitCollection: UIScreen.main.traitCollection)
    window.layoutIfNeeded()
    #expect(view.frame.isClose(to: CGRect(47, 0, 750, 369)))
  }

  @Test func aNestedViewHasThePartOfTheSafeAreaThatReachesIt() {
    UIApplication.current = nil
    let stage = Stage()
    let window = stage.window
    let panel = window.addPlaced()
    let inner = panel.addPlaced()
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
      panel.leftAnchor.constraint(equalTo: window.leftAnchor),
      panel.widthAnchor.constraint(equalToConstant: 100),
      panel.heightAnchor.constraint(equalToConstant: 100),
      inner.topAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(inner.frame.minY == 27)
    #expect(inner.frame.maxY == 100)
  }

  @Test func marginsComeFromTheSystemTheViewAndTheSuperview() {
    let plain = makeRoot(300, 300)
    #expect(plain.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    plain.directionalLayoutMargins = .init(top: 1, leading: 20, bottom: 3, trailing: 4)
    plain.semanticContentAttribute = .forceRightToLeft
    #expect(plain.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 20))
    let inner = UIView(frame: CGRect(2, 0, 100, 300))
    plain.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    inner.layoutMargins = .zero
    #expect(inner.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 0))
    let controller = UIViewController()
    controller.view.frame = CGRect(0, 0, 390, 844)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.view.frame.size.width = 428
    #expect(controller.view.layoutMargins.left == 20)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == .zero)
  }

  @Test func marginAttributesInset() {
    let root = makeRoot(300, 100)
    let view = root.addPlaced()
    root.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 30)
    let pairs: [NSLayoutConstraint.Attribute] = [
      .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    ]
    let edges: [NSLayoutConstraint.Attribute] = [.left, .right, .top, .bottom]
    for (edge, margin) in zip(edges, pairs) {
      NSLayoutConstraint(
        item: view, attribute: edge, relatedBy: .equal, toItem: root, attribute: margin,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(10, 5, 260, 80))
    root.layoutMargins.left = 50
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(50, 5, 220, 80))
  }

  @Test func theReadableGuideIsNoWiderThanTextLikes() {
    let root = makeRoot(1000, 500)
    let view = root.addPlaced()
    let guide = root.readableContentGuide
    view.leftAnchor.constraint(equalTo: guide.leftAnchor).isActive = true
    view.rightAnchor.constraint(equalTo: guide.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 164)
    #expect(view.frame.width == 672)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(view.frame.width == 384)
  }

  @Test func constraintsFromInsideDefineWhatScrolls() {
    let root = makeRoot(300, 400)
    let scroller = UIScrollView()
    _ = root.addPlaced(scroller)
    let content = scroller.addPlaced(ContentView(50, 900))
    NSLayoutConstraint.activate([
      scroller.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroller.rightAnchor.constraint(equalTo: root.rightAnchor),
      scroller.topAnchor.constraint(equalTo: root.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroller.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scroller.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scroller.topAnchor, constant: 20),
      content.bottomAnchor.constraint(equalTo: scroller.bottomAnchor, constant: -20),
      content.widthAnchor.constraint(equalTo: scroller.widthAnchor, constant: -20),
    ])
    root.layoutIfNeeded()
    #expect(scroller.frame == CGRect(0, 0, 300, 400))
    #expect(content.frame == CGRect(10, 20, 280, 900))
    #expect(scroller.contentSize == CGSize(width: 300, height: 940))
    #expect(scroller.contentLayoutGuide.layoutFrame == CGRect(0, 0, 300, 940))
  }

  @Test func theFrameGuideStaysWhileTheContentScrolls() {
    let root = makeRoot(300, 400)
    let scroller = UIScrollView()
    _ = root.addPlaced(scroller)
    let header = scroller.addPlaced(ContentView(50, 30))
    let outside = root.addPlaced(ContentView(10, 10))
    NSLayoutConstraint.activate([
      scroller.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroller.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      scroller.widthAnchor.constraint(equalToConstant: 200),
      scroller.heightAnchor.constraint(equalToConstant: 200),
      header.topAnchor.constraint(equalTo: scroller.frameLayoutGuide.topAnchor),
      outside.topAnchor.constraint(equalTo: header.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(header.frame.minY == 0)
    #expect(outside.frame.minY == 130)
    scroller.contentSize = CGSize(width: 200, height: 1000)
    scroller.contentOffset.y = 70
    root.layoutIfNeeded()
    #expect(header.frame.minY == 70)
    #expect(outside.frame.minY == 130)
  }

  @Test func theKeyboardGuideMakesRoom() {
    UIApplication.current = nil
    let stage = Stage()
    let window = stage.window
    let button = window.addPlaced(ContentView(100, 44))
    button.bottomAnchor.constraint(
      equalTo: window.keyboardLayoutGuide.topAnchor, constant: -10
    ).isActive = true
    window.layoutIfNeeded()
    #expect(button.frame.maxY == 800)
    stage.application.keyboardMoves(to: CGRect(0, 508, 390, 336))
    #expect(button.frame.maxY == 498)
    #expect(window.keyboardLayoutGuide.layoutFrame == CGRect(0, 508, 390, 336))
    stage.application.keyboardMoves(to: CGRect(0, 844, 390, 336))
    #expect(button.frame.maxY == 800)
    window.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(button.frame.maxY == 834)
  }

  @Test func aFormIsAsHighAsTheScreenAtLeastAndScrollsWhereItIsHigher() {
    let stage = Stage()
    let window = stage.window
    let scrollView = UIScrollView()
    _ = window.addPlaced(scrollView)
    let form = UIStackView(arrangedSubviews: (0..<6).map { _ in ContentView(200, 50) })
    form.axis = .vertical
    form.spacing = 20
    let holder = scrollView.addPlaced()
    _ = holder.addPlaced(form)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: window.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      holder.topAnchor.constraint(equalTo: content.topAnchor),
      holder.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      holder.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      holder.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      holder.widthAnchor.constraint(equalTo: frame.widthAnchor),
      holder.heightAnchor.constraint(
        greaterThanOrEqualTo: scrollView.safeAreaLayoutGuide.heightAnchor),
      form.centerYAnchor.constraint(equalTo: holder.centerYAnchor),
      form.topAnchor.constraint(greaterThanOrEqualTo: holder.topAnchor, constant: 10),
      form.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 24),
      form.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -24),
    ])
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 390, height: 763))
    #expect(form.frame.isClose(to: CGRect(24, 181 + 2.0 / 3, 342, 400)))
    stage.application.updateScreen(
      size: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
      traitCollection: UIScreen.main.traitCollection)
    window.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 844, height: 420))
    #expect(form.frame.isClose(to: CGRect(24, 10, 796, 400)))
  }
}

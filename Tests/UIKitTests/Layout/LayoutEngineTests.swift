import Testing

@testable import UIKit

@Suite struct LayoutEngineTests {
  @Test func pinsToTheEdgesOfTheSuperview() {
    let root = makeRoot()
    let view = root.addPlaced()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(16, 20, 358, 784))
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func followsTheRootWhenItTurns() {
    let root = makeRoot()
    let view = root.addPlaced()
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.isClose(to: CGRect(97.5 + 1.0 / 6, 227, 195, 390)))
    root.frame = CGRect(0, 0, 844, 390)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(211, -227, 422, 844))
  }

  @Test func contentGivesTheSizeAndPrioritiesDecideWhoYields() {
    let root = makeRoot(200, 100)
    let (one, two) = (ContentView(120, 30), ContentView(150, 40))
    root.addSubview(one)
    root.addSubview(two)
    one.setContentCompressionResistancePriority(.init(751), for: .horizontal)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      two.centerYAnchor.constraint(equalTo: one.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(0, 0, 120, 30))
    #expect(two.frame == CGRect(128, -5, 72, 40))
    one.content.width = 20
    root.layoutIfNeeded()
    // Both hug with 250; which one gives is open, but together they fill the room.
    #expect(one.frame.width + two.frame.width == 192)
    one.setContentHuggingPriority(.init(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 20)
    #expect(two.frame == CGRect(28, -5, 172, 40))
  }

  @Test func inequalitiesCap() {
    for (width, expected) in [(390, 300), (320, 280)] as [(CGFloat, CGFloat)] {
      let root = makeRoot(width, 600)
      let view = root.addPlaced()
      let wish = view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -40)
      wish.priority = .defaultHigh
      NSLayoutConstraint.activate([
        wish,
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      ])
      root.layoutIfNeeded()
      #expect(view.frame.width == expected)
      #expect(view.frame.midX == width / 2)
    }
  }

  @Test func aChangedConstantMovesOnlyWhatDependsOnIt() {
    let root = makeRoot()
    let (one, two) = (root.addPlaced(ContentView(10, 10)), root.addPlaced(ContentView(10, 10)))
    let top = one.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
    NSLayoutConstraint.activate([
      top, one.leftAnchor.constraint(equalTo: root.leftAnchor),
      two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 8),
      two.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(two.frame.minY == 23)
    top.constant = 50
    root.layoutIfNeeded()
    #expect(one.frame.minY == 50)
    #expect(two.frame.minY == 68)
    top.isActive = false
    two.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(one.frame.minY == 82)
  }

  @Test func positionsTakeMultipliersInTheSuperviewsCoordinates() {
    let root = makeRoot(400, 800)
    let holder = UIView(frame: CGRect(50, 100, 200, 400))
    root.addSubview(holder)
    let view = holder.addPlaced(ContentView(20, 20))
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .centerY, relatedBy: .equal, toItem: holder, attribute: .centerY,
        multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: holder, attribute: .trailing,
        multiplier: 0.75, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(130, 90, 20, 20))
  }

  @Test func constraintsReachAcrossTheHierarchy() {
    let root = makeRoot(400, 800)
    let left = root.addPlaced()
    let inner = left.addPlaced(ContentView(30, 30))
    let right = root.addPlaced(ContentView(30, 30))
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      left.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      left.widthAnchor.constraint(equalToConstant: 100),
      left.heightAnchor.constraint(equalToConstant: 100),
      inner.centerXAnchor.constraint(equalTo: left.centerXAnchor),
      inner.bottomAnchor.constraint(equalTo: left.bottomAnchor),
      right.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 50),
      right.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(35, 70, 30, 30))
    #expect(right.frame == CGRect(125, 90, 30, 30))
  }

  @Test func aViewWithAMaskIsAGiven() {
    let root = makeRoot(400, 800)
    let given = UIView(frame: CGRect(100, 100, 50, 50))
    root.addSubview(given)
    let view = root.addPlaced(ContentView(20, 20))
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: given.rightAnchor, constant: 8),
      view.centerYAnchor.constraint(equalTo: given.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(158, 115, 20, 20))
    given.center.x += 30
    root.layoutIfNeeded()
    #expect(view.frame.minX == 188)
  }

  @Test func aMaskFollowsASuperviewThatConstraintsSize() {
    let root = makeRoot(400, 800)
    let outer = root.addPlaced()
    let filling = UIView(frame: .zero)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(filling)
    let view = outer.addPlaced()
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 200),
      outer.heightAnchor.constraint(equalToConstant: 100),
      view.rightAnchor.constraint(equalTo: filling.rightAnchor),
      view.widthAnchor.constraint(equalTo: filling.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(filling.frame == CGRect(0, 0, 200, 100))
    #expect(view.frame.minX == 100)
    #expect(view.frame.width == 100)
  }

  @Test func aContradictionIsReportedOnceAndTheLastConstraintGivesWay() {
    let root = makeRoot()
    var lines: [String] = []
    UIApplication.shared.layoutReporter.handler = { lines.append($0.description) }
    let view = root.addPlaced()
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let wider = view.widthAnchor.constraint(equalToConstant: 150)
    width.identifier = "narrow"
    wider.identifier = "wide"
    NSLayoutConstraint.activate([width, wider])
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("'wide'") == true && lines.first?.contains("'narrow'") == true)
    width.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
    #expect(lines.count == 1)
  }

  @Test func aConstantThatContradictsIsSurvived() {
    let root = makeRoot()
    var lines: [String] = []
    UIApplication.shared.layoutReporter.handler = { lines.append($0.description) }
    let view = root.addPlaced()
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    NSLayoutConstraint.activate([least, most])
    root.layoutIfNeeded()
    #expect((50...100).contains(view.frame.width))
    least.constant = 130
    root.layoutIfNeeded()
    #expect(view.frame.width == 130)
    #expect(lines.count == 1)
    least.constant = 60
    root.layoutIfNeeded()
    #expect((60...100).contains(view.frame.width))
  }

  @Test func numbersBeyondAllScreensAreLeftOutWithALine() {
    let root = makeRoot()
    var lines: [String] = []
    UIApplication.shared.layoutReporter.handler = { lines.append($0.description) }
    for bad in [CGFloat.nan, .infinity, 1e300, -1e12] {
      let view = root.addPlaced(ContentView(10, 20))
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: bad),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: bad),
      ])
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(0, 5, 10, 20))
    }
    #expect(lines.count == 8)
  }

  @Test func framesLieOnDevicePixels() {
    let root = makeRoot(400, 800)
    let thirds = (0..<3).map { _ in root.addPlaced() }
    for (index, view) in thirds.enumerated() {
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 7).isActive = true
      let before = index == 0 ? root.leftAnchor : thirds[index - 1].rightAnchor
      view.leftAnchor.constraint(equalTo: before).isActive = true
    }
    root.layoutIfNeeded()
    for view in thirds {
      for edge in [view.frame.minX, view.frame.maxX] {
        #expect(abs(edge * 3 - (edge * 3).rounded()) < 1e-9)
      }
    }
    #expect(abs(thirds[0].frame.maxX - thirds[1].frame.minX) < 1e-9)
  }

  @Test func edgesAreRoundedWhereTheyAreOnTheScreen() {
    let root = makeRoot(414, 896, scale: 2)
    let outer = root.addPlaced()
    let inner = outer.addPlaced()
    func place(_ view: UIView, in parent: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGFloat) {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: x),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: y),
        view.widthAnchor.constraint(equalToConstant: size),
        view.heightAnchor.constraint(equalToConstant: size),
      ])
    }
    place(outer, in: root, 97.29, 240.84, 219.42)
    place(inner, in: outer, 37.26, 269.42, 144.9)
    root.layoutIfNeeded()
    // Frames of this kind are what Interface Builder stores.
    #expect(outer.frame == CGRect(97.5, 241, 219, 219.5))
    #expect(inner.frame == CGRect(37, 269.5, 145, 144.5))
  }

  @Test func textWrapsAtTheWidthThatIsLeftAndPushesWhatIsBelow() {
    let root = makeRoot(200, 400)
    let text = WrappingView(45)
    root.addSubview(text)
    let below = root.addPlaced(ContentView(10, 10))
    NSLayoutConstraint.activate([
      text.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      text.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(20, 0, 160, 60))
    #expect(below.frame.minY == 60)
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(20, 0, 460, 20))
    root.frame.size.width = 140
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(20, 0, 100, 100))
    #expect(below.frame.minY == 100)
  }

  @Test func aBubbleHugsItsWrappedText() {
    let root = makeRoot(200, 400)
    let text = WrappingView(45)
    root.addSubview(text)
    NSLayoutConstraint.activate([
      text.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      text.widthAnchor.constraint(lessThanOrEqualToConstant: 125),
      text.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(20, 0, 120, 80))
  }

  @Test func baselinesAlign() {
    let root = makeRoot()
    let (small, large) = (WrappingView(3), WrappingView(30))
    root.addSubview(small)
    root.addSubview(large)
    NSLayoutConstraint.activate([
      large.leftAnchor.constraint(equalTo: root.leftAnchor),
      large.widthAnchor.constraint(equalToConstant: 100),
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      small.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(large.frame == CGRect(0, 10, 100, 60))
    #expect(small.frame.maxY == 70)
  }

  @Test func leadingIsOnTheRightWhereReadingStartsThere() {
    let root = makeRoot(400, 100)
    let view = root.addPlaced(ContentView(50, 20))
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(334, 0, 50, 20))
    view.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(16, 0, 50, 20))
  }

  @Test func distancesBetweenAnchorsCompare() {
    let root = makeRoot(300, 100)
    let view = root.addPlaced(ContentView(60, 20))
    let before = root.leftAnchor.anchorWithOffset(to: view.leftAnchor)
    let after = view.rightAnchor.anchorWithOffset(to: root.rightAnchor)
    before.constraint(equalTo: after, multiplier: 2).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 160)
  }

  @Test func aTransformStaysOutOfLayout() {
    let root = makeRoot(300, 100)
    let view = root.addPlaced()
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.center == CGPoint(x: 70, y: 10))
  }

  @Test func aRemovedViewTakesItsConstraintsAlong() {
    let root = makeRoot(300, 100)
    let view = root.addPlaced(ContentView(60, 20))
    let inside = view.addPlaced(ContentView(5, 5))
    let outer = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
    let inner = inside.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 3)
    NSLayoutConstraint.activate([outer, inner])
    root.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(!outer.isActive)
    #expect(inner.isActive)
    root.addSubview(view)
    view.frame = CGRect(50, 50, 10, 10)
    root.layoutIfNeeded()
    #expect(inside.frame.minX == 3)
  }

  @Test func viewsAndConstraintsAreNotKeptAlive() {
    weak var dropped: UIView?
    weak var constraint: NSLayoutConstraint?
    let root = makeRoot()
    do {
      let view = root.addPlaced(ContentView(10, 10))
      let pin = view.leftAnchor.constraint(equalTo: root.leftAnchor)
      pin.isActive = true
      root.layoutIfNeeded()
      (dropped, constraint) = (view, pin)
      view.removeFromSuperview()
    }
    root.layoutIfNeeded()
    #expect(dropped == nil)
    #expect(constraint == nil)
  }

  @Test func fittingSizesComeFromTheConstraints() {
    let cell = UIView()
    let text = WrappingView(45)
    cell.addSubview(text)
    NSLayoutConstraint.activate([
      text.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 10),
      text.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
    ])
    #expect(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 470, height: 30))
    #expect(
      cell.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 120, height: 110))
  }

  @Test func animatedLayoutMovesFromTheOldFrameToTheNew() {
    UIApplication.current = nil
    let stage = Stage()
    let window = stage.window
    let view = window.addPlaced(ContentView(10, 10))
    let left = view.leftAnchor.constraint(equalTo: window.leftAnchor)
    NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: window.topAnchor)])
    window.layoutIfNeeded()
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
    #expect(view.frame.minX == 100)
    stage.application.clock.advance(to: 0.5)
    #expect(abs((view.layer.presentation()?.frame.minX ?? 0) - 50) < 1)
  }
}

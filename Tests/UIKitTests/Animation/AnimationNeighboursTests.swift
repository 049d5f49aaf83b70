import Foundation
import Testing

@testable import UIKit

/// What people report of animations beside what the other tests hold.
@MainActor struct AnimationNeighboursTests {
  private final class Scene {
    let stage = Stage()
    let views = (0..<2).map { UIView(frame: CGRect(x: 0, y: $0 * 100, width: 100, height: 100)) }
    var results: [String] = []

    init() {
      for view in views { stage.window.addSubview(view) }
    }

    func animate(
      _ name: String, during duration: TimeInterval = 1, delay: TimeInterval = 0,
      _ options: UIView.AnimationOptions = .curveLinear, _ changes: @escaping () -> Void
    ) {
      UIView.animate(
        withDuration: duration, delay: delay, options: options, animations: changes,
        completion: { self.results.append("\(name) \($0)") })
    }

    func wait(_ seconds: TimeInterval) {
      stage.advance(to: stage.application.clock.now + seconds)
    }
  }

  private func x(_ view: UIView) -> CGFloat { view.layer.presented.position.x }

  // MARK: Completions

  @Test func `stopping one view leaves the others of its block alone, and the block hears of it`() {
    let scene = Scene()
    scene.animate("both") { for view in scene.views { view.center.x = 150 } }
    scene.wait(0.5)
    scene.views[0].layer.removeAllAnimations()
    #expect(x(scene.views[0]) == 150)
    #expect(abs(x(scene.views[1]) - 100) < 0.001)
    #expect(scene.results.isEmpty)
    scene.wait(0.5)
    #expect(x(scene.views[1]) == 150 && scene.results == ["both false"])
  }

  @Test func `stopping all views of a block ends it at once`() {
    let scene = Scene()
    scene.animate("both") {
      for view in scene.views {
        view.center.x = 150
        view.alpha = 0
      }
    }
    scene.views[1].layer.removeAllAnimations()
    #expect(scene.results.isEmpty)
    scene.views[0].layer.removeAllAnimations()
    #expect(scene.results == ["both false"])
    scene.wait(2)
    #expect(scene.results == ["both false"])
  }

  @Test(arguments: [true, false])
  func `a view that leaves the window stops, and its block hears of it once`(isInside: Bool) {
    let scene = Scene()
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.views[0].addSubview(inside)
    let view = isInside ? inside : scene.views[0]
    scene.animate("gone", options(isInside)) { view.center.x = 150 }
    scene.wait(0.3)
    scene.views[0].removeFromSuperview()
    scene.wait(0.01)
    #expect(scene.results == ["gone false"])
    #expect(x(view) == 150)
    scene.stage.window.addSubview(scene.views[0])
    #expect(x(view) == 150)
    scene.wait(2)
    #expect(scene.results == ["gone false"])
  }

  private func options(_ repeats: Bool) -> UIView.AnimationOptions {
    repeats ? [.repeat, .autoreverse, .curveLinear] : .curveLinear
  }

  @Test func `a view that goes to another place in the window goes on`() {
    let scene = Scene()
    scene.animate("moved") { scene.views[0].center.x = 150 }
    scene.wait(0.5)
    scene.views[1].addSubview(scene.views[0])
    scene.wait(0)
    #expect(abs(x(scene.views[0]) - 100) < 0.001 && scene.results.isEmpty)
    scene.wait(0.5)
    #expect(scene.results == ["moved true"])
  }

  @Test func `blocks complete in the order in which they end, each once`() {
    let scene = Scene()
    scene.animate("long", during: 0.6) { scene.views[0].alpha = 0 }
    scene.animate("short", during: 0.2) { scene.views[0].center.x = 150 }
    scene.animate("late", during: 0.2, delay: 0.2) { scene.views[1].alpha = 0 }
    scene.animate("none") {}
    scene.animate("same") { scene.views[1].isHidden = false }
    scene.animate("instant", during: 0) { scene.views[1].center.x = 150 }
    #expect(scene.results.isEmpty)
    scene.wait(1)
    #expect(
      scene.results == [
        "none true", "same true", "instant true", "short true", "late true", "long true",
      ])
  }

  @Test func `a completion may begin the next animation, and it takes its whole time`() {
    let scene = Scene()
    let view = scene.views[0]
    scene.animate("there") { view.center.x = 150 }
    UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }) { _ in
      scene.animate("back") { view.center.x = 50 }
    }
    scene.wait(1.5)
    #expect(abs(x(view) - 100) < 0.001 && scene.results == ["there true"])
    scene.wait(0.5)
    #expect(scene.results == ["there true", "back true"])
  }

  @Test func `interrupted again and again every block is told that it finished`() {
    let scene = Scene()
    let view = scene.views[0]
    for step in 0..<5 {
      scene.animate("\(step)") { view.center.x = step.isMultiple(of: 2) ? 150 : 50 }
      let before = x(view)
      scene.wait(0.2)
      #expect(abs(x(view) - before) < 40)
    }
    scene.wait(2)
    #expect(scene.results == (0..<5).map { "\($0) true" } && x(view) == 150)
  }

  // MARK: What is animated

  @Test func `only what changes in the block is animated`() {
    let scene = Scene()
    let view = scene.views[0]
    view.center.x = 70
    scene.animate("fade") { view.alpha = 0 }
    view.center.x = 150
    #expect(x(view) == 150)
    scene.wait(0.5)
    #expect(x(view) == 150 && abs(view.layer.presented.opacity - 0.5) < 0.001)
  }

  @Test func `a value set while it moves is where it ends`() {
    let scene = Scene()
    let view = scene.views[0]
    scene.animate("move") { view.center.x = 150 }
    scene.wait(0.5)
    view.center.x = 300
    scene.wait(0.6)
    #expect(x(view) == 300 && scene.results == ["move true"])
  }

  @Test func `a view that is added in a block is only moved by what comes after`() {
    let scene = Scene()
    let view = UIView()
    UIView.performWithoutAnimation {
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      scene.stage.window.addSubview(view)
    }
    scene.animate("new") { view.frame.origin.x = 100 }
    scene.wait(0.5)
    #expect(abs(x(view) - 55) < 0.001)
  }

  @Test(arguments: [true, false])
  func `constraints move their views in a block that lays them out, and jump elsewhere`(
    laysOut: Bool
  ) {
    let scene = Scene()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.stage.window.addSubview(view)
    let left = view.leadingAnchor.constraint(equalTo: scene.stage.window.leadingAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: scene.stage.window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    scene.wait(0)
    left.constant = 100
    scene.animate("layout") { if laysOut { scene.stage.window.layoutIfNeeded() } }
    scene.stage.application.layoutWindows()
    #expect(view.frame.minX == 100)
    #expect(x(view) == (laysOut ? 10 : 110))
    scene.wait(0.5)
    #expect(abs(x(view) - (laysOut ? 60 : 110)) < 0.001)
  }

  @Test func `turned off, changes are there at once and completions come all the same`() {
    let scene = Scene()
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    scene.animate("off") { scene.views[0].center.x = 150 }
    UIView.setAnimationsEnabled(true)
    #expect(x(scene.views[0]) == 150 && scene.results.isEmpty)
    scene.wait(0)
    #expect(scene.results == ["off true"])
  }

  @Test func `neither a block in one without animation nor one of no length animates`() {
    let scene = Scene()
    UIView.performWithoutAnimation {
      scene.animate("inner") { scene.views[0].center.x = 150 }
    }
    scene.animate("instant", during: 0) { scene.views[1].center.x = 150 }
    #expect(scene.views.map(x) == [150, 150])
    scene.animate("negative", during: -1) { scene.views[1].center.x = 50 }
    #expect(x(scene.views[1]) == 50)
    scene.wait(0)
    #expect(scene.results == ["inner true", "instant true", "negative true"])
  }

  @Test func `inside a block a longer one is as short as the outer one, and both complete`() {
    let scene = Scene()
    scene.animate("outer", during: 0.4) {
      scene.views[0].center.x = 150
      scene.animate("inner", during: 5) { scene.views[1].center.x = 150 }
    }
    scene.wait(0.2)
    #expect(scene.views.allSatisfy { abs(x($0) - 100) < 0.001 })
    scene.wait(0.2)
    #expect(Set(scene.results) == ["outer true", "inner true"])
  }

  @Test(arguments: [true, false])
  func `inside a block the curve is the outer one's unless it is overridden`(overrides: Bool) {
    let scene = Scene()
    scene.animate("outer") {
      scene.animate(
        "inner", overrides ? [.curveEaseIn, .overrideInheritedCurve] : .curveEaseIn
      ) { scene.views[0].center.x = 150 }
    }
    scene.wait(0.25)
    // Linear a quarter of the way, slowly at first 0.0935.
    #expect(abs(x(scene.views[0]) - (overrides ? 59.35 : 75)) < 0.1)
  }

  // MARK: On screen

  @Test func `fingers meet a moving view where it will be, if at all`() {
    let scene = Scene()
    let view = scene.views[0]
    scene.animate("move", [.allowUserInteraction, .curveLinear]) { view.center.x = 250 }
    scene.wait(0.5)
    #expect(scene.stage.window.hitTest(CGPoint(x: 250, y: 50), with: nil) === view)
    #expect(scene.stage.window.hitTest(CGPoint(x: 130, y: 50), with: nil) !== view)
    // Who wants to catch it asks the layer as it is shown.
    #expect(view.layer.presentation()?.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test(arguments: [(1.0, false), (0.5, true), (0.2, true)])
  func `only a spring of less than 1 swings past its end`(ratio: CGFloat, swings: Bool) {
    let scene = Scene()
    let view = scene.views[0]
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0
    ) { view.center.x = 150 }
    var farthest = CGFloat.zero
    for _ in 0..<61 {
      farthest = max(farthest, x(view))
      scene.wait(1.0 / 60)
    }
    #expect((farthest > 150.5) == swings)
    #expect(x(view) == 150)
  }

  @Test func `a spring begins at the speed that it is given`() {
    let scene = Scene()
    let view = scene.views[0]
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 3
    ) { view.center.x = 150 }
    scene.wait(0.001)
    #expect(abs((x(view) - 50) / 0.001 - 300) < 10)
  }

  @Test func `a delayed block shows the old value until it begins, the model the new one`() {
    let scene = Scene()
    let view = scene.views[0]
    scene.animate("late", delay: 0.5) { view.center.x = 150 }
    #expect(view.center.x == 150 && x(view) == 50)
    scene.wait(0.5)
    #expect(x(view) == 50)
    scene.wait(0.5)
    #expect(abs(x(view) - 100) < 0.001)
  }
}

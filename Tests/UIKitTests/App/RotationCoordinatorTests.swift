import Testing

@testable import UIKit

struct RotationCoordinatorTests {
  private final class Follower: UIViewController {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(mark)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("will \(Int(view.bounds.width))")
      coordinator.animate { context in
        self.log.append("animates \(Int(self.view.bounds.width)) \(context.transitionDuration)")
        self.mark.alpha = 0
        UIView.performWithoutAnimation { self.mark.frame.origin.x = 50 }
      } completion: { context in
        self.log.append("did \(context.isAnimated)")
      }
    }
  }

  private func turn(_ duration: TimeInterval, animated: Bool = true) -> (Stage, Follower) {
    let stage = Stage()
    let controller = Follower()
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    stage.application.layoutWindows()
    UIView.setAnimationsEnabled(animated)
    stage.application.updateScreen(
      duration: duration, size: CGSize(width: 844, height: 390), safeAreaInsets: .zero,
      traitCollection: stage.application.screen.traitCollection)
    return (stage, controller)
  }

  @Test func `what animates alongside takes as long as the turn`() {
    let (stage, controller) = turn(0.3)
    #expect(controller.log == ["will 390", "animates 844 0.3"])
    #expect(controller.mark.alpha == 0 && controller.mark.layer.presented.opacity == 1)
    #expect(controller.mark.layer.presented.frame.minX == 50)
    stage.application.clock.advance(to: 0.15)
    #expect(abs(controller.mark.layer.presented.opacity - 0.5) < 0.01)
    #expect(controller.log.count == 2)
    stage.application.clock.advance(to: 0.3)
    #expect(controller.mark.layer.presented.opacity == 0)
    #expect(controller.log.last == "did true")
  }

  @Test(arguments: [0, 0.3])
  func `without animations all is there at once`(duration: TimeInterval) {
    let (_, controller) = turn(duration, animated: duration == 0)
    #expect(controller.log == ["will 390", "animates 844 0.0", "did false"])
    #expect(controller.mark.layer.presented.opacity == 0)
  }
}

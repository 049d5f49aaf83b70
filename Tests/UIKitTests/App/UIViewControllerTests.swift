import Foundation
import Testing

@testable import UIKit

@MainActor struct UIViewControllerTests {
  final class Recorder: UIViewController {
    var log: [String] = []
    override func viewDidLoad() { log.append("load") }
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
    override func viewDidLayoutSubviews() { if log.last != "layout" { log.append("layout") } }
  }

  @Test func `a root controller lives through its life in order`() {
    let stage = Stage()
    let controller = Recorder()
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    stage.application.layoutWindows()
    stage.application.clock.advance(to: 0.01)
    #expect(controller.log == ["load", "willAppear", "layout", "didAppear"])
    #expect(controller.view.frame == stage.window.bounds)
    stage.window.rootViewController = UIViewController()
    #expect(controller.log.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test func `the view fills the stage.window after the screen has turned`() {
    let stage = Stage()
    let controller = Recorder()
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    stage.application.updateScreen(
      size: CGSize(width: 844, height: 390), safeAreaInsets: .zero,
      traitCollection: stage.application.screen.traitCollection)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func `a dropped screen goes away`() {
    let stage = Stage()
    weak var dropped: UIViewController?
    do {
      let controller = Recorder()
      dropped = controller
      stage.window.rootViewController = controller
      stage.window.makeKeyAndVisible()
      stage.application.layoutWindows()
      stage.application.clock.advance(to: 1)
      stage.window.rootViewController = nil
    }
    #expect(dropped == nil)
  }
}

/// Hands touches to the views of a window.
final class TouchDispatcher {
  private weak var window: UIWindow?

  init(window: UIWindow) {
    self.window = window
  }

  func dispatch(_ event: UIEvent) {
    for touch in event.changedTouches {
      if touch.phase == .began {
        touch.view = window?.hitTest(touch.location(in: window), with: event)
      }
      switch touch.phase {
      case .began: touch.view?.touchesBegan([touch], with: event)
      case .moved, .stationary: touch.view?.touchesMoved([touch], with: event)
      case .ended: touch.view?.touchesEnded([touch], with: event)
      case .cancelled: touch.view?.touchesCancelled([touch], with: event)
      }
    }
  }
}

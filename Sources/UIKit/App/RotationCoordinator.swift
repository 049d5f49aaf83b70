/// The change of size when the device turns.
final class RotationCoordinator: UIViewControllerTransitionCoordinator,
  UIViewControllerTransitionCoordinatorContext
{
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  let transitionDuration: TimeInterval
  var isAnimated: Bool { transitionDuration > 0 }

  /// Makes the coordinator of a change of some seconds, 0 for one that is there at once.
  init(duration: TimeInterval) {
    transitionDuration = duration
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func run(_ change: () -> Void) {
    change()
    UIView.animate(withDuration: transitionDuration) {
      for animation in self.animations { animation(self) }
    }
    guard isAnimated else { return complete() }
    UIApplication.shared.clock.schedule(after: transitionDuration) { self.complete() }
  }

  private func complete() {
    for completion in completions { completion(self) }
  }
}

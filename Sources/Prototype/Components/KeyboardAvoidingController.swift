import UIKit

/// A screen on a scroll view that makes room for the keyboard while the screen is shown.
class KeyboardAvoidingController: UIViewController {
  let keyboard: KeyboardAvoider

  init(_ scrollView: UIScrollView) {
    keyboard = KeyboardAvoider(scrollView)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Changes what stands on the screen, and keeps in sight what the keyboard must leave there.
  func animateLayout(_ changes: @escaping () -> Void) {
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      changes()
      self.view.layoutIfNeeded()
      self.keyboard.layoutWasChanged()
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboard.start()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboard.stop()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keyboard.layoutDidChange()
  }
}

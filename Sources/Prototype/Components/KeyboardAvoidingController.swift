import UIKit

/// A screen on a scroll view that makes room for the keyboard while the screen is shown.
class KeyboardAvoidingController: UIViewController {
  let keyboard: KeyboardAvoider

  init(_ scrollView: UIScrollView) {
    keyboard = KeyboardAvoider(scrollView)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

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

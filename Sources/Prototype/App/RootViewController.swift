import UIKit

/// The way in and out: shows the login form, and the app behind it once somebody is logged in.
final class RootViewController: UIViewController {
  /// The time in which one screen gives way to the other, in seconds; ours.
  private static let crossFade: TimeInterval = 0.3

  private let accounts: any AccountService
  private var current: UIViewController?

  /// The status bar that suits the launch screen, as long as that still covers the app.
  var launchStatusBarStyle: UIStatusBarStyle? {
    didSet { setNeedsStatusBarAppearanceUpdate() }
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { launchStatusBarStyle ?? .default }

  init(accounts: any AccountService) {
    self.accounts = accounts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    showLogin(animated: false)
  }

  private func showLogin(animated: Bool) {
    let login = LoginViewController(accounts: accounts)
    login.onLogIn = { [weak self] account in self?.showMain(account) }
    show(login, animated: animated)
  }

  private func showMain(_ account: Account) {
    let main = MainViewController(journal: Journal(account: account))
    main.onLogOut = { [weak self] in self?.showLogin(animated: true) }
    show(main, animated: true)
  }

  private func show(_ next: UIViewController, animated: Bool) {
    let previous = current
    current = next
    previous?.willMove(toParent: nil)
    embed(next, in: view)
    let settle = {
      previous?.leaveContainer()
      next.didMove(toParent: self)
    }
    guard animated else { return settle() }
    // Now, and not as a part of the keyboard's animation, which may be about to begin.
    view.layoutIfNeeded()
    next.view.alpha = 0
    UIView.animate(withDuration: Self.crossFade) {
      next.view.alpha = 1
    } completion: { _ in
      settle()
    }
  }
}

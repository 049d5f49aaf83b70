extension UIApplication {
  /// How long the screen takes for a quarter turn, in seconds: 0.3, on an iPad 0.4 (measured on iOS
  /// by others).
  public var statusBarOrientationAnimationDuration: TimeInterval {
    screen.traitCollection.userInterfaceIdiom == .pad ? 0.4 : 0.3
  }

  /// Gives the screen another size, safe area or traits, and lets windows and controllers follow.
  ///
  /// All of it is there at once; who animates alongside does so for the duration, in seconds.
  package func updateScreen(
    duration: TimeInterval = 0, size: CGSize, safeAreaInsets: UIEdgeInsets,
    traitCollection: UITraitCollection
  ) {
    let previous = screen.traitCollection
    let resizes = size != screen.bounds.size
    let coordinator = RotationCoordinator(
      duration: resizes && animations.areAnimationsEnabled ? duration : 0)
    let fullScreen = windowList.filter { $0.frame == screen.bounds }
    if resizes {
      for window in fullScreen {
        // What still moves would slide on over the turned screen.
        window.settleScrolling()
        window.rootViewController?.viewWillTransition(to: size, with: coordinator)
      }
    }
    screen.bounds = CGRect(origin: .zero, size: size)
    screen.safeAreaInsets = safeAreaInsets
    screen.traitCollection = traitCollection
    UITraitCollection.current = traitCollection
    setNeedsFrame()
    let category = traitCollection.preferredContentSizeCategory
    if category != previous.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }
    coordinator.run {
      for window in fullScreen { window.frame = screen.bounds }
      if previous != traitCollection {
        for window in windowList { window.traitsChanged(from: previous) }
      }
      layoutWindows()
    }
  }

  /// How large the user wants to read.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }

  /// The style of the status bar that the front controller asks for.
  package var statusBarStyle: UIStatusBarStyle {
    statusBarController(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// Whether the front controller hides the status bar.
  package var isStatusBarHidden: Bool {
    statusBarController(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  private func statusBarController(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController? {
    var controller = keyWindow?.rootViewController
    while let next = controller?[keyPath: child] { controller = next }
    return controller
  }
}

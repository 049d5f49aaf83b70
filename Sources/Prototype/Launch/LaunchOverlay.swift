import UIKit

/// The launch screen come alive: laid over the window, it is walked through and gone.
///
/// Its first frame is the static launch screen; the door in the logo then grows until it frames
/// the whole screen, while the wall around it clears.
final class LaunchOverlay {
  /// The part of the logo that is the door, in parts of the logo's own width and height.
  private static let door = CGRect(x: 0.35, y: 0.55, width: 0.3, height: 0.4)

  /// The tag of the logo in the launch storyboard, which may have no outlets.
  private static let logoTag = 1

  /// A point beside the clock of the status bar; ours.
  private static let clock = CGPoint(x: 8, y: 8)

  /// The luminance on which black and white are read equally well, by WCAG 2's contrast.
  private static let evenLuminance: CGFloat = 0.179

  private let controller: UIViewController

  /// Takes the touches that are not yet meant for the app.
  private let shield = UIView()

  init() {
    let storyboard = UIStoryboard(name: "LaunchScreen", bundle: nil)
    controller = storyboard.instantiateViewController(withIdentifier: "LaunchScreen")
  }

  /// Lays the launch screen over everything in the window.
  func cover(_ window: UIWindow) {
    guard let view = controller.view else { return }
    shield.frame = window.bounds
    shield.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shield.accessibilityIdentifier = "launch"
    view.frame = shield.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shield.addSubview(view)
    window.addSubview(shield)
    shield.layoutIfNeeded()
  }

  /// The status bar that is best read on the launch screen, once that covers a window.
  var statusBarStyle: UIStatusBarStyle {
    guard let ground = shield.ground(at: Self.clock)?.resolvedColor(with: shield.traitCollection)
    else { return .default }
    return ground.luminance < Self.evenLuminance ? .lightContent : .darkContent
  }

  /// Opens the way to the app, then takes the launch screen off the window.
  ///
  /// `appShines` is called once there is more of the app to see than of the launch screen; from
  /// then on the app gets the touches and is read aloud.
  func lift(appShines: @escaping @MainActor () -> Void) {
    guard let view = controller.view else { return appShines() }
    let logo = view.viewWithTag(Self.logoTag)
    UIView.animate(
      withDuration: LaunchTiming.passage, delay: LaunchTiming.hold,
      options: LaunchTiming.passageCurve
    ) {
      logo?.transform = logo.map { Self.passage(of: $0, in: view.bounds.size) } ?? .identity
    }
    UIView.animate(
      withDuration: LaunchTiming.fade, delay: LaunchTiming.hold + LaunchTiming.fadeDelay,
      options: LaunchTiming.fadeCurve
    ) {
      view.alpha = 0
    } completion: { [shield] _ in
      shield.removeFromSuperview()
    }
    Timer.scheduledTimer(
      withTimeInterval: LaunchTiming.hold + LaunchTiming.fadeDelay + LaunchTiming.legible,
      repeats: false
    ) { [shield] _ in
      MainActor.assumeIsolated {
        shield.isUserInteractionEnabled = false
        shield.accessibilityElementsHidden = true
        appShines()
      }
    }
  }

  /// The transform that brings the door of the logo to the middle and makes it cover the screen.
  private static func passage(of logo: UIView, in screen: CGSize) -> CGAffineTransform {
    let size = logo.bounds.size
    guard size.width > 0, size.height > 0 else { return .identity }
    let scale = max(
      screen.width / (door.width * size.width), screen.height / (door.height * size.height))
    let dx = (0.5 - door.midX) * size.width * scale
    let dy = (0.5 - door.midY) * size.height * scale
    return CGAffineTransform(translationX: dx, y: dy).scaledBy(x: scale, y: scale)
  }
}

extension UIView {
  /// The colour that is seen at a point, if a view's background shows there.
  fileprivate func ground(at point: CGPoint) -> UIColor? {
    for view in subviews.reversed() where !view.isHidden && view.alpha > 0.5 {
      let inside = convert(point, to: view)
      if view.bounds.contains(inside), let color = view.ground(at: inside) { return color }
    }
    guard let color = backgroundColor, color.cgColor.alpha > 0.5 else { return nil }
    return color
  }
}

extension UIColor {
  /// How bright a fixed colour is, 0…1, by WCAG 2.
  fileprivate var luminance: CGFloat {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    let linear = [red, green, blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}

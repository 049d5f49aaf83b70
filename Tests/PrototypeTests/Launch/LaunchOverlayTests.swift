import Foundation
import Graphics
import Phone
import Testing

@testable import Prototype
@testable import UIKit

struct LaunchOverlayTests {
  private static let end =
    LaunchTiming.hold
    + max(LaunchTiming.passage, LaunchTiming.fadeDelay + LaunchTiming.fade)

  /// When there is more to see of the app than of the launch screen.
  private static let shines = LaunchTiming.hold + LaunchTiming.fadeDelay + LaunchTiming.legible

  /// The static launch screen under the light status bar that the system gives it.
  private final class StaticScreen: UIViewController {
    private let screen = UIStoryboard(name: "LaunchScreen", bundle: nil)
      .instantiateViewController(withIdentifier: "LaunchScreen")

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func loadView() { view = screen.view }
  }

  /// The launch screen as the system shows it before the app runs.
  private func staticScreen(like phone: Phone) -> Bitmap {
    let setup = PhoneSetup(
      model: phone.model, orientation: phone.orientation, appearance: phone.appearance)
    let still = Phone(setup) {
      TestApp { StaticScreen() }
    }
    return still.picture()
  }

  @Test(arguments: [Appearance.light, .dark], [Orientation.portrait, .landscapeLeft])
  func theFirstFrameIsTheStaticLaunchScreen(
    _ appearance: Appearance, _ orientation: Orientation
  ) throws {
    for model in ["iphone-se-1", "iphone-15", "ipad-11"] {
      let phone = try Phone.prototype(model, appearance: appearance, orientation: orientation)
      let first = phone.picture()
      #expect(first.equals(staticScreen(like: phone)), "\(model)")
    }
  }

  // L1, L2
  @Test(arguments: [Appearance.light, .dark], [Orientation.portrait, .landscapeLeft])
  func noFrameIsDarkerOrLighterThanBothEnds(
    _ appearance: Appearance, _ orientation: Orientation
  ) throws {
    let phone = try Phone.prototype(appearance: appearance, orientation: orientation)
    var frames: [Double] = []
    while phone.time < Self.end + 0.1 {
      frames.append(phone.picture().luminance)
      phone.wait(1.0 / 60)
    }
    let first = try #require(frames.first)
    let last = phone.picture().luminance
    #expect(first != last)
    for (index, frame) in frames.enumerated() {
      #expect(frame >= min(first, last) - 2, "frame \(index)")
      #expect(frame <= max(first, last) + 2, "frame \(index)")
    }
  }

  @Test(arguments: [Appearance.light, .dark], ["iphone-se-1", "iphone-15", "ipad-11"])
  func theStatusBarCanBeReadInEveryFrame(_ appearance: Appearance, _ model: String) throws {
    let phone = try Phone.prototype(model, appearance: appearance)
    while phone.time < Self.end + 0.1 {
      let isLight =
        UIApplication.shared.statusBarStyle == .lightContent || appearance == .dark
      let ground = phone.picture().lightness(x: 2, y: 10)
      let contrast = isLight ? 1.05 / (ground + 0.05) : (ground + 0.05) / 0.05
      #expect(contrast > 3.5, "at \(phone.time)")
      phone.wait(1.0 / 60)
    }
    #expect(UIApplication.shared.statusBarStyle == .default)
  }

  @Test(arguments: [Appearance.light, .dark])
  func theHomeIndicatorChangesWithTheStatusBar(_ appearance: Appearance) throws {
    let phone = try Phone.prototype(appearance: appearance)
    var frames: [(bar: Bool, indicator: Bool)] = []
    while phone.time < Self.end + 0.1 {
      let style = UIApplication.shared.statusBarStyle
      let place = (x: Int(phone.size.width / 2), y: Int(phone.size.height) - 11)
      let indicator = phone.picture().lightness(x: place.x, y: place.y)
      frames.append((style == .lightContent || appearance == .dark, indicator > 0.5))
      phone.wait(1.0 / 60)
    }
    #expect(frames.count { $0.bar != $0.indicator } <= 2)
    #expect(frames.contains { !$0.bar } == (appearance == .light))
  }

  // L4
  @Test func theLogoKeepsItsProportions() throws {
    for model in ["iphone-se-1", "iphone-15-pro-max", "ipad-11"] {
      let phone = try Phone.prototype(model)
      let controller = UIStoryboard(name: "LaunchScreen", bundle: nil)
        .instantiateViewController(withIdentifier: "LaunchScreen")
      controller.view.frame = CGRect(origin: .zero, size: phone.size)
      controller.view.layoutIfNeeded()
      let logo = try #require(controller.view.viewWithTag(1) as? UIImageView)
      let image = try #require(logo.image)
      let ratio = logo.bounds.width / logo.bounds.height
      #expect(abs(ratio / (image.size.width / image.size.height) - 1) < 0.005)
      #expect(abs(logo.center.x - phone.size.width / 2) < 0.5)
      #expect(abs(logo.center.y - phone.size.height / 2) < 0.5)
    }
  }

  // L4
  @Test(
    arguments: ["iphone-se-1", "iphone-15", "ipad-11"], [Orientation.portrait, .landscapeLeft])
  func theLogoKeepsItsProportionsInEveryFrame(
    _ model: String, _ orientation: Orientation
  ) throws {
    let phone = try Phone.prototype(model, orientation: orientation)
    let cover = try #require(phone.view("launch"))
    let logo = try #require(cover.viewWithTag(1))
    let ratio = logo.bounds.width / logo.bounds.height
    var width: CGFloat = 0
    while cover.window != nil {
      let shown = logo.layer.presented.frame
      #expect(abs(shown.width / shown.height / ratio - 1) < 0.005)
      #expect(shown.width >= width - 0.01, "at \(phone.time)")
      width = shown.width
      phone.wait(1.0 / 60)
    }
    #expect(width > phone.size.width)
  }

  // L1, L2
  @Test(arguments: [Appearance.light, .dark], [0.0, 0.3, 0.6])
  func noFrameIsDarkerOrLighterThanBothEndsAfterATurn(
    _ appearance: Appearance, _ moment: TimeInterval
  ) throws {
    let lying = try Phone.prototype(appearance: appearance, orientation: .landscapeLeft)
    let first = lying.picture().luminance
    lying.wait(Self.end + 1)
    let last = lying.picture().luminance
    let phone = try Phone.prototype(appearance: appearance)
    phone.wait(moment)
    phone.send(.rotate(.landscapeLeft))
    while phone.time < Self.end + 0.1 {
      let frame = phone.picture().luminance
      // The corners beside a picture that turns are black.
      let isTurning = phone.time < moment + 0.31
      #expect(isTurning || frame >= min(first, last) - 3, "at \(phone.time)")
      #expect(frame <= max(first, last) + 3, "at \(phone.time)")
      phone.wait(1.0 / 30)
    }
  }

  private func middle(of element: String, on phone: Phone) throws -> CGPoint {
    let view = try #require(phone.view(element))
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  // L6
  @Test func nothingIsLeftOverTheApp() throws {
    let phone = try Phone.prototype()
    #expect(phone.frame(ofElement: "launch") != nil)
    phone.wait(Self.end - 0.05)
    #expect(phone.view("launch") != nil)
    phone.wait(0.1)
    #expect(phone.view("launch") == nil)
    let before = phone.picture()
    phone.wait(2)
    #expect(phone.picture().equals(before))
  }

  // L6
  @Test func touchesReachNothingUntilThereIsMoreToSeeOfTheApp() throws {
    let phone = try Phone.prototype()
    phone.wait(0)
    let email = try middle(of: "login-email", on: phone)
    while phone.time < Self.shines - 0.01 {
      phone.tap(email)
      phone.wait(0.1)
    }
    let untouched = try Phone.prototype()
    untouched.advance(to: phone.time + 2)
    phone.advance(to: untouched.time)
    #expect(phone.picture().equals(untouched.picture()))
  }

  @Test func aTouchOnWhatCanBeSeenOfTheAppCounts() throws {
    let phone = try Phone.prototype()
    phone.advance(to: Self.shines + 0.02)
    #expect(phone.view("launch") != nil)
    phone.tap(try middle(of: "login-email", on: phone))
    phone.wait(2)
    #expect((phone.view("login-email") as? UITextField)?.isFirstResponder == true)
    #expect(phone.view("launch") == nil)
    // As if it had been touched afterwards.
    let later = try Phone.prototype()
    later.advance(to: Self.end + 0.1)
    later.tap(try middle(of: "login-email", on: later))
    later.wait(2)
    phone.advance(to: later.time)
    #expect(phone.frame(ofElement: "login-submit") == later.frame(ofElement: "login-submit"))
  }

  @Test(
    arguments: ["iphone-se-1", "iphone-15", "ipad-11"], [Orientation.portrait, .landscapeLeft])
  func nothingOfTheFormMovesWhileTheLaunchLifts(
    _ model: String, _ orientation: Orientation
  ) throws {
    let phone = try Phone.prototype(model, orientation: orientation)
    phone.wait(0)
    func places() -> [CGRect?] {
      ["login-email", "login-password", "login-submit"].map { name in
        phone.view(name).map { $0.convert($0.bounds, to: nil) }
      }
    }
    let first = places()
    #expect(!first.contains(nil))
    while phone.time < Self.end + 0.5 {
      phone.wait(1.0 / 60)
      #expect(places() == first)
    }
  }
}

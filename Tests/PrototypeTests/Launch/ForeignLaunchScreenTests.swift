import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// The prototype with somebody else's launch screen.
struct ForeignLaunchScreenTests {
  private func show(_ text: String, named name: String) throws -> UIView {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("foyer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    let stage = UIApplication(screen: UIScreen())
    UIApplication.current = stage
    stage.bundle = AppBundle(path: folder.path + "/app", diagnostics: Diagnostics { _ in })
    let files = AppBundle(path: folder.path, diagnostics: Diagnostics { _ in })
    stage.bundle.launchScreen = (file.path, files)
    let controller = UIStoryboard(name: "LaunchScreen", bundle: nil)
      .instantiateViewController(withIdentifier: "LaunchScreen")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    window.rootViewController = controller
    stage.layoutWindows()
    return try #require(controller.view)
  }

  private func view(_ subviews: String) -> String {
    """
    <view key="view" id="V"><rect key="frame" x="0" y="0" width="390" height="844"/>
    <subviews>\(subviews)</subviews></view>
    """
  }

  private let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch"

  @Test func `its logo is a picture that is no background, whatever its identifiers`() throws {
    let root = try show(
      """
      \(head).Storyboard.XIB" initialViewController="C"><scenes><scene><objects>
      <viewController id="C">
      \(view("""
        <imageView image="Back" id="B"><rect key="frame" x="0" y="0" width="390" height="844"/></imageView>
        <imageView image="Logo" id="L"><rect key="frame" x="100" y="300" width="90" height="90"/></imageView>
        """))
      </viewController></objects></scene></scenes></document>
      """, named: "Any.storyboard")
    #expect(root.viewWithTag(1)?.frame == CGRect(x: 100, y: 300, width: 90, height: 90))
  }

  @Test func `a xib is a launch screen as well, and words stand for a logo`() throws {
    let root = try show(
      """
      \(head).XIB"><objects>
      \(view("<label text=\"Foyer\" id=\"L\"><rect key=\"frame\" x=\"9\" y=\"9\" width=\"90\" height=\"20\"/></label>"))
      </objects></document>
      """, named: "Any.xib")
    #expect((root.viewWithTag(1) as? UILabel)?.text == "Foyer")
  }

  @Test(arguments: [
    ("white=\"1\" alpha=\"1\"", "", UIStatusBarStyle.darkContent),
    ("white=\"0.1\" alpha=\"1\"", "", .lightContent),
    // What lies under the clock counts, and not what is below it or can't be seen.
    (
      "white=\"1\" alpha=\"1\"",
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"90\"/>", .lightContent
    ),
    (
      "white=\"1\" alpha=\"1\"",
      "<rect key=\"frame\" x=\"0\" y=\"90\" width=\"390\" height=\"90\"/>", .darkContent
    ),
  ])
  func `the status bar can be read on its ground`(
    ground: String, band: String, style: UIStatusBarStyle
  ) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("launch-\(UUID().uuidString).xib")
    let subviews =
      band.isEmpty
      ? ""
      : """
      <view id="B">\(band)<color key="backgroundColor" white="0" alpha="1" \
      colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view>
      """
    try Data(
      """
      \(head).XIB"><objects><view id="V"><rect key="frame" x="0" y="0" width="390" height="844"/>
      <subviews>\(subviews)</subviews><color key="backgroundColor" \(ground) \
      colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></view></objects>
      </document>
      """.utf8
    ).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for appearance in [Appearance.light, .dark] {
      var setup = PhoneSetup(model: try .named("iphone-12"), appearance: appearance)
      setup.launchScreen = LaunchScreenFile(
        path: file.path, assets: file.deletingLastPathComponent().path)
      let phone = Phone(setup) { AppDelegate() }
      #expect(UIApplication.shared.statusBarStyle == style)
      phone.wait(5)
      #expect(UIApplication.shared.statusBarStyle == .default)
    }
  }
}

import Foundation
import Phone
import Testing

@testable import Flows
@testable import foyer

/// What an app is told at its start.
struct PhoneDeviceTests {
  private let assets = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Assets").path

  @Test func `an app that is started again on an iPhone held upside down lies as it lay`() throws {
    let setup = PhoneSetup(model: try .named("iphone-se"), assets: assets)
    let device = PhoneDevice(setup) { Phone.prototype($0) }
    for orientation in [Orientation.landscapeRight, .portraitUpsideDown] {
      device.send(.rotate(orientation))
    }
    device.launch(stopsFirst: true, arguments: [:])
    #expect(device.phone?.orientation == .landscapeRight)
    #expect(device.size == CGSize(width: 667, height: 375))
  }

  @Test func `arguments are an app's defaults until it is launched anew`() {
    var seen: [String?] = []
    let device = PhoneDevice(PhoneSetup(model: .all[0], assets: assets)) { setup in
      let defaults = UserDefaults.standard
      seen.append(defaults.string(forKey: "greeting"))
      if seen.count == 2 { #expect(defaults.bool(forKey: "isDemo")) }
      return Phone.prototype(setup)
    }
    device.launch(stopsFirst: true, arguments: ["greeting": "hello", "isDemo": "true"])
    device.launch(stopsFirst: false, arguments: ["greeting": "not started again"])
    #expect(UserDefaults.standard.string(forKey: "greeting") == "hello")
    device.launch(stopsFirst: true, arguments: [:])
    #expect(seen == [nil, "hello", nil])
  }
}

import Foundation
import Phone

@testable import Flows

extension ConformanceCase {
  static let touches: [ConformanceCase] = [
    ConformanceCase(
      flow: "008_tap_on_element", screen: { screen(MadeElement("Primary button", 0, 0, 100, 100)) },
      outcome: .passes(["tap 50,50"])),
    ConformanceCase(
      flow: "008_tap_on_element",
      screen: {
        screen(MadeElement("Primary button", 0, 0, 100, 100) { $0.onTap = { $0.text = "New" } })
      }, outcome: .passes(["tap 50,50"])),
    ConformanceCase(
      flow: "120_tap_on_element_retryTapIfNoChange",
      screen: { screen(MadeElement("Primary button", 0, 0, 100, 100)) },
      outcome: .passes(["tap 50,50", "tap 50,50"])),
    ConformanceCase(
      flow: "120_tap_on_element_retryTapIfNoChange",
      screen: {
        screen(MadeElement("Primary button", 0, 0, 100, 100) { $0.onTap = { $0.text = "New" } })
      }, outcome: .passes(["tap 50,50"])),
    ConformanceCase(
      flow: "009_skip_optional_elements",
      screen: { screen(MadeElement("Non Optional", 0, 0, 100, 100)) }, outcome: .passes([])),
    ConformanceCase(
      flow: "010_scroll", outcome: .passes(["swipe 270,480 270,96 333"])),
    ConformanceCase(
      flow: "011_back_press", outcome: .passes([]), note: "iOS has no such key: a warning"),
    ConformanceCase(flow: "014_tap_on_point", outcome: .passes(["tap 100,200"])),
    ConformanceCase(
      flow: "017_swipe", outcome: .passes(["swipe 100,500 100,200 3000"])),
    ConformanceCase(
      flow: "019_dont_wait_for_visibility",
      screen: {
        screen(MadeElement("Button", 0, 0, 100, 100), MadeElement(id: "veil", 0, 0, 100, 100))
      },
      outcome: .fails("\"Button\" is at (50,50) but id: veil is on top of it", []),
      note: "Maestro taps what is on top"),
    ConformanceCase(
      flow: "029_long_press_on_element",
      screen: { screen(MadeElement("Primary button", 0, 0, 100, 100)) },
      outcome: .passes(["press 50,50"])),
    ConformanceCase(flow: "030_long_press_on_point", outcome: .passes(["press 100,200"])),
    ConformanceCase(
      flow: "048_tapOn_clickable",
      screen: {
        screen(MadeElement("Button", 0, 0, 100, 100), MadeElement("Button", 200, 0, 400, 200))
      }, outcome: .passes(["tap 50,50"]),
      note: "elements of iOS are not marked as clickable: the first in the hierarchy"),
    ConformanceCase(
      flow: "054_enabled",
      screen: {
        screen(MadeElement("Button", 0, 0, 100, 100) { $0.onTap = { $0.isEnabled = false } })
      }, outcome: .passes(["tap 50,50"])),
    ConformanceCase(
      flow: "059_directional_swipe_command", outcome: .passes(["swipe 54,480 486,480 500"])),
    ConformanceCase(
      flow: "071_tapOnRelativePoint",
      outcome: .passes([
        "tap 0,0", "tap 540,960", "tap 270,480", "tap 135,240", "tap 135,240",
      ])),
    ConformanceCase(
      flow: "074_directional_swipe_element",
      screen: { screen(MadeElement("swiping element", 0, 50, 100, 150)) },
      outcome: .passes(["swipe 50,100 486,100 400"])),
    ConformanceCase(
      flow: "151_swipe_from_element_point",
      screen: { screen(MadeElement("swiping element", 0, 0, 100, 200)) },
      outcome: .passes(["swipe 50,170 486,170 400"])),
    ConformanceCase(
      flow: "078_swipe_relative", outcome: .passes(["swipe 270,288 270,576 3000"])),
    ConformanceCase(
      flow: "079_scroll_until_visible",
      outcome: .fails("No visible element found: \"Test\"", ["swipe 270,480 270,96 1"])),
    ConformanceCase(
      flow: "079_scroll_until_visible", screen: { farBelow(text: "Test") },
      outcome: .passes(["swipe 270,480 270,96 1"])),
    ConformanceCase(
      flow: "112_scroll_until_visible_center", screen: { farBelow(text: "Test") },
      outcome: .passes(["swipe 270,480 270,96 1"])),
    ConformanceCase(
      flow: "118_scroll_until_visible_negative", screen: { farBelow(id: "maestro") },
      outcome: .passes(["swipe 270,480 270,96 40"])),
    ConformanceCase(
      flow: "100_tapOn_multiple_times", screen: { screen(MadeElement("Button", 0, 0, 100, 100)) },
      outcome: .passes(["tap 50,50", "tap 50,50", "tap 50,50"])),
    ConformanceCase(
      flow: "101_doubleTapOn", screen: { screen(MadeElement("Button", 0, 0, 100, 100)) },
      outcome: .passes(["tap 50,50", "tap 50,50"])),
    ConformanceCase(
      flow: "113_tap_on_element_settle_timeout",
      screen: {
        let device = screen(
          MadeElement("", 0, 0, 100, 100) { $0.textByLook = { "The time is \($0)" } })
        device.neverRests = true
        return device
      }, outcome: .passes(["tap 50,50"])),
  ]
}

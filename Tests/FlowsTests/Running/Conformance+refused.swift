import Foundation
import Phone

@testable import Flows

extension ConformanceCase {
  private static let keys = [
    "Home", "Back", "Volume Up", "Volume Down", "Lock", "Remote Dpad Up", "Remote Dpad Down",
    "Remote Dpad Left", "Remote Dpad Right", "Remote Dpad Center", "Remote Media Play Pause",
    "Remote Media Stop", "Remote Media Next", "Remote Media Previous", "Remote Media Rewind",
    "Remote Media Fast Forward", "Power", "Tab", "Remote System Navigation Up",
    "Remote System Navigation Down", "Remote Button A", "Remote Button B", "Remote Menu",
    "TV Input", "TV Input HDMI 1", "TV Input HDMI 2", "TV Input HDMI 3",
  ]

  static let refused: [ConformanceCase] = [
    refused("027_open_link", ["3:3 openLink"]),
    refused("028_env", ["20:3 openLink", "21:3 setLocation"]),
    refused(
      "034_press_key",
      keys.enumerated().filter { $0.element != "Tab" }.map { "\($0.offset + 5):13 \($0.element)" }),
    refused("051_set_location", ["5:3 setLocation"]),
    refused(
      "064_js_files", ["3:3 runScript", "10:3 runScript", "15:3 runScript", "3:3 runScript"]),
    refused("084_open_browser", ["3:3 openLink"]),
    refused("085_open_link_auto_verify", ["3:3 openLink"]),
    refused("090_travel", ["3:3 travel"]),
    refused("092_log_messages", ["4:3 runScript"]),
    refused("098_runscript_conditionals", ["3:3 runScript", "10:3 runScript"]),
    refused("098_runscript_conditionals_eager", ["3:3 runScript"]),
    refused("103_on_flow_start_complete_hooks", ["3:5 runScript", "6:5 runScript"]),
    refused(
      "105_on_flow_start_complete_when_js_output_set", ["3:5 runScript", "5:5 runScript"]),
    refused(
      "106_on_flow_start_complete_when_js_output_set_subflows", ["3:5 runScript", "5:5 runScript"]),
    refused("110_add_media_device", ["3:3 addMedia", "4:5 ./media/abc.png does not exist"]),
    refused(
      "111_add_multiple_media",
      ["3:3 addMedia"] + (4...6).map { "\($0):5 ./media/abc.png does not exist" }),
    refused(
      "115_airplane_mode", ["3:3 setAirplaneMode", "4:3 setAirplaneMode", "5:3 toggleAirplaneMode"]),
    refused("117_scroll_until_visible_speed", ["3:3 runScript"]),
    refused(
      "123_pause_resume_preserves_js_engine",
      [
        "7:37 'function' in ${output.getMessage = function() { return output.message; }; "
          + "output.counter = 1; output.counter}"
      ]),
    refused("125_assert_by_css", ["5:5 assertVisible.css"]),
    refused(
      "127_env_vars_isolation_graaljs",
      [
        "11:23 'if' in ${if(MY_VAR !== '1') { throw Error } }", "12:9 runScript", "16:9 runScript",
      ]),
    refused("128_datafaker_graaljs", ["4:37 function call faker.expression(…)"]),
    refused("136_js_http_multi_part_requests", ["3:3 runScript"]),
    refused("144_tap_by_css_on_element_with_children", ["5:5 tapOn.css"]),
  ]

  private static func refused(_ flow: String, _ problems: [String]) -> ConformanceCase {
    ConformanceCase(flow: flow, outcome: .isRefused(problems))
  }
}

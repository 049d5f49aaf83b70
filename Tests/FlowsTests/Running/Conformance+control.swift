import Foundation
import Phone

@testable import Flows

extension ConformanceCase {
  static let control: [ConformanceCase] = [
    ConformanceCase(
      flow: "046_run_flow", screen: { screen(MadeElement("Primary button", 0, 0, 100, 100)) },
      outcome: .passes(["launch", "tap 50,50"])),
    ConformanceCase(
      flow: "047_run_flow_nested",
      screen: {
        screen(
          MadeElement("Primary button", 0, 0, 100, 100),
          MadeElement("Secondary button", 0, 100, 200, 300))
      }, outcome: .passes(["launch", "tap 50,50", "tap 100,200"]),
      note: "Maestro's second button lies on the first"),
    ConformanceCase(
      flow: "049_run_flow_conditionally", variables: [("NOT_CLICKED", "Not Clicked")],
      screen: {
        let display = MadeElement("Not Clicked", 0, 100, 100, 200)
        let button = MadeElement("button", 0, 0, 100, 100) {
          $0.onTap = { _ in display.text = "Clicked" }
        }
        return screen(display, button)
      }, outcome: .passes(["tap 50,50"])),
    ConformanceCase(
      flow: "053_repeat_times", screen: { counter { "\($0)" } },
      outcome: .passes(Array(repeating: "tap 50,50", count: 6))),
    ConformanceCase(
      flow: "056_ignore_error", screen: { screen(MadeElement("Button", 0, 100, 100, 200)) },
      outcome: .fails("Element not found: Text matching regex: Non existent text", []),
      note: "a program around Maestro goes on; a flow stops"),
    ConformanceCase(
      flow: "057_runFlow_env", variables: [("OUTER_ENV", "Outer Parameter")],
      outcome: .passes([
        "type Inner Parameter", "type Outer Parameter", "type Overridden Parameter",
      ])),
    ConformanceCase(
      flow: "058_inline_env",
      outcome: .passes(["type Inline Parameter", "type Overridden Parameter"])),
    ConformanceCase(
      flow: "060_pass_env_to_env", variables: [("PARAM", "Value")],
      outcome: .passes(["type Value", "type Value", "type Value"])),
    ConformanceCase(
      flow: "063_js_injection",
      outcome: .passes(["type 1", "type 2", "type 12", "type 3", "type ${A} ${B} 1 2"])),
    ConformanceCase(
      flow: "065_when_true",
      outcome: .passes(
        ["True", "String", "Positive Int", "Object", "Array"].map { "type \($0)" })),
    ConformanceCase(flow: "067_assertTrue_pass", outcome: .passes([])),
    ConformanceCase(
      flow: "067_assertTrue_fail", outcome: .fails("Assertion is false: ${1-1} is true", [])),
    ConformanceCase(flow: "070_evalScript", outcome: .passes(["type 2", "type Result is: 2"])),
    ConformanceCase(
      flow: "075_repeat_while", screen: { counter { "Value \($0)" } },
      outcome: .passes(Array(repeating: "tap 50,50", count: 3))),
    ConformanceCase(flow: "076_optional_assertion", outcome: .passes(["swipe 270,480 270,96 601"])),
    ConformanceCase(
      flow: "077_env_special_characters", variables: [("OUTER", #"!@#$&*()_+{}|:"<>?[]\\;',./"#)],
      outcome: .passes([
        #"type !@#$&*()_+{}|:"<>?[]\\;',./"#, #"type !@#$&*()_+{}|:"<>?[]\\;',./"#,
      ])),
    ConformanceCase(
      flow: "082_repeat_while_true", screen: { counter { "Value \($0)" } },
      outcome: .passes([
        "type 1", "tap 50,50", "type 2", "tap 50,50", "type 3", "tap 50,50",
      ])),
    ConformanceCase(flow: "094_runFlow_inline", outcome: .passes(["type Inner Parameter"])),
    ConformanceCase(
      flow: "096_platform_condition", outcome: .passes(["type Hello iOS", "type Hello ios"])),
    ConformanceCase(flow: "102_graaljs", outcome: .passes(["type foo", "type bar"])),
    ConformanceCase(
      flow: "104_on_flow_start_complete_hooks_flow_failed",
      screen: { screen(MadeElement(id: "another_id", 0, 0, 100, 100)) },
      outcome: .fails(
        "Assertion is false: id: element_id is visible", ["type test1", "type test2"])),
    ConformanceCase(
      flow: "107_define_variables_command_before_hooks", outcome: .passes(["launch"]),
      logs: ["com.example.app"]),
    ConformanceCase(
      flow: "108_failed_start_hook", outcome: .fails("Assertion is false: ${1-1} is true", []),
      logs: ["on start", "on complete"]),
    ConformanceCase(
      flow: "109_failed_complete_hook", outcome: .fails("Assertion is false: ${1-1} is true", []),
      logs: ["on start", "main flow", "on complete"]),
    ConformanceCase(
      flow: "119_retry_commands",
      screen: {
        let device = MadeDevice([
          MadeElement("Button", 0, 1060, 100, 1160) { $0.isContent = true }
        ])
        return device
      },
      outcome: .passes([
        "swipe 270,480 270,96 333", "tap 50,726", "swipe 270,480 270,96 333",
      ])),
    ConformanceCase(
      flow: "132_repeat_while_timeout",
      screen: {
        screen(MadeElement("Value 0", 0, 100, 100, 200), MadeElement("Button", 0, 0, 100, 100))
      },
      outcome: .fails(
        "More than 10000 steps; does a repeat never end?",
        Array(repeating: "tap 50,50", count: 9998)),
      note: "Maestro goes on until it is stopped"),
  ]
}

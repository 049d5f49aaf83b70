import Foundation
import Phone

extension Neighbour {
  private static func typing(_ name: String, _ head: String) -> String {
    "- runFlow: {\(head), commands: [inputText: \(name)]}\n"
  }

  static let control = [
    Neighbour(
      "a step that may fail", "- tapOn: {text: None, optional: true}\n- inputText: on",
      .passes(["type on"])),
    Neighbour(
      "an element that may be missing, as it was once written",
      "- assertVisible: {text: None, optional: true}\n- inputText: on", .passes(["type on"])),
    Neighbour(
      "the rest of a flow that may fail",
      "- runFlow: {optional: true, commands: [{tapOn: None}, {inputText: a}]}\n- inputText: on",
      .passes(["type on"])),
    Neighbour(
      "platforms",
      typing("a", "when: {platform: Android}") + typing("b", "when: {platform: ios}")
        + typing("c", "when: {platform: WEB}"), .passes(["type b"])),
    Neighbour(
      "no platform", typing("a", "when: {platform: Windows}"),
      .isRefused(["3:30 runFlow.when.platform"])),
    Neighbour(
      "what is and isn't visible",
      typing("a", "when: {visible: A}") + typing("b", "when: {visible: B}")
        + typing("c", "when: {notVisible: A}") + typing("d", "when: {notVisible: B}"),
      on: one("A"), .passes(["type a", "type d"])),
    Neighbour(
      "conditions must all hold",
      typing("a", "when: {platform: iOS, visible: A, true: \"${1}\"}")
        + typing("b", "when: {platform: iOS, visible: A, true: \"${0}\"}"), on: one("A"),
      .passes(["type a"])),
    Neighbour(
      "what is true",
      ["yes", "${'no'}", "${[]}", "${-1}", "${'0x'}"].map { "- assertTrue: \($0)\n" }.joined()
        + "- inputText: a", .passes(["type a"])),
    Neighbour(
      "a blank is not true", "- assertTrue: \" \"", .fails("Assertion is false:   is true", [])),
    Neighbour(
      "a word in any case is not true", "- assertTrue: {condition: \"${'FALSE'}\"}",
      .fails("Assertion is false: ${'FALSE'} is true", [])),
    Neighbour(
      "a zero in other words", "- assertTrue: ${'0.0'}",
      .fails("Assertion is false: ${'0.0'} is true", [])),
    Neighbour(
      "what is undefined is not true", "- assertTrue: ${output.none}",
      .fails("Assertion is false: ${output.none} is true", [])),
    Neighbour(
      "as often as an expression says", "- repeat: {times: \"${1 + 1}\", commands: [inputText: a]}",
      .passes(["type a", "type a"])),
    Neighbour(
      "as often as a text says", "- repeat: {times: \"2\", commands: [inputText: a]}",
      .passes(["type a", "type a"])),
    Neighbour(
      "not once",
      "- repeat: {times: 0, commands: [inputText: a]}\n"
        + "- repeat: {times: 3, while: {true: false}, commands: [inputText: a]}", .passes([])),
    Neighbour(
      "until one of two ends it",
      "- repeat: {times: 3, while: {notVisible: Value 9}, commands: [tapOn: Button]}\n"
        + "- repeat: {times: 9, while: {notVisible: Value 4}, commands: [tapOn: Button]}",
      on: { ConformanceCase.counter { "Value \($0)" } },
      .passes(Array(repeating: "tap 50,50", count: 4))),
    Neighbour(
      "a number of times that is none", "- repeat: {times: often, commands: []}",
      .isRefused(["3:19 repeat.times"])),
    Neighbour(
      "once more unless told otherwise",
      "- retry: {commands: [{inputText: a}, {assertTrue: false}]}",
      .fails("Assertion is false: false is true", ["type a", "type a"])),
    Neighbour(
      "never again", "- retry: {maxRetries: 0, commands: [{inputText: a}, {assertTrue: false}]}",
      .fails("Assertion is false: false is true", ["type a"])),
    Neighbour(
      "three times more at most",
      "- retry: {maxRetries: 9, commands: [{inputText: a}, {assertTrue: false}]}",
      .fails("Assertion is false: false is true", Array(repeating: "type a", count: 4))),
    Neighbour(
      "what trying again can't help",
      "- retry: {maxRetries: 3, commands: [{inputText: a}, {evalScript: \"${output.a.b}\"}]}",
      .fails("Cannot read 'b' of nothing", ["type a"])),
    Neighbour(
      "variables of what is tried again",
      "- retry: {env: {A: x}, commands: [inputText: \"${A}\"]}\n- inputText: ${typeof A}",
      .passes(["type x", "type undefined"])),
    Neighbour(
      "the flow's own variables win",
      "appId: app\nenv: {A: flow, B: \"${B || 'default'}\", C: \"${A}${B}\"}\n---\n"
        + "- inputText: ${A}\n- inputText: ${B}\n- inputText: ${C}",
      with: [("A", "given"), ("B", "given")],
      .passes(["type flow", "type given", "type flowgiven"])),
    Neighbour(
      "a default for what isn't given",
      "appId: app\nenv: {B: \"${B || 'default'}\"}\n---\n- inputText: ${B}",
      .passes(["type default"])),
    Neighbour(
      "a variable of an inner flow wins",
      "appId: app\nenv: {A: flow}\n---\n"
        + "- runFlow: {env: {A: inner}, commands: [inputText: \"${A}\"]}\n- inputText: ${A}",
      with: [("A", "given")], .passes(["type inner", "type flow"])),
    Neighbour(
      "a variable without a value", "appId: app\nenv: {A: }\n---\n- back",
      .isRefused(["2:7 A"])),
    Neighbour(
      "a wait in thousands", "- extendedWaitUntil: {visible: A, timeout: \"1_000\"}", on: one("A"),
      .passes([])),
    Neighbour(
      "a wait in seconds", "- extendedWaitUntil: {visible: A, timeout: 5s}",
      .isRefused(["3:44 timeout"])),
    Neighbour(
      "a wait for nothing", "- extendedWaitUntil: {timeout: 5}",
      .isRefused(["3:3 extendedWaitUntil needs visible or notVisible"])),
    Neighbour(
      "a wait until one is there and another gone",
      "- extendedWaitUntil: {visible: late, notVisible: soon, timeout: 5000}\n- inputText: on",
      on: {
        MadeDevice([
          MadeElement("", 0, 0, 9, 9) { $0.textByLook = { $0 < 20 ? "soon" : "late" } }
        ])
      }, .passes(["type on"])),
    Neighbour(
      "what goes away in time", "- assertNotVisible: soon\n- inputText: on",
      on: {
        MadeDevice([
          MadeElement("", 0, 0, 9, 9) { $0.textByLook = { $0 < 50 ? "soon" : "late" } }
        ])
      }, .passes(["type on"])),
    Neighbour(
      "longer than an assertion may take", "- assertVisible: {text: A, timeout: 5}",
      .isRefused(["3:28 timeout"])),
    Neighbour(
      "what this phone can't do", "- travel: {points: [\"0,0\"], speed: 1}",
      .isRefused(["3:3 travel"])),
    Neighbour(
      "what another phone can do",
      "- runFlow: {when: {platform: Android}, commands: [travel: {points: [\"0,0\"], speed: 1}]}\n"
        + "- setLocation: {latitude: 1, longitude: 2, optional: true}\n- inputText: on",
      .passes(["type on"])),
    Neighbour(
      "a script with a label",
      "- evalScript: {script: \"${output.a = 'b'}\", label: Set a}\n"
        + "- inputText: ${output.a}", .passes(["type b"])),
    Neighbour(
      "commands and a file", "- runFlow: {file: x.yaml, commands: []}",
      .isRefused(["3:3 runFlow takes a file or commands, not both"])),
    Neighbour(
      "a dark phone",
      "- setDarkMode: ENABLED\n- assertDarkMode\n- toggleDarkMode\n- assertLightMode",
      .passes(["dark", "light"])),
  ]
}

import Testing

@testable import Flows

@Suite struct FlowFileReaderTests {
  @Test(arguments: [
    ("- tapon: x", "3:3: error: Invalid Command: tapon: not a Maestro 2.8 command"),
    ("- tapOn", "3:3: error: Missing Command Options: tapOn needs a selector"),
    (
      "- tapOn:",
      "3:3: error: Incorrect Command Format: tapOn: the command requires additional options"
    ),
    (
      "- [a]",
      "3:3: error: Invalid Command: expected \"<commandName>: <options>\", as in \"tapOn: submit\""
    ),
    (
      "- tapOn: a\n  inputText: b",
      "4:3: error: Invalid Command Format: second key \"inputText\" beside \"tapOn\""
    ),
    ("- tapOn: [a]", "3:10: error: Incorrect Format: tapOn: a list is not a mapping of options"),
    (
      "- tapOn: {optional: true}",
      "3:3: error: Missing Command Options: tapOn needs a selector or a point"
    ),
    ("- tapOn: {id: a, indx: 1}", "3:18: error: Unknown Property: indx: tapOn has no such option"),
    (
      "- tapOn: {id: a, enabled: \"true\"}",
      "3:27: error: Incorrect Format: tapOn.enabled: \"true\" is not true or false"
    ),
    (
      "- tapOn: {id: a, repeat: x}",
      "3:26: error: Incorrect Format: tapOn.repeat: \"x\" is not a whole number"
    ),
    (
      "- tapOn: {id: a, traits: round}",
      "3:26: error: Incorrect Format: tapOn.traits: \"round\" is not one of text, square, long-text"
    ),
    ("- tapOn: {point: \"50%,101%\"}", "3:18: error: Invalid point: 50%,101%"),
    ("- tapOn: {point: 1.5,2}", "3:18: error: Invalid point: 1.5"),
    ("- tapOn: {below: {}}", "3:11: error: Missing Command Options: tapOn.below needs a selector"),
    ("- tapOn: {css: a}", "3:11: error: Unsupported option: tapOn.css: web only"),
    (
      "- assertVisible: {text: a, timeout: 1}",
      "3:28: error: Unknown Property: timeout: assertVisible has no such option"
    ),
    (
      "- swipe: {direction: diagonal}",
      "3:22: error: Parsing Failed: invalid direction provided to directional swipe: diagonal"
    ),
    (
      "- swipe: {direction: Left}",
      "3:22: error: Parsing Failed: invalid direction provided to directional swipe: Left"
    ),
    ("- swipe: {start: \"1%,1%\"}", "3:3: error: Parsing Failed: swipe needs both start and end"),
    (
      "- swipe: {start: \"1%,1%\", end: \"2,2\"}",
      "3:3: error: Parsing Failed: swipe's start and end must both be percentages or both points"
    ),
    (
      "- swipe: {direction: UP, start: \"1%,1%\"}",
      "3:3: error: Parsing Failed: swipe takes a direction or start and end, not both"
    ),
    (
      "- swipe: {duration: 1}",
      "3:3: error: Missing Command Options: swipe needs a direction, or start and end"
    ),
    (
      "- scrollUntilVisible: {speed: 1}",
      "3:3: error: Missing Command Options: scrollUntilVisible needs an element"
    ),
    (
      "- extendedWaitUntil: {visible: a, timeout: 5s}",
      "3:44: error: Incorrect Format: timeout: \"5s\" is not a number of milliseconds"
    ),
    (
      "- extendedWaitUntil: {timeout: 5}",
      "3:3: error: Missing Command Options: extendedWaitUntil needs visible or notVisible"
    ),
    ("- pressKey: Entr", "3:13: error: Parsing Failed: unknown key name: Entr"),
    (
      "- pressKey: volume down",
      "3:13: error: Unsupported key: Volume Down: this phone has no such key"
    ),
    ("- action: jump", "3:11: error: Parsing Failed: unknown navigation target: jump"),
    ("- eraseText: all", "3:14: error: Incorrect Format: eraseText: \"all\" is not a whole number"),
    (
      "- setOrientation: sideways",
      "3:19: error: Incorrect Format: setOrientation: \"sideways\" is not one of PORTRAIT, LANDSCAPE_LEFT, LANDSCAPE_RIGHT, UPSIDE_DOWN"
    ),
    (
      "- setDarkMode: maybe",
      "3:16: error: Incorrect Format: setDarkMode: \"maybe\" is not enabled or disabled"
    ),
    (
      "- setLocation: {latitude: 1, longitude: 2}",
      "3:3: error: Unsupported command: setLocation: this phone has no location"
    ),
    ("- addMedia: [no.png]", "3:14: error: Media File Not Found: no.png does not exist"),
    ("- runFlow: no.yaml", "3:12: error: Invalid File Path: no.yaml does not exist (looked in .)"),
    (
      "- runFlow: {env: {A: b}}",
      "3:3: error: Missing Command Options: runFlow needs a file or commands"
    ),
    (
      "- runFlow: {file: a, commands: []}",
      "3:3: error: Parsing Failed: runFlow takes a file or commands, not both"
    ),
    (
      "- runFlow: {commands: [], when: {platform: symbian}}",
      "3:44: error: Incorrect Format: runFlow.when.platform: \"symbian\" is not one of Android, iOS, Web"
    ),
    ("- runFlow: {commands: [], env: {A: }}", "3:33: error: Environment variable has no value: A"),
    ("- repeat: {times: 3}", "3:3: error: Missing Command Options: repeat needs commands"),
    (
      "- retry: {maxRetries: 10, commands: []}",
      "3:23: warning: Ignored by Maestro: maxRetries 10: Maestro stops at 3"
    ),
    ("- inputText: {text: a, id: b}", "3:24: warning: Ignored by Maestro: inputText.id"),
    (
      "- inputText: NO",
      "3:14: warning: Plain value: plain NO is read as false by Maestro; taken as the text \"NO\" here"
    ),
    ("- inputText: ${a b}", "3:18: error: Invalid expression: b is unexpected in ${a b}"),
    (
      "- inputText: \"x ${output.f()}\"",
      "3:19: error: Unsupported expression: function call output.f()"
    ),
    (
      "- assertScreenshot: {path: a, thresholdPercentage: 101}",
      "3:52: error: Incorrect Format: assertScreenshot.thresholdPercentage: \"101\" is not a number from 0 to 100"
    ),
    ("- back: {lable: x}", "3:10: error: Unknown Property: lable: back has no such option"),
  ])
  func `a mistake in a command is named at its place`(command: String, problem: String) {
    #expect(Reading.command(command).contains(problem), "\(Reading.command(command))")
  }

  @Test(arguments: [
    ("", "1:1: error: Config Section Required: start with \"appId: …\" and a line \"---\""),
    (
      "- launchApp",
      "1:1: error: Config Section Required: start with \"appId: …\" and a line \"---\""
    ),
    (
      "appId: a\n---\nlaunchApp",
      "3:1: error: Commands Section Required: a list of commands must follow the config section and a line \"---\""
    ),
    (
      "appId: a\n",
      "1:8: error: Commands Section Required: a list of commands must follow the config section and a line \"---\""
    ),
    (
      "name: a\n---\n- back",
      "1:1: error: Config Field Required: either 'url' or 'appId' must be specified in the config section"
    ),
    (
      "appId: a\ntags: b, c\n---\n- back",
      "2:7: error: Incorrect Format: tags: \"b, c\" is not a list"
    ),
    (
      "appId: a\nonFlowStart:\n  back: {}\n---\n- back",
      "3:3: error: Incorrect Format: onFlowStart: a mapping is not a list of commands"
    ),
    (
      "appId: a\nonFlowEnd: []\n---\n- back",
      "2:1: warning: Unknown config key: onFlowEnd: Maestro ignores it"
    ),
    ("appId: a\nenv:\n  B:\n---\n- back", "3:3: error: Environment variable has no value: B"),
    (
      "appId: a\njsEngine: rhino\n---\n- back",
      "2:11: error: Incorrect Format: jsEngine: \"rhino\" is gone; Maestro 2.8 has graaljs only"
    ),
  ])
  func `a mistake in the sections is named at its place`(text: String, problem: String) {
    // A bare list is fine for check-syntax, so these are read as flows.
    let reader = FlowFileReader(SourceFile(path: "f.yaml", text: text))
    _ = reader.flow()
    #expect(reader.problems.map(\.headline) == ["f.yaml:" + problem])
  }

  @Test(arguments: ["tapon: x", "- tapon: x", "tapon", "- tapon", "  tapon: {text: x}"])
  func `commands without a flow get the name that they were meant to have`(text: String) {
    let file = SourceFile(path: "f.yaml", text: text)
    let problems = FlowLibrary(checking: file).problems
    let column = text.prefix { !$0.isLetter }.count + 1
    #expect(
      problems.map(\.headline) == [
        "f.yaml:1:\(column): error: Invalid Command: tapon: not a Maestro 2.8 command"
      ])
    #expect(problems.first?.report(in: file).contains("Did you mean tapOn?") == true)
  }

  @Test(arguments: ["appid: x", "names: x", "hello", "foo: x"])
  func `what is no command's name is taken for the beginning of a flow`(text: String) {
    let problems = Reading.problems(text)
    #expect(problems.contains { $0.contains("Section Required") })
    #expect(!problems.contains { $0.contains("Invalid Command") })
  }

  @Test func `a flow that lacks its config is told what else is wrong with it`() {
    let reader = FlowFileReader(SourceFile(path: "f.yaml", text: "- tapon: x\n- back\n"))
    #expect(reader.flow().steps.map(\.command) == [.back])
    #expect(
      reader.problems.map(\.headline) == [
        "f.yaml:1:1: error: Config Section Required: start with \"appId: …\" and a line \"---\"",
        "f.yaml:1:3: error: Invalid Command: tapon: not a Maestro 2.8 command",
      ])
  }

  @Test func `more steps than a flow may take are an error before any is taken`() {
    let steps = String(repeating: "- launchApp\n", count: 10_001)
    #expect(Reading.command(steps) == ["10003:3: error: Too many steps: a file may hold 10000"])
    #expect(Reading.command(String(steps.dropFirst(12))).isEmpty)
    let nested = "- repeat:\n    commands:\n" + steps.replacing("- ", with: "      - ")
    #expect(
      Reading.command(nested) == ["10004:9: error: Too many steps: a file may hold 10000"])
  }

  @Test func `all mistakes of a file are reported at once`() {
    let problems = Reading.command("- tapon: x\n- tapOn\n- inputText: {}\n- swipe: {direction: x}")
    #expect(problems.count == 4)
  }

  @Test(arguments: [
    ("- hide keyboard", FlowCommand.hideKeyboard), ("- action: back", .back),
    ("- eraseText", .eraseText(count: nil)), ("- eraseText: 6", .eraseText(count: 6)),
    ("- eraseText: {charactersToErase: 7}", .eraseText(count: 7)),
    ("- pressKey: eNTer", .pressKey(.enter)), ("- scroll: {label: x}", .scroll),
    ("- inputRandomNumber: {length: 5}", .inputRandom(.number, length: 5)),
    ("- inputRandomEmail", .inputRandom(.email, length: 8)),
    ("- waitForAnimationToEnd", .waitForAnimationToEnd(timeout: nil)),
    ("- assertDarkMode", .assertAppearance(isDark: true)),
  ])
  func `short and long forms mean the same`(text: String, command: FlowCommand) {
    #expect(Reading.step(text)?.command == command)
    #expect(Reading.command(text).isEmpty)
  }

  @Test(arguments: ["- stopApp", "- launchApp", "- killApp: {label: x}", "- clearState"])
  func `commands about no other app are about the flow's`(text: String) throws {
    let app: Template?
    switch try #require(Reading.step(text)).command {
    case .stopApp(let name), .killApp(let name), .clearState(let name): app = name
    case .launchApp(let launch): app = launch.appId
    default: app = nil
    }
    #expect(app?.literal == "a")
  }

  @Test func `a tap takes a selector and options in one mapping`() throws {
    let text =
      "- doubleTapOn: {text: A, index: 1, delay: 30, below: {id: b}, optional: true, label: L}"
    let step = try #require(Reading.step(text))
    guard case .tap(let tap) = step.command else { throw YAMLReaderTests.Unexpected() }
    #expect(tap.kind == .double && tap.count == 2 && tap.delay == 30)
    #expect(tap.element?.text?.literal == "A" && tap.element?.index?.literal == "1")
    #expect(tap.element?.relations.first?.kind == .below)
    #expect(tap.element?.relations.first?.selector.id?.literal == "b")
    #expect(step.isOptional && step.label?.literal == "L")
    #expect(step.span == SourceSpan(file: "f.yaml", line: 3, column: 3, length: 11))
  }

  @Test func `what this phone can't do is forgiven where it won't be done`() {
    let command = "- openLink: x"
    let android = "- runFlow: {when: {platform: android}, commands: [{openLink: x}]}"
    #expect(
      Reading.command(command) == [
        "3:3: error: Unsupported command: openLink: this phone has one app and no links"
      ])
    #expect(
      Reading.command(command, skipsUnsupported: true) == [
        "3:3: warning: Unsupported command: openLink: this phone has one app and no links"
      ])
    #expect(
      Reading.command("- openLink: {link: x, optional: true}").first?.contains("warning") == true)
    #expect(Reading.command(android).isEmpty)
    #expect(Reading.command(android.replacing("android", with: "iOS")).count == 1)
  }

  @Test func `a report shows the line, marks the culprit and says what to do`() {
    let file = SourceFile(path: "login.yaml", text: "appId: a\n---\n- back\n- tapon: Go\n")
    #expect(
      FlowLibrary(checking: file).report == """
        login.yaml:4:3: error: Invalid Command: tapon: not a Maestro 2.8 command
          4 | - tapon: Go
            |   ^~~~~
          Did you mean tapOn?
        """)
  }
}

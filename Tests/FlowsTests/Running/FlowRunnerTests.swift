import Foundation
import Phone
import Testing

@testable import Flows

/// Flows on screens made for them, where Maestro's own flows can't be run or say too little.
@MainActor struct FlowRunnerTests {
  private struct Run {
    let result: FlowResult
    let device: MadeDevice
    var logs: [String] = []
  }

  /// Runs the first of some files.
  private func run(
    _ files: KeyValuePairs<String, String>, on device: MadeDevice = MadeDevice()
  ) throws -> Run {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, $1) }))
    let path = folder.path(files[0].key)
    let library = FlowLibrary(paths: [path])
    #expect(library.report == "")
    let runner = FlowRunner(library, on: device)
    var logs: [String] = []
    runner.log = { logs.append($0) }
    let result = runner.run(path)
    return Run(result: result, device: device, logs: logs)
  }

  private func run(_ commands: String, on device: MadeDevice = MadeDevice()) throws -> Run {
    try run(["f.yaml": "appId: app\n---\n" + commands], on: device)
  }

  // MARK: Hooks and variables

  @Test func `hooks run around a flow and see what it leaves behind`() throws {
    let run = try run([
      "f.yaml": """
      appId: app
      onFlowStart:
        - evalScript: ${console.log('setup')}
        - inputText: test1
      onFlowComplete:
        - evalScript: ${console.log('teardown ' + output.word)}
        - inputText: test2
      ---
      - tapOn: {point: "100,200"}
      - evalScript: ${output.word = 'x'}
      """
    ])
    #expect(run.logs == ["setup", "teardown x"])
    #expect(run.device.events == ["type test1", "tap 100,200", "type test2"])
  }

  @Test func `hooks of a flow that another runs are run, and what they set stays`() throws {
    let run = try run([
      "f.yaml": """
      appId: app
      ---
      - runFlow: sub.yaml
      - evalScript: ${console.log(output.setup + ' ' + output.teardown)}
      """,
      "sub.yaml": """
      appId: app
      onFlowStart: [evalScript: "${output.setup = 1}"]
      onFlowComplete: [evalScript: "${output.teardown = 2}"]
      ---
      - evalScript: ${console.log('sub')}
      """,
    ])
    #expect(run.logs == ["sub", "1 2"])
  }

  @Test func `the variables of a flow that another runs are gone afterwards`() throws {
    let run = try run([
      "f.yaml": """
      appId: app
      env: {MY_VAR: 0}
      ---
      - runFlow:
          env: {MY_VAR: 1}
          commands:
            - assertTrue: ${MY_VAR === '1'}
            - runFlow: {env: {MY_VAR: 2}, commands: [assertTrue: "${MY_VAR === '2'}"]}
            - assertTrue: ${MY_VAR === '1'}
      - runFlow: {commands: [assertTrue: "${MY_VAR === '0'}"]}
      """
    ])
    #expect(run.result.failedStep?.failureReport == nil)
  }

  @Test func `speeds and times of scrolling may be expressions`() throws {
    let list = MadeDevice([
      MadeElement(id: "maestro", 0, 960, 100, 1060) { $0.isContent = true }
    ])
    let run = try run(
      """
      - evalScript: "${output.speed = {slow: 40}}"
      - evalScript: ${output.id = 'maestro'}
      - scrollUntilVisible:
          element: {id: "${output.id}"}
          speed: ${output.speed.slow}
          timeout: ${20000}
      """, on: list)
    #expect(run.result.failedStep?.failureReport == nil)
    #expect(run.device.events == ["swipe 270,480 270,96 601"])
  }

  @Test func `where there is only a place the nearest element is meant`() throws {
    let device = MadeDevice([
      MadeElement("Far", 0, 800, 100, 900), MadeElement("Item", 0, 100, 100, 200),
      MadeElement("Near", 0, 300, 100, 400),
    ])
    let run = try run("- tapOn: {below: Item}\n- tapOn: {below: Item, text: .*}", on: device)
    #expect(run.device.events == ["tap 50,350", "tap 50,850"])
  }

  // MARK: Movement

  @Test(arguments: [
    "- scrollUntilVisible: {element: Confirm, timeout: 10000}\n- tapOn: Confirm",
    "- swipe: {direction: UP}\n- tapOn: Confirm",
  ])
  func `a tap after scrolling is where the element came to rest`(commands: String) throws {
    let device = MadeDevice([MadeElement("Confirm", 220, 1000, 320, 1060) { $0.isContent = true }])
    device.momentum = (frames: 14, step: -12)
    let run = try run(commands, on: device)
    // 1030, up by 384 with the finger and by 14 times 12 without.
    #expect(
      run.device.events == [
        "swipe 270,480 270,96 \(commands.contains("Until") ? 601 : 400)", "tap 270,478",
      ])
  }

  @Test func `a step that may settle for a moment alone takes no longer`() throws {
    let device = MadeDevice([MadeElement("Go", 0, 0, 100, 100)])
    device.neverRests = true
    let short = try run("- tapOn: {text: Go, waitToSettleTimeoutMs: 100}", on: device).result
    #expect(short.duration < 0.4)
    let long = try run("- tapOn: Go", on: device).result
    #expect(long.duration > 6)
  }

  // MARK: Failures

  @Test func `a failure and one of what completes the flow are both told`() throws {
    let run = try run([
      "f.yaml": """
      appId: app
      onFlowComplete: [runFlow: sub.yaml]
      ---
      - assertTrue: ${1 > 2}
      """,
      "sub.yaml": "appId: app\n---\n- assertTrue: ${2 > 3}\n",
    ])
    #expect(run.result.failures.map(\.span.line) == [4, 3])
    #expect(run.result.failedStep?.span.line == 4)
    let report = try #require(run.result.failureReport)
    #expect(report.contains("f.yaml:4:3: failed: Assert that ${1 > 2} is true"))
    #expect(report.contains("sub.yaml:3:3: failed: Assert that ${2 > 3} is true"))
    #expect(report.contains("called from"))
  }

  @Test func `failures that are tried again or may happen are forgotten`() throws {
    let run = try run(
      """
      - runFlow: {optional: true, commands: [assertTrue: false]}
      - retry:
          commands:
            - evalScript: ${output.n = (output.n || 0) + 1}
            - assertTrue: ${output.n > 1}
      - assertTrue: false
      """)
    #expect(run.result.failures.map(\.span.line) == [8])
  }

  @Test func `every failure tells what is on the screen`() throws {
    let elements = (1...10).map {
      MadeElement("Row \($0)", id: "row-\($0)", 0, $0 * 50, 90, $0 * 50 + 40)
    }
    let full = try run("- assertTrue: false", on: MadeDevice(elements))
    let line = try #require(full.result.failedStep?.screen)
    #expect(line.hasPrefix("\"Row 1\" (id: row-1), \"Row 2\" (id: row-2), "))
    #expect(line.hasSuffix("\"Row 8\" (id: row-8) and 2 more"))
    #expect(full.result.failureReport?.contains("on screen: \"Row 1\"") == true)
    let empty = try run("- assertTrue: false")
    #expect(empty.result.failedStep?.screen == "nothing that has a name")
  }

  @Test func `an assertion that fails tells what was found`() throws {
    let device = MadeDevice([MadeElement("Foyer", id: "title", 0, 0, 90, 80)])
    let seen = try run("- assertNotVisible: Foy.*", on: device).result.failedStep?.failure
    #expect(seen?.details == ["\"Foyer\" (id: title) is at (45,40)"])
    let value = try run("- assertTrue: ${output.n = (output.n || 0) + 1; output.n > 1}").result
    #expect(value.failedStep?.failure?.details == ["its value is \"false\""])
    #expect(try run("- assertTrue: false").result.failedStep?.failure?.details == [])
  }

  @Test(arguments: [
    (910, 100, ["50% of it can be seen, and 100% should be"]),
    (910, 60, ["50% of it can be seen, and 60% should be"]), (1000, 100, []),
  ])
  func `scrolling in vain tells how much is in sight of what was looked for`(
    top: Int, wanted: Int, share: [String]
  ) throws {
    let device = MadeDevice([MadeElement("A", 0, top, 100, top + 100)])
    let command = "- scrollUntilVisible: {element: A, visibilityPercentage: \(wanted)}"
    let details = try run(command, on: device).result.failedStep?.failure?.details ?? []
    #expect(details.first == "two swipes moved nothing: this is the end of the content")
    #expect(details.filter { $0.contains("can be seen, and") } == share)
  }

  @Test func `what is tried again tells that it has waited before`() throws {
    let step = try run("- retry: {commands: [tapOn: Go]}").result.failedStep
    #expect(
      step?.failure?.details
        == ["waited 0.0 s (virtual), from 17.0 s after the last interaction; 0 elements on screen"])
  }

  @Test func `a value that a flow can't have is told at its place, with evidence`() throws {
    let folder = try TemporaryFolder([
      "f.yaml": "appId: a\nenv:\n  A: ${output.x.y}\n---\n- back\n"
    ])
    let library = FlowLibrary(paths: [folder.path("f.yaml")])
    let results = FlowFolder(path: folder.path("results"))
    let result = FlowRunner(library, on: MadeDevice(), in: results).run(folder.path("f.yaml"))
    let report = try #require(result.failureReport)
    #expect(report.hasPrefix(folder.path("f.yaml") + ":3:8: failed: Run "))
    #expect(result.failedStep?.evidence.count == 2)
  }

  @Test func `what has no effect is told once, however often it is done`() throws {
    let folder = try TemporaryFolder([
      "f.yaml": "appId: a\n---\n- repeat: {times: 9, commands: [back]}\n- back\n"
    ])
    let library = FlowLibrary(paths: [folder.path("f.yaml")])
    let runner = FlowRunner(library, on: MadeDevice())
    var warnings: [String] = []
    runner.warn = { warnings.append($0) }
    _ = runner.run(folder.path("f.yaml"))
    #expect(warnings.count == 2)
  }

  @Test func `a picture that differs tells where the difference is shown`() throws {
    let folder = try TemporaryFolder([
      "f.yaml": """
      appId: a
      ---
      - takeScreenshot: x
      - tapOn: {point: "1,1"}
      - assertScreenshot: {path: x, thresholdPercentage: 100}
      """
    ])
    let library = FlowLibrary(paths: [folder.path("f.yaml")])
    let results = FlowFolder(path: folder.path("results"))
    let result = FlowRunner(library, on: MadeDevice(), in: results).run(folder.path("f.yaml"))
    let place = folder.path("results/assertScreenshot/x_diff.png")
    #expect(result.failedStep?.failure?.details == ["difference: \(place)"])
    #expect(FlowPath.exists(place))
  }

  @Test(arguments: ["link/x", "link/new/x", "linked"])
  func `no link in the folder for results leads out of it`(name: String) throws {
    let folder = try TemporaryFolder([
      "f.yaml": "appId: a\n---\n- takeScreenshot: \(name)\n", "results/takeScreenshot/a": "",
      "outside/b": "kept",
    ])
    symlink(folder.path("outside"), folder.path("results/takeScreenshot/link"))
    symlink(folder.path("outside/b"), folder.path("results/takeScreenshot/linked.png"))
    let library = FlowLibrary(paths: [folder.path("f.yaml")])
    let results = FlowFolder(path: folder.path("results"))
    let result = FlowRunner(library, on: MadeDevice(), in: results).run(folder.path("f.yaml"))
    #expect(
      result.failedStep?.failure?.message.hasPrefix("The path leads out of the folder") == true)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("outside")) == ["b"])
    #expect(
      try String(contentsOfFile: folder.path("outside/b"), encoding: .utf8) == "kept")
  }

  @Test func `a pattern without end is told by its beginning`() throws {
    let step = try run("- tapOn: \(String(repeating: "a?", count: 20_000))").result.failedStep
    #expect(step?.description.count == 501)
    #expect(step?.failure?.message.count == 501)
  }

  @Test func `a long text on the screen is told by its beginning`() throws {
    let device = MadeDevice([MadeElement(String(repeating: "a", count: 61), 0, 0, 90, 90)])
    let screen = try run("- assertTrue: false", on: device).result.failedStep?.screen
    #expect(screen == "\"\(String(repeating: "a", count: 60))…\"")
  }

  @Test(arguments: [
    ("Log Out", "; closest: \"Log In\""), ("Nope", ""), ("Log On", "; closest: \"Log In\""),
    (String(repeating: "x", count: 100_000), ""),
  ])
  func `the closest element is one that was meant, not just any`(wanted: String, closest: String)
    throws
  {
    let device = MadeDevice([
      MadeElement("Foyer", 0, 0, 90, 90), MadeElement("Log In", 0, 100, 90, 190),
    ])
    let step = try run("- tapOn: \"\(wanted)\"", on: device).result.failedStep
    #expect(
      step?.failure?.details.first == "waited 17.0 s (virtual); 2 elements on screen" + closest)
    let single = MadeDevice([MadeElement("Foyer", 0, 0, 90, 90)])
    let alone = try run("- tapOn: \"\(wanted)\"", on: single).result.failedStep
    #expect(alone?.failure?.details.first == "waited 17.0 s (virtual); 1 element on screen")
  }

  @Test func `flows that run each other too deep fail`() throws {
    var commands = "- assertTrue: true"
    for _ in 0..<9 { commands = "- runFlow:\n    commands:\n" + commands.indented(by: 6) }
    var files: [String: String] = [:]
    for number in 0..<40 {
      let last = commands.replacing("assertTrue: true", with: "runFlow: \(number + 1).yaml")
      files["\(number).yaml"] = "appId: app\n---\n\(last)\n"
    }
    files["40.yaml"] = "appId: app\n---\n- back\n"
    let folder = try TemporaryFolder(files)
    let library = FlowLibrary(paths: [folder.path("0.yaml")])
    let result = FlowRunner(library, on: MadeDevice()).run(folder.path("0.yaml"))
    #expect(result.failedStep?.failure?.message == "Flows run each other more than 100 deep")
    #expect(result.failedStep?.callers.count == 100)
  }

  @Test(arguments: [
    ("- tapOn: {point: \"1,1\", repeat: 3, delay: 900000000000}", 3),
    ("- swipe: {direction: UP, duration: 900000000000}", 3),
    ("- waitForAnimationToEnd: {timeout: 900000000000}", 3),
  ])
  func `a flow that takes all the time there is fails`(commands: String, line: Int) throws {
    let device = MadeDevice([MadeElement("Row", 0, 0, 9, 9) { $0.isContent = true }])
    device.neverRests = commands.contains("Animation")
    let run = try run(commands, on: device)
    let step = try #require(run.result.failedStep)
    #expect(
      step.failure?.message == "The flow takes more than 7200 s of the phone's time")
    #expect(run.device.time < 7300)
    #expect(step.span.line == line)
  }

  @Test(arguments: [
    ("- tapOn: {point: \"1,1\", repeat: 10001}", 3), ("- eraseText: 10001", 3),
    ("- inputRandomText: {length: 2000000000}", 3),
    ("- inputRandomNumber: {length: 10001}", 3),
    (
      "- evalScript: ${output.x = 'aaaaaaaaaaaaaaaa'}\n"
        + "- repeat: {times: 10, commands: [evalScript: '${output.x += output.x}']}\n"
        + "- inputText: ${output.x}", 5
    ),
  ])
  func `a step that types or taps too much fails before it begins`(commands: String, line: Int)
    throws
  {
    let run = try run(commands, on: MadeDevice())
    let step = try #require(run.result.failedStep)
    #expect(step.failure?.message == "More than 10000 letters, keys or taps in one step")
    #expect(step.span.line == line)
    #expect(run.device.events.isEmpty)
  }

  @Test func `a step may type as much as is allowed`() throws {
    let run = try run("- inputRandomText: {length: 10000}", on: MadeDevice())
    #expect(run.result.hasPassed)
  }

  @Test(arguments: [("10,10", true), ("10,55", true), ("10,56", false), ("90,90", false)])
  func `a finger that taps near the last tap waits until it is no double tap`(
    place: String, waits: Bool
  ) throws {
    let taps = ["10,10", place].map { "- tapOn: {point: \"\($0)\"}\n" }
    let single = try run(taps[0]).device.time
    let pause = try run(taps.joined()).device.time - 2 * single
    #expect(waits ? (0.34...0.36).contains(pause) : abs(pause) < 0.001)
  }

  @Test func `a regular expression that blows up fails at its step`() throws {
    let device = MadeDevice([MadeElement(String(repeating: "a", count: 60), 0, 0, 100, 100)])
    for command in ["tapOn", "assertVisible", "assertNotVisible", "copyTextFrom"] {
      let step = try #require(try run("- \(command): (a+)+[bc]", on: device).result.failedStep)
      #expect(step.failure?.message == "The regular expression takes too long: (a+)+[bc]")
      #expect(step.span.place.hasSuffix("f.yaml:3:3"))
    }
  }

  @Test(arguments: ["takeScreenshot", "startRecording"])
  func `results that can't be written are a failure at the step`(command: String) throws {
    let folder = try TemporaryFolder([
      "f.yaml": "appId: a\n---\n- \(command): x\n", "results": "a file",
    ])
    let library = FlowLibrary(paths: [folder.path("f.yaml")])
    let results = FlowFolder(path: folder.path("results"))
    let result = FlowRunner(library, on: MadeDevice(), in: results).run(folder.path("f.yaml"))
    let step = try #require(result.failedStep)
    #expect(step.failure?.message.contains("results/\(command)") == true)
    #expect(step.span.place.hasSuffix("f.yaml:3:3"))
    #expect(step.evidence.first?.hasPrefix("no picture: ") == true)
  }

  // MARK: Skipping

  @Test(arguments: [
    "- evalScript: ${output.x = new Date()}", "- inputText: \"${output.f()} there\"",
    "- pressKey: Home", "- tapOn: {css: x}", "- assertVisible: {text: Go, below: {css: y}}",
    "- openLink: x", "- runFlow: {env: {A: \"${f()}\"}, commands: [back]}",
  ])
  func `a step that this phone can't do is skipped whole where it may be`(command: String) throws {
    let text = "appId: a\n---\n\(command)\n"
    let folder = try TemporaryFolder(["f.yaml": text])
    let path = folder.path("f.yaml")
    #expect(FlowLibrary(paths: [path]).hasErrors)
    let library = FlowLibrary(paths: [path], skipsUnsupported: true)
    #expect(!library.hasErrors)
    #expect(library.report.contains("The step is skipped."))
    #expect(!library.report.contains("--skip-unsupported"))
    let device = MadeDevice([MadeElement("Go", 0, 0, 100, 100)])
    let result = FlowRunner(library, on: device).run(path)
    #expect(result.steps.map(\.status) == [.skipped])
    #expect(device.events == [])
  }

  @Test func `what stands in a step that may fail may be skipped too`() throws {
    let text = "appId: a\n---\n- runFlow: {optional: true, commands: [openLink: x, inputText: y]}\n"
    let folder = try TemporaryFolder(["f.yaml": text])
    let library = FlowLibrary(paths: [folder.path("f.yaml")])
    #expect(!library.hasErrors)
    let result = FlowRunner(library, on: MadeDevice()).run(folder.path("f.yaml"))
    #expect(result.steps.map(\.status) == [.completed, .skipped, .completed])
  }

  // MARK: What is printed

  @Test func `steps are described in the words of the reference`() throws {
    let device = MadeDevice([MadeElement("Log in", id: "login", 0, 0, 100, 100)])
    let run = try run(
      """
      - launchApp
      - tapOn: Log in
      - tapOn: {id: login}
      - doubleTapOn: Log in
      - longPressOn: Log in
      - tapOn: {point: "50%,50%"}
      - inputText: alice
      - eraseText
      - eraseText: 5
      - hideKeyboard
      - pressKey: Enter
      - assertVisible: Log in
      - scroll
      - scrollUntilVisible: {element: {id: login}}
      - swipe: {direction: LEFT}
      - swipe: {start: "50%, 85%", end: "50%, 50%"}
      - takeScreenshot: home
      - runFlow: {when: {visible: Skip}, commands: []}
      - repeat: {times: 3, commands: [back]}
      - retry: {maxRetries: 2, commands: [back]}
      - waitForAnimationToEnd: {timeout: 5000}
      - back: {label: Go back}
      """, on: device)
    #expect(
      run.result.steps.filter { $0.depth == 0 }.map(\.description) == [
        "Launch app \"app\"", "Tap on \"Log in\"", "Tap on id: login", "Double tap on \"Log in\"",
        "Long press on \"Log in\"", "Tap on point (50%,50%)", "Input text alice", "Erase text",
        "Erase 5 characters", "Hide Keyboard", "Press Enter key",
        "Assert that \"Log in\" is visible", "Scroll vertically",
        "Scrolling DOWN until id: login is visible with speed 40, visibility percentage 100%, timeout 20000 ms, with centering disabled",
        "Swiping in LEFT direction in 400 ms", "Swipe from (50%, 85%) to (50%, 50%) in 400 ms",
        "Take screenshot home", "Run flow when \"Skip\" is visible", "Repeat 3 times",
        "Retry 2 times", "Wait for animation to end within 5000 ms", "Go back",
      ])
  }
}

extension String {
  fileprivate func indented(by count: Int) -> String {
    split(separator: "\n").map { String(repeating: " ", count: count) + $0 }
      .joined(separator: "\n")
  }
}

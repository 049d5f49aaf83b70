import Foundation
import Testing

@testable import Flows

@Suite struct VariableCheckTests {
  /// The places and names of what has no value.
  private func undefined(
    _ files: [String: String], given names: Set<String> = []
  ) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let path = folder.path("f.yaml")
    var library = FlowLibrary(paths: [path])
    #expect(library.report == "")
    library.checkVariables(of: [path], given: names)
    return library.problems.map { problem in
      let file = problem.span.file == path ? "" : "\(FlowPath.stem(of: problem.span.file)):"
      let mark = problem.severity == .warning ? "?" : ""
      return "\(file)\(problem.span.line):\(problem.span.column) \(problem.finding)\(mark)"
    }
  }

  private func undefined(
    _ commands: String, config: String = "", given names: Set<String> = []
  ) throws -> [String] {
    try undefined(["f.yaml": "appId: a\n\(config)---\n\(commands)"], given: names)
  }

  @Test(arguments: [
    ("- inputText: ${A}", ["3:16 A"]), ("- inputText: \"x ${A} ${B}\"", ["3:19 A", "3:24 B"]),
    ("- tapOn: {below: {id: \"${A}\"}}", ["3:26 A"]),
    ("- inputText: ${A.b[C]}", ["3:16 A", "3:20 C"]),
    ("- evalScript: ${output.x = A + 1}", ["3:28 A"]), ("- evalScript: ${output.A}", []),
    ("- inputText: ${maestro.platform + MAESTRO_FILENAME + MAESTRO_SHARD_ID}", []),
    ("- launchApp: {arguments: {\"${A}\": \"${B}\"}}", ["3:30 A", "3:38 B"]),
    ("- swipe: {direction: UP, from: {text: x, point: \"${A}\"}}", ["3:52 A"]),
    ("- repeat: {times: \"${A}\", commands: [tapOn: \"${B}\"]}", ["3:22 A", "3:48 B"]),
    ("- retry: {maxRetries: \"${A}\", commands: [tapOn: \"${B}\"]}", ["3:26 A", "3:52 B"]),
    ("- assertScreenshot: {path: p, thresholdPercentage: \"${A}\"}", ["3:55 A"]),
    ("- extendedWaitUntil: {notVisible: \"${A}\", timeout: \"${B}\"}", ["3:55 B", "3:38 A"]),
    ("- scrollUntilVisible: {element: x, speed: \"${A}\"}", ["3:46 A"]),
    ("- assertVisible: {containsDescendants: [{text: \"${A}\"}]}", ["3:51 A"]),
    ("- stopApp: ${A}", ["3:14 A"]), ("- takeScreenshot: ${A}", ["3:21 A"]),
    ("- setOrientation: ${A}", ["3:21 A"]), ("- copyTextFrom: ${A}", ["3:19 A"]),
    ("- runFlow: {when: {visible: \"${A}\"}, commands: []}", ["3:32 A"]),
  ])
  func `a name that means nothing is found at its place`(
    commands: String, expected: [String]
  ) throws {
    #expect(try undefined(commands) == expected)
  }

  @Test(arguments: [
    ("${A || 'x'}", []), ("${A ?? 'x'}", []), ("${!A}", []), ("${typeof A}", []),
    ("${A === undefined}", []), ("${A !== 'x'}", []), ("${A == 'x'}", ["A"]),
    ("${A.b.c || 'x'}", []), ("${A && 'x'}", ["A"]), ("${A || B}", ["B"]),
    ("${A !== undefined && A.length}", []), ("${typeof A === 'string' ? A : 'x'}", []),
    ("${'x' ? A : B}", ["A", "B"]), ("${A || A.b}", []), ("${[A, {k: B}]}", ["A", "B"]),
    ("${A.trim()}", ["A"]), ("${parseInt(A)}", ["A"]), ("${-A}", ["A"]),
  ])
  func `names that are looked at with care may mean nothing`(
    text: String, names: [String]
  ) throws {
    let found = try undefined("- evalScript: \"\(text)\"")
    #expect(found.map { String($0.split(separator: " ")[1]) } == names)
  }

  @Test func `variables come from the command line, from env in order, and from callers`() throws {
    #expect(try undefined("- inputText: ${A}", given: ["A"]) == [])
    let config = "env:\n  B: ${A}\n  A: ${A || 1}\n  C: ${A}${B}\n"
    #expect(try undefined("- inputText: ${A + B + C}", config: config) == ["3:8 A"])
    let calls = """
      appId: a
      onFlowComplete: [inputText: "${OWN}"]
      ---
      - runFlow: {file: sub.yaml, env: {X: 1}}
      - runFlow: {file: sub.yaml, env: {Y: "${X}"}}
      - runFlow: {env: {Z: 1}, commands: [inputText: "${Z}"]}
      - inputText: ${Z}
      """
    let sub = "appId: a\nenv: {OWN: 2}\n---\n- inputText: ${X + OWN}\n"
    #expect(
      try undefined(["f.yaml": calls, "sub.yaml": sub]) == [
        "5:41 X", "sub:4:16 X", "7:16 Z", "2:32 OWN",
      ])
  }

  @Test func `what isn't run needs no variables, and what may fail is warned of`() throws {
    #expect(
      try undefined("- runFlow: {when: {platform: Android}, commands: [inputText: \"${A}\"]}") == []
    )
    #expect(try undefined("- tapOn: {text: \"${A}\", optional: true}") == ["3:20 A?"])
    #expect(
      try undefined("- runFlow: {when: {true: \"${!!A}\"}, commands: [inputText: \"${A}\"]}") == [])
  }

  @Test func `a problem in a flow that others run says who runs it`() throws {
    let folder = try TemporaryFolder([
      "f.yaml": "appId: a\n---\n- runFlow: g.yaml\n",
      "g.yaml": "appId: a\n---\n- runFlow: h.yaml\n",
      "h.yaml": "appId: a\n---\n- inputText: ${A}\n",
    ])
    var library = FlowLibrary(paths: [folder.path("f.yaml")])
    library.checkVariables(of: [folder.path("f.yaml")], given: [])
    #expect(
      library.report == """
        \(folder.path("h.yaml")):3:16: error: Undefined variable: A
          3 | - inputText: ${A}
            |                ^
          Pass -e A=…, set it under env:, or write ${A || "default"}.
          called from \(folder.path("g.yaml")):3:3
          called from \(folder.path("f.yaml")):3:3
        """)
  }
}

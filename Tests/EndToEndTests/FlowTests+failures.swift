import Foundation
import Testing

/// What fails, and what is told of it.
extension FlowTests {
  nonisolated private static let logIn = """
    - tapOn: {id: login-email}
    - inputText: ada@example.org
    - pressKey: Enter
    - inputText: lovelace
    - pressKey: Enter
    - assertVisible: {id: page-home}

    """

  nonisolated private static let unseen: [(options: [String], commands: String, reason: String)] = [
    (
      ["--device", "iphone-se", "--landscape", "--text-size", "accessibility1"],
      "- tapOn: {id: login-email}\n- tapOn: {id: login-switch}", "it is under the keyboard"
    ),
    (
      ["--device", "iphone-se", "--landscape", "--text-size", "accessibility1"],
      "- tapOn: {id: login-email}\n- tapOn: {id: login-password}",
      "id: login-password is at (333,185) but the keyboard is on top of it"
    ),
    (
      ["--device", "iphone-se"],
      "- tapOn: {id: login-email}\n- tapOn: {id: login, point: \"50%,90%\"}",
      "id: login is at (187,600) but the keyboard is on top of it"
    ),
    (
      [], "- extendedWaitUntil: {visible: {id: login-email}, timeout: 200}",
      "it is there but can't be seen: it is under id: launch"
    ),
    ([], logIn + "- assertVisible: {id: neighbour-avatar-theo}", "it is cut off by id: page-home"),
  ]

  @Test(arguments: unseen.indices)
  func `what can't be seen or touched is not there, and that is told`(index: Int) throws {
    let (options, commands, reason) = Self.unseen[index]
    try write(["a.yaml": "appId: a\n---\n- launchApp\n" + commands])
    let child = try start(["a.yaml", "--test-output-dir", "out"] + options)
    #expect(try child.waitUntilExit(60) == 1)
    #expect(child.errors.contains(reason), "\(child.errors)")
  }

  nonisolated private static let failures = [
    "assertVisible: Log On", "assertNotVisible: Log In", "tapOn: Log On",
    "longPressOn: {id: login-submi}", "scrollUntilVisible: {element: Log On}",
    "extendedWaitUntil: {visible: Log On, timeout: 5}",
    "extendedWaitUntil: {notVisible: Log In, timeout: 5}", "assertTrue: ${1 > 2}",
    "assertScreenshot: none", "copyTextFrom: Log On", "swipe: {from: Log On, direction: UP}",
    "inputText: a", "eraseText", "takeScreenshot: ../../../x", "assertDarkMode",
    "setOrientation: \"${'up'}\"", "evalScript: ${output.a.b}",
    "runFlow: {commands: [retry: {commands: [tapOn: Log On]}]}",
    "repeat: {while: {visible: Log In}, commands: [assertDarkMode]}",
  ]

  @Test func `every failure has its place, its callers, the screen, a picture and a hierarchy`()
    throws
  {
    for (index, command) in Self.failures.enumerated() {
      try write([
        "flows/f\(index).yaml": "appId: a\n---\n- runFlow: sub/f\(index).yaml\n",
        "flows/sub/f\(index).yaml": "appId: a\n---\n- assertVisible: Log In\n- \(command)\n",
      ])
    }
    for hook in ["onFlowStart", "onFlowComplete"] {
      try write(["flows/\(hook).yaml": "appId: a\n\(hook):\n  - assertDarkMode\n---\n- back\n"])
    }
    let outcome = try run("flows", "--test-output-dir", "out")
    #expect(outcome.code == 1)
    let reports = outcome.errors.split(separator: "\nflows/")
    for (index, command) in Self.failures.enumerated() {
      let report = try #require(reports.first { $0.contains("sub/f\(index).yaml:4:") })
      #expect(report.contains("called from flows/f\(index).yaml:3:3 (Run f\(index).yaml)"))
      try checkEvidence(String(report), command)
    }
    for hook in ["onFlowStart", "onFlowComplete"] {
      let report = try #require(reports.first { $0.contains("\(hook).yaml:3:5: failed: ") })
      try checkEvidence(String(report), hook)
    }
  }

  private func checkEvidence(_ report: String, _ command: String) throws {
    #expect(report.contains(#/:\d+:\d+: failed: /#), "\(command)")
    #expect(report.contains("\n  on screen: id: l"), "\(command)")
    if command.contains("Log On") || command.contains("submi") {
      #expect(report.contains("closest: \"Log In\" (id: login-submit)"), "\(command)")
    }
    for kind in ["screenshot", "hierarchy"] {
      let line = report.split(separator: "\n").first { $0.hasPrefix("  \(kind): ") }
      let path = try #require(line, "\(command)").dropFirst("  \(kind): ".count)
      #expect(FileManager.default.fileExists(atPath: folder.path + "/" + path), "\(command)")
    }
  }

  @Test func `a regular expression that blows up ends its flow alone`() throws {
    try write([
      "f/a.yaml":
        "appId: a\n---\n- tapOn: {id: login-email}\n- inputText: \(String(repeating: "a", count: 60))\n"
        + "- extendedWaitUntil: {visible: \"(a+)+[bc]\", timeout: 100000}\n",
      "f/b.yaml": Self.passing,
    ])
    let outcome = try run("f", "--test-output-dir", "out")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("f/a.yaml:5:3: failed: "))
    #expect(outcome.errors.contains("The regular expression takes too long: (a+)+[bc]"))
    #expect(outcome.output.contains("[Passed] b"))
  }

  @Test func `all that is wrong in any file is told before anything runs`() throws {
    try write([
      "f/a.yaml": Self.passing, "f/b.yaml": "appId: a\n---\n- tapon: x\n- back: {x: 1}\n",
      "f/c.yaml": "appId: a\n---\n- runFlow: sub/d.yaml\n- inputText: ${NONE}\n",
      "f/sub/d.yaml": "appId: a\n---\n- runFlow: e.yaml\n- oops\n",
      "f/sub/e.yaml": "appId: a\n---\n\t- back\n", "f/config.yaml": "flows: [\"*\"]\nfoo: 1\n",
    ])
    let outcome = try run("f", "--test-output-dir", "out")
    #expect(outcome.code == 1)
    #expect(outcome.output.isEmpty)
    #expect(names(in: "out").isEmpty)
    for line in [
      "f/b.yaml:3:3: error: Invalid Command", "f/b.yaml:4:10: error: Unknown Property",
      "f/c.yaml:4:16: error: Undefined variable: NONE", "f/sub/d.yaml:4:3: error: Invalid Command",
      "f/sub/e.yaml:3:1: error: YAML: tab", "f/config.yaml:2:1: warning: Unknown config key",
    ] {
      #expect(outcome.errors.contains(line), "\(line)")
    }
  }

  @Test func `two runs leave the same bytes but for their times`() throws {
    try write([
      "f/a.yaml": Self.logIn.withHead + "- inputRandomText\n", "f/b.yaml": Self.passing,
      "f/c.yaml": "appId: a\n---\n- takeScreenshot: x\n- tapOn: {id: login-email}\n"
        + "- inputRandomText\n- inputRandomPersonName\n- takeScreenshot: y\n"
        + "- assertScreenshot: x\n- tapOn: Log On\n",
    ])
    var runs: [[String: Data]] = []
    for name in ["one", "two"] {
      let outcome = try run(
        "f", "--test-output-dir", name, "--format", "html", "--output", "\(name)/report.html",
        "--seed", "7")
      #expect(outcome.code == 1)
      runs.append(try contents(of: name, errors: outcome.errors))
    }
    #expect(runs[0].keys.sorted() == runs[1].keys.sorted())
    #expect(runs[0].count > 15)
    for (file, data) in runs[0] { #expect(runs[1][file] == data, "\(file)") }
  }

  /// What a run has left and printed, with its times and the names of its folders taken out.
  private func contents(of root: String, errors: String) throws -> [String: Data] {
    func plain(_ text: String) -> String {
      text.replacing(#/\d{4}-\d\d-\d\d[_ T][\d:.]+/#, with: "T")
        .replacing(#/"timestamp" : \d+/#, with: "T").replacing("\(root)/", with: "")
    }
    var contents = ["errors": Data(plain(errors).utf8)]
    let path = folder.path + "/" + root
    for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
      guard let data = FileManager.default.contents(atPath: "\(path)/\(name)") else { continue }
      let isText = ["json", "log", "html"].contains { name.hasSuffix(".\($0)") }
      contents[plain(name + "/")] =
        isText ? Data(plain(String(decoding: data, as: UTF8.self)).utf8) : data
    }
    return contents
  }
}

extension String {
  fileprivate var withHead: String { "appId: a\n---\n" + self }
}

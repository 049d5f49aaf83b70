extension FlowCommand {
  /// The most characters of a step's name in those of its files, as Maestro has it.
  private static let fileNameLimit = 40

  /// What the command is called in reports: the name of Maestro's class for it.
  var reportName: String {
    switch self {
    case .tap(let tap): tap.element == nil ? "tapOnPointV2" : "tapOnElement"
    case .assert, .assertTrue: "assertCondition"
    case .assertAppearance(let isDark): isDark ? "assertDarkMode" : "assertLightMode"
    case .back: "backPress"
    case .copyTextFrom: "copyText"
    case .unsupported(let name): name
    default:
      // The case's own name, which is Maestro's.
      String("\(self)".prefix { $0.isLetter })
    }
  }

  /// The command and what it is called on, for the names of files: `tapOnElement-Log_in`.
  func fileName(in scope: ScriptScope) -> String {
    let words = argument(in: scope).map(Self.cleaned) ?? ""
    let name = words.isEmpty ? reportName : "\(reportName)-\(words)"
    let short = String(String.UnicodeScalarView(name.unicodeScalars.prefix(Self.fileNameLimit)))
    return short.trimming("-_.")
  }

  private func argument(in scope: ScriptScope) -> String? {
    func text(_ template: Template?) -> String? {
      template.map { (try? scope.text($0)) ?? $0.source }
    }
    func name(_ selector: ElementSelector?) -> String? {
      text(selector?.text) ?? text(selector?.id)
        ?? selector.flatMap { try? scope.query($0).description }
    }
    return switch self {
    case .tap(let tap): name(tap.element) ?? text(tap.point)
    case .assert(let assertion): name(assertion.visible ?? assertion.notVisible)
    case .scrollUntilVisible(let scroll): name(scroll.element)
    case .copyTextFrom(let selector): name(selector)
    case .inputText(let template): text(template)
    case .pressKey(let key): key.rawValue
    case .launchApp(let launch): text(launch.appId)
    case .stopApp(let app), .killApp(let app), .clearState(let app): text(app)
    default: nil
    }
  }

  /// A text without what file names can't hold.
  private static func cleaned(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars where !"<>:\"|?*".unicodeScalars.contains(character) {
      let isGap = character.properties.isWhitespace || character == "/" || character == "\\"
      if !isGap, character.isControl { continue }
      let next = isGap ? "_" : Character(character)
      if (next == "_" || next == "-"), result.last == next { continue }
      result.append(next)
    }
    return result.trimming("-_. ")
  }
}

extension String {
  /// The text without some characters at its ends.
  fileprivate func trimming(_ characters: String) -> String {
    var rest = self[...]
    while let first = rest.first, characters.contains(first) { rest.removeFirst() }
    while let last = rest.last, characters.contains(last) { rest.removeLast() }
    return String(rest)
  }
}

extension FlowProblem {
  /// The first line, as compilers word theirs: `file:line:column: error: title: finding`.
  package var headline: String {
    let place =
      switch kind {
      case .file(let error): error.place
      default: span.place
      }
    return "\(place): \(severity.rawValue): \(title): \(finding)".inPlainWords
  }

  /// The headline, the line of the file with the culprit marked, and what to do.
  package func report(in file: SourceFile?) -> String {
    var lines = [headline]
    let source = file?.lines ?? []
    if source.indices.contains(span.line - 1), !isAboutTheWholeFile {
      let number = "\(span.line)"
      let (text, column) = Self.excerpt(of: source[span.line - 1], around: span.column)
      let line = text.withMarksForControls
      // Tabs stay tabs, so that the mark stands under the culprit.
      let indent = line.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }.joined()
      lines.append("  \(number) | \(line)")
      let length = min(span.length, max(1, line.count - column + 1))
      lines.append(
        "  " + String(repeating: " ", count: number.count) + " | \(indent)^"
          + String(repeating: "~", count: length - 1))
    }
    lines += advice.map { "  \($0.inPlainWords)" }
    return lines.joined(separator: "\n")
  }

  /// What is shown of a line, and the column in it; of a very long one the part around the column.
  private static func excerpt(of line: Substring, around column: Int) -> (String, column: Int) {
    // Ours; the longest line of public flows has 150 characters.
    let (most, before) = (200, 60)
    // Counts no further than need be: a line may be the whole file.
    guard line.dropFirst(most).first != nil else { return (String(line), column) }
    let skipped = column > most / 2 ? column - 1 - before : 0
    let rest = line.dropFirst(skipped)
    let (head, tail) = (skipped > 0 ? "…" : "", rest.dropFirst(most).isEmpty ? "" : "…")
    return (head + rest.prefix(most) + tail, column - skipped + head.count)
  }

  private var isAboutTheWholeFile: Bool {
    switch kind {
    case .file: true
    default: false
    }
  }

  /// Maestro's title where it has one.
  var title: String {
    switch kind {
    case .file, .calledFile: "Flow File"
    case .yaml: "YAML"
    case .missingConfig: "Config Section Required"
    case .missingAppId: "Config Field Required"
    case .tooManySteps: "Too many steps"
    case .unknownFlow: "Unknown flow"
    case .missingCommands: "Commands Section Required"
    case .unknownConfigKey: "Unknown config key"
    case .missingVariableValue: "Environment variable has no value"
    case .invalidPattern: "Invalid Pattern"
    case .notACommand, .unknownCommand: "Invalid Command"
    case .secondKey: "Invalid Command Format"
    case .missingOptions: "Missing Command Options"
    case .emptyOptions: "Incorrect Command Format"
    case .unknownProperty: "Unknown Property"
    case .incorrectFormat, .unsupportedEngine: "Incorrect Format"
    case .invalidDirection, .unknownKey, .unknownAction, .contradiction: "Parsing Failed"
    case .invalidPoint: "Invalid point"
    case .missingFlow, .folderForFlow, .ownFlow, .cyclicFlows: "Invalid File Path"
    case .missingMedia: "Media File Not Found"
    case .unsupportedCommand, .missingEncoder: "Unsupported command"
    case .unsupportedOption: "Unsupported option"
    case .unsupportedKey: "Unsupported key"
    case .expression(.unsupported, _), .expression(.unknownFunction, _): "Unsupported expression"
    case .expression: "Invalid expression"
    case .undefinedVariable: "Undefined variable"
    case .misread: "Plain value"
    case .ignoredProperty, .cappedRetries: "Ignored by Maestro"
    case .otherApp: "Other app"
    }
  }

  /// What was found.
  var finding: String {
    switch kind {
    case .file(let error), .calledFile(let error): error.description
    case .yaml(let problem): problem.description
    case .missingConfig: "start with \"appId: …\" and a line \"---\""
    case .missingAppId: "either 'url' or 'appId' must be specified in the config section"
    case .missingCommands: "a list of commands must follow the config section and a line \"---\""
    case .tooManySteps(let limit): "a file may hold \(limit)"
    case .unknownFlow(let name, _): "\(name): no flow here is called so"
    case .unknownConfigKey(let key, _): "\(key): Maestro ignores it"
    case .missingVariableValue(let name): name
    case .invalidPattern(let pattern, let error): "\(pattern): \(error)"
    case .notACommand: "expected \"<commandName>: <options>\", as in \"tapOn: submit\""
    case .unknownCommand(let name, _): "\(name): not a Maestro 2.8 command"
    case .secondKey(let key, let command): "second key \"\(key)\" beside \"\(command)\""
    case .missingOptions(let command, let need): "\(command) needs \(need)"
    case .emptyOptions(let command): "\(command): the command requires additional options"
    case .unknownProperty(let key, let owner, _): "\(key): \(owner) has no such option"
    case .incorrectFormat(let field, let found, let wanted): "\(field): \(found) is not \(wanted)"
    case .unsupportedEngine(let name): "jsEngine: \"\(name)\" is gone; Maestro 2.8 has graaljs only"
    case .invalidDirection(let word): "invalid direction provided to directional swipe: \(word)"
    case .unknownKey(let name, _): "unknown key name: \(name)"
    case .unknownAction(let name): "unknown navigation target: \(name)"
    case .contradiction(let words): words
    case .invalidPoint(let text): text
    case .missingFlow(let path, let folder): "\(path) does not exist (looked in \(folder))"
    case .folderForFlow(let path): path.isEmpty ? "the path is empty" : "\(path) is a folder"
    case .ownFlow(let path): "\(path) is the flow that runs it"
    case .cyclicFlows(let chain):
      "flows run each other without end: " + chain.joined(separator: " → ")
    case .missingMedia(let path): "\(path) does not exist"
    case .unsupportedCommand(let name): "\(name): \(Self.reason(for: name))"
    case .missingEncoder: "startRecording: films are made by ffmpeg, which is not installed"
    case .unsupportedOption(let option, let owner): "\(owner).\(option): web only"
    case .unsupportedKey(let key): "\(key.rawValue): this phone has no such key"
    case .expression(let kind, let source): Self.finding(kind, source)
    case .undefinedVariable(let name, _): name
    case .misread(let text, let other):
      "plain \(text) is read as \(other) by Maestro; taken as the text \"\(text)\" here"
    case .ignoredProperty(let key, let owner): "\(owner).\(key)"
    case .otherApp(let app, let own):
      "\(app): this phone has one app, which the flow calls \(own); that one is launched"
    case .cappedRetries(let count): "maxRetries \(count): Maestro stops at 3"
    }
  }

  /// What is allowed or what to do, a sentence a line.
  var advice: [String] {
    if isAboutSupport, severity == .warning { return ["The step is skipped."] }
    return switch kind {
    case .yaml(.anchor), .yaml(.alias), .yaml(.mergeKey):
      ["Write the values out, or move shared steps into a file of their own and runFlow it."]
    case .yaml(.tab): ["Indent with spaces."]
    case .yaml(.openExpression): ["Quote the whole value, as in \"${NAME}\"."]
    case .unknownConfigKey(_, let names), .unknownKey(_, let names), .unknownFlow(_, let names),
      .unknownCommand(_, let names):
      Self.question(names)
    case .secondKey: ["Missing a dash or an indent?"]
    case .unknownProperty("timeout", let owner, _) where owner.hasPrefix("assert"):
      ["To wait longer use extendedWaitUntil: {visible: …, timeout: 10000}."]
    case .unknownProperty(_, _, let names): Self.question(names)
    case .invalidDirection:
      ["Direction can be RIGHT or right, LEFT or left, UP or up, DOWN or down."]
    case .invalidPoint:
      ["A point is \"x%, y%\" with whole numbers from 0 to 100, or \"x, y\" in whole points."]
    case .missingFlow(let path, _) where path.contains("\\"):
      ["The backslash is part of the name."]
    case .unsupportedCommand, .unsupportedKey, .unsupportedOption:
      [
        "Maestro knows it, this runner does not. Remove it, put it under \"when: platform: Android\",",
        "mark it optional, or run with --skip-unsupported.",
      ]
    case .missingEncoder:
      [
        "Install the package ffmpeg, remove it, mark it optional, or run with --skip-unsupported."
      ]
    case .expression(.unknownFunction(let call), _) where call.isCallOfValue:
      ["There are " + BuiltInMethod.allCases.map(\.rawValue).joined(separator: ", ") + "."]
    case .expression(.unknownFunction, _):
      ["runScript and its helpers are not available here."]
    case .undefinedVariable(let name, let callers):
      ["Pass -e \(name)=…, set it under env:, or write ${\(name) || \"default\"}."]
        + callers.map { "called from \($0.place)" }
    case .misread: ["Quote it."]
    default: []
    }
  }

  private static func question(_ names: [String]) -> [String] {
    switch names.count {
    case 0: []
    case 1: ["Did you mean \(names[0])?"]
    default: ["Did you mean one of: \(names.joined(separator: ", "))?"]
    }
  }

  private static func finding(_ kind: ExpressionError.Kind, _ source: String) -> String {
    switch kind {
    case .unsupported(let what): "\(what) in ${\(source)}"
    case .unknownFunction(let call): "function call \(call)"
    case .unexpected(let word): "\(word) is unexpected in ${\(source)}"
    case .unexpectedEnd: "${\(source)} ends too early"
    case .unclosedString: "a text is not closed in ${\(source)}"
    case .tooDeep(let limit): "more than \(limit) levels deep"
    case .tooLong(let limit): "more than \(limit) words and signs"
    }
  }

  /// Why a command of Maestro's can't be followed here.
  private static func reason(for command: String) -> String {
    switch command {
    case "runScript": "there is no JavaScript engine here, only the expressions in ${…}"
    case "openLink", "openBrowser": "this phone has one app and no links"
    case "setLocation", "travel": "this phone has no location"
    case "addMedia": "this phone has no photo library"
    case "setAirplaneMode", "toggleAirplaneMode": "this phone has no radio"
    case "assertWithAI", "assertNoDefectsWithAI", "extractTextWithAI": "there is no model to ask"
    case "inputRandomCityName", "inputRandomCountryName", "inputRandomColorName":
      "there is no list of such names here"
    default: "this runner can't do it"
    }
  }
}

extension FlowFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path): "Flow path does not exist: \(path)"
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .tooLarge(let path, let limit): "\(path) is larger than \(limit) bytes"
    case .notUTF8: "\(place) is not UTF-8 text"
    }
  }

  /// The file, and where in it, in the form of compilers.
  package var place: String {
    switch self {
    case .missing(let path), .unreadable(let path, _), .tooLarge(let path, _): path
    case .notUTF8(let span): span.place
    }
  }
}

extension String {
  /// Whether it calls a function of a text or a list, and not a helper that a script has made.
  fileprivate var isCallOfValue: Bool {
    contains(".") && !hasPrefix("output.") && !hasPrefix("faker.") && !hasPrefix("http.")
  }
}

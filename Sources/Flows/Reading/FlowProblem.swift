/// Something wrong with a flow's file, found before anything runs.
package struct FlowProblem: Error, Hashable, Sendable {
  /// Whether the flow can't be run or is only doubtful.
  package enum Severity: String, Hashable, Sendable {
    case error
    case warning
  }

  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    // The file
    case file(FlowFileError)
    case yaml(YAMLProblem)
    case missingConfig
    case missingAppId
    case missingCommands
    case tooManySteps(limit: Int)
    case unknownConfigKey(String, suggestions: [String])
    case missingVariableValue(String)
    case invalidPattern(String, FlowPatternError)
    case unknownFlow(String, suggestions: [String])
    // Commands
    case notACommand
    case unknownCommand(String, suggestions: [String])
    case secondKey(String, beside: String)
    case missingOptions(command: String, need: String)
    case emptyOptions(command: String)
    case unknownProperty(String, of: String, suggestions: [String])
    case incorrectFormat(field: String, found: String, wanted: String)
    case invalidDirection(String)
    case unknownKey(String, suggestions: [String])
    case unknownAction(String)
    case contradiction(String)
    case invalidPoint(String)
    // Other files
    case missingFlow(String, folder: String)
    case folderForFlow(String)
    case calledFile(FlowFileError)
    case ownFlow(String)
    case cyclicFlows([String])
    case missingMedia(String)
    // What this phone can't do
    case unsupportedCommand(String)
    case unsupportedOption(String, of: String)
    case unsupportedKey(KeyName)
    case unsupportedEngine(String)
    case missingEncoder
    case expression(ExpressionError.Kind, source: String)
    // Values
    case undefinedVariable(String, callers: [SourceSpan])
    // What Maestro would read otherwise, or not at all
    case misread(String, asMaestro: String)
    case ignoredProperty(String, of: String)
    case cappedRetries(Int)
    case otherApp(String, own: String)
  }

  package var severity = Severity.error
  package let kind: Kind
  package let span: SourceSpan

  /// The same as an error, unless it is about what is passed over on purpose.
  var strict: FlowProblem {
    var problem = self
    if !isAboutSupport { problem.severity = .error }
    return problem
  }

  /// Whether it is about something that Maestro knows and this phone can't do.
  var isAboutSupport: Bool {
    switch kind {
    case .unsupportedCommand, .unsupportedOption, .unsupportedKey, .missingEncoder: true
    case .expression(.unsupported, _), .expression(.unknownFunction, _): true
    default: false
    }
  }
}

/// What is wrong with the YAML of a file, apart from what it means.
package enum YAMLProblem: Hashable, Sendable {
  case tab
  case unclosedQuote(opened: SourceSpan, isDouble: Bool)
  case anchor(String)
  case alias(String)
  case tag(String)
  case mergeKey
  case complexKey
  case duplicateKey(String, firstLine: Int)
  case furtherDocument
  /// An expression without quotes, in which braces end what is around it.
  case openExpression
  case tooDeep(limit: Int)
  case tooMany(limit: Int)
  /// What libyaml says about anything else.
  case malformed(String)
}

extension YAMLProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tab: "tab used for indentation"
    case .unclosedQuote(let opened, let isDouble):
      "unclosed \(isDouble ? "\"" : "'") opened at \(opened.line):\(opened.column)"
    case .anchor(let name): "anchors (&\(name)) do not work in Maestro flows"
    case .alias(let name): "aliases (*\(name)) do not work in Maestro flows"
    case .tag(let name): "tags (\(name)) do not work in Maestro flows"
    case .mergeKey: "merge keys (<<) do not work in Maestro flows"
    case .complexKey: "a key must be a single text"
    case .duplicateKey(let key, let line): "duplicate key \"\(key)\", first on line \(line)"
    case .furtherDocument: "a flow has two documents, the config and the commands; this is a third"
    case .openExpression: "an expression without quotes between braces or brackets"
    case .tooDeep(let limit): "more than \(limit) levels deep"
    case .tooMany(let limit): "more than \(limit) values in one file"
    case .malformed(let words): words
    }
  }
}

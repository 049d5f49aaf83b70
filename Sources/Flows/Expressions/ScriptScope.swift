import Foundation

/// The names that expressions see, and what they leave behind.
final class ScriptScope {
  /// The longest text that an expression may make; ours.
  static let lengthLimit = 1 << 20

  /// What flows hand on to each other, one for a whole run.
  let output = ScriptObject()
  /// What was copied last.
  var copiedText: String?
  /// Told what expressions log.
  var log: (String) -> Void = { _ in }

  private var variables: [String: String] = [:]

  /// Gives a variable a value.
  func define(_ name: String, _ value: String) { variables[name] = value }

  /// Runs something with the variables that it defines gone afterwards.
  func scoped<Result>(_ run: () throws -> Result) rethrows -> Result {
    let saved = variables
    defer { variables = saved }
    return try run()
  }

  /// The value of a name; nil where it means nothing.
  func value(of name: String) -> ScriptValue? {
    switch name {
    case "output": return .object(output)
    case "maestro":
      let maestro = ScriptObject()
      maestro["platform"] = .string("ios")
      maestro["copiedText"] = copiedText.map { .string($0) } ?? .undefined
      return .object(maestro)
    default: return variables[name].map { .string($0) }
    }
  }

  // MARK: Templates

  /// The text that a template stands for; what is undefined is an error.
  func text(_ template: Template) throws(ScriptError) -> String {
    try values(template, allowsUndefined: false).map(\.text).joined()
  }

  /// Whether the text of a template is true by Maestro's rules.
  func isTrue(_ template: Template) throws(ScriptError) -> Bool { try truth(of: template).isTrue }

  /// Whether the text of a template is true by Maestro's rules, and that text.
  func truth(of template: Template) throws(ScriptError) -> (isTrue: Bool, text: String) {
    let values = try values(template, allowsUndefined: true)
    let text = values.map(\.text).joined()
    // An empty list is written as nothing, and true all the same.
    if values.count == 1, case .array = values[0] { return (true, text) }
    let word = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if ["", "false", "undefined", "null"].contains(word) { return (false, text) }
    return (Double(word) != 0, text)
  }

  /// The values of a template's parts.
  private func values(
    _ template: Template, allowsUndefined: Bool
  ) throws(ScriptError) -> [ScriptValue] {
    var values: [ScriptValue] = []
    for part in template.parts {
      switch part {
      case .text(let text): values.append(.string(text))
      case .expression(let expression, let source, let span):
        let value = try ScriptEvaluator(scope: self, source: source, span: span).value(expression)
        if case .undefined = value, !allowsUndefined, expression != .undefined {
          throw ScriptError(kind: .undefined(source), span: span)
        }
        values.append(value)
      }
    }
    return values
  }

  /// The whole number that a template stands for.
  func integer(_ template: Template) throws(ScriptError) -> Int {
    let text = try text(template)
    if let number = FlowFileReader.integer(text) { return number }
    guard let number = Double(text), let whole = Int(exactly: number.rounded(.towardZero)) else {
      throw ScriptError(kind: .notANumber(text), span: template.span)
    }
    return whole
  }

  /// A selector with its expressions evaluated.
  func query(_ selector: ElementSelector) throws(ScriptError) -> ElementQuery {
    let query = ElementQuery()
    if let text = selector.text { query.text = TextPattern(try self.text(text)) }
    if let id = selector.id { query.id = TextPattern(try text(id)) }
    if let index = selector.index { query.index = try integer(index) }
    query.isEnabled = selector.isEnabled
    query.isSelected = selector.isSelected
    query.isChecked = selector.isChecked
    query.isFocused = selector.isFocused
    query.traits = selector.traits
    (query.width, query.height) = (selector.width, selector.height)
    query.tolerance = selector.tolerance ?? 0
    for relation in selector.relations {
      query.relations.append((relation.kind, try self.query(relation.selector)))
    }
    for descendant in selector.descendants {
      query.descendants.append(try self.query(descendant))
    }
    return query
  }
}

/// Why an expression has no value.
struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case undefined(String)
    case noMember(String)
    case notANumber(String)
    case tooLong
    case badJSON
  }

  let kind: Kind
  let span: SourceSpan

  var description: String {
    switch kind {
    case .undefined(let name): "Undefined variable: \(name)"
    case .noMember(let name): "Cannot read '\(name)' of nothing"
    case .notANumber(let text): "\"\(text)\" is not a number"
    case .tooLong: "The expression makes a text longer than \(ScriptScope.lengthLimit) characters"
    case .badJSON: "json() was given a text that is no JSON"
    }
  }
}

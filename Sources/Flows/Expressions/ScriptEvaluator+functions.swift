import Foundation

extension ScriptEvaluator {
  /// Calls a function that has a name of its own.
  func call(
    _ function: BuiltInFunction, _ arguments: [ScriptValue]
  ) throws(ScriptError) -> ScriptValue {
    let first = arguments.first ?? .undefined
    switch function {
    case .log:
      scope.log(first.text)
      return .undefined
    case .parseInt: return .number(leadingInteger(first.text, radix: arguments.dropFirst().first))
    case .number: return .number(first.asNumber)
    case .string: return .string(first.text)
    case .json:
      let data = Data(first.text.utf8)
      guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      else { throw ScriptError(kind: .badJSON, span: span) }
      return ScriptValue(json: value)
    case .relativePoint:
      let percent = [first, arguments.dropFirst().first ?? .undefined].map { value -> String in
        ScriptValue.number((value.asNumber * 100).rounded(.up)).text + "%"
      }
      return .string(percent.joined(separator: ","))
    }
  }

  /// The number that a text begins with.
  private func leadingInteger(_ text: String, radix: ScriptValue?) -> Double {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let radix = radix.map { Int(exactly: $0.asNumber) ?? 10 } ?? 10
    guard (2...36).contains(radix) else { return .nan }
    let isNegative = trimmed.hasPrefix("-")
    let rest = trimmed.first == "-" || trimmed.first == "+" ? trimmed.dropFirst() : trimmed[...]
    let digits = rest.prefix { $0.isASCII && Int(String($0), radix: radix) != nil }
    guard !digits.isEmpty else { return .nan }
    let number = digits.reduce(0.0) {
      $0 * Double(radix) + Double(Int(String($1), radix: radix) ?? 0)
    }
    return isNegative ? -number : number
  }

  /// Calls a function of a value.
  func call(
    _ method: BuiltInMethod, on base: ScriptValue, _ arguments: [ScriptValue]
  ) throws(ScriptError) -> ScriptValue {
    guard !base.isNothing else { throw ScriptError(kind: .noMember(method.rawValue), span: span) }
    if case .array(let list) = base, let result = call(method, on: list, arguments) {
      return result
    }
    let (text, first) = (base.text, (arguments.first ?? .undefined).text)
    switch method {
    case .trim: return .string(text.trimmingCharacters(in: .whitespacesAndNewlines))
    case .toLowerCase: return .string(text.lowercased())
    case .toUpperCase: return .string(text.uppercased())
    case .includes: return .boolean(first.isEmpty || text.contains(first))
    case .startsWith: return .boolean(text.hasPrefix(first))
    case .endsWith: return .boolean(text.hasSuffix(first))
    case .indexOf:
      if first.isEmpty { return .number(0) }
      let place = text.range(of: first).map {
        text.utf16.distance(from: text.startIndex, to: $0.lowerBound)
      }
      return .number(Double(place ?? -1))
    case .replace:
      let new = (arguments.dropFirst().first ?? .undefined).text
      guard let range = text.range(of: first) else { return .string(text) }
      return .string(text.replacingCharacters(in: range, with: new))
    case .concat: return .string(text + arguments.map(\.text).joined())
    }
  }

  /// What lists have in common with texts.
  private func call(
    _ method: BuiltInMethod, on list: ScriptList, _ arguments: [ScriptValue]
  ) -> ScriptValue? {
    let first = arguments.first ?? .undefined
    let index = list.items.firstIndex { $0.isIdentical(to: first) }
    switch method {
    case .includes: return .boolean(index != nil)
    case .indexOf: return .number(Double(index ?? -1))
    case .concat:
      let more = arguments.flatMap { value -> [ScriptValue] in
        if case .array(let other) = value { other.items } else { [value] }
      }
      return .array(ScriptList(list.items + more))
    default: return nil
    }
  }
}

extension ScriptValue {
  /// A value of Foundation's JSON.
  fileprivate init(json: Any) {
    switch json {
    case let text as String: self = .string(text)
    case let items as [Any]: self = .array(ScriptList(items.map(ScriptValue.init(json:))))
    case let members as [String: Any]:
      let object = ScriptObject()
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        object[key] = ScriptValue(json: value)
      }
      self = .object(object)
    case let value as Bool: self = .boolean(value)
    case let number as NSNumber: self = .number(number.doubleValue)
    default: self = .null
    }
  }
}

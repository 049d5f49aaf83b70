import Foundation

/// A value of JavaScript.
enum ScriptValue {
  case undefined
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array(ScriptList)
  case object(ScriptObject)
}

/// A list, which all that hold it share.
final class ScriptList {
  var items: [ScriptValue]

  init(_ items: [ScriptValue] = []) { self.items = items }
}

/// Named values, which all that hold them share.
final class ScriptObject {
  private(set) var keys: [String] = []
  private var values: [String: ScriptValue] = [:]

  /// The value of a name; undefined where there is none.
  subscript(name: String) -> ScriptValue {
    get { values[name] ?? .undefined }
    set {
      if values.updateValue(newValue, forKey: name) == nil { keys.append(name) }
    }
  }
}

extension ScriptValue {
  /// How deep lists are written; ours, and the end of those that hold themselves.
  private static let depthLimit = 16

  /// The value as JavaScript turns it into text.
  var text: String { text(depth: 0) }

  private func text(depth: Int) -> String {
    switch self {
    case .undefined: return "undefined"
    case .null: return "null"
    case .boolean(let value): return "\(value)"
    case .number(let number): return Self.text(of: number)
    case .string(let text): return text
    case .array(let list):
      guard depth < Self.depthLimit else { return "" }
      return list.items.map { $0.isNothing ? "" : $0.text(depth: depth + 1) }
        .joined(separator: ",")
    case .object: return "[object Object]"
    }
  }

  private static func text(of number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    if number == number.rounded(), abs(number) < 1e21 {
      return String(format: "%.0f", number == 0 ? 0 : number)
    }
    let text = "\(number)"
    guard let mark = text.firstIndex(of: "e") else { return text }
    // Swift writes 1e-07 where JavaScript writes 1e-7.
    let digits = text[text.index(after: mark)...]
    let exponent = Int(digits) ?? 0
    var mantissa = String(text[..<mark])
    if mantissa.hasSuffix(".0") { mantissa.removeLast(2) }
    return "\(mantissa)e\(exponent < 0 ? "-" : "+")\(abs(exponent))"
  }

  /// The value as JavaScript turns it into a number.
  var asNumber: Double {
    switch self {
    case .undefined, .object: .nan
    case .null: 0
    case .boolean(let value): value ? 1 : 0
    case .number(let number): number
    case .string(let text): Self.number(in: text)
    case .array: Self.number(in: text)
    }
  }

  private static func number(in text: String) -> Double {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty { return 0 }
    if trimmed.hasPrefix("0x"), let number = UInt64(trimmed.dropFirst(2), radix: 16) {
      return Double(number)
    }
    let signs = CharacterSet(charactersIn: "+-.eE0123456789")
    guard trimmed.unicodeScalars.allSatisfy(signs.contains) else {
      return ["Infinity": .infinity, "+Infinity": .infinity, "-Infinity": -.infinity][trimmed]
        ?? .nan
    }
    return Double(trimmed.hasSuffix(".") ? trimmed + "0" : trimmed) ?? .nan
  }

  /// Whether JavaScript takes the value for true.
  var isTrue: Bool {
    switch self {
    case .undefined, .null: false
    case .boolean(let value): value
    case .number(let number): !(number == 0 || number.isNaN)
    case .string(let text): !text.isEmpty
    case .array, .object: true
    }
  }

  /// What `typeof` says.
  var typeName: String {
    switch self {
    case .undefined: "undefined"
    case .null, .array, .object: "object"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    }
  }

  var isNothing: Bool {
    switch self {
    case .undefined, .null: true
    default: false
    }
  }

  /// JavaScript's `===`.
  func isIdentical(to other: ScriptValue) -> Bool {
    switch (self, other) {
    case (.undefined, .undefined), (.null, .null): true
    case (.boolean(let one), .boolean(let two)): one == two
    case (.number(let one), .number(let two)): one == two
    case (.string(let one), .string(let two)): one == two
    case (.array(let one), .array(let two)): one === two
    case (.object(let one), .object(let two)): one === two
    default: false
    }
  }

  /// JavaScript's `==`.
  func isEqual(to other: ScriptValue) -> Bool {
    if isNothing || other.isNothing { return isNothing && other.isNothing }
    switch (self, other) {
    case (.array, .array), (.object, .object), (.string, .string): return isIdentical(to: other)
    case (.array, .string), (.string, .array), (.object, .string), (.string, .object):
      return text == other.text
    default: return asNumber == other.asNumber
    }
  }

  /// JavaScript's `+`.
  func adding(_ other: ScriptValue) -> ScriptValue {
    if isTextual || other.isTextual { return .string(text + other.text) }
    return .number(asNumber + other.asNumber)
  }

  private var isTextual: Bool {
    switch self {
    case .string, .array, .object: true
    default: false
    }
  }

  /// JavaScript's `<`.
  func isLess(than other: ScriptValue) -> Bool {
    if case .string(let one) = self, case .string(let two) = other {
      return one.utf16.lexicographicallyPrecedes(two.utf16)
    }
    return asNumber < other.asNumber
  }
}

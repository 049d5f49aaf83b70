/// Reads the text of an expression.
struct ExpressionParser {
  /// How deep expressions may be nested; ours.
  static let depthLimit = 64

  private static let words: [String: Expression] = [
    "undefined": .undefined, "null": .null, "true": .boolean(true), "false": .boolean(false),
  ]
  private static let statements: Set = [
    "function", "return", "if", "else", "for", "while", "do", "switch", "throw", "try", "var",
    "let", "const", "new", "delete", "class", "async", "await", "void", "in", "instanceof",
  ]

  private let tokens: [ExpressionToken]
  private var index = 0
  private var depth = 0

  /// The expression in a text; throws for what is not read here.
  static func expression(in text: String) throws(ExpressionError) -> Expression {
    var parser = ExpressionParser(tokens: try ExpressionLexer.tokens(of: text))
    return try parser.program()
  }

  private init(tokens: [ExpressionToken]) { self.tokens = tokens }

  // MARK: Words

  private var token: ExpressionToken { tokens[index] }

  private mutating func advance() { if index < tokens.count - 1 { index += 1 } }

  private mutating func take(_ sign: String) -> Bool {
    guard token.kind == .sign(sign) else { return false }
    advance()
    return true
  }

  private mutating func expect(_ sign: String) throws(ExpressionError) {
    guard take(sign) else { throw unexpected }
  }

  private var unexpected: ExpressionError {
    switch token.kind {
    case .end: error(.unexpectedEnd)
    case .sign(let sign): error(.unexpected(sign))
    case .name(let name): error(.unexpected(name))
    case .number(let number): error(.unexpected("\(number)"))
    case .string(let text): error(.unexpected("\"\(text)\""))
    }
  }

  private func error(
    _ kind: ExpressionError.Kind, from start: ExpressionToken? = nil
  ) -> ExpressionError {
    guard let start, index > 0 else {
      return ExpressionError(kind: kind, offset: token.offset, length: token.length)
    }
    let last = tokens[index - 1]
    return ExpressionError(
      kind: kind, offset: start.offset, length: max(1, last.offset + last.length - start.offset))
  }

  private mutating func nested<Result>(
    _ read: (inout ExpressionParser) throws(ExpressionError) -> Result
  ) throws(ExpressionError) -> Result {
    guard depth < Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit)) }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  // MARK: Operators

  private mutating func program() throws(ExpressionError) -> Expression {
    var parts: [Expression] = []
    while token.kind != .end {
      parts.append(try assignment())
      if !take(";"), token.kind != .end { throw unexpected }
    }
    guard let first = parts.first else { throw error(.unexpectedEnd) }
    return parts.count == 1 ? first : .sequence(parts)
  }

  private mutating func assignment() throws(ExpressionError) -> Expression {
    try nested { parser throws(ExpressionError) in
      let start = parser.token
      let left = try parser.conditional()
      if case .sign("=>") = parser.token.kind { throw parser.error(.unsupported("a function")) }
      guard case .sign(let sign) = parser.token.kind,
        ["=", "+=", "-=", "*=", "/="].contains(sign)
      else { return left }
      guard left.isOutput else {
        throw parser.error(.unsupported("assignment to anything but output"), from: start)
      }
      parser.advance()
      let right = try parser.assignment()
      let operation = BinaryOperator(rawValue: String(sign.dropLast()))
      return .assignment(left, operation.map { .binary($0, left, right) } ?? right)
    }
  }

  private mutating func conditional() throws(ExpressionError) -> Expression {
    let condition = try binary(above: 0)
    guard take("?") else { return condition }
    let then = try assignment()
    try expect(":")
    return .conditional(condition, then: then, otherwise: try assignment())
  }

  private mutating func binary(above precedence: Int) throws(ExpressionError) -> Expression {
    var left = try unary()
    while case .sign(let sign) = token.kind {
      if let operation = BinaryOperator(rawValue: sign), operation.precedence > precedence {
        advance()
        left = .binary(
          operation, left,
          try nested { parser throws(ExpressionError) in
            try parser.binary(above: operation.precedence)
          })
      } else if let operation = LogicalOperator(rawValue: sign), operation.precedence > precedence {
        advance()
        left = .logical(
          operation, left,
          try nested { parser throws(ExpressionError) in
            try parser.binary(above: operation.precedence)
          })
      } else {
        break
      }
    }
    return left
  }

  private mutating func unary() throws(ExpressionError) -> Expression {
    if token.kind == .name("typeof") {
      advance()
      return .unary(.typeof, try nested { parser throws(ExpressionError) in try parser.unary() })
    }
    guard case .sign(let sign) = token.kind else { return try postfix() }
    if sign == "++" || sign == "--" {
      let start = token
      advance()
      let target = try postfix()
      return try update(target, sign, isPrefix: true, from: start)
    }
    guard let operation = UnaryOperator(rawValue: sign) else { return try postfix() }
    advance()
    return .unary(operation, try nested { parser throws(ExpressionError) in try parser.unary() })
  }

  private mutating func postfix() throws(ExpressionError) -> Expression {
    let start = token
    let target = try member()
    guard case .sign(let sign) = token.kind, sign == "++" || sign == "--" else { return target }
    advance()
    return try update(target, sign, isPrefix: false, from: start)
  }

  private func update(
    _ target: Expression, _ sign: String, isPrefix: Bool, from start: ExpressionToken
  ) throws(ExpressionError) -> Expression {
    guard target.isOutput else {
      throw error(.unsupported("\(sign) on anything but output"), from: start)
    }
    return .update(target, by: sign == "++" ? 1 : -1, isPrefix: isPrefix)
  }

  // MARK: Values

  private mutating func member() throws(ExpressionError) -> Expression {
    let start = token
    var value = try primary()
    while true {
      if take(".") {
        guard case .name(let name) = token.kind else { throw unexpected }
        advance()
        if token.kind == .sign("(") {
          value = try call(name, on: value, from: start)
        } else {
          value = .member(value, name)
        }
      } else if take("[") {
        value = .element(value, try assignment())
        try expect("]")
      } else if token.kind == .sign("(") {
        guard case .name(let name, _) = value else {
          throw error(.unsupported("a call"), from: start)
        }
        value = try call(name, on: nil, from: start)
      } else if token.kind == .sign("?.") {
        throw error(.unsupported("?."))
      } else {
        return value
      }
    }
  }

  private mutating func call(
    _ name: String, on value: Expression?, from start: ExpressionToken
  ) throws(ExpressionError) -> Expression {
    let path = value.map { $0.path.map { "\($0).\(name)" } ?? ".\(name)" } ?? name
    let arguments = try arguments()
    if let function = BuiltInFunction(rawValue: path) { return .call(function, arguments) }
    if let value, let method = BuiltInMethod(rawValue: name) {
      return .method(value, method, arguments)
    }
    throw error(.unknownFunction("\(path)(\(arguments.isEmpty ? "" : "…"))"), from: start)
  }

  private mutating func arguments() throws(ExpressionError) -> [Expression] {
    try expect("(")
    return try list(until: ")")
  }

  private mutating func list(until end: String) throws(ExpressionError) -> [Expression] {
    var items: [Expression] = []
    while !take(end) {
      items.append(try assignment())
      if !take(","), token.kind != .sign(end) { throw unexpected }
    }
    return items
  }

  private mutating func primary() throws(ExpressionError) -> Expression {
    let start = token
    switch token.kind {
    case .number(let number):
      advance()
      return .number(number)
    case .string(let text):
      advance()
      return .string(text)
    case .name(let name):
      if Self.statements.contains(name) { throw error(.unsupported("'\(name)'")) }
      advance()
      return Self.words[name] ?? .name(name, offset: start.offset)
    case .sign("("):
      advance()
      if token.kind == .sign(")") { throw error(.unsupported("a function"), from: start) }
      let value = try assignment()
      try expect(")")
      return value
    case .sign("["):
      advance()
      return .array(try list(until: "]"))
    case .sign("{"):
      advance()
      return .object(try properties())
    case .sign("/"): throw error(.unsupported("a regular expression"))
    default: throw unexpected
    }
  }

  private mutating func properties() throws(ExpressionError) -> [Expression.Property] {
    var properties: [Expression.Property] = []
    while !take("}") {
      let key: String
      switch token.kind {
      case .name(let name): key = name
      case .string(let text): key = text
      default: throw unexpected
      }
      advance()
      try expect(":")
      properties.append(Expression.Property(key: key, value: try assignment()))
      if !take(","), token.kind != .sign("}") { throw unexpected }
    }
    return properties
  }
}

extension Expression {
  /// Whether this is `output` or something in it, which alone may be changed.
  fileprivate var isOutput: Bool {
    switch self {
    case .member(let value, _), .element(let value, _): value.isOutput || value.isNamed("output")
    default: false
    }
  }

  private func isNamed(_ name: String) -> Bool {
    if case .name(name, _) = self { true } else { false }
  }

  /// The names with dots between them, if that is all there is.
  fileprivate var path: String? {
    switch self {
    case .name(let name, _): name
    case .member(let value, let name): value.path.map { "\($0).\(name)" }
    default: nil
    }
  }
}

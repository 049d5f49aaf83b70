/// Why the text of an expression can't be read, and where in it.
package struct ExpressionError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// JavaScript that is not evaluated here.
    case unsupported(String)
    /// A function that no flow has without `runScript`.
    case unknownFunction(String)
    case unexpected(String)
    case unexpectedEnd
    case unclosedString
    case tooDeep(limit: Int)
    case tooLong(limit: Int)
  }

  let kind: Kind
  /// The characters before the culprit, and how many it has.
  let offset: Int
  let length: Int
}

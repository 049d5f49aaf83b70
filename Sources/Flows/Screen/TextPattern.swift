internal import CPCRE2
import Foundation

/// A regular expression that must match the whole of a text, by Maestro's rules.
///
/// Case doesn't matter, dots match line breaks, `^` and `$` stand at lines. What is no valid
/// expression is taken letter by letter.
final class TextPattern {
  /// How many steps a match may take; ours, about 20 ms.
  static let stepLimit: UInt32 = 1_000_000

  /// The expression as it was written.
  let source: String
  private let code: OpaquePointer?
  private let context: OpaquePointer?
  private let data: OpaquePointer?
  /// What is known of texts, as the same ones are looked at again and again.
  private var known: [String: Bool] = [:]

  init(_ source: String) {
    self.source = source
    let options =
      PCRE2_CASELESS | PCRE2_DOTALL | PCRE2_MULTILINE | PCRE2_UTF | PCRE2_ANCHORED
      | PCRE2_ENDANCHORED | PCRE2_NEVER_BACKSLASH_C
    var (error, offset): (Int32, Int) = (0, 0)
    let bytes = Array(source.utf8)
    code = pcre2_compile_8(bytes, bytes.count, options, &error, &offset, nil)
    context = pcre2_match_context_create_8(nil)
    pcre2_set_match_limit_8(context, Self.stepLimit)
    data = pcre2_match_data_create_8(1, nil)
  }

  deinit {
    pcre2_match_data_free_8(data)
    pcre2_match_context_free_8(context)
    pcre2_code_free_8(code)
  }

  /// Whether the text matches; throws where the expression takes too long to tell.
  func matches(_ text: String) throws(PatternError) -> Bool {
    if let matches = known[text] { return matches }
    let matches = try match(text)
    known[text] = matches
    return matches
  }

  private func match(_ text: String) throws(PatternError) -> Bool {
    guard let code else { return source.caseInsensitiveCompare(text) == .orderedSame }
    let bytes = Array(text.utf8)
    let result = pcre2_match_8(code, bytes, bytes.count, 0, 0, data, context)
    if result >= 0 { return true }
    guard result == PCRE2_ERROR_NOMATCH else { throw PatternError(pattern: source) }
    return false
  }

  /// Whether the text matches or is the very same, also with its line breaks as spaces.
  func matchesLoosely(_ text: String) throws(PatternError) -> Bool {
    if source == text { return true }
    if try matches(text) { return true }
    guard text.contains("\n") else { return false }
    let line = text.replacing("\n", with: " ")
    if source == line { return true }
    return try matches(line)
  }
}

/// A regular expression that takes too long.
struct PatternError: Error, Hashable, Sendable {
  let pattern: String
}

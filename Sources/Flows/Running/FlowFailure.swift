/// Why a step of a flow failed.
package struct FlowFailure: Error, Hashable, Sendable {
  /// What went wrong.
  package enum Kind: Hashable, Sendable {
    case notFound(String)
    case assertion(String)
    case covered(description: String, x: Int, y: Int, by: String)
    case offScreen(description: String, x: Int, y: Int)
    case keyboardStays
    case nothingHasFocus
    case invalidPoint(String)
    case pointOutsideElement(String)
    case endOfContent(String)
    case nothingToCopy
    case script(String)
    case slowPattern(String)
    case unsupported(String)
    case tooManySteps(limit: Int)
    case tooManyStrokes(limit: Int)
    case tooDeep(limit: Int)
    case tooLong(seconds: Int)
    case path(String)
    case noFile(String)
    case file(path: String, reason: String)
    case wrongSize(expected: String, found: String)
    case different(path: String, share: String, threshold: String)
    case noReference(String)
    case invalidValue(String, wanted: String)
  }

  package let kind: Kind
  /// What else helps to understand it, a line each.
  package var details: [String] = []
  /// Where the expression stands that has no value; nil for other failures.
  package var span: SourceSpan?

  init(_ kind: Kind, details: [String] = []) {
    self.kind = kind
    self.details = details
  }

  init(_ error: ScriptError) {
    kind = .script("\(error)")
    span = error.span
  }

  /// Whether trying again may help.
  var mayPass: Bool {
    switch kind {
    case .notFound, .assertion, .covered, .offScreen, .endOfContent, .keyboardStays, .different:
      true
    default: false
    }
  }

  /// The message, Maestro's own where it has one; of what is very long the beginning.
  package var message: String { words.shortened }

  private var words: String {
    switch kind {
    case .notFound(let description): "Element not found: \(description)"
    case .assertion(let description): "Assertion is false: \(description)"
    case .covered(let description, let x, let y, let cover):
      "\(description) is at (\(x),\(y)) but \(cover) is on top of it"
    case .offScreen(let description, let x, let y):
      "\(description) is at (\(x),\(y)), which is not on the screen"
    case .keyboardStays:
      "Couldn't hide the keyboard. This can happen if the app uses a custom input or doesn't "
        + "expose a standard dismiss action."
    case .nothingHasFocus: "Nothing has focus, so there is nowhere to type"
    case .invalidPoint(let text): "Invalid point: \(text)"
    case .pointOutsideElement(let text):
      "Invalid element-relative point: \(text) must be within element bounds"
    case .endOfContent(let description):
      "No visible element found: \(description)"
    case .nothingToCopy: "Element does not contain text to copy"
    case .script(let words): words
    case .slowPattern(let pattern): "The regular expression takes too long: \(pattern)"
    case .unsupported(let name): "Unsupported command: \(name)"
    case .tooManySteps(let limit): "More than \(limit) steps; does a repeat never end?"
    case .tooManyStrokes(let limit): "More than \(limit) letters, keys or taps in one step"
    case .tooLong(let seconds): "The flow takes more than \(seconds) s of the phone's time"
    case .tooDeep(let limit): "Flows run each other more than \(limit) deep"
    case .noFile(let path): "The path names no file: \"\(path)\""
    case .path(let path): "The path leads out of the folder for results: \(path)"
    case .file(let path, let reason): "\(path): \(reason)"
    case .wrongSize(let expected, let found):
      "Screenshot size mismatch: expected \(expected), found \(found)"
    case .different(let path, let share, let threshold):
      "\(path) matches by \(share) %, less than \(threshold) %"
    case .noReference(let path): "There is no picture \(path) to compare with"
    case .invalidValue(let text, let wanted): "\"\(text)\" is not \(wanted)"
    }
  }
}

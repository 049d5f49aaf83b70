/// Takes what layout has to say about constraints and passes each line on once.
package final class LayoutReporter {
  /// Where new lines go; standard error unless replaced.
  package var handler: (String) -> Void = { line in
    // Whoever closed the stream doesn't want the line.
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// How many different lines are passed on before the rest is dropped; ours.
  private static let limit = 100

  private var seen: Set<String> = []

  package init() {}

  /// Passes a line on, unless it was reported before.
  package func report(_ line: String) {
    guard seen.count < Self.limit, seen.insert(line).inserted else { return }
    handler(line)
  }
}

/// Takes the app's diagnostics and passes each on once.
package final class Diagnostics {
  /// Where new diagnostics go; standard error unless replaced.
  package var handler: (Diagnostic) -> Void

  /// How many different diagnostics are passed on before the rest is dropped; ours.
  package static let limit = 200

  private var seen: Set<Diagnostic> = []

  /// Makes a reporter.
  package init(handler: ((Diagnostic) -> Void)? = nil) {
    self.handler =
      handler ?? { diagnostic in
        // Whoever closed the stream doesn't want the line.
        try? FileHandle.standardError.write(contentsOf: Data("\(diagnostic)\n".utf8))
      }
  }

  /// Passes a diagnostic on, unless it was reported before.
  package func report(_ diagnostic: Diagnostic) {
    guard seen.count < Self.limit, seen.insert(diagnostic).inserted else { return }
    handler(diagnostic)
  }

  /// Passes several diagnostics on, in order.
  package func report(_ diagnostics: [Diagnostic]) {
    diagnostics.forEach(report)
  }

  /// Forgets what was reported, as after a reload of the files.
  package func reset() {
    seen.removeAll()
  }
}

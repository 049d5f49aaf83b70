/// A recording as it stands in its file.
package struct RecordedFlow: Hashable, Sendable {
  /// What the flow is called.
  package let name: String
  /// The app.
  package let appId: String
  /// The comment that says what recorded it and how to replay it, a line each.
  package var comments: [String]
  package var steps: [RecordedStep] = []

  /// Makes a recording without steps.
  package init(name: String, appId: String, comments: [String]) {
    (self.name, self.appId, self.comments) = (name, appId, comments)
  }

  /// The variables of what nobody else may read, in the order of the steps.
  package var secrets: [(name: String, value: String)] {
    var secrets: [(name: String, value: String)] = []
    for case .inputSecret(let name, let value) in steps
    where !secrets.contains(where: { $0.name == name }) {
      secrets.append((name, value))
    }
    return secrets
  }

  /// The whole file.
  package var yaml: String {
    var lines = comments.map { "# \($0)\n" }
    lines.append("appId: \(appId)\nname: \(FlowText.quoted(name))\n")
    let names = secrets.map(\.name)
    if let first = names.first {
      lines.append("env:\n  # What was typed there is not kept: give it with -e \(first)=…\n")
      lines += names.map { "  \($0): ${\($0) || \"\"}\n" }
    }
    lines.append("---\n")
    lines += steps.map(\.yaml)
    return lines.joined()
  }
}

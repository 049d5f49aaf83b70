import Foundation

extension FlowFolder {
  /// Saves what there is to know about a flow that has ended; the manifest is the last file.
  package func write(_ report: FlowReport) throws(FlowFailure) {
    try write(Data(FlowLog(report).text.utf8), as: "logs/maestro.log")
    try write(CommandsFile(report).data, as: "commands.json")
    let manifest = ArtifactManifest(files + films.map(\.file)) { file in
      let values = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")
      return (values?[.size] as? NSNumber)?.intValue
    }
    try write(manifest.data, as: ArtifactManifest.name)
  }

  /// Whether a folder holds all that a flow left.
  package nonisolated static func isComplete(_ path: String) -> Bool {
    FlowPath.exists("\(path)/\(ArtifactManifest.name)")
  }
}

/// `logs/maestro.log`: the steps with their times.
struct FlowLog {
  /// The text.
  let text: String

  /// Writes down the steps of a flow.
  init(_ report: FlowReport) {
    var lines = ["Flow \(report.name) (\(report.path)) on \(report.device)"]
    lines += report.warnings
    for step in report.steps {
      let indent = String(repeating: "  ", count: step.depth)
      let times = String(format: "%9.3f +%.3f", step.start, step.duration)
      lines.append("\(times) \(indent)\(step.description)... \(step.status.rawValue)")
    }
    lines += report.logs.map { "JsConsole: \($0)" }
    if let details = report.details { lines.append(details) }
    lines.append(report.status.rawValue)
    text = lines.map { $0 + "\n" }.joined()
  }
}

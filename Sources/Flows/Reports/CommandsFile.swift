import Foundation

/// `commands.json`: what was done, step by step, as Maestro writes it.
struct CommandsFile {
  /// The JSON text.
  let data: Data

  /// Writes down the steps of a flow.
  init(_ report: FlowReport) {
    let entries = report.steps.map { Entry($0, flowStart: report.startedAt) }
    data = JSONEncoder.report.encodedLine(entries)
  }

  private struct Entry: Encodable {
    struct Artifact: Encodable {
      let type: String
      let path: String
    }

    struct Failure: Encodable {
      let message: String
    }

    struct Metadata: Encodable {
      let status: String
      /// Milliseconds since 1970: the host's as the flow began, and the phone's from there.
      let timestamp: Int
      /// Milliseconds of the phone.
      let duration: Int
      let sequenceNumber: Int
      let depth: Int
      let evaluatedCommand: String
      let error: Failure?
      let artifacts: [Artifact]
    }

    let command: String
    let source: String
    let metadata: Metadata

    init(_ step: StepReport, flowStart: TimeInterval) {
      command = step.command
      source = "\(step.file):\(step.line):\(step.column)"
      metadata = Metadata(
        status: step.status.rawValue, timestamp: Int(((flowStart + step.start) * 1000).rounded()),
        duration: Int((step.duration * 1000).rounded()), sequenceNumber: step.number - 1,
        depth: step.depth, evaluatedCommand: step.description,
        error: step.message.map { Failure(message: $0) },
        artifacts: step.files.map { path in
          Artifact(type: ArtifactManifest.kind(of: path), path: path)
        })
    }
  }
}

extension JSONEncoder {
  /// An encoder for files that people read: in lines, and always in the same order.
  static var report: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// The text of a value with a line's end.
  func encodedLine(_ value: some Encodable) -> Data {
    ((try? encode(value)) ?? Data()) + Data("\n".utf8)
  }
}

import Flows
import Foundation
import Graphics

extension Command {
  static let checkSyntax = Command(
    name: "check-syntax", summary: "Check a flow and those that it runs, or commands from '-'",
    operand: Operand(name: "FILE|-", takesStandardInput: true), options: [.skipUnsupported]
  ) { arguments in
    let check = SyntaxCheck(
      try SourceFile(named: arguments.operands[0]),
      skipsUnsupported: arguments.has(.skipUnsupported))
    if !check.report.isEmpty { StandardError.print(check.report) }
    if check.hasErrors { throw Findings() }
    try StandardOutput.print("OK")
  }
}

extension SourceFile {
  /// Reads a file, or standard input where it is called `-`.
  fileprivate init(named path: String) throws {
    if path == "-" {
      let bytes = try FileHandle.standardInput.read(upToCount: Self.sizeLimit + 1)
      try self.init(path: "-", bytes: bytes ?? Data())
    } else {
      try self.init(readingFrom: path)
    }
  }
}

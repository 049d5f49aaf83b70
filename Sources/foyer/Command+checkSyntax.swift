import Flows
import Foundation
import Graphics

extension Command {
  static let checkSyntax = Command(
    name: "check-syntax", summary: "Check a flow and those that it runs, or commands from '-'",
    operand: Operand(name: "FILE|-", takesStandardInput: true), options: [.skipUnsupported]
  ) { arguments in
    let path = arguments.operands[0]
    let check = SyntaxCheck(
      try path == "-" ? .standardInput() : SourceFile(readingFrom: path),
      skipsUnsupported: arguments.has(.skipUnsupported))
    if !check.report.isEmpty { StandardError.print(check.report) }
    if check.hasErrors { throw Findings() }
    try StandardOutput.print("OK")
  }
}

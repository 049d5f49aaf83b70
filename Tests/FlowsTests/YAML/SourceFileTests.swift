import Foundation
import Testing

@testable import Flows

@Suite struct SourceFileTests {
  private func reading(_ path: String) -> FlowFileError? {
    do {
      _ = try SourceFile(readingFrom: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func `what is no file says why`() {
    #expect(reading("/nowhere/f.yaml") == .missing("/nowhere/f.yaml"))
    #expect(reading("/tmp") == .unreadable("/tmp", reason: "Is a directory"))
    #expect(reading("/dev/zero") == .unreadable("/dev/zero", reason: "Not a regular file"))
  }

  @Test func `a file that is too large or no text is refused`() {
    let large = Data(repeating: 32, count: SourceFile.sizeLimit + 1)
    #expect(throws: FlowFileError.tooLarge("f", limit: SourceFile.sizeLimit)) {
      try SourceFile(path: "f", bytes: large)
    }
    #expect(throws: FlowFileError.notUTF8(SourceSpan(file: "f", line: 1, column: 1))) {
      try SourceFile(path: "f", bytes: Data([0xFF, 0xFE, 0x61, 0]))
    }
    #expect(throws: FlowFileError.notUTF8(SourceSpan(file: "f", line: 3, column: 6))) {
      try SourceFile(path: "f", bytes: Data("a: é\r\n---\n- caf".utf8) + [0xE9, 10])
    }
  }
}

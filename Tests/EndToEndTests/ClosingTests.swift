import Foundation
import Testing

extension EndToEnd {
  @Suite struct ClosingTests {
    @Test(arguments: [SIGTERM, SIGINT])
    func `a window that a signal closes ends cleanly`(signal: Int32) throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      foyer.program.send(signal: signal)
      #expect(try foyer.program.waitUntilExit() == 0)
      #expect(foyer.program.errors == "")
    }

    @Test func `a window that its user closes ends cleanly`() throws {
      let foyer = try Foyer(on: EndToEnd.desk)
      try foyer.close()
      #expect(try foyer.program.waitUntilExit() == 0)
      #expect(foyer.program.errors == "")
    }
  }
}

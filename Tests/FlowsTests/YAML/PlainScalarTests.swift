import Testing

@testable import Flows

@Suite struct PlainScalarTests {
  @Test(arguments: [
    ("YES", "true"), ("No", "false"), ("on", "true"), ("off", "false"), ("y", "true"),
    ("N", "false"), ("True", "true"), ("0123", "83"), ("1.10", "1.1"), ("1_000", "1000"),
    ("0x1F", "31"), ("0b101", "5"), ("+5", "5"), ("1.", "1.0"),
  ])
  func `Maestro reads some plain values otherwise`(text: String, other: String) {
    #expect(PlainScalar.misreading(of: text) == other)
  }

  @Test(arguments: [
    "true", "false", "12:30", "2024-01-01", "+33 1", "5", "4.12", "1683113805263", "0", "089",
    "yEs", "Log in", "1e3", "", "-", "12345678901234567890",
  ])
  func `most are the text that is written`(text: String) {
    #expect(PlainScalar.misreading(of: text) == nil)
  }
}

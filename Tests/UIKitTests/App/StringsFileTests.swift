import Foundation
import Testing

@testable import UIKit

nonisolated struct StringsFileTests {
  private func read(_ text: String) throws -> [String: String] {
    try StringsFile(path: "L.strings", data: Data(text.utf8)).strings
  }

  @Test(arguments: [
    (#""a" = "b";"#, ["a": "b"]),
    (#"/* note */ "a"="b"; // more"#, ["a": "b"]),
    (#""a" = "say \"hi\"\n\ttab \\";"#, ["a": "say \"hi\"\n\ttab \\"]),
    (#""a" = "\U7e41\u9ad4 \Ud83d\Ude00";"#, ["a": "繁體 😀"]),
    (#"key.one = two; "a" = "字 é";"#, ["key.one": "two", "a": "字 é"]),
    (#""a" = "first"; "a" = "last";"#, ["a": "last"]),
    (#""a";"#, ["a": "a"]),
    ("\"a\" = \"two\nlines\";", ["a": "two\nlines"]),
    ("", [:]), ("// nothing", [:]),
  ])
  func pairsAreRead(text: String, expected: [String: String]) throws {
    #expect(try read(text) == expected)
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1: error: expected \";\""),
    ("\"a\" = \"b\"", "1:10: error: expected \";\", but the file ends"),
    ("\"a\" = ;", "1:7: error: expected a text in quotes"),
    ("\n  \"a\" = \"b;", "2:9: error: the text has no closing quote"),
    ("/* x", "1:1: error: the comment has no end"),
    ("\"a\" = \"\\U12\";", "1:10: error: expected four hexadecimal digits"),
    ("= \"b\";", "1:1: error: expected a text in quotes"),
    ("\"a\" = \"\\", "1:9: error: expected a character after \"\\\", but the file ends"),
  ])
  func brokenFilesAreOneErrorWithItsPlace(text: String, expected: String) {
    do {
      _ = try read(text)
      Issue.record("read \(text)")
    } catch {
      #expect("\(error)" == "L.strings:" + expected)
    }
  }

  @Test func otherEncodingsAndPropertyListsAreRead() throws {
    let pair = "\"a\" = \"é 字\";"
    let wide = try #require(pair.data(using: .utf16))
    #expect(try StringsFile(path: "L.strings", data: wide).strings == ["a": "é 字"])
    let marked = Data([0xEF, 0xBB, 0xBF]) + Data(pair.utf8)
    #expect(try StringsFile(path: "L.strings", data: marked).strings == ["a": "é 字"])
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b"], format: .binary, options: 0)
    #expect(try StringsFile(path: "L.strings", data: list).strings == ["a": "b"])
    #expect(throws: Diagnostic.self) {
      try StringsFile(path: "L.strings", data: Data([0xC3, 0x28, 0xFF]))
    }
  }

  @Test(arguments: [
    "%99999999d", "%.99999999f", "%-1000s", "%1$99999999@", "%12345678$@", "a %% %d %01000lld",
  ])
  func aFormatThatWouldKeepEverybodyWaitingIsLeftOutWithItsPlace(format: String) throws {
    let file = try StringsFile(
      path: "L.strings", data: Data("\"a\" = \"b\";\n\"c\" =\n  \"\(format)\";".utf8))
    #expect(file.strings == ["a": "b"])
    #expect(
      file.problems.map(\.description) == [
        "L.strings:3:3: error: a format with a number of more than 3 digits"
      ])
  }

  @Test(arguments: [
    "%d of %2$@", "%999d", "%.2f%%", "10% 20000 users", "100%", "%", "12345", "%*d", "%%12345d",
  ])
  func otherFormatsAreTextsLikeAll(format: String) throws {
    #expect(try read("\"a\" = \"\(format)\";") == ["a": format])
  }

  @Test func formatsInPropertyListsAreBoundedToo() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["a": "%99999999d", "b": "c"], format: .xml, options: 0)
    let file = try StringsFile(path: "L.strings", data: list)
    #expect(file.strings == ["b": "c"] && file.problems.count == 1)
  }
}

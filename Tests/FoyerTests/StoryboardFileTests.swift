import Foundation
import Testing

@testable import UIKit
@testable import foyer

struct StoryboardFileTests {
  private func canvas(_ words: String...) throws -> StoryboardCanvas? {
    try StoryboardCanvas(
      Arguments(
        words + ["A.xib"], command: "layout", options: Command.layout.options,
        operand: Command.layout.operand))
  }

  @Test func `without options a document has its own canvas`() throws {
    #expect(try canvas() == nil)
  }

  @Test func `a size and what covers it make a canvas`() throws {
    let canvas = try #require(try canvas("--size", "852x393", "--safe-area", "0,59,21,59"))
    #expect(canvas.size == CGSize(width: 852, height: 393))
    #expect(canvas.safeArea == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test func `a device makes a canvas, upright or on its side`() throws {
    let upright = try #require(try canvas("--device", "iphone-12"))
    #expect(upright.size == CGSize(width: 390, height: 844) && upright.safeArea.top == 47)
    let turned = try #require(try canvas("--device", "iphone-12", "--landscape"))
    #expect(turned.size == CGSize(width: 844, height: 390) && turned.safeArea.left == 47)
  }

  @Test(arguments: ["390", "390x", "x844", "390x844x2", "0x10", "nanx10", "1e9x1", "390*844"])
  func `a size is a width and a height`(word: String) {
    #expect(
      throws: CommandLineError.invalidFormat(
        word, option: "--size", format: "a width and a height such as 390x844")
    ) {
      try canvas("--size", word)
    }
  }

  @Test(arguments: ["1,2,3", "1,2,3,4,5", "-1,0,0,0", "a,0,0,0", ""])
  func `a safe area is four distances`(word: String) {
    #expect(throws: CommandLineError.self) {
      try canvas("--size", "10x10", "--safe-area", word)
    }
  }

  @Test func `a device and a size exclude each other, and a safe area needs a size`() {
    #expect(throws: CommandLineError.excludingOptions("--device", "--size")) {
      try canvas("--device", "iphone-12", "--size", "10x10")
    }
    #expect(throws: CommandLineError.self) { try canvas("--safe-area", "0,0,0,0") }
  }

  @Test func `a command that works on a file needs one, and takes no second`() {
    func read(_ words: String...) throws -> Arguments {
      try Arguments(
        words, command: "layout", options: Command.layout.options,
        operand: Command.layout.operand)
    }
    #expect(throws: CommandLineError.missingOperand("FILE", command: "layout")) { try read() }
    #expect(throws: CommandLineError.unexpectedArgument("b", command: "layout")) {
      try read("a", "b")
    }
    #expect(throws: Never.self) { try read("--size", "1x1", "a") }
  }

  @Test(arguments: [
    (
      #"<navigationController id="N"><connections><segue destination="N" kind="relationship" "#
        + #"relationship="rootViewController"/></connections></navigationController>"#, true
    ),
    (#"<viewController id="N"/>"#, false),
  ])
  func `a file of which nothing can be laid out fails`(scene: String, isTold: Bool) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).storyboard")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="N"><scenes><scene><objects>\(scene)</objects></scene></scenes></document>
      """
    try Data(text.utf8).write(to: file)
    func layOut() throws { try Call(["layout", file.path]).run() }
    if isTold {
      #expect(throws: Findings.self) { try layOut() }
    } else {
      #expect(
        throws: Diagnostic(
          file: file.path, at: .start, "there is no view with an id to lay out")
      ) { try layOut() }
    }
  }
}

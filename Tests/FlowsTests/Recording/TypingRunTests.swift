import Foundation
import Phone
import Testing

@testable import Flows

@MainActor
struct TypingRunTests {
  private static let field = RecordedSelector(name: .id("name"))

  private func ways(
    from start: String = "", to text: String, caret: Int? = nil, isSecret: Bool = false,
    inOrder steps: [RecordedStep?] = []
  ) -> [[RecordedStep]] {
    func edited(_ text: String, caret: Int?) -> EditedText {
      let place = caret ?? text.utf16.count
      return EditedText(string: text, selection: place..<place, isSecret: isSecret)
    }
    var run = TypingRun(edited(start, caret: nil), field: Self.field, frame: nil)
    run.now = edited(text, caret: caret)
    run.letters = nil
    if caret != nil { run.caret = FlowPoint(x: 40, y: 50) }
    for step in steps { run.noteInOrder(step) }
    return run.ways { isSecret ? .inputSecret(name: "PASSWORD", $0) : .inputText($0) }
  }

  private func tap(_ x: Int) -> RecordedStep {
    .tap(RecordedTarget(selector: Self.field, point: FlowPoint(x: x, y: 50)))
  }

  @Test
  func `a caret in the middle is put there by a finger, or by typing what is behind it first`() {
    let ways = ways(to: "hello", caret: 3)
    #expect(ways.first == [.inputText("hello"), tap(40)])
    #expect(ways.contains([.inputText("lo"), tap(1), .inputText("hel")]))
  }

  @Test func `a caret that only went elsewhere is a touch, or the text typed anew`() {
    let ways = ways(from: "hello", to: "hello", caret: 3)
    #expect(ways.first == [tap(40)])
    #expect(
      ways.contains([tap(98), .eraseText(5), .inputText("lo"), tap(1), .inputText("hel")]))
  }

  @Test func `letters and what took them away can be written in their order`() {
    let steps: [RecordedStep?] =
      ["a", "b"].map { .inputText($0) } + [.eraseText(1), .eraseText(1)]
    #expect(ways(to: "", inOrder: steps) == [[], [.inputText("ab"), .eraseText(2)]])
    #expect(ways(to: "", inOrder: steps + [nil]) == [[]])
  }

  @Test func `other letters stand for a secret that was taken back`() {
    let steps: [RecordedStep?] = [.inputText("pw"), .eraseText(2)]
    #expect(
      ways(to: "", isSecret: true, inOrder: steps) == [[], [.inputText("xx"), .eraseText(2)]])
    #expect(
      ways(to: "p", isSecret: true, inOrder: steps) == [[.inputSecret(name: "PASSWORD", "p")]])
  }
}

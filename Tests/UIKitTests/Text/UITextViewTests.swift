import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UITextViewTests {
  /// A text view on a stage, with a delegate that writes down what happens.
  final class Desk: UITextViewDelegate {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 210, height: 120))
    var log: [String] = []
    var refuses: Set<String> = []

    init() {
      view.font = .systemFont(ofSize: 17)
      view.delegate = self
      stage.window.addSubview(view)
      stage.window.layoutIfNeeded()
    }

    func taken() -> [String] {
      defer { log = [] }
      return log
    }

    private func ask(_ name: String) -> Bool {
      log.append(name)
      return !refuses.contains(name)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("should begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("should end") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("did end") }
    func textViewDidChange(_ textView: UITextView) { log.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("change \(range.location),\(range.length) to '\(text)'") }
  }

  @Test func `the delegate hears of everything in order`() {
    let desk = Desk()
    desk.view.becomeFirstResponder()
    desk.view.insertText("a")
    desk.view.insertText("\n")
    desk.view.deleteBackward()
    desk.view.resignFirstResponder()
    #expect(
      desk.taken() == [
        "should begin", "did begin", "change 0,0 to 'a'", "changed", "selection",
        "change 1,0 to '\n'", "changed", "selection", "change 1,1 to ''", "changed", "selection",
        "should end", "did end",
      ])
    #expect(desk.view.text == "a")
    desk.view.text = "by the app"
    #expect(desk.log.isEmpty)
  }

  @Test func `a refusal keeps things as they are`() {
    let desk = Desk()
    desk.refuses = ["should begin"]
    #expect(!desk.view.becomeFirstResponder())
    desk.refuses = ["should end", "change 0,0 to 'x'"]
    desk.view.becomeFirstResponder()
    desk.view.insertText("x")
    #expect(desk.view.text == "")
    #expect(!desk.view.resignFirstResponder())
  }

  @Test func `lines end at the width and make the content taller`() {
    let desk = Desk()
    desk.view.text = "one"
    desk.stage.window.layoutIfNeeded()
    let one = desk.view.contentSize
    #expect(one.width == 210)
    #expect(abs(one.height - (16 + 61.0 / 3)) < 1e-6)
    desk.view.text = "one two three four five six seven eight"
    desk.stage.window.layoutIfNeeded()
    #expect(desk.view.textLayout.lines.count == 2)
    #expect(abs(desk.view.contentSize.height - one.height - 20.287) < 0.34)
  }

  @Test func `typing past the bottom scrolls the caret into sight`() {
    let desk = Desk()
    desk.view.becomeFirstResponder()
    for _ in 0..<8 { desk.view.insertText("line\n") }
    desk.stage.window.layoutIfNeeded()
    let visible = desk.view.bounds
    #expect(desk.view.contentOffset.y > 40)
    #expect(desk.view.caretFrame.maxY <= visible.maxY)
    #expect(desk.view.caretFrame.minY >= visible.minY)
    desk.view.selectedRange = NSRange(location: 0, length: 0)
    desk.stage.window.layoutIfNeeded()
    #expect(desk.view.contentOffset.y == 0)
  }

  @Test func `a room that gets smaller hides no caret that was in sight`() {
    func isInSight(_ desk: Desk) -> Bool {
      desk.stage.window.layoutIfNeeded()
      let room = desk.view.bounds.inset(by: desk.view.adjustedContentInset)
      return desk.view.caretFrame.minY >= room.minY && desk.view.caretFrame.maxY <= room.maxY
    }
    let changes: [(String, (UITextView) -> Void)] = [
      ("turned", { $0.frame.size = CGSize(width: 400, height: 60) }),
      ("narrow", { $0.frame.size = CGSize(width: 60, height: 120) }),
      ("keyboard", { $0.contentInset.bottom = 80 }),
    ]
    for (name, change) in changes {
      let desk = Desk()
      desk.view.becomeFirstResponder()
      for index in 1...30 { desk.view.insertText("line \(index)\n") }
      #expect(isInSight(desk))
      change(desk.view)
      #expect(isInSight(desk), "\(name)")
      // One that the user has scrolled away from stays where it is.
      desk.view.contentInset.bottom = 0
      #expect(isInSight(desk))
      desk.view.contentOffset.y = 0
      #expect(!isInSight(desk))
      desk.view.contentInset.bottom = 40
      #expect(!isInSight(desk) && desk.view.contentOffset.y == 0, "\(name)")
    }
  }

  @Test func `a caret at the start of a wrapped line stays there as letters come and go`() {
    let desk = Desk()
    desk.view.text = "one two three four embroidered six seven eight nine"
    desk.view.becomeFirstResponder()
    let ranges = desk.view.textLayout.lines.map(\.range)
    let start = ranges[1].lowerBound
    desk.view.selectedRange = NSRange(location: start, length: 0)
    let before = desk.view.caretFrame
    desk.view.insertText("z")
    #expect(desk.view.caretFrame.minY == before.minY)
    desk.view.deleteBackward()
    #expect(desk.view.caretFrame == before)
    // The line's first letter, which leaves a word that is still too long for the line before.
    desk.view.selectedRange = NSRange(location: start, length: 1)
    desk.view.deleteBackward()
    #expect(desk.view.textLayout.lines[1].range.lowerBound == start)
    #expect(desk.view.caretFrame == before)
  }

  @Test func `a phone that is turned there and back leaves the text where it was`() {
    let text = (1...40).map { "line \($0) of a text that wraps where the phone is upright" }
    let caret = text[..<20].joined(separator: "\n").utf16.count
    for offset in [0, 3, 15, 40, 80.0] {
      let desk = Desk()
      desk.view.text = text.joined(separator: "\n")
      desk.view.becomeFirstResponder()
      desk.view.selectedRange = NSRange(location: caret, length: 0)
      desk.stage.window.layoutIfNeeded()
      desk.view.contentOffset.y += offset
      desk.stage.window.layoutIfNeeded()
      let before = desk.view.contentOffset
      func turn(_ size: CGSize, keyboard: CGFloat) {
        desk.view.frame.size = size
        desk.stage.window.layoutIfNeeded()
        desk.view.contentInset.bottom = keyboard
        desk.stage.window.layoutIfNeeded()
      }
      turn(CGSize(width: 210, height: 120), keyboard: 0)
      for _ in 0..<3 {
        turn(CGSize(width: 420, height: 90), keyboard: 30)
        #expect(
          desk.view.bounds.inset(by: desk.view.adjustedContentInset)
            .contains(desk.view.caretFrame))
        turn(CGSize(width: 210, height: 120), keyboard: 0)
        #expect(desk.view.contentOffset == before, "\(offset)")
      }
      // What was scrolled or typed meanwhile stays.
      turn(CGSize(width: 420, height: 90), keyboard: 30)
      desk.view.insertText("x")
      desk.view.contentOffset.y += 7
      desk.stage.window.layoutIfNeeded()
      let scrolled = desk.view.caretFrame.minY - desk.view.contentOffset.y
      turn(CGSize(width: 420, height: 90), keyboard: 0)
      #expect(desk.view.caretFrame.minY - desk.view.contentOffset.y == scrolled)
    }
  }

  @Test func `a thousand lines are pasted, deleted and brought back, with the caret in sight`() {
    let desk = Desk()
    let view = desk.view
    view.becomeFirstResponder()
    view.insertText("before")
    let lines = (1...1000).map { "\($0 % 9) a line of text\n" }.joined()
    UIPasteboard.general.string = lines
    func isInSight() -> Bool {
      desk.stage.window.layoutIfNeeded()
      return view.caretFrame.minY >= view.bounds.minY && view.caretFrame.maxY <= view.bounds.maxY
    }
    view.paste(nil)
    #expect(isInSight() && view.contentOffset.y > 1000 * 20)
    #expect(view.contentOffset.y + view.bounds.height <= view.contentSize.height)
    view.insertText("x")
    #expect(isInSight())
    _ = view.perform(.selectAll)
    desk.stage.window.layoutIfNeeded()
    view.deleteBackward()
    #expect(isInSight() && view.text == "" && view.contentOffset == .zero)
    _ = view.perform(.undo)
    #expect(view.text == "before" + lines + "x" && view.selectedRange.length == view.text.count)
    #expect(isInSight() && view.contentOffset.y > 1000 * 20)
    for text in ["before" + lines, "before", ""] {
      _ = view.perform(.undo)
      #expect(view.text == text && isInSight())
    }
    #expect(view.contentOffset == .zero)
  }

  @Test func `the caret stands on the new line after Return`() {
    let desk = Desk()
    desk.view.becomeFirstResponder()
    desk.view.insertText("a\n")
    desk.stage.window.layoutIfNeeded()
    // The line stands on the border, half before the text.
    #expect(abs(desk.view.caret.frame.minX - 4) < 0.34)
    #expect(abs(desk.view.caret.frame.minY - 28.287) < 0.34)
  }

  @Test func `up and down keep their column over shorter lines`() {
    let desk = Desk()
    desk.view.becomeFirstResponder()
    desk.view.text = "hhhhhhh\nhh\nhhhhhhh"
    _ = desk.view.perform(.move(.left, by: .character, extends: false))
    #expect(desk.view.selectedRange.location == 17)
    _ = desk.view.perform(.moveLine(.backward, extends: false))
    #expect(desk.view.selectedRange.location == 10)
    _ = desk.view.perform(.moveLine(.backward, extends: false))
    #expect(desk.view.selectedRange.location == 6)
    _ = desk.view.perform(.moveLine(.backward, extends: false))
    #expect(desk.view.selectedRange.location == 0)
    _ = desk.view.perform(.moveLine(.forward, extends: true))
    #expect(desk.view.selectedRange == NSRange(location: 0, length: 10))
    _ = desk.view.perform(.moveLine(.forward, extends: false))
    _ = desk.view.perform(.moveLine(.forward, extends: false))
    #expect(desk.view.selectedRange.location == 18)
  }

  @Test func `each paragraph stands where it is read from`() {
    let desk = Desk()
    desk.view.becomeFirstResponder()
    desk.view.text = "abc\nשלום\n"
    let lines = desk.view.textLayout.lines
    #expect(lines[0].x == 0)
    #expect(abs(lines[1].x + lines[1].width - 200) < 0.01)
    #expect(lines[2].x == 0)
    // The left arrow goes down from the end of the Hebrew line, and up from the start of the next.
    desk.view.selectedRange = NSRange(location: 8, length: 0)
    _ = desk.view.perform(.move(.left, by: .character, extends: false))
    #expect(desk.view.selectedRange.location == 9)
    _ = desk.view.perform(.move(.left, by: .character, extends: false))
    #expect(desk.view.selectedRange.location == 8)
  }

  @Test func `lines that a selection goes on after are covered to the edge`() {
    let desk = Desk()
    desk.view.becomeFirstResponder()
    desk.view.text = "abc\n\ndef"
    desk.view.selectedRange = NSRange(location: 1, length: 5)
    let frames = desk.view.selectionFrames
    #expect(frames.count == 3)
    #expect(frames[0].maxX == 205)
    #expect(frames[1] == CGRect(x: 5, y: frames[0].maxY, width: 200, height: frames[0].height))
    #expect(frames[2].maxX < 30)
  }

  @Test func `handles at the edge aren't cut off`() {
    let desk = Desk()
    desk.view.becomeFirstResponder()
    desk.view.text = "abc"
    desk.view.selectAll(nil)
    desk.stage.window.layoutIfNeeded()
    let handles = desk.view.subviews.filter { $0 is SelectionHandle && !$0.isHidden }
    #expect(handles.count == 2)
    #expect(handles.map(\.frame.minY).min() == 0)
    desk.view.textContainerInset.top = 92
    desk.stage.window.layoutIfNeeded()
    #expect(handles.map(\.frame.maxY).max() == 120)
  }

  @Test func `Home and End keep to the line that is seen`() {
    let desk = Desk()
    desk.view.becomeFirstResponder()
    desk.view.text = "one two three four five six seven eight"
    let lines = desk.view.textLayout.lines
    #expect(lines.count == 2)
    desk.view.selectedRange = NSRange(location: 3, length: 0)
    _ = desk.view.perform(.moveToLineEdge(.forward, extends: false))
    #expect(desk.view.selectedRange.location == lines[0].range.upperBound)
    desk.stage.window.layoutIfNeeded()
    #expect(desk.view.caret.frame.minY < 9)
    _ = desk.view.perform(.moveToLineEdge(.backward, extends: false))
    #expect(desk.view.selectedRange.location == 0)
    _ = desk.view.perform(.moveToEdge(.forward, extends: false))
    #expect(desk.view.selectedRange.location == 39)
    _ = desk.view.perform(.moveToLineEdge(.backward, extends: false))
    #expect(desk.view.selectedRange.location == lines[1].range.lowerBound)
  }

  @Test func `a tap puts the caret on the line under the finger`() {
    let desk = Desk()
    desk.view.text = "aaaa\nbbbb\ncccc"
    desk.stage.window.layoutIfNeeded()
    Finger(desk.stage).tap(24, 100 + 8 + 30)
    #expect(desk.view.isFirstResponder)
    #expect(desk.view.selectedRange == NSRange(location: 5, length: 0))
    let finger = Finger(desk.stage)
    finger.tap(50, 100 + 8 + 50, after: 1)
    finger.down(50, 100 + 8 + 50, after: 0.1)
    finger.up()
    #expect(desk.view.selectedRange == NSRange(location: 10, length: 4))
  }

  @Test func `a tap that begins editing leaves the lines where they are`() {
    let desk = Desk()
    desk.view.text = String(repeating: "line\n", count: 30)
    desk.stage.window.layoutIfNeeded()
    Finger(desk.stage).tap(24, 100 + 8 + 70)
    desk.stage.window.layoutIfNeeded()
    #expect(desk.view.isFirstResponder)
    #expect(desk.view.selectedRange == NSRange(location: 15, length: 0))
    #expect(desk.view.contentOffset.y == 0)
  }

  /// At the edge, and past it.
  @Test(arguments: [-1.0, 30])
  func `a handle that rests at the edge goes on to the end`(_ distance: CGFloat) {
    let desk = Desk()
    desk.view.text = String(repeating: "line\n", count: 30)
    desk.view.becomeFirstResponder()
    desk.view.selectedRange = NSRange(location: 0, length: 4)
    desk.stage.window.layoutIfNeeded()
    desk.view.contentOffset = .zero
    let end = desk.view.caretRect(at: TextCaret(4))
    let finger = Finger(desk.stage)
    finger.down(20 + end.midX, 100 + end.maxY, after: 1)
    finger.drag(to: 20 + end.midX, 220 + distance, during: 0.2)
    let first = desk.view.selectedRange.length
    #expect(first < 60)
    desk.stage.advance(to: desk.stage.application.clock.now + 0.3)
    #expect(desk.view.selectedRange.length > first)
    desk.stage.advance(to: desk.stage.application.clock.now + 5)
    #expect(desk.view.selectedRange.length >= 149)
    desk.stage.window.layoutIfNeeded()
    #expect(desk.view.contentOffset.y == desk.view.contentSize.height - 120)
    finger.up()
  }

  @Test func `all is selected without scrolling`() {
    let desk = Desk()
    desk.view.text = String(repeating: "line\n", count: 30)
    desk.view.becomeFirstResponder()
    desk.view.selectedRange = NSRange(location: 0, length: 0)
    desk.stage.window.layoutIfNeeded()
    #expect(desk.view.contentOffset.y == 0)
    desk.view.selectAll(nil)
    desk.stage.window.layoutIfNeeded()
    #expect(desk.view.selectedRange == NSRange(location: 0, length: 150))
    #expect(desk.view.contentOffset.y == 0)
  }

  @Test func `three taps select a long paragraph, which stays under the finger`() {
    let desk = Desk()
    desk.view.text = String(repeating: "all work and no play ", count: 30)
    desk.view.becomeFirstResponder()
    desk.view.selectedRange = NSRange(location: 0, length: 0)
    desk.stage.window.layoutIfNeeded()
    desk.view.contentOffset.y = 30
    desk.stage.window.layoutIfNeeded()
    let finger = Finger(desk.stage)
    for delay in [1, 0.05, 0.05] {
      finger.tap(60, 160, after: delay)
      desk.stage.window.layoutIfNeeded()
      #expect(desk.view.contentOffset.y == 30)
    }
    #expect(desk.view.selectedRange == NSRange(location: 0, length: 630))
    // The keyboard goes to the end of what is selected.
    _ = desk.view.perform(.move(.right, by: .character, extends: false))
    desk.stage.window.layoutIfNeeded()
    #expect(desk.view.contentOffset.y > 200)
  }

  @Test func `three taps held at the edge go on line by line through long paragraphs`() {
    let desk = Desk()
    let paragraph = String(repeating: "all work and no play ", count: 30)
    desk.view.text = [paragraph, paragraph, paragraph].joined(separator: "\n")
    desk.view.becomeFirstResponder()
    desk.view.selectedRange = NSRange(location: 0, length: 0)
    desk.stage.window.layoutIfNeeded()
    let (full, line) = (desk.view.contentSize.height, desk.view.caretFrame.height)
    let finger = Finger(desk.stage)
    for delay in [1, 0.05] { finger.tap(60, 160, after: delay) }
    finger.down(60, 160, after: 0.05)
    func offset(after delay: TimeInterval) -> CGFloat {
      desk.stage.advance(to: desk.stage.application.clock.now + delay)
      desk.stage.window.layoutIfNeeded()
      return desk.view.contentOffset.y
    }
    #expect(offset(after: 1) == 0)
    finger.drag(to: 60, 216, during: 0.1)
    var last = offset(after: 0)
    #expect(last < 4 * line)
    for _ in 0..<10 {
      let next = offset(after: 0.1)
      #expect(next > last && next - last < 4 * line)
      last = next
    }
    #expect(offset(after: 10) == full - 120)
    #expect(desk.view.selectedRange == NSRange(location: 0, length: 3 * 630 + 2))
    // Back up, with the finger at the other edge.
    finger.drag(to: 60, 104, during: 0.1)
    let before = offset(after: 0.3)
    #expect(before < full - 120 && before > 0)
    #expect(offset(after: 10) == 0)
    finger.up()
    #expect(desk.view.selectedRange == NSRange(location: 0, length: 630))
  }

  @Test func `a part of a text that has just been set is shown`() {
    let desk = Desk()
    desk.view.text = String(repeating: "line\n", count: 30)
    desk.view.scrollRangeToVisible(NSRange(location: 149, length: 1))
    #expect(desk.view.contentOffset.y > 400)
  }

  @Test func `dragging scrolls and leaves the caret alone`() {
    let desk = Desk()
    desk.view.text = String(repeating: "line\n", count: 30)
    desk.stage.window.layoutIfNeeded()
    let finger = Finger(desk.stage)
    finger.down(100, 200)
    finger.drag(to: 100, 130, during: 0.3)
    finger.up(after: 0.2)
    #expect(desk.view.contentOffset.y > 40)
    #expect(!desk.view.isFirstResponder)
  }

  @Test func `a text view that doesn't scroll is as high as its text`() {
    let stage = Stage()
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "one two three four five six seven eight"
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      view.topAnchor.constraint(equalTo: stage.window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 210),
    ])
    stage.window.layoutIfNeeded()
    #expect(abs(view.bounds.height - (16 + 2 * 20.287)) < 0.5)
    view.text += " nine ten eleven twelve"
    stage.window.layoutIfNeeded()
    #expect(abs(view.bounds.height - (16 + 3 * 20.287)) < 0.5)
  }
}

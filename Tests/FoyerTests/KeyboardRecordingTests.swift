import Foundation
import Phone
import Testing

@testable import Flows
@testable import foyer

/// Something that is done to write a message.
private nonisolated enum Stroke: Sendable {
  /// Letters of a hardware keyboard.
  case hard(String)
  case backspace(Int)
  /// A key of the keyboard on the screen, by its identifier.
  case key(String)
  case held(String)
  /// A held key, and how far the finger goes aside then.
  case slid(String, CGFloat)
  /// The emoji in a column and a row of those that are seen, counted from 0.
  case emoji(Int, Int)
  /// A group of emoji, counted from 0.
  case group(Int)
  /// An emoji that is held for its tones of skin, and the second one taken.
  case tonedEmoji
  /// A finger that goes aside on the emoji, in points, or a wheel on them.
  case emojiDrag(CGFloat)
  case emojiWheel(CGFloat)
  /// The space bar, held and then moved, in points, or an arrow key, pressed so often.
  case caret(CGFloat)
  case arrow(Int)
  /// A place above the keys, in points from the left.
  case bar(CGFloat)
  /// A key that is pulled down.
  case pulled(String)
  case send
}

/// A message: how it is written, what that becomes in a flow, and on which device.
private nonisolated struct Message: Sendable, CustomTestStringConvertible {
  let strokes: [Stroke]
  /// The steps on one line each.
  let steps: String
  var model = "iphone-15"
  var words = WordList()

  var testDescription: String { "\(steps) on \(model)" }

  static let all: [Message] = [
    Message(
      strokes: [.hard("enjoy "), .key("emoji"), .emoji(1, 1), .send],
      steps: "- tapOn: emoji\n- inputText: Enjoy 🙏\n- tapOn: chat-send\n"),
    Message(
      strokes: [
        .key("E"), .key("w"), .key("emoji"), .emoji(0, 1), .key("more"), .held("e"),
        .slid("e", 60), .hard("x"), .key("delete"), .key("more"), .key("1"), .key("space"),
      ],
      steps: "- inputText: Ew❤️eé1 \n"),
    Message(
      strokes: [.hard("a"), .key("more"), .key("1"), .key("more"), .key("%"), .key("more"), .send],
      steps: "- tapOn: more\n- inputText: A1%\n- tapOn: chat-send\n"),
    Message(
      strokes: [
        .hard("a"), .key("emoji"), .emoji(0, 2), .key("more"), .key("emoji"), .emoji(0, 0),
      ],
      steps: "- inputText: A😍\n- tapOn: emoji\n- inputText: 😍\n"),
    Message(
      strokes: [
        .key("emoji"), .tonedEmoji, .group(1), .emoji(0, 0), .key("more"), .key("shift"),
        .key("A"), .hard("b"), .key("delete"), .key("shift"),
      ],
      steps: "- inputText: 🙏🏻😀A\n- tapOn: shift\n"),
    Message(
      strokes: [.hard("ab"), .key("emoji"), .emoji(0, 0), .backspace(1), .hard("c"), .send],
      steps: "- tapOn: emoji\n- inputText: Abc\n- tapOn: chat-send\n", model: "ipad-11"),
    Message(
      strokes: [
        .hard("ab"), .key("emoji"), .emoji(0, 0), .emojiDrag(-400), .emoji(0, 0), .emojiWheel(-96),
        .key("more"), .hard("c"),
      ],
      steps: "- inputText: Ab😂🙂c\n"),
    Message(
      strokes: [.hard("ab"), .key("emoji"), .emojiDrag(-400), .emoji(1, 0), .emojiDrag(120)],
      steps: """
        - tapOn: emoji
        - inputText: Ab😍
        - swipe:
            start: 50%, 73%
            end: 10%, 73%
            duration: 599

        """),
    Message(
      strokes: [.hard("hello"), .caret(-24), .hard("x")],
      steps: "- inputText: Hxello\n- tapOn:\n     chat-field\n    point: 10%, 50%\n"),
    Message(
      strokes: [.hard("illil"), .arrow(2), .hard("l")],
      steps: "- inputText: Illlil\n- tapOn:\n     chat-field\n    point: 5%, 51%\n",
      model: "ipad-11"),
    Message(
      strokes: [.hard("hel"), .bar(196)], steps: "- inputText: Help \n",
      words: WordList(lines: "hello\nhelp\n")),
    Message(
      strokes: [.hard("a"), .backspace(1)], steps: "- inputText: A\n- eraseText: 1\n",
      model: "ipad-11"),
    Message(
      strokes: [.hard("a"), .pulled("e"), .key("w"), .bar(36)],
      steps: "- inputText: A3w\n- tapOn:\n    point: 4%, 75%  # keyboard\n", model: "ipad-11"),
    Message(
      strokes: [.hard("ab"), .key("more"), .key("undo"), .key("redo"), .key("undo")],
      steps: """
        - tapOn: more
        - inputText: Ab
        - tapOn: undo
        - inputText: Ab
        - tapOn: undo

        """,
      model: "ipad-12.9"),
  ]
}

/// What is typed in a conversation on both keyboards.
struct KeyboardRecordingTests {
  @Test(arguments: Message.all)
  fileprivate func `what was typed on either keyboard is one text`(message: Message) throws {
    let desk = try RecordingDesk(message.model, words: message.words)
    let user = RandomUser(desk.setup, seed: 1, recording: desk.recording)
    user.logIn()
    for id in ["tab-messages", "conversation-1", "chat-field"] {
      let frame = try #require(user.phone.frame(ofElement: id))
      user.tap(CGPoint(x: frame.midX, y: frame.midY), holding: 0.1)
      user.wait(1.2)
    }
    for stroke in message.strokes {
      try perform(stroke, by: user)
      user.wait(0.8)
    }
    desk.recording.finish(on: user.phone)
    let parts = desk.flow.yaml.components(separatedBy: "id: \"chat-field\"\n")
    let steps = parts.dropFirst().joined(separator: " chat-field\n")
    #expect(
      steps.replacingOccurrences(of: "\n    id:", with: "").replacingOccurrences(of: "\"", with: "")
        == message.steps)
    #expect(try desk.difference(from: user.phone) == nil)
  }

  private func perform(_ stroke: Stroke, by user: RandomUser) throws {
    func key(_ id: String) throws -> CGPoint {
      let all = user.phone.snapshot.keyboard?.children
      let frame = try #require(all?.first { $0.identifier == id }?.frame, "no \(id)")
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    func emoji(_ column: Int, _ row: Int) throws -> CGPoint {
      let all = user.phone.snapshot.keyboard?.children
      let frame = try #require(all?.first { $0.kind == ScreenElement.emojiKind }?.frame)
      return CGPoint(
        x: frame.minX + 34 + 44 * CGFloat(column), y: frame.minY + 46 + 40 * CGFloat(row))
    }
    switch stroke {
    case .hard(let text): user.type(text)
    case .backspace(let count):
      for _ in 0..<count { user.send(.key(.backspace, modifiers: [])) }
    case .key(let id): user.tap(try key(id), holding: 0.1)
    case .held(let id): user.tap(try key(id), holding: 0.8)
    case .slid(let id, let way): try slide(from: key(id), way, by: user)
    case .emoji(let column, let row): user.tap(try emoji(column, row), holding: 0.1)
    case .group(let index):
      let keys = user.phone.snapshot.keyboard?.children.filter(\.isKey) ?? []
      user.tap(CGPoint(x: keys[index + 1].frame.midX, y: keys[index + 1].frame.midY), holding: 0.1)
    case .emojiDrag(let way):
      user.drag(try emoji(4, 1), CGSize(width: way, height: 3), 0.5, rest: 0.2)
    case .emojiWheel(let way):
      let place = try emoji(2, 1)
      user.send(.scroll(delta: CGSize(width: 0, height: way), location: place))
    case .caret(let way): try slide(from: key("space"), way, by: user)
    case .arrow(let count):
      for _ in 0..<count { user.send(.key(.left, modifiers: [])) }
    case .bar(let place):
      let keys = user.phone.snapshot.keyboard?.children.filter(\.isKey) ?? []
      let y = try #require(keys.map(\.frame.minY).min())
      user.tap(CGPoint(x: place, y: y - 24), holding: 0.1)
    case .pulled(let id):
      user.drag(try key(id), CGSize(width: 0, height: 40), 0.3, rest: 0.1)
    case .tonedEmoji: try slide(from: emoji(1, 1), 40, by: user)
    case .send:
      let frame = try #require(user.phone.frame(ofElement: "chat-send"))
      user.tap(CGPoint(x: frame.midX, y: frame.midY), holding: 0.1)
    }
  }

  private func slide(from start: CGPoint, _ way: CGFloat, by user: RandomUser) {
    user.send(.touch(id: 0, phase: .began, location: start))
    user.wait(0.8)
    let end = CGPoint(x: start.x + way, y: start.y)
    user.send(.touch(id: 0, phase: .moved, location: end))
    user.wait(0.1)
    user.send(.touch(id: 0, phase: .ended, location: end))
  }
}

import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

struct MessageFieldTests {
  /// A phone that shows the first conversation, with the caret in its field.
  private func makePhone(
    _ model: String = "iphone-15", _ orientation: Orientation = .portrait,
    textSize: TextSize = .large
  ) throws -> (phone: Phone, field: MessageField) {
    var setup = PhoneSetup(model: try DeviceModel.named(model), orientation: orientation)
    setup.textSize = textSize
    let ada = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")
    let phone = Phone(setup) { TestApp { MainViewController(journal: Journal(account: ada)) } }
    for identifier in ["tab-messages", "conversation-0", "chat-field"] {
      try phone.tap(identifier)
    }
    let text = try #require(phone.view("chat-field"))
    return (phone, try #require(text.superview as? MessageField))
  }

  private func type(_ text: String, on phone: Phone) {
    for character in text { phone.send(.text(String(character))) }
    phone.wait(1)
  }

  private func returnKey(on phone: Phone) { phone.send(.key(.return, modifiers: [])) }

  @Test func aTapOnItsEdgesBeginsEditing() throws {
    let (phone, field) = try makePhone()
    for (x, y) in [(1.0, 1.0), (1, 51), (8, 26), (200, 0.5), (-1, 1), (-1, 51), (-2, 26)] {
      field.textView.resignFirstResponder()
      phone.wait(1)
      let box = field.convert(field.bounds, to: nil)
      phone.tap(CGPoint(x: (x < 0 ? box.maxX : box.minX) + x, y: box.minY + y))
      #expect(field.textView.isFirstResponder, "\(x), \(y)")
    }
  }

  @Test(arguments: ["Hello", "مرحبا"])
  func theHandlesOfASelectionAreWhole(_ word: String) throws {
    let (phone, field) = try makePhone()
    type(word, on: phone)
    field.textView.selectAll(nil)
    phone.wait(1)
    let handles = field.textView.subviews.compactMap { $0 as? SelectionHandle }
    #expect(handles.count == 2 && handles.allSatisfy { !$0.isHidden })
    #expect(handles.allSatisfy { field.textView.bounds.contains($0.frame) })
  }

  @Test func itGrowsALineAtATimeUpToFive() throws {
    let (phone, field) = try makePhone()
    let line = UIFont.body.lineHeight
    let bottom = field.convert(field.bounds, to: nil).maxY
    #expect(field.bounds.height == FormField.height)
    for lines in 2...7 {
      returnKey(on: phone)
      phone.wait(1)
      let height = FormField.height + CGFloat(min(lines, 5) - 1) * line
      #expect(abs(field.bounds.height - height) <= 1, "\(lines): \(field.bounds.height)")
      // The keyboard below stays, the page above makes room.
      #expect(field.convert(field.bounds, to: nil).maxY == bottom)
      let page = try #require((phone.view("page-conversation") as? PageView)?.scrollView)
      #expect(page.frame.maxY <= field.frame.minY + 0.1)
      // The newest line stays in sight.
      let lowest = max(0, page.contentSize.height - page.bounds.height)
      #expect(abs(page.contentOffset.y - lowest) < 0.5)
    }
    let text = field.textView
    #expect(text.contentSize.height > text.bounds.height)
    #expect(abs(text.contentOffset.y - (text.contentSize.height - text.bounds.height)) < 1)
    for _ in 0..<6 { phone.send(.key(.backspace, modifiers: [])) }
    phone.wait(1)
    #expect(field.bounds.height == FormField.height)
    #expect(text.contentOffset.y == 0)
  }

  @Test func aLineThatWrapsMakesItHigherAndATurnedPhoneLower() throws {
    let (phone, field) = try makePhone()
    type("The soup was wonderful, thank you so very much for it.", on: phone)
    let high = field.bounds.height
    #expect(high > FormField.height + 15)
    phone.send(.rotate(.landscapeLeft))
    phone.wait(1)
    #expect(field.bounds.height == FormField.height)
    phone.send(.rotate(.portrait))
    phone.wait(1)
    #expect(field.bounds.height == high)
  }

  @Test func onALowScreenItShowsWholeLines() throws {
    let (phone, field) = try makePhone("iphone-15", .landscapeLeft, textSize: .accessibility3)
    let text = field.textView
    type("Hello", on: phone)
    returnKey(on: phone)
    type("there", on: phone)
    let first = text.caretRect(for: text.beginningOfDocument)
    #expect(text.bounds.insetBy(dx: 0, dy: -0.5).contains(first))
    let last = text.caretRect(for: text.endOfDocument)
    #expect(abs((first.minY - text.bounds.minY) - (text.bounds.maxY - last.maxY)) < 1)
    phone.send(.rotate(.portrait))
    phone.wait(1)
    #expect(text.textContainerInset.top > 10)
  }

  @Test func fewerLinesThanALowScreenHasRoomForStandInTheMiddle() throws {
    let (phone, field) = try makePhone("iphone-15", .landscapeLeft)
    let text = field.textView
    for line in ["one", "two", "three", "four"] {
      if line != "one" { returnKey(on: phone) }
      type(line, on: phone)
    }
    let first = text.caretRect(for: text.beginningOfDocument)
    let last = text.caretRect(for: text.endOfDocument)
    #expect(first.minY - text.bounds.minY > 5)
    #expect(abs((first.minY - text.bounds.minY) - (text.bounds.maxY - last.maxY)) < 1)
  }

  @Test(arguments: [TextSize.large, .accessibility1, .accessibility5])
  func theButtonStandsBesideTheLastLine(_ size: TextSize) throws {
    let (phone, field) = try makePhone(textSize: size)
    for lines in [1, 2] {
      if lines > 1 { returnKey(on: phone) }
      phone.wait(1)
      let text = field.textView
      let line = text.convert(text.caretRect(for: text.endOfDocument), to: field)
      #expect(abs(field.send.frame.midY - line.midY) < 1.5, "\(lines)")
    }
  }

  @Test(arguments: [("iphone-15", TextSize.accessibility3), ("iphone-se", .accessibility5)])
  func besideLongWordsThePictureKeepsItsShapeOnATurnedPhone(
    _ model: String, _ size: TextSize
  ) throws {
    let (phone, field) = try makePhone(model, textSize: size)
    for orientation in [Orientation.landscapeLeft, .portrait] {
      phone.send(.rotate(orientation))
      phone.wait(1)
      #expect(abs(field.send.bounds.width - field.send.bounds.height) <= 0.5)
      let picture = try #require(field.send.imageView)
      let side = IconView.grown(24)
      #expect(picture.bounds.size == CGSize(width: side, height: side))
      #expect(field.send.frame.maxX <= field.bounds.maxX)
    }
  }

  @Test func linesOnALowScreenLeaveTheArrowBackAsLargeAsItWas() throws {
    let (phone, _) = try makePhone("iphone-se", .landscapeLeft, textSize: .accessibility3)
    let back = try #require(phone.view("chat-back") as? IconButton)
    let picture = try #require(back.imageView)
    let size = picture.bounds.size
    for _ in 1...3 { returnKey(on: phone) }
    phone.wait(1)
    #expect(back.bounds.height < Spacing.target)
    #expect(picture.bounds.size == size && size.height == IconView.grown(24))
  }

  @Test func onlyWhatSaysSomethingIsSent() throws {
    let (phone, field) = try makePhone()
    let lines = { Shown.lines(on: phone) }
    let before = lines()
    #expect(!field.send.isEnabled)
    try phone.tap("chat-send")
    type("  ", on: phone)
    returnKey(on: phone)
    #expect(!field.send.isEnabled)
    try phone.tap("chat-send")
    #expect(lines() == before)
    type("Yes", on: phone)
    #expect(field.send.isEnabled)
    returnKey(on: phone)
    type("No", on: phone)
    #expect(lines() == before)
    try phone.tap("chat-send")
    #expect(lines() == before + ["Yes\nNo"])
    #expect(!field.send.isEnabled)
  }

  @Test func whatIsSentLeavesAnEmptyFieldAndTheKeyboard() throws {
    let (phone, field) = try makePhone()
    for word in ["One", "Two", "Three", "Four"] {
      type(word, on: phone)
      returnKey(on: phone)
    }
    let page = try #require((phone.view("page-conversation") as? PageView)?.scrollView)
    try phone.tap("chat-send")
    #expect(field.textView.text.isEmpty && field.textView.isFirstResponder)
    #expect(field.bounds.height == FormField.height)
    #expect(abs(page.contentSize.height - page.bounds.maxY) < 0.5)
    // The next one begins with a capital again.
    type("next", on: phone)
    #expect(field.textView.text == "Next")
  }

  @Test(arguments: [
    ("iphone-se-1", Orientation.landscapeLeft, TextSize.large),
    ("iphone-se", .landscapeLeft, .accessibility5), ("iphone-se-1", .portrait, .accessibility5),
    ("iphone-se-1", .landscapeLeft, .accessibility5),
  ])
  func itStaysBetweenHeaderAndKeyboard(
    _ model: String, _ orientation: Orientation, _ size: TextSize
  ) throws {
    let (phone, field) = try makePhone(model, orientation, textSize: size)
    for _ in 0..<6 { returnKey(on: phone) }
    type("End", on: phone)
    let frame = field.convert(field.bounds, to: nil)
    #expect(frame.minY >= 0)
    #expect(frame.height >= min(FormField.height, UIFont.body.lineHeight + 20))
    let back = try #require(phone.view("chat-back"))
    let header = back.convert(back.bounds, to: nil)
    let isSeen = back.superview?.alpha == 1
    #expect(!isSeen || frame.minY >= header.maxY)
    #expect(isSeen || size == .accessibility5)
    let text = field.textView
    let caret = text.caretRect(for: text.endOfDocument)
    #expect(text.bounds.insetBy(dx: 0, dy: -1).contains(caret))
  }
}

private enum Shown {
  /// The lines of the conversation that a phone shows, as they are read.
  static func lines(on phone: Phone) -> [String] {
    guard let page = phone.view("page-conversation") as? PageView else { return [] }
    return page.scrollView.shownViews.compactMap { ($0 as? UILabel)?.text }
  }
}

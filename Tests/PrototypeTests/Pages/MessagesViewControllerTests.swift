import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

struct MessagesViewControllerTests {
  private let ada = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")

  /// A phone that shows the first conversation.
  private func makePhone(_ orientation: Orientation = .portrait) throws -> Phone {
    let setup = PhoneSetup(model: try DeviceModel.named("iphone-15"), orientation: orientation)
    let ada = ada
    let phone = Phone(setup) { TestApp { MainViewController(journal: Journal(account: ada)) } }
    for identifier in ["tab-messages", "conversation-0"] { try phone.tap(identifier) }
    return phone
  }

  private func drag(
    _ phone: Phone, from start: CGPoint, by way: CGSize, in duration: TimeInterval,
    rest: TimeInterval = 0
  ) {
    phone.touch(.began, start)
    for step in 1...10 {
      phone.wait(duration / 10)
      let part = CGFloat(step) / 10
      phone.touch(
        .moved, CGPoint(x: start.x + way.width * part, y: start.y + way.height * part))
    }
    phone.wait(rest)
    phone.touch(.ended, CGPoint(x: start.x + way.width, y: start.y + way.height))
  }

  @Test(arguments: [
    // Far and slow, short and quick, and past the right edge.
    (2.0, 300.0, 0.5, 0.2, true), (2, 70, 0.06, 0, true), (10, 420, 0.5, 0.2, true),
    // Not half of the way, and not from the edge.
    (2, 100, 0.5, 0.2, false), (30, 300, 0.5, 0.2, false),
  ])
  func aSwipeFromTheLeftEdgeLeadsBack(
    _ start: Double, _ way: Double, _ duration: Double, _ rest: Double, _ leads: Bool
  ) throws {
    let phone = try makePhone()
    drag(
      phone, from: CGPoint(x: start, y: 400), by: CGSize(width: way, height: 8), in: duration,
      rest: rest)
    phone.wait(1)
    #expect((phone.view("page-conversation") == nil) == leads)
    if !leads { #expect(phone.view("page-conversation")?.transform == .identity) }
    let list = try #require(phone.view("page-messages"))
    #expect(list.transform.tx == (leads ? 0 : -131))
  }

  @Test func theConversationHangsAtTheFinger() throws {
    let phone = try makePhone()
    phone.draw(from: CGPoint(x: 5, y: 400), to: [15, 146])
    #expect(phone.view("page-conversation")?.transform.tx == 131)
    let list = try #require(phone.view("page-messages"))
    #expect(abs(list.transform.tx - -131 * (1 - 131 / 393)) < 0.01)
    phone.touch(.cancelled, CGPoint(x: 146, y: 400))
    phone.wait(1)
    #expect(phone.view("page-conversation")?.transform == .identity)
  }

  @Test func aFingerThatGoesDownAtTheEdgeScrolls() throws {
    let phone = try makePhone(.landscapeLeft)
    let scrollView = try #require((phone.view("page-conversation") as? PageView)?.scrollView)
    let before = scrollView.contentOffset.y
    phone.touch(.began, CGPoint(x: 5, y: 150))
    for step in 1...6 {
      phone.wait(1.0 / 60)
      phone.touch(.moved, CGPoint(x: 5 + CGFloat(step), y: 150 + CGFloat(step) * 8))
    }
    #expect(scrollView.contentOffset.y < before)
    #expect(phone.view("page-conversation")?.transform == .identity)
    phone.touch(.ended, CGPoint(x: 11, y: 198))
  }

  @Test(arguments: [Orientation.portrait, .landscapeLeft])
  func turnedItStillShowsItsEnd(_ first: Orientation) throws {
    let phone = try makePhone(first)
    for orientation in [first, first == .portrait ? .landscapeRight : .portrait] {
      phone.send(.rotate(orientation))
      phone.wait(1)
      let field = try #require(phone.frame(ofElement: "chat-field"))
      let bar = try #require(phone.frame(ofElement: "tabs"))
      let frame = try #require(phone.view("chat-field")?.superview)
      let end = frame.convert(frame.bounds, to: nil).maxY
      #expect(field.maxY <= end && abs(bar.minY - end - 12) < 0.6, "\(orientation): \(end)")
    }
  }

  private func type(_ count: Int, linesOn phone: Phone) throws {
    let field = try #require(phone.frame(ofElement: "chat-field"))
    phone.tap(CGPoint(x: field.midX, y: field.midY))
    phone.wait(1)
    for number in 1...count {
      phone.send(.text("line \(number)"))
      let send = try #require(phone.frame(ofElement: "chat-send"))
      phone.tap(CGPoint(x: send.midX, y: send.midY))
      phone.wait(1)
    }
  }

  @Test func theFieldStaysWhereItIsWhileTheLinesScroll() throws {
    let phone = try makePhone()
    try type(12, linesOn: phone)
    let up = try #require(phone.frame(ofElement: "chat-field"))
    drag(phone, from: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 180), in: 0.1)
    phone.wait(0.1)
    // The keyboard stays, and the flick goes on.
    let scrollView = try #require((phone.view("page-conversation") as? PageView)?.scrollView)
    #expect(scrollView.isDecelerating)
    #expect(phone.frame(ofElement: "chat-field") == up)
    #expect(phone.view("chat-field")?.isFirstResponder == true)
  }

  @Test func theEndStaysAboveTheKeyboardAsItComesAndGoes() throws {
    let phone = try makePhone()
    try type(12, linesOn: phone)
    let scrollView = try #require((phone.view("page-conversation") as? PageView)?.scrollView)
    func distance() -> CGFloat { scrollView.contentSize.height - scrollView.bounds.maxY }
    #expect(abs(distance()) < 0.5)
    for isUp in [false, true] {
      if isUp {
        try #require(phone.view("chat-field") as? UITextView).becomeFirstResponder()
      } else {
        phone.send(.key(.escape, modifiers: []))
      }
      phone.wait(1)
      #expect(abs(distance()) < 0.5)
    }
  }

  /// The lines stood at their first one as the keyboard went, or were pulled past it.
  @Test(arguments: [350, 500, 640])
  func aKeyboardThatWasDrawnAwayComesBackBelowTheLowestLine(_ way: CGFloat) throws {
    let phone = try makePhone()
    try type(12, linesOn: phone)
    let field = try #require(phone.view("chat-field")?.superview)
    let scrollView = try #require((phone.view("page-conversation") as? PageView)?.scrollView)
    scrollView.contentOffset.y = 0
    drag(phone, from: CGPoint(x: 200, y: 800 - way), by: CGSize(width: 0, height: way), in: 0.5)
    phone.wait(1.5)
    #expect(phone.view("chat-field")?.isFirstResponder == false)
    #expect(scrollView.contentOffset.y == 0)
    func lowest() -> CGFloat {
      scrollView.convert(CGPoint(x: 0, y: scrollView.contentSize.height), to: nil).y
        - field.convert(CGPoint.zero, to: nil).y
    }
    let before = lowest()
    let box = field.convert(field.bounds, to: nil)
    phone.tap(CGPoint(x: box.midX, y: box.midY))
    phone.wait(1)
    #expect(phone.view("chat-field")?.isFirstResponder == true)
    #expect(abs(lowest() - before) < 0.5)
  }

  @Test(arguments: [TextSize.large, .accessibility1, .accessibility5])
  func theDotsOfWhatIsUnreadStandInOneColumn(_ size: TextSize) throws {
    var setup = PhoneSetup(model: try DeviceModel.named("iphone-15"))
    setup.textSize = size
    let ada = ada
    let phone = Phone(setup) { TestApp { MainViewController(journal: Journal(account: ada)) } }
    try #require(phone.view("tab-messages") as? UIControl).sendActions(for: .touchUpInside)
    phone.wait(1)
    let list = try #require(phone.view("page-messages"))
    let dots = list.shownViews.filter { $0.bounds.size == CGSize(width: 10, height: 10) }
    #expect(dots.count > 1)
    let edge = try #require(phone.frame(ofElement: "conversation-0")).maxX
    for dot in dots { #expect(abs(dot.convert(dot.bounds, to: nil).maxX - edge) < 0.5) }
  }

  /// Turned with the keyboard up, away, and away after a scroll; there and back.
  @Test(arguments: [(true, 0.0), (false, 0), (true, 220), (false, 220)])
  func aTurnedPhoneShowsTheSameLines(_ keyboard: Bool, _ up: CGFloat) throws {
    let phone = try makePhone()
    try type(12, linesOn: phone)
    if !keyboard { phone.send(.key(.escape, modifiers: [])) }
    phone.wait(1)
    let scrollView = try #require((phone.view("page-conversation") as? PageView)?.scrollView)
    scrollView.contentOffset.y -= up
    func distance() -> CGFloat { scrollView.contentSize.height - scrollView.bounds.maxY }
    #expect(abs(distance() - up) < 0.5)
    for orientation in [Orientation.landscapeLeft, .portrait] {
      phone.send(.rotate(orientation))
      phone.wait(1)
      #expect(abs(distance() - up) < 0.5, "\(orientation)")
    }
  }

  @Test(arguments: [1, 3])
  func aTurnedPhoneShowsTheNewestLineAboveAWrittenMessage(_ count: Int) throws {
    let phone = try makePhone()
    let field = try #require(phone.frame(ofElement: "chat-field"))
    phone.tap(CGPoint(x: field.midX, y: field.midY))
    phone.wait(1)
    for index in 0..<count {
      if index > 0 { phone.send(.key(.return, modifiers: [])) }
      phone.send(.text("draft"))
    }
    let scrollView = try #require((phone.view("page-conversation") as? PageView)?.scrollView)
    for orientation in [Orientation.landscapeLeft, .portrait, .landscapeRight] {
      phone.send(.rotate(orientation))
      phone.wait(1)
      let lowest = max(0, scrollView.contentSize.height - scrollView.bounds.height)
      #expect(abs(scrollView.contentOffset.y - lowest) < 0.5, "\(orientation)")
    }
  }

  @Test func fewLinesStayAboveTheFieldWhileTheKeyboardIsDrawnDown() throws {
    let phone = try makePhone()
    let field = try #require(phone.frame(ofElement: "chat-field"))
    phone.tap(CGPoint(x: field.midX, y: field.midY))
    phone.wait(1)
    let scrollView = try #require((phone.view("page-conversation") as? PageView)?.scrollView)
    let start = scrollView.contentOffset.y
    phone.touch(.began, CGPoint(x: 200, y: 350))
    for y in stride(from: CGFloat(360), through: 800, by: 10) {
      phone.wait(1.0 / 60)
      phone.touch(.moved, CGPoint(x: 200, y: y))
      let bar = try #require(phone.frame(ofElement: "chat-field"))
      let end = scrollView.convert(
        CGPoint(x: 0, y: scrollView.contentSize.height - Spacing.large), to: nil)
      #expect(start - scrollView.contentOffset.y <= y - 350)
      #expect(end.y <= bar.minY)
    }
    phone.touch(.ended, CGPoint(x: 200, y: 800))
  }

  @Test(arguments: [0, 0.05, 0.12, 0.3])
  func theNewestLineIsSeenAsTheKeyboardGoesRightAfterIt(_ pause: TimeInterval) throws {
    let phone = try makePhone()
    try type(12, linesOn: phone)
    phone.send(.text("one more"))
    let send = try #require(phone.frame(ofElement: "chat-send"))
    phone.tap(CGPoint(x: send.midX, y: send.midY))
    phone.wait(pause)
    phone.send(.key(.escape, modifiers: []))
    phone.wait(1.5)
    let scrollView = try #require((phone.view("page-conversation") as? PageView)?.scrollView)
    #expect(abs(scrollView.contentSize.height - scrollView.bounds.maxY) < 0.5)
  }

  @Test func aTurnedPhoneShowsTheFieldOnTheKeyboardAtOnce() throws {
    let phone = try makePhone()
    try type(12, linesOn: phone)
    let page = try #require(phone.view("page-conversation") as? PageView)
    let frame = try #require(phone.view("chat-field")?.superview)
    for orientation in [Orientation.landscapeLeft, .portrait] {
      phone.send(.rotate(orientation))
      let seen = [page.scrollView, frame].map { $0.layer.presentation()?.frame }
      let offset = page.scrollView.layer.presentation()?.bounds.origin
      phone.wait(1)
      #expect(seen == [page.scrollView.frame, frame.frame])
      #expect(offset == page.scrollView.contentOffset)
    }
  }

  @Test func aTapOnTheStatusBarShowsTheFirstLine() throws {
    let phone = try makePhone()
    try type(12, linesOn: phone)
    phone.tap(CGPoint(x: 200, y: 10))
    phone.wait(1)
    let scrollView = try #require((phone.view("page-conversation") as? PageView)?.scrollView)
    #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
    // The list answers again once it is seen.
    drag(phone, from: CGPoint(x: 2, y: 400), by: CGSize(width: 300, height: 0), in: 0.4)
    phone.wait(1)
    #expect(phone.view("page-messages")?.isHidden == false)
  }

  @Test func aSwipeThatThePhonesTurningBreaksOffLeadsNowhere() throws {
    let phone = try makePhone()
    phone.draw(from: CGPoint(x: 5, y: 400), to: [15, 190])
    phone.send(.rotate(.landscapeLeft))
    phone.wait(1)
    phone.touch(.moved, CGPoint(x: 200, y: 200))
    phone.wait(0.2)
    phone.touch(.ended, CGPoint(x: 200, y: 200))
    phone.wait(1)
    #expect(phone.view("page-conversation")?.transform == .identity)
    let room = try #require(phone.frame(ofElement: "page-conversation"))
    #expect(room.minX == 0 && room.width == 852)
    try phone.tap("chat-back")
    #expect(phone.view("page-conversation") == nil)
    let row = try #require(phone.frame(ofElement: "conversation-0"))
    #expect(row.minX > 0 && row.width > 500)
  }

  @Test func aTurnBringsTheConversationBackWhileTheFingerRests() throws {
    let phone = try makePhone()
    phone.draw(from: CGPoint(x: 2, y: 400), to: [15, 80, 150])
    let page = try #require(phone.view("page-conversation"))
    #expect(page.transform.tx > 100)
    phone.send(.rotate(.landscapeLeft))
    #expect(page.transform == .identity && page.layer.presentation()?.frame.minX == 0)
    // The finger is let go of: it neither draws nor leads back.
    phone.wait(1)
    #expect(phone.view("page-messages")?.isHidden == true)
    phone.touch(.moved, CGPoint(x: 700, y: 200))
    #expect(page.transform == .identity)
    phone.touch(.ended, CGPoint(x: 700, y: 200))
    phone.wait(1)
    #expect(phone.view("page-conversation") != nil)
    // The next one does.
    drag(phone, from: CGPoint(x: 2, y: 200), by: CGSize(width: 600, height: 0), in: 0.4)
    phone.wait(1)
    #expect(phone.view("page-conversation") == nil)
  }

  @Test func theListIsDimmedAsFarAsTheConversationCoversIt() throws {
    let phone = try makePhone()
    let list = try #require(phone.view("page-messages"))
    let shade = try #require(list.superview?.subviews.first { $0.backgroundColor == .black })
    func opacity() -> Float { shade.layer.presentation()?.opacity ?? 0 }
    let back = try #require(phone.frame(ofElement: "chat-back"))
    phone.touch(.began, CGPoint(x: 5, y: 400))
    for x in [15, 100, 200, 300] {
      phone.wait(0.1)
      phone.touch(.moved, CGPoint(x: x, y: 400))
      let part = (phone.view("page-conversation")?.transform.tx ?? 0) / 393
      #expect(abs(opacity() - 0.1 * Float(1 - part)) < 0.001, "\(x)")
    }
    phone.touch(.cancelled, CGPoint(x: 300, y: 400))
    phone.wait(1)
    #expect(abs(opacity() - 0.1) < 0.001)
    phone.tap(CGPoint(x: back.midX, y: back.midY))
    phone.wait(0.1)
    #expect(opacity() > 0.01 && opacity() < 0.09)
    phone.wait(1)
    #expect(opacity() == 0)
  }

  @Test func theSelectedTabLeadsBackToTheListAndToTheTop() throws {
    let phone = try makePhone()
    try phone.tap("tab-messages")
    #expect(phone.view("page-conversation") == nil)
    try phone.tap("tab-home")
    let page = try #require((phone.view("page-home") as? PageView)?.scrollView)
    page.contentOffset.y = 300
    phone.wait(0.1)
    try phone.tap("tab-home")
    #expect(page.contentOffset.y == -page.adjustedContentInset.top)
    // A first tap leaves a page where it was.
    page.contentOffset.y = 300
    try phone.tap("tab-discover")
    try phone.tap("tab-home")
    #expect(page.contentOffset.y == 300)
  }

  @Test func aFingerThatHasRestedOnARowStillScrolls() throws {
    let phone = try makePhone()
    try phone.tap("chat-back")
    let row = try #require(phone.frame(ofElement: "conversation-1"))
    let start = CGPoint(x: row.midX, y: row.midY)
    phone.touch(.began, start)
    phone.wait(0.4)
    #expect((phone.view("conversation-1") as? UIControl)?.isHighlighted == true)
    for step in 1...8 {
      phone.wait(1.0 / 60)
      phone.touch(.moved, CGPoint(x: start.x, y: start.y + CGFloat(step) * 10))
    }
    let list = try #require((phone.view("page-messages") as? PageView)?.scrollView)
    #expect(list.isDragging && list.contentOffset.y < -list.adjustedContentInset.top - 10)
    phone.touch(.ended, CGPoint(x: start.x, y: start.y + 80))
    phone.wait(1)
    #expect(phone.view("page-conversation") == nil)
  }

  @Test func theConversationWrittenInLastComesFirst() throws {
    let phone = try makePhone()
    try phone.tap("chat-back")
    let heights = try (0...5).map {
      try #require(phone.frame(ofElement: "conversation-\($0)")).minY
    }
    for index in [2, 4] {
      try phone.tap("conversation-\(index)")
      try type(1, linesOn: phone)
      try phone.tap("chat-back")
    }
    let order = [4, 2, 0, 1, 3, 5]
    for (place, index) in order.enumerated() {
      let frame = try #require(phone.frame(ofElement: "conversation-\(index)"))
      #expect(abs(frame.minY - heights[place]) < 0.5, "\(index)")
    }
    // What is only read stays where it is.
    for (index, place) in [(1, 3), (2, 1)] {
      try phone.tap("conversation-\(index)")
      try phone.tap("chat-back")
      #expect(try #require(phone.frame(ofElement: "conversation-\(index)")).minY == heights[place])
    }
  }

  @Test func theListBelowASwipeBackIsInItsNewOrderFromTheStart() throws {
    let phone = try makePhone()
    try phone.tap("chat-back")
    let first = try #require(phone.frame(ofElement: "conversation-0")).minY
    try phone.tap("conversation-2")
    try type(1, linesOn: phone)
    phone.draw(from: CGPoint(x: 5, y: 300), to: [15, 60, 146])
    let row = try #require(phone.view("conversation-2") as? ConversationRow)
    #expect(row.convert(row.bounds, to: nil).minY == first)
    #expect(row.accessibilityLabel?.contains("line 1") == true && row.isSelected)
    phone.touch(.ended, CGPoint(x: 146, y: 300))
  }
}

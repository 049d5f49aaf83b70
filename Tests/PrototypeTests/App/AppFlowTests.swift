import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// The app as somebody uses it, from the launch screen on.
struct AppFlowTests {
  private func scrollToEnd(_ page: String, on phone: Phone) throws {
    let scrollView = try #require(phone.view(page) as? PageView).scrollView
    scrollView.contentOffset.y = max(0, scrollView.contentSize.height - scrollView.bounds.height)
  }

  private func type(_ text: String, on phone: Phone) {
    for character in text { phone.send(.text(String(character))) }
  }

  /// A phone on which Ada is logged in.
  private func loggedIn(_ model: String = "iphone-15") throws -> Phone {
    let phone = try Phone.prototype(model)
    phone.wait(3)
    try phone.tap("login-email")
    type("ada@example.org", on: phone)
    phone.send(.key(.return, modifiers: []))
    type("lovelace", on: phone)
    phone.send(.key(.return, modifiers: []))
    phone.wait(DemoAccountService.delay + 1)
    return phone
  }

  /// A phone with the app as Ada finds it after logging in.
  private func atHome(_ model: String = "iphone-15") throws -> Phone {
    let ada = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")
    return Phone(PhoneSetup(model: try DeviceModel.named(model))) {
      TestApp { MainViewController(journal: Journal(account: ada)) }
    }
  }

  @Test func theLaunchScreenOpensOntoTheLoginForm() throws {
    let phone = try Phone.prototype()
    phone.wait(3)
    #expect(phone.frame(ofElement: "launch") == nil)
    #expect(phone.frame(ofElement: "login-submit") != nil)
    #expect(phone.frame(ofElement: "page-home") == nil)
  }

  @Test(arguments: ["iphone-se-1", "iphone-15", "ipad-11"])
  func loggingInShowsTheFeed(_ model: String) throws {
    let phone = try loggedIn(model)
    #expect(phone.frame(ofElement: "login") == nil)
    #expect(phone.frame(ofElement: "page-home") != nil)
  }

  @Test func startedAnewTheFormMakesRoomForTheKeyboardAsBefore() throws {
    var phone = try Phone.prototype()
    var places: [CGRect?] = []
    for isFirst in [true, false, false] {
      // Its predecessor goes once it is there, as in the window.
      if !isFirst { phone = try Phone.prototype() }
      phone.wait(3)
      try phone.tap("login-email")
      places.append(phone.frame(ofElement: "login-submit"))
    }
    #expect(places[0] != nil && places.allSatisfy { $0 == places[0] }, "\(places)")
  }

  @Test func theFeedIsWholeFromItsFirstFrameOn() throws {
    let phone = try Phone.prototype()
    phone.wait(3)
    try phone.tap("login-email")
    type("ada@example.org", on: phone)
    phone.send(.key(.return, modifiers: []))
    type("lovelace", on: phone)
    phone.send(.key(.return, modifiers: []))
    var frames: [CGRect] = []
    for _ in 0..<120 {
      phone.wait(1.0 / 60)
      if let card = phone.view("moment-1") { frames.append(shown(card)) }
    }
    #expect(frames.count > 20)
    #expect(frames.allSatisfy { $0 == frames.last }, "\(frames)")
  }

  @Test func aSharedMomentIsWholeFromItsFirstFrameOn() throws {
    let phone = try atHome()
    try phone.tap("tab-compose")
    try phone.tap("compose-name")
    type("The last lemon", on: phone)
    try #require(phone.view("compose-share") as? UIButton).sendActions(for: .touchUpInside)
    var frames: [CGRect] = []
    for _ in 0..<60 {
      phone.wait(1.0 / 60)
      frames.append(shown(try #require(phone.view("moment-13"))))
    }
    #expect(frames.allSatisfy { $0 == frames.last }, "\(frames)")
  }

  /// Where a view is on screen at this moment, amid its animations.
  private func shown(_ view: UIView) -> CGRect {
    var rect = view.layer.presentation()?.frame ?? .null
    var parent = view.superview
    while let current = parent {
      let layer = current.layer.presentation()
      let bounds = layer?.bounds ?? .null
      rect = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      rect = rect.offsetBy(dx: layer?.frame.minX ?? 0, dy: layer?.frame.minY ?? 0)
      parent = current.superview
    }
    return rect
  }

  @Test func everyTabShowsItsPage() throws {
    let phone = try loggedIn()
    for name in ["discover", "compose", "messages", "profile", "home"] {
      try phone.tap("tab-\(name)")
      for other in ["home", "discover", "compose", "messages", "profile"] {
        #expect((phone.frame(ofElement: "page-\(other)") != nil) == (other == name))
      }
    }
  }

  @Test func aPageKeepsItsTextAndItsPlace() throws {
    let phone = try atHome()
    let before = try #require(phone.frame(ofElement: "moment-1"))
    let middle = CGPoint(x: 190, y: 600)
    phone.touch(.began, middle)
    for step in 1...20 {
      phone.wait(1.0 / 60)
      phone.touch(.moved, CGPoint(x: 190, y: 600 - Double(step) * 15))
    }
    phone.wait(0.3)
    phone.touch(.ended, CGPoint(x: 190, y: 300))
    phone.wait(1)
    let scrolled = try #require(phone.frame(ofElement: "moment-1"))
    #expect(scrolled.minY < before.minY - 200)
    try phone.tap("tab-compose")
    try phone.tap("compose-name")
    type("Half a thought", on: phone)
    for _ in 0..<3 { phone.send(.key(.return, modifiers: [])) }
    phone.wait(1)
    try phone.tap("tab-home")
    #expect(phone.frame(ofElement: "moment-1") == scrolled)
    try phone.tap("tab-compose")
    let field = try #require(phone.view("compose-name") as? UITextField)
    #expect(field.text == "Half a thought")
  }

  @Test func whatIsSharedStandsOnTopOfTheFeed() throws {
    let phone = try atHome()
    try phone.tap("tab-compose")
    try phone.tap("compose-name")
    type("The last lemon", on: phone)
    phone.send(.key(.return, modifiers: []))
    phone.send(.key(.return, modifiers: []))
    phone.send(.key(.return, modifiers: []))
    phone.wait(1)
    try phone.tap("compose-share")
    #expect(phone.frame(ofElement: "page-home") != nil)
    let new = try #require(phone.frame(ofElement: "moment-13"))
    let old = try #require(phone.frame(ofElement: "moment-1"))
    #expect(new.maxY <= old.minY)
  }

  @Test func aMomentWithoutATitleIsNotShared() throws {
    let phone = try atHome()
    try phone.tap("tab-compose")
    try scrollToEnd("page-compose", on: phone)
    try phone.tap("compose-share")
    #expect(phone.frame(ofElement: "page-compose") != nil)
    let field = try #require(phone.view("compose-name") as? UITextField)
    #expect(field.isFirstResponder)
    #expect(field.accessibilityHint != nil)
  }

  @Test func aHeartIsFilledAndEmptied() throws {
    let phone = try atHome()
    let heart = try #require(phone.view("like-1") as? IconButton)
    #expect(!heart.isSelected)
    heart.sendActions(for: .touchUpInside)
    #expect(heart.isSelected)
    heart.sendActions(for: .touchUpInside)
    #expect(!heart.isSelected)
  }

  @Test func aSavedMomentHangsInTheProfile() throws {
    let phone = try atHome()
    let profile = { () -> String? in
      phone.view("profile-saved-count")?.accessibilityValue
    }
    try phone.tap("tab-profile")
    #expect(profile() == "3")
    try phone.tap("tab-discover")
    try phone.tap("tile-save-1")
    try phone.tap("tab-profile")
    #expect(profile() == "4")
  }

  @Test func onesOwnFaceLeadsToTheProfile() throws {
    let phone = try atHome()
    try phone.tap("home-profile")
    #expect(phone.view("page-profile") != nil && phone.view("page-home") == nil)
    #expect((phone.view("tab-profile") as? UIControl)?.isSelected == true)
    try phone.tap("tab-home")
    #expect(phone.view("page-home") != nil)
  }

  private func searching(for words: String) throws -> Phone {
    let phone = try atHome()
    try phone.tap("tab-discover")
    try phone.tap("discover-search")
    type(words, on: phone)
    return phone
  }

  @Test func searchingNarrowsTheGrid() throws {
    let phone = try searching(for: "lemon")
    #expect(phone.frame(ofElement: "tile-6") != nil)
    #expect(phone.frame(ofElement: "tile-1") == nil)
    type("zzz", on: phone)
    #expect(phone.frame(ofElement: "tile-6") == nil)
  }

  @Test func aPlaceIsFoundThoughItsNumberStaysWithItsStreet() throws {
    let phone = try searching(for: "14 lantern")
    #expect(phone.frame(ofElement: "tile-1") != nil)
    #expect(phone.frame(ofElement: "tile-6") == nil)
  }

  @Test func aSearchCanBeClearedAlsoWhileItIsNotEdited() throws {
    let phone = try searching(for: "lemon")
    phone.send(.key(.return, modifiers: []))
    phone.wait(1)
    let search = try #require(phone.view("discover-search") as? UITextField)
    #expect(!search.isEditing)
    let cross = search.clearButtonRect(forBounds: search.bounds)
    let place = search.convert(CGPoint(x: cross.midX, y: cross.midY), to: nil)
    phone.tap(place)
    phone.wait(1)
    #expect(search.text == "")
    // As in Apple's fields, the next word can be typed at once.
    #expect(search.isEditing)
    #expect(phone.frame(ofElement: "tile-1") != nil)
  }

  @Test func aConversationOpensAndCloses() throws {
    let phone = try atHome()
    try phone.tap("tab-messages")
    try phone.tap("conversation-1")
    #expect(phone.frame(ofElement: "page-conversation") != nil)
    try phone.tap("chat-field")
    type("Cake, always.", on: phone)
    try phone.tap("chat-send")
    try phone.tap("chat-back")
    #expect(phone.frame(ofElement: "page-conversation") == nil)
    let row = try #require(phone.view("conversation-1"))
    #expect(row.accessibilityLabel?.contains("Cake, always.") == true)
    #expect(row.accessibilityValue == nil)
  }

  @Test func loggingOutShowsAnEmptyLoginForm() throws {
    let phone = try loggedIn()
    try phone.tap("tab-profile")
    try scrollToEnd("page-profile", on: phone)
    try phone.tap("profile-log-out")
    #expect(phone.frame(ofElement: "tabs") == nil)
    let field = try #require(phone.view("login-email") as? UITextField)
    #expect(field.text?.isEmpty != false)
  }

  // A9
  @Test func theTabBarStaysWhereItIsUnderTheKeyboard() throws {
    let phone = try atHome("iphone-13")
    try phone.tap("tab-compose")
    let bar = try #require(phone.frame(ofElement: "tabs"))
    #expect(bar == CGRect(x: 0, y: 761, width: 390, height: 83))
    let frame = try #require(phone.frame(ofElement: "compose-name"))
    phone.tap(CGPoint(x: frame.midX, y: frame.midY))
    for _ in 0..<40 {
      phone.wait(1.0 / 60)
      #expect(phone.frame(ofElement: "tabs") == bar)
    }
    let page = try #require(phone.view("page-compose") as? PageView)
    #expect(abs(page.scrollView.contentInset.bottom - 253) < 0.5)
  }

  @Test func everyControlIsLargeEnoughForAFinger() throws {
    let phone = try atHome("iphone-se-1")
    for tab in ["home", "discover", "compose", "messages", "profile"] {
      try phone.tap("tab-\(tab)")
      let page = try #require(phone.view("page-\(tab)"))
      for control in page.controls where !control.isHidden {
        #expect(control.bounds.width >= 44, "\(tab): \(control)")
        #expect(control.bounds.height >= 44, "\(tab): \(control)")
      }
    }
  }
}

extension Phone {
  /// The view with an accessibility identifier in the app's windows.
  func view(_ identifier: String) -> UIView? {
    UIApplication.shared.windowList.reversed().lazy.compactMap { $0.inside(identifier) }.first
  }
}

extension UIView {
  fileprivate func inside(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.inside(identifier) }.first
  }

  /// All controls in this view.
  var controls: [UIControl] {
    subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? $0.controls }
  }
}

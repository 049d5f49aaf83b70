import Foundation
import Graphics
import Testing

@testable import Phone
@testable import UIKit

struct PhoneTests {
  @Test func `the same events give the same pixels`() throws {
    func picture() throws -> Data {
      let stage = TypingStage(PhoneSetup(model: try .named("iphone-se")))
      stage.first.becomeFirstResponder()
      stage.wait(0.1)
      stage.phone.send(.text("abc"))
      stage.wait(0.6)
      try stage.press(.type("j"))
      let bitmap = Bitmap(width: 750, height: 1334)
      stage.phone.draw(on: Canvas(bitmap, scale: 2))
      return try bitmap.pngData(opaque: true)
    }
    #expect(try picture() == picture())
  }

  @Test func `an idle phone asks for nothing`() throws {
    let stage = TypingStage()
    _ = stage.phone.takeChanges()
    #expect(stage.phone.nextChange == nil)
    stage.wait(10)
    #expect(stage.phone.takeChanges().isEmpty)
  }

  @Test func `lying flat an iPhone has safe sides and no status bar`() throws {
    let controller = UIViewController()
    let phone = Phone(PhoneSetup(model: try .named("iphone-14"))) { Blank(controller) }
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    phone.send(.rotate(.landscapeRight))
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(controller.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(phone.size == CGSize(width: 844, height: 390))
  }

  @Test func `the status bar and the home indicator follow what lies below`() throws {
    let controller = UIViewController()
    let model = try DeviceModel.named("iphone-14")
    let phone = Phone(PhoneSetup(model: model)) { Blank(controller) }
    func pixel(_ x: Int, _ y: Int) -> Color {
      let bitmap = Bitmap(width: 390, height: 844)
      phone.draw(on: Canvas(bitmap, scale: 1))
      return bitmap.color(x: x, y: y)
    }
    #expect(pixel(195, 833) == .black)
    controller.view.backgroundColor = .black
    phone.advance(to: 0.1)
    #expect(pixel(195, 833) == .white)
    phone.send(.appearance(.dark))
    #expect(pixel(195, 833) == .white)
  }

  @Test func `the home indicator is 5 points high, 8 above the edge and 134 to 140 wide`() throws {
    let phone = Phone(PhoneSetup(model: try .named("iphone-14"))) { Blank() }
    let picture = phone.screenshot(scale: 1)
    func isDark(_ x: Int, _ y: Int) -> Bool { picture.color(x: x, y: y).red < 0.5 }
    #expect((700..<844).filter { isDark(195, $0) } == Array(831..<836))
    let row = (0..<390).filter { isDark($0, 833) }
    #expect((134...140).contains(row.count))
    #expect(abs((row.first ?? 0) + (row.last ?? 0) - 389) <= 1)
  }

  @Test func `touches reach the app beside the keyboard and below the status bar`() throws {
    let stage = TypingStage()
    stage.edit(stage.first)
    final class Button: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let button = Button(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    stage.first.superview?.addSubview(button)
    for point in [CGPoint(x: 40, y: 30), CGPoint(x: 40, y: 400), CGPoint(x: 40, y: 600)] {
      stage.touch(.began, point)
      stage.touch(.ended, point)
    }
    #expect(button.count == 1)
  }

  @Test func `an input method composes in the edited text and knows where the caret is`() throws {
    let stage = TypingStage()
    #expect(stage.phone.caretRect == nil && !stage.phone.isEditingText)
    stage.edit(stage.first)
    #expect(stage.phone.isEditingText)
    #expect(stage.phone.caretRect == CGRect(x: 20, y: 30, width: 2, height: 20))
    stage.phone.send(.composition("ni", selection: 0..<2))
    #expect(stage.first.marked == "ni")
  }

  @Test func `a text that can only be selected puts the keyboard away and takes nothing in`() {
    let controller = UIViewController()
    let phone = Phone(PhoneSetup()) { Blank(controller) }
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 80))
    view.text = "one two"
    view.isEditable = false
    controller.view.addSubview(field)
    controller.view.addSubview(view)
    field.becomeFirstResponder()
    phone.advance(to: 1)
    #expect(phone.keyboard.isShown)
    phone.send(.touch(id: 1, phase: .began, location: CGPoint(x: 40, y: 215)))
    phone.send(.touch(id: 1, phase: .ended, location: CGPoint(x: 40, y: 215)))
    #expect(view.isFirstResponder && !phone.keyboard.isShown)
    #expect(!phone.isEditingText && phone.editedText == nil && phone.caretRect == nil)
    phone.send(.key(.letter("a"), modifiers: [.control]))
    phone.send(.key(.letter("c"), modifiers: [.control]))
    #expect(view.selectedRange.length == 7 && phone.application.pasteboard.string == "one two")
    phone.send(.text("x"))
    phone.send(.exactText("x"))
    phone.send(.composition("ni", selection: 2..<2))
    phone.send(.key(.backspace, modifiers: []))
    phone.send(.key(.return, modifiers: []))
    phone.send(.key(.letter("v"), modifiers: [.control]))
    #expect(view.text == "one two" && !phone.isComposing && field.text == "")
    phone.send(.key(.escape, modifiers: []))
    #expect(!view.isFirstResponder)
  }

  @Test func `an input method can't compose a secret: its letters are typed as they are`() throws {
    let controller = UIViewController()
    let phone = Phone(PhoneSetup()) { Blank(controller) }
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.isSecureTextEntry = true
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    for (text, expected) in [
      ("n", "n"), ("", "n"), ("h", "nh"), ("ha", "nha"), ("", "nha"), ("你", "nha"), ("", "nha"),
    ] {
      phone.send(.composition(text, selection: 0..<0))
      #expect(field.text == expected && field.markedTextRange == nil && !phone.isComposing)
    }
    // Shown as plain text it is a text like any other.
    field.isSecureTextEntry = false
    phone.send(.composition("ni", selection: 2..<2))
    #expect(field.text == "nhani" && phone.isComposing)
    // It hides again while something is composed.
    field.isSecureTextEntry = true
    #expect(field.markedTextRange == nil && field.text == "nhani")
  }

  @Test func `a finger takes what is composed as it stands, and Control with arrows goes by words`()
  {
    let controller = UIViewController()
    let phone = Phone(PhoneSetup()) { Blank(controller) }
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
    controller.view.addSubview(field)
    #expect(!phone.movesByWords)
    field.becomeFirstResponder()
    phone.advance(to: 1)
    #expect(!phone.movesByWords)
    phone.send(.text("one two "))
    #expect(phone.movesByWords)
    phone.send(.key(.left, modifiers: .control))
    phone.send(.composition("ni", selection: 2..<2))
    #expect(phone.isComposing)
    #expect(field.text == "one nitwo ")
    let start = CGPoint(x: 21, y: 222)
    phone.send(.touch(id: 1, phase: .began, location: start))
    phone.send(.touch(id: 1, phase: .ended, location: start))
    #expect(!phone.isComposing)
    #expect(field.text == "one nitwo ")
    phone.send(.key(.delete, modifiers: .control))
    #expect(field.text == " nitwo ")
    field.resignFirstResponder()
    #expect(!phone.movesByWords)
  }

  @Test func `a touch extends the selection while Shift is held down`() {
    let controller = UIViewController()
    let phone = Phone(PhoneSetup()) { Blank(controller) }
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
    field.text = "one two three"
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    var time = 1.0
    func tap(_ x: CGFloat, _ keys: PhoneEvent.KeyModifiers) {
      phone.advance(to: time)
      phone.send(.modifiers(keys))
      phone.send(.touch(id: 1, phase: .began, location: CGPoint(x: x, y: 222)))
      phone.send(.touch(id: 1, phase: .ended, location: CGPoint(x: x, y: 222)))
      time += 1
    }
    tap(21, [])
    tap(319, .control)
    #expect(field.selectedOffsets == 13..<13)
    tap(21, .shift)
    #expect(field.selectedOffsets == 0..<13)
    tap(21, [])
    tap(319, [])
    #expect(field.selectedOffsets == 13..<13)
  }

  @Test func `the edit menu goes when the page moves under it`() {
    let controller = UIViewController()
    let phone = Phone(PhoneSetup()) { Blank(controller) }
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
    controller.view.addSubview(field)
    field.text = "word"
    field.becomeFirstResponder()
    let word = CGPoint(x: 30, y: 222)
    let events: [PhoneEvent] = [
      .scroll(delta: CGSize(width: 0, height: 10), location: word), .toggleSoftwareKeyboard,
      .toggleHardwareKeyboard, .rotate(.landscapeLeft),
    ]
    for (number, event) in events.enumerated() {
      phone.advance(to: TimeInterval(number + 1) * 5)
      for phase in [PhoneEvent.TouchPhase.began, .ended, .began, .ended] {
        phone.send(.touch(id: 1, phase: phase, location: word))
      }
      #expect(phone.application.editMenu?.isShown == true)
      // An iPhone doesn't turn that far.
      phone.send(.rotate(.portraitUpsideDown))
      #expect(phone.application.editMenu?.isShown == true)
      phone.send(event)
      #expect(phone.application.editMenu?.isShown != true)
    }
  }

  @Test func `an idle form wakes up for the caret alone`() {
    let controller = UIViewController()
    let phone = Phone(PhoneSetup()) { Blank(controller) }
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    phone.advance(to: 2)
    _ = phone.takeChanges()
    var wakes = 0
    while let next = phone.nextChange, next < 3 {
      wakes += 1
      phone.advance(to: next)
      for change in phone.takeChanges() { #expect(change.width < 8 && change.height < 30) }
    }
    #expect((1...10).contains(wakes))
  }

  @Test func `keys edit a field, move between fields and leave them`() throws {
    let controller = UIViewController()
    let phone = Phone(PhoneSetup()) { Blank(controller) }
    let first = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    let second = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    phone.send(.key(.tab, modifiers: []))
    phone.send(.text("abc"))
    phone.send(.key(.left, modifiers: []))
    phone.send(.key(.backspace, modifiers: []))
    #expect(first.isFirstResponder && first.text == "ac")
    phone.send(.key(.letter("a"), modifiers: .control))
    phone.send(.key(.letter("c"), modifiers: .control))
    phone.send(.key(.tab, modifiers: []))
    phone.send(.key(.letter("v"), modifiers: .control))
    #expect(second.isFirstResponder && second.text == "ac")
    phone.send(.key(.tab, modifiers: .shift))
    #expect(first.isFirstResponder)
    phone.send(.key(.escape, modifiers: []))
    #expect(!first.isFirstResponder && !phone.isEditingText)
  }

  @Test func `the pasteboard is the desk's`() {
    let phone = Phone(PhoneSetup()) { Blank() }
    var taken: String?
    phone.readPasteboard = { "from the desk" }
    phone.writePasteboard = { taken = $0 }
    #expect(UIPasteboard.general.string == "from the desk")
    UIPasteboard.general.string = "to the desk"
    #expect(taken == "to the desk")
  }

  @Test func `the wheel scrolls and a tap on the status bar leads back to the top`() {
    let controller = UIViewController()
    let phone = Phone(PhoneSetup()) { Blank(controller) }
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    controller.view.addSubview(scrollView)
    phone.advance(to: 0.1)
    phone.send(
      .scroll(delta: CGSize(width: 0, height: -500), location: CGPoint(x: 100, y: 400)))
    phone.advance(to: 1)
    #expect(scrollView.contentOffset.y == 500)
    let place = CGPoint(x: 60, y: 30)
    phone.send(.touch(id: 1, phase: .began, location: place))
    phone.send(.touch(id: 1, phase: .moved, location: CGPoint(x: 60, y: 300)))
    phone.send(.touch(id: 1, phase: .ended, location: place))
    phone.advance(to: 2)
    #expect(scrollView.contentOffset.y == 500, "a finger that went elsewhere is no tap")
    phone.send(.touch(id: 1, phase: .began, location: place))
    phone.send(.touch(id: 1, phase: .ended, location: place))
    phone.advance(to: 3)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `a phone goes with the one who holds it`() {
    weak var phone: Phone?
    weak var keyboard: KeyboardController?
    weak var controller: UIViewController?
    do {
      let stage = TypingStage()
      stage.edit(stage.first)
      phone = stage.phone
      keyboard = stage.phone.keyboard
      controller = stage.phone.application.keyWindow?.rootViewController
      #expect(controller != nil)
    }
    UIApplication.current = nil
    #expect(phone == nil && keyboard == nil && controller == nil)
  }
}

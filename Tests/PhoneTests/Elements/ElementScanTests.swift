import Graphics
import Testing

@testable import Phone
@testable import UIKit

struct ElementScanTests {
  /// A screen with what a test puts on it.
  private final class App: UIResponder, UIApplicationDelegate {
    let window: UIWindow
    let fill: (UIView) -> Void

    init(_ fill: @escaping (UIView) -> Void) {
      window = UIWindow(frame: UIScreen.main.bounds)
      self.fill = fill
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window.makeKeyAndVisible()
      fill(window)
      return true
    }
  }

  private func phone(_ fill: @escaping (UIView) -> Void) -> Phone {
    Phone(PhoneSetup(assets: "/nowhere")) { App(fill) }
  }

  private func view(
    _ id: String, _ frame: CGRect, _ color: UIColor? = nil, in parent: UIView
  ) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = id
    view.backgroundColor = color
    parent.addSubview(view)
    return view
  }

  private func find(_ id: String, in elements: [ScreenElement]) -> ScreenElement? {
    for element in elements {
      if element.identifier == id { return element }
      if let found = find(id, in: element.children) { return found }
    }
    return nil
  }

  private func find(_ id: String, on phone: Phone) -> ScreenElement? {
    find(id, in: phone.snapshot.elements)
  }

  @Test func `an element is seen as far as nothing opaque is in front of it`() {
    let phone = phone { window in
      _ = self.view("a", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
      _ = self.view("b", CGRect(x: 0, y: 0, width: 100, height: 60), .red, in: window)
      _ = self.view("c", CGRect(x: 0, y: 50, width: 50, height: 50), .red, in: window)
      let glass = self.view("d", CGRect(x: 0, y: 0, width: 100, height: 100), .red, in: window)
      glass.alpha = 0.4
    }
    #expect(find("a", on: phone)?.visibleFraction == 0.2)
    #expect(find("a", on: phone)?.concealment == .cover("id: b"))
    #expect(find("b", on: phone)?.visibleFraction == 1 - 0.5 / 6)
    #expect(find("d", on: phone)?.visibleFraction == 1)
  }

  /// A picture of 20x20 points, filled but for a part on the left.
  private func picture(_ alpha: CGFloat = 1, emptyWidth: CGFloat = 0) -> UIImage {
    let bitmap = Bitmap(width: 20, height: 20)
    Canvas(bitmap, scale: 1).fill(
      CGRect(x: emptyWidth, y: 0, width: 20 - emptyWidth, height: 20),
      with: Color(red: 0, green: 0, blue: 1, alpha: alpha))
    return UIImage(Image(bitmap: bitmap, scale: 1))
  }

  /// What is seen of 100x100 points behind an image view of 100x50 over their upper half.
  private func seenFraction(behind image: UIImage?, _ change: (UIImageView) -> Void = { _ in })
    -> CGFloat?
  {
    let cover = UIImageView(image: image)
    cover.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    change(cover)
    let phone = phone { window in
      _ = self.view("a", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
      window.addSubview(cover)
    }
    return find("a", on: phone)?.visibleFraction
  }

  @Test func `an opaque picture hides what is behind it, and one that isn't doesn't`() {
    #expect(seenFraction(behind: nil) == 1)
    #expect(seenFraction(behind: picture()) == 0.5)
    #expect(seenFraction(behind: picture(0.4)) == 1)
    #expect(seenFraction(behind: picture(emptyWidth: 4)) == 1)
    #expect(seenFraction(behind: picture()) { $0.alpha = 0.4 } == 1)
    #expect(seenFraction(behind: picture()) { $0.transform = .init(rotationAngle: 1) } == 1)
  }

  @Test func `a template hides as much as its tint`() {
    let template = picture().withRenderingMode(.alwaysTemplate)
    #expect(seenFraction(behind: template) { $0.tintColor = .red } == 0.5)
    #expect(
      seenFraction(behind: template) { $0.tintColor = .red.withAlphaComponent(0.2) } == 1)
  }

  @Test func `a picture hides where its content mode puts it`() {
    let image = picture()
    #expect(seenFraction(behind: image) { $0.contentMode = .scaleAspectFit } == 0.75)
    #expect(seenFraction(behind: image) { $0.contentMode = .center } == 0.96)
    // 100x100 points, from 25 above the view to 25 below it.
    #expect(seenFraction(behind: image) { $0.contentMode = .scaleAspectFill } == 0.25)
    #expect(
      seenFraction(behind: image) {
        $0.contentMode = .scaleAspectFill
        $0.clipsToBounds = true
      } == 0.5)
    #expect(
      seenFraction(behind: image) {
        $0.contentMode = .scaleAspectFit
        $0.backgroundColor = .white
      } == 0.5)
  }

  @Test func `a picture is what hides, and hides nothing that is in it or in front`() {
    let cover = UIImageView(image: picture())
    cover.accessibilityIdentifier = "photo"
    cover.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let phone = phone { window in
      _ = self.view("behind", cover.frame, in: window)
      window.addSubview(cover)
      _ = self.view("inside", cover.bounds, in: cover)
      _ = self.view("front", cover.frame, in: window)
    }
    #expect(find("behind", on: phone)?.concealment == .cover("id: photo"))
    #expect(find("behind", on: phone)?.isVisible == false)
    for id in ["inside", "front", "photo"] {
      #expect(find(id, on: phone)?.visibleFraction == 1)
    }
  }

  @Test func `what is in a view doesn't cover it`() {
    let phone = phone { window in
      let outer = self.view("a", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
      _ = self.view("b", outer.bounds, .red, in: outer)
    }
    #expect(find("a", on: phone)?.visibleFraction == 1)
    #expect(find("a", on: phone)?.concealment == nil)
  }

  @Test func `an element is seen as far as nothing cuts it off`() {
    let phone = phone { window in
      let page = self.view("page", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
      page.clipsToBounds = true
      _ = self.view("a", CGRect(x: 0, y: 75, width: 100, height: 100), in: page)
      _ = self.view("b", CGRect(x: -90, y: 200, width: 100, height: 100), in: window)
      _ = self.view("empty", .zero, in: window)
    }
    #expect(find("a", on: phone)?.visibleFraction == 0.25)
    #expect(find("a", on: phone)?.concealment == .container("id: page"))
    #expect(find("b", on: phone)?.visibleFraction == 0.1)
    #expect(find("b", on: phone)?.isVisible == true)
    #expect(find("b", on: phone)?.concealment == .screenEdge)
    #expect(find("empty", on: phone)?.visibleFraction == 0)
  }

  @Test func `what is hidden, clear or not for assistance is not there`() {
    let phone = phone { window in
      for (index, id) in ["hidden", "clear", "silent", "inside"].enumerated() {
        let view = self.view(id, CGRect(x: 0, y: 0, width: 10, height: 10), in: window)
        if index == 0 { view.isHidden = true }
        if index == 1 { view.alpha = 0.01 }
        if index == 2 { view.accessibilityElementsHidden = true }
      }
    }
    #expect(["hidden", "clear", "silent"].allSatisfy { find($0, on: phone) == nil })
    #expect(find("inside", on: phone) != nil)
  }

  @Test func `the keyboard's keys are there, and it covers what is under it`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.placeholder = "Name"
    let phone = phone { window in
      window.addSubview(field)
      let size = window.bounds.size
      _ = self.view(
        "low", CGRect(x: 0, y: size.height - 100, width: 100, height: 50), in: window)
    }
    #expect(find("Return", on: phone) == nil)
    #expect(find("low", on: phone)?.visibleFraction == 1)
    field.becomeFirstResponder()
    phone.advance(to: 1)
    #expect(find("low", on: phone)?.concealment == .cover("the keyboard"))
    #expect(find("low", on: phone)?.isVisible == false)
    let key = try #require(find("Q", on: phone) ?? find("q", on: phone))
    phone.send(
      .touch(id: 0, phase: .began, location: CGPoint(x: key.frame.midX, y: key.frame.midY)))
    phone.send(
      .touch(id: 0, phase: .ended, location: CGPoint(x: key.frame.midX, y: key.frame.midY)))
    #expect(field.text?.lowercased() == "q")
    let order = try #require(phone.touchOrder(at: CGPoint(x: key.frame.midX, y: key.frame.midY)))
    #expect(order == find("keyboard", on: phone)?.order)
  }

  @Test func `fields say what they show and whether they are edited`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    (field.accessibilityIdentifier, field.placeholder) = ("f", "Word")
    field.isSecureTextEntry = true
    field.text = "abc"
    let phone = phone { $0.addSubview(field) }
    #expect(find("f", on: phone)?.text == "●●●")
    #expect(find("f", on: phone)?.hintText == "Word")
    #expect(find("f", on: phone)?.isFocused == false)
    field.becomeFirstResponder()
    #expect(find("f", on: phone)?.isFocused == true)
  }

  @Test func `the phone is at rest once what ends has ended`() {
    let phone = phone { window in
      let view = self.view("a", CGRect(x: 0, y: 0, width: 10, height: 10), in: window)
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
      UIView.animate(withDuration: 0.5, delay: 0.5) { view.frame.origin.x = 50 }
    }
    #expect(!phone.isAtRest)
    phone.advance(to: 0.9)
    #expect(!phone.isAtRest)
    phone.advance(to: 1.1)
    #expect(phone.isAtRest)
  }

  @Test func `a tap on a switch shows in what is seen of it`() throws {
    let phone = phone { window in
      let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
      control.accessibilityIdentifier = "switch"
      window.addSubview(control)
      _ = self.view("plain", .zero, in: window)
    }
    let off = try #require(find("switch", on: phone))
    #expect(off.isChecked == false && off.text == "0")
    #expect(find("plain", on: phone)?.isChecked == nil)
    let middle = CGPoint(x: off.frame.midX, y: off.frame.midY)
    phone.send(.touch(id: 1, phase: .began, location: middle))
    phone.send(.touch(id: 1, phase: .ended, location: middle))
    let on = try #require(find("switch", on: phone))
    #expect(on.isChecked == true && on.text == "1")
  }
}

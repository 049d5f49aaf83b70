import Foundation
import Graphics
import Testing

@testable import Phone
@testable import UIKit

struct OutlineTests {
  /// A title, a button that is too small, one that isn't, and one that has scrolled away.
  private final class Root: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let title = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      title.text = "Title"
      title.accessibilityTraits = .header
      view.addSubview(title)
      let places = [
        ("small", CGRect(x: 20, y: 200, width: 30, height: 60)),
        ("large", CGRect(x: 120, y: 200, width: 60, height: 60)),
        ("away", CGRect(x: 20, y: 2000, width: 60, height: 60)),
      ]
      for (name, frame) in places {
        let button = UIButton(frame: frame)
        button.accessibilityLabel = name
        view.addSubview(button)
      }
    }
  }

  private func makePhone() -> Phone {
    Phone(PhoneSetup()) { Blank(Root()) }
  }

  private func elements(of phone: Phone) -> [OutlineElement] {
    let screen = CGRect(origin: .zero, size: phone.size)
    return phone.application.accessibilityElements.enumerated().compactMap { index, view in
      OutlineElement(view, number: index + 1, screen: screen)
    }
  }

  @Test func `elements in sight are found in reading order, and what a finger could miss`() {
    let elements = elements(of: makePhone())
    #expect(elements.map(\.words) == ["Title", "small", "large"])
    #expect(elements.map(\.number) == [1, 2, 3])
    #expect(elements.map(\.kind) == [.header, .control, .control])
    #expect(elements.map(\.isTooSmall) == [false, true, false])
    #expect(elements.map(\.showsWords) == [false, true, true])
  }

  @Test func `an outline shows each frame, and a small hit area in red`() {
    let phone = makePhone()
    let bitmap = Bitmap(width: Int(phone.size.width), height: Int(phone.size.height))
    let canvas = Canvas(bitmap, scale: 1)
    phone.draw(on: canvas)
    phone.drawOutline(on: canvas)
    func color(_ x: Int, _ y: Int) -> (red: UInt32, blue: UInt32) {
      let pixel = bitmap.pixel(x: x, y: y)
      return (pixel >> 16 & 255, pixel & 255)
    }
    let (small, large, outside) = (color(35, 259), color(150, 259), color(300, 400))
    #expect(small.red > small.blue + 60)
    #expect(large.blue > large.red + 60)
    #expect(outside == (255, 255))
  }
}

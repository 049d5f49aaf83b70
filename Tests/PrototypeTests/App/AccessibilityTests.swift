import Foundation
import Graphics
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// Whoever sees, hits or hears less well can use every screen.
struct AccessibilityTests {
  // MARK: Hit areas

  @Test(arguments: [
    ("iphone-se-1", TextSize.xSmall), ("iphone-15", .large), ("iphone-15", .accessibility5),
  ])
  func everyHitAreaIsLargeEnoughForAFinger(_ model: String, _ size: TextSize) throws {
    try Tour(model: model, textSize: size).visit { phone, screen in
      let views = UIApplication.shared.keyWindow?.shownViews ?? []
      let controls = views.compactMap { $0 as? UIControl }.filter(\.isUserInteractionEnabled)
      #expect(controls.count > 3)
      for control in controls {
        let size = control.bounds.size
        #expect(size.width >= 44 && size.height >= 44, "\(screen): \(control.name) is \(size)")
        check(thatAFingerReaches: control, screen)
      }
    }
  }

  /// A tap on the middle of a control that is in sight goes to it and to nothing that lies over it.
  private func check(thatAFingerReaches control: UIControl, _ screen: String) {
    guard let window = control.window else { return }
    let middle = control.convert(
      CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: window)
    guard ReadingOrder.accessibilityElements(window).views.contains(where: { $0 === control })
    else { return }
    let isInSight = sequence(first: control as UIView, next: \.superview).allSatisfy {
      $0.bounds.contains($0.convert(middle, from: window)) || !$0.clipsToBounds
    }
    guard isInSight, window.bounds.contains(middle) else { return }
    let hit = window.hitTest(middle, with: nil)
    #expect(hit?.isDescendant(of: control) == true, "\(screen): \(control.name)")
  }

  // MARK: Contrast

  /// A text, its colour, and where it is on the screen.
  private struct Words {
    let text: String
    let color: Color
    let place: CGRect
  }

  @Test(arguments: [Appearance.light, .dark])
  func textStandsOutFromItsGround(_ appearance: Appearance) throws {
    try Tour(appearance: appearance).visit { phone, screen in
      let words = words()
      #expect(words.count > 3)
      let ground = phone.pictureWithoutWords()
      for word in words {
        let contrast = lowestContrast(of: word, on: ground)
        #expect(contrast >= 4.5, "\(screen): \(word.text) has \(contrast)")
      }
    }
  }

  /// The texts that are in sight, as far as they are.
  private func words() -> [Words] {
    let views = UIApplication.shared.keyWindow?.shownViews ?? []
    return views.flatMap { view -> [Words] in
      let place = view.convert(view.bounds, to: nil).intersection(view.visiblePart)
      guard place.width >= 4, place.height >= 4 else { return [] }
      if let label = view as? UILabel, let text = label.text, !text.isEmpty {
        return [Words(text: text, color: label.resolve(label.textColor), place: place)]
      }
      guard let field = view as? UITextField else { return [] }
      // Without the ring of the row.
      let row = place.insetBy(dx: 0, dy: 14)
      let placeholder = field.attributedPlaceholder
      let color = placeholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      return [
        Words(text: "a text", color: field.resolve(field.textColor ?? .label), place: row),
        Words(
          text: placeholder?.string ?? "", color: field.resolve(color ?? .placeholderText),
          place: row),
      ]
    }
  }

  private func lowestContrast(of words: Words, on ground: Bitmap) -> Double {
    let (columns, rows) = (
      stride(from: Int(words.place.minX) + 1, to: Int(words.place.maxX), by: 5),
      stride(from: Int(words.place.minY) + 1, to: Int(words.place.maxY), by: 3)
    )
    let contrasts = rows.flatMap { y in
      columns.map { x in Self.contrast(of: words.color, on: ground.color(x: x, y: y)) }
    }
    return contrasts.min() ?? .infinity
  }

  /// The contrast ratio of the Web Content Accessibility Guidelines.
  private static func contrast(of color: Color, on ground: Color) -> Double {
    let alpha = color.alpha
    let seen = Color(
      red: color.red * alpha + ground.red * (1 - alpha),
      green: color.green * alpha + ground.green * (1 - alpha),
      blue: color.blue * alpha + ground.blue * (1 - alpha))
    let (one, other) = (luminance(seen), luminance(ground))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(_ color: Color) -> Double {
    func linear(_ value: CGFloat) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
      + 0.0722 * linear(color.blue)
  }

  // MARK: Elements

  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func everyElementSaysWhatItIs(_ language: String) throws {
    try Tour(language: language).visit { phone, screen in
      let window = try #require(UIApplication.shared.keyWindow)
      let elements = ReadingOrder.accessibilityElements(window).views
      #expect(elements.count > 4)
      for element in elements {
        #expect(element.spoken?.isEmpty == false, "\(screen): \(element) says nothing")
        let traits = element.accessibilityTraits
        switch element {
        case is UITextField, is UITextView: break
        case is UIControl: #expect(traits.contains(.button), "\(screen): \(element.name)")
        case is UIImageView: #expect(traits.contains(.image), "\(screen): \(element.name)")
        default:
          #expect(
            !traits.isDisjoint(with: [.staticText, .header]), "\(screen): \(element.name)")
        }
      }
      #expect(elements.filter { $0.accessibilityTraits.contains(.header) }.count == 1, "\(screen)")
    }
  }

  @Test func theLoginFormIsReadFromTopToBottom() throws {
    let rig = try LoginRig("iphone-15")
    defer { rig.phone.wait(0) }
    let words = UIApplication.shared.accessibilityElements.compactMap(\.spoken)
    #expect(
      words == [
        "Foyer", "Welcome home", "Log in to see what your street has been up to.", "E-mail",
        "Password", "Show password", "Forgot password?", "Log In", "New here? Create an account",
      ])
  }

  @Test func pagesAreReadByRowsAndTheTabsLast() throws {
    let tabs = ["Home", "Discover", "New moment", "Messages", "Profile"]
    let beginnings = [
      "home": ["Good to see you, Ada", "At home", "Your profile", "Nia Okafor"],
      "discover": ["Discover", "Search moments", "All", "Doors"],
      "compose": ["New moment", "The light is on"],
      "messages": ["Messages", "Nia Okafor, Perfect. I’ll leave the soup on your table."],
      "conversation": ["Back", "Nia Okafor", "Is the key still under the blue pot?"],
      "profile": ["Profile", "Ada Moreau", "ada@example.org", "Shared", "Saved", "Neighbours"],
    ]
    try Tour().visit { phone, screen in
      guard let beginning = beginnings[screen] else { return }
      let words = UIApplication.shared.accessibilityElements.compactMap(\.spoken)
      #expect(Array(words.prefix(beginning.count)) == beginning, "\(screen)")
      #expect(words.suffix(tabs.count) == tabs[...], "\(screen)")
    }
  }
}

extension UIView {
  /// What is read aloud first.
  fileprivate var spoken: String? { accessibilityLabel ?? (self as? UILabel)?.text }

  fileprivate var name: String { accessibilityIdentifier ?? spoken ?? "\(self)" }

  /// The part of the screen that what clips the view leaves of it, in points.
  fileprivate var visiblePart: CGRect {
    var part = UIScreen.main.bounds
    var view = superview
    while let container = view {
      if container.clipsToBounds {
        part = part.intersection(container.convert(container.bounds, to: nil))
      }
      view = container.superview
    }
    return part
  }
}

extension Phone {
  /// The app at one pixel a point, without bars, keyboard, carets and words.
  fileprivate func pictureWithoutWords() -> Bitmap {
    let window = UIApplication.shared.keyWindow
    let hidden = (window?.shownViews ?? []).filter { view in
      view is UILabel || view is CaretView || view is CanvasView
    }
    let before = hidden.map(\.layer.opacity)
    for view in hidden { view.layer.opacity = 0 }
    let bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
    window?.render(on: Canvas(bitmap, scale: 1))
    for (view, opacity) in zip(hidden, before) { view.layer.opacity = opacity }
    return bitmap
  }
}

extension Bitmap {
  /// The colour of an opaque pixel.
  fileprivate func color(x: Int, y: Int) -> Color {
    let row = pixels.advanced(by: y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    let pixel = Int(row[x])
    func part(_ shift: Int) -> CGFloat { CGFloat(pixel >> shift & 255) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }
}

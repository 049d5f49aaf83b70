import Foundation
import Graphics
import UIKit

/// An element of a screen as assistive technologies and fingers find it.
struct OutlineElement {
  /// What an element is, which its colour tells.
  enum Kind {
    case control, field, header, image, text

    init(_ view: UIView) {
      let traits = view.accessibilityTraits
      self =
        view is any UITextInput
        ? .field
        : !traits.isDisjoint(with: [.button, .adjustable])
          ? .control
          : traits.contains(.header) ? .header : traits.contains(.image) ? .image : .text
    }

    /// The colour; white is read on each of them.
    var color: Color {
      switch self {
      case .control: Color(red: 0.04, green: 0.38, blue: 0.93)
      case .field: Color(red: 0.72, green: 0.31, blue: 0.02)
      case .header: Color(red: 0.54, green: 0.20, blue: 0.86)
      case .image: Color(red: 0.02, green: 0.50, blue: 0.34)
      case .text: Color(red: 0.33, green: 0.38, blue: 0.44)
      }
    }
  }

  /// The smallest side of what a finger has to hit, in points (Human Interface Guidelines).
  private static let target: CGFloat = 44

  let kind: Kind
  /// Where in the order of reading it comes, from 1 on.
  let number: Int
  /// What is read aloud.
  let words: String
  /// Whether the words are not to be seen on the screen.
  let showsWords: Bool
  /// As much of it as is in sight, in points of the screen.
  let frame: CGRect
  /// Where it shows something, in points of the screen; for a control often less than its frame.
  let content: CGRect
  /// Whether a finger could miss it.
  let isTooSmall: Bool

  /// Nil for a view that is out of sight.
  init?(_ view: UIView, number: Int, screen: CGRect) {
    frame = view.shownFrame(on: screen)
    guard frame.width >= 4, frame.height >= 4 else { return nil }
    let traits = view.accessibilityTraits
    kind = Kind(view)
    let isHit = kind == .control || kind == .field
    self.number = number
    let shown = (view as? UILabel)?.text
    let said = [view.accessibilityLabel ?? shown, view.accessibilityValue]
    let state = traits.contains(.selected) ? "selected" : nil
    // Of a text that says what it shows the number is enough.
    showsWords = shown == nil || (view.accessibilityLabel ?? shown) != shown
    words = (said + [state]).compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    content = view.contentFrame.intersection(frame)
    isTooSmall = isHit && (view.bounds.width < Self.target || view.bounds.height < Self.target)
  }
}

extension UIView {
  /// What is left of the view on the screen by all that clips it, in points of the screen.
  fileprivate func shownFrame(on screen: CGRect) -> CGRect {
    var rect = convert(bounds, to: nil).intersection(screen)
    var view = superview
    while let container = view {
      if container.clipsToBounds {
        rect = rect.intersection(container.convert(container.bounds, to: nil))
      }
      view = container.superview
    }
    return rect.isNull ? .zero : rect
  }

  /// Where the pictures and words in the view are, in points of the screen; all of it without any.
  fileprivate var contentFrame: CGRect {
    let parts = subviews.filter { !$0.isHidden && ($0 is UILabel || $0 is UIImageView) }
    let whole = convert(bounds, to: nil)
    return parts.isEmpty
      ? whole : parts.reduce(.null) { $0.union($1.convert($1.bounds, to: nil)) }
  }
}

import Foundation
import Graphics
import Testing

@testable import UIKit

/// Typing shows what is typed, wherever it was scrolled to.
@MainActor struct TextSurfaceTests {
  /// A page of 1200 points in a window, with a text on it.
  final class Page {
    let stage = Stage()
    let scroll: UIScrollView
    let text: UIView & TextEntry & UITextInput

    init(_ text: UIView & TextEntry & UITextInput, in inner: UIScrollView? = nil) {
      self.text = text
      scroll = UIScrollView(frame: stage.window.bounds)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: scroll.bounds.width, height: 3000)
      stage.window.addSubview(scroll)
      if let inner {
        scroll.addSubview(inner)
        inner.addSubview(text)
      } else {
        scroll.addSubview(text)
      }
      text.becomeFirstResponder()
      wait()
    }

    var offset: CGFloat {
      get { scroll.contentOffset.y }
      set {
        scroll.contentOffset.y = newValue
        wait()
      }
    }

    func wait() {
      stage.application.layoutWindows()
      stage.advance(to: stage.application.clock.now + 1)
      stage.application.layoutWindows()
    }

    /// Where the page is after something was done.
    func offset(after change: (UIView & TextEntry & UITextInput) -> Void) -> CGFloat {
      change(text)
      wait()
      return offset
    }
  }

  private static let frame = CGRect(x: 20, y: 1000, width: 200, height: 40)

  private func field() -> UITextField {
    let field = UITextField(frame: Self.frame)
    field.text = "one two"
    return field
  }

  private func textView(scrolls: Bool) -> UITextView {
    let view = UITextView(frame: Self.frame)
    view.isScrollEnabled = scrolls
    view.text = "one two"
    return view
  }

  private var texts: [UIView & TextEntry & UITextInput] {
    [field(), textView(scrolls: true), textView(scrolls: false)]
  }

  @Test func `keys bring a text back that was scrolled away, to either side`() {
    let keys: [(UIView & TextEntry & UITextInput) -> Void] = [
      { $0.insertText("x") }, { _ = $0.perform(.undo) }, { _ = $0.perform(.redo) },
      { $0.deleteBackward() },
      { _ = $0.perform(.move(.left, by: .character, extends: true)) },
      { $0.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0)) },
    ]
    for text in texts {
      let page = Page(text)
      for away in [CGFloat(0), 2000] {
        for key in keys {
          page.offset = away
          let top = page.offset(after: key)
          let area = text is UITextField ? text.bounds : text.convert(caret(of: text), from: nil)
          let place = text.convert(area, to: page.scroll)
          #expect(place.minY >= top, "\(text) \(away)")
          #expect(place.maxY <= top + page.scroll.bounds.height, "\(text) \(away)")
        }
      }
    }
  }

  private func caret(of text: any TextEntry) -> CGRect { text.caretRectInWindow ?? .zero }

  @Test func `a text in sight doesn't move the page`() {
    for text in texts {
      let page = Page(text)
      page.offset = 700
      #expect(page.offset(after: { $0.insertText("x") }) == 700)
      #expect(page.offset(after: { $0.deleteBackward() }) == 700)
      #expect(page.offset(after: { _ = $0.perform(.selectAll) }) == 700)
    }
  }

  @Test func `the page stays where the app changes a field or the user copies`() {
    let page = Page(field())
    page.offset = 0
    #expect(page.offset(after: { ($0 as? UITextField)?.text = "three" }) == 0)
    #expect(page.offset(after: { _ = $0.perform(.selectAll) }) == 0)
    #expect(page.offset(after: { _ = $0.perform(.copy) }) == 0)
    page.text.resignFirstResponder()
    #expect(page.offset(after: { $0.insertText("x") }) == 0)
  }

  @Test func `what is hidden under an inset isn't in sight`() {
    let page = Page(field())
    page.scroll.contentInset.bottom = 300
    let bottom = page.scroll.bounds.height - 300
    page.offset = 1040 - bottom - 20
    #expect(page.offset(after: { $0.insertText("x") }) == 1040 - bottom)
  }

  @Test func `a field in a scroll view in another is shown by both`() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 1200, width: 390, height: 200))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 390, height: 2000)
    let page = Page(field(), in: inner)
    inner.contentOffset.y = 0
    page.offset = 0
    let offset = page.offset(after: { $0.insertText("x") })
    #expect(inner.contentOffset.y == 840)
    #expect(offset >= 1400 - page.scroll.bounds.height && offset <= 1360)
  }

  @Test func `a text view that the app begins to edit is shown`() {
    for text in [textView(scrolls: true), textView(scrolls: false)] {
      let page = Page(text)
      #expect(page.offset > 100 && page.offset < 1000)
    }
  }
}

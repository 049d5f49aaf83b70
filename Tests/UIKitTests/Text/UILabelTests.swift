import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UILabelTests {
  private let sentence = "The quick brown fox jumps over the lazy dog"

  private func label(_ text: String, width: CGFloat = 100, height: CGFloat = 40) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  @Test func `it starts with Apple's defaults`() {
    let label = UILabel()
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(!label.isUserInteractionEnabled)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test func `its size is rounded up to device pixels`() {
    let stage = Stage()
    let label = label("Hamburg")
    stage.window.addSubview(label)
    let size = label.sizeThatFits(.zero)
    let exact = TextLayout("Hamburg", font: label.font.font).size
    #expect(abs(size.height - 61.0 / 3) < 1e-9)
    #expect(size.width >= exact.width)
    #expect(size.width - exact.width < 1.0 / 3)
    #expect(abs(size.width * 3 - (size.width * 3).rounded()) < 1e-9)
  }

  @Test func `one line ignores the width, several lines end at it`() {
    let label = label(sentence)
    let whole = label.sizeThatFits(.zero)
    #expect(label.sizeThatFits(CGSize(width: 50, height: 10)) == whole)
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(wrapped.width <= 120)
    #expect(wrapped.height > whole.height * 2.9)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 120, height: 0)).height < whole.height * 2.1)
  }

  @Test func `what fits its own size isn't cut off`() {
    let stage = Stage()
    for text in ["Hamburg", "Log in", "Forgot password?", "登入", "fi—AV", "e-mail@example.org"] {
      for size in [11, 13, 15.5, 17, 34] as [CGFloat] {
        let label = label(text)
        label.font = .systemFont(ofSize: size)
        stage.window.addSubview(label)
        label.sizeToFit()
        #expect(label.fit(into: label.bounds.size)?.layout.isTruncated == false)
      }
    }
  }

  @Test func `no text has no size`() {
    let label = label("")
    #expect(label.sizeThatFits(.zero) == .zero)
    label.text = nil
    #expect(label.sizeThatFits(.zero) == .zero)
  }

  @Test func `the text stands in the middle from top to bottom`() {
    let stage = Stage()
    let label = label("H", width: 100, height: 100)
    stage.window.addSubview(label)
    let ink = stage.ink()
    // A line's middle lies half a descender below the middle of its capitals.
    #expect(abs(ink.midY - 50) < 2)
    label.frame.size.height = 200
    #expect(stage.ink().midY - ink.midY == 50)
  }

  @Test func `the text stands where the alignment says`() {
    let stage = Stage()
    let label = label("Hi", width: 300)
    stage.window.addSubview(label)
    let left = stage.ink()
    label.textAlignment = .right
    let right = stage.ink()
    label.textAlignment = .center
    let center = stage.ink()
    #expect(left.minX < 4)
    #expect(right.maxX > 296)
    #expect(abs(center.midX - 150) < 2)
    label.textAlignment = .natural
    #expect(stage.ink() == left)
  }

  @Test func `natural text stands where the label's direction begins`() {
    let stage = Stage()
    for text in ["Hi", "שלום", "مرحبا"] {
      let label = label(text, width: 300)
      stage.window.addSubview(label)
      #expect(stage.ink().minX < 4)
      label.semanticContentAttribute = .forceRightToLeft
      #expect(stage.ink().maxX > 296)
      label.textAlignment = .left
      #expect(stage.ink().minX < 4)
      label.removeFromSuperview()
    }
  }

  @Test func `an app in a language that reads from right to left has its labels at the right`() {
    let stage = Stage()
    stage.application.bundle = AppBundle(path: "/", languages: ["ar"])
    stage.window.addSubview(label("مرحبا", width: 300))
    #expect(stage.ink().maxX > 296)
  }

  @Test func `too long a line ends in an ellipsis within the bounds`() {
    let stage = Stage()
    let label = label(sentence, width: 120)
    stage.window.addSubview(label)
    #expect(label.fit(into: label.bounds.size)?.layout.isTruncated == true)
    #expect(stage.ink().maxX <= 120)
    #expect(stage.ink().maxX > 90)
  }

  @Test func `letters shrink until the text fits, but no further than allowed`() {
    let stage = Stage()
    let label = label(sentence, width: 200)
    label.adjustsFontSizeToFitWidth = true
    stage.window.addSubview(label)
    let whole = TextLayout(sentence, font: label.font.font).size.width
    let fitted = label.fit(into: label.bounds.size)?.layout
    #expect(fitted?.isTruncated == false)
    #expect((fitted?.size.width ?? 0) > 200 * 0.93)
    label.minimumScaleFactor = 0.9
    #expect(whole * 0.9 > 200)
    #expect(label.fit(into: label.bounds.size)?.layout.isTruncated == true)
    #expect(
      abs(
        (label.fit(into: label.bounds.size)?.layout.lines.first?.ascent ?? 0)
          - label.font.ascender * 0.9) < 0.01)
  }

  @Test func `shrunken letters stand on the baseline of the full size unless told otherwise`()
    throws
  {
    let label = label(sentence, width: 200)
    let full = try #require(label.fit(into: label.bounds.size))
    label.adjustsFontSizeToFitWidth = true
    let small = try #require(label.fit(into: label.bounds.size))
    let baseline = full.top + full.layout.firstBaseline
    #expect(abs(small.top + small.layout.firstBaseline - baseline) < 1e-9)
    label.baselineAdjustment = .none
    #expect(label.fit(into: label.bounds.size)?.top == full.top)
  }

  @Test func `attributes set fonts and colours, and a plain text drops them`() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.append(
      NSAttributedString(
        string: "small", attributes: [.foregroundColor: UIColor.red, .kern: 2.0]))
    label.attributedText = text
    let runs = try #require(label.labelText?.runs)
    #expect(runs.map(\.text) == ["Big", "small"])
    #expect(runs[0].font.pointSize == 30)
    #expect(runs[1].color == Color(red: 1, green: 0, blue: 0))
    #expect(runs[1].kern == 2)
    #expect(label.text == "Bigsmall")
    label.text = "plain"
    #expect(label.labelText?.runs.count == 1)
    #expect(label.font.pointSize == 30)
  }

  @Test func `a paragraph style sets alignment and the gap between lines`() throws {
    let label = UILabel()
    label.numberOfLines = 0
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 7
    label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .center)
    let plain = UILabel()
    plain.numberOfLines = 0
    plain.text = "a\nb"
    let gain = label.sizeThatFits(.zero).height - plain.sizeThatFits(.zero).height
    #expect(abs(gain - 7) < 0.34)
  }

  @Test func `the last line of several has two words unless that isn't wanted`() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "if anybody is up"
    let width = label.sizeThatFits(.zero).width
    label.text = "if anybody is up early."
    #expect(label.lineBreakStrategy == .standard)
    let room = CGSize(width: width, height: .infinity)
    func words() throws -> Int {
      label.bounds.size = label.sizeThatFits(room)
      let fitted = try #require(label.fit(into: label.bounds.size))
      #expect(fitted.layout.lines.count == 2)
      return try #require(label.text).utf16.count - fitted.layout.lines[1].range.lowerBound
    }
    #expect(try words() == "up early.".count)
    #expect(label.bounds.width < width)
    let baselines = label.baselineOffsets(in: label.bounds.size)
    label.lineBreakStrategy = []
    #expect(try words() == "early.".count)
    #expect(label.bounds.width == width)
    #expect(label.baselineOffsets(in: label.bounds.size) == baselines)
    label.lineBreakStrategy = .pushOut
    #expect(try words() == "up early.".count)
    // A paragraph style has a strategy of its own, which is none by default.
    let style = NSMutableParagraphStyle()
    label.attributedText = NSAttributedString(
      string: "if anybody is up early.", attributes: [.paragraphStyle: style])
    #expect(try words() == "early.".count)
    style.lineBreakStrategy = .standard
    label.attributedText = NSAttributedString(
      string: "if anybody is up early.", attributes: [.paragraphStyle: style])
    #expect(try words() == "up early.".count)
  }

  @Test func `Korean words stay whole in a label`() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "한국어 문"
    let width = label.sizeThatFits(.zero).width
    label.text = "한국어 문장"
    let size = CGSize(width: width, height: 200)
    #expect(label.fit(into: size)?.layout.lines.map(\.range) == [0..<4, 4..<6])
    label.lineBreakStrategy = []
    #expect(label.fit(into: size)?.layout.lines.map(\.range) == [0..<5, 5..<6])
  }

  @Test func `a new font or colour holds for attributed text too`() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "a", attributes: [.foregroundColor: UIColor.red])
    label.textColor = .blue
    label.font = .systemFont(ofSize: 12)
    let run = try #require(label.labelText?.runs.first)
    #expect(run.color == Color(red: 0, green: 0, blue: 1))
    #expect(run.font.pointSize == 12)
  }

  @Test func `colours follow the appearance`() {
    let stage = Stage()
    let label = label("Hi")
    label.attributedText = NSAttributedString(
      string: "Hi", attributes: [.foregroundColor: UIColor.label])
    stage.window.addSubview(label)
    #expect(label.labelText?.runs.first?.color == .black)
    _ = stage.picture()
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(stage.ink().isNull)
  }

  @Test func `highlighting changes the colour`() {
    let stage = Stage()
    let label = label("Hi")
    label.highlightedTextColor = .white
    stage.window.addSubview(label)
    #expect(!stage.ink().isNull)
    label.isHighlighted = true
    #expect(stage.ink().isNull)
  }

  @Test func `a shadow falls at its offset`() {
    let stage = Stage()
    let label = label("H", width: 100, height: 60)
    label.textColor = .white
    stage.window.addSubview(label)
    #expect(stage.ink().isNull)
    label.shadowColor = .black
    label.shadowOffset = CGSize(width: 20, height: 0)
    let shadow = stage.ink()
    label.shadowColor = nil
    label.textColor = .black
    #expect(stage.ink().minX == shadow.minX - 20)
  }

  @Test func `an override can inset the text and the size`() {
    final class Badge: UILabel {
      let insets = UIEdgeInsets(top: 3, left: 8, bottom: 3, right: 8)

      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        let rect = super.textRect(
          forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return rect.inset(by: UIEdgeInsets(top: -3, left: -8, bottom: -3, right: -8))
      }

      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    }
    let stage = Stage()
    let (plain, badge) = (UILabel(), Badge())
    plain.text = "HH"
    badge.text = "HH"
    plain.sizeToFit()
    badge.sizeToFit()
    #expect(badge.bounds.width == plain.bounds.width + 16)
    #expect(badge.bounds.height == plain.bounds.height + 6)
    stage.window.addSubview(plain)
    let ink = stage.ink()
    plain.removeFromSuperview()
    stage.window.addSubview(badge)
    #expect(stage.ink() == ink.offsetBy(dx: 8, dy: 3))
  }

  @Test func `it is read aloud as its text`() {
    let label = label("Hello")
    #expect(label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    #expect(label.isAccessibilityElement)
    label.accessibilityLabel = "Greeting"
    #expect(label.accessibilityLabel == "Greeting")
  }

  @Test func `setting what is set draws nothing anew`() {
    let label = label("Hello")
    let version = label.contentVersion
    label.text = "Hello"
    label.font = .systemFont(ofSize: 17)
    label.textColor = .label
    label.numberOfLines = 1
    #expect(label.contentVersion == version)
    label.text = "Bye"
    #expect(label.contentVersion != version)
  }
}

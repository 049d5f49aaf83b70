import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UILabelLayoutTests {
  private let sentence = "The quick brown fox jumps over the lazy dog"

  private func place(_ view: UIView, in stage: Stage, width: CGFloat? = nil) {
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
    if let width {
      view.widthAnchor.constraint(lessThanOrEqualToConstant: width).isActive = true
    }
  }

  @Test func `a label is as large as its text, and follows it`() {
    let stage = Stage()
    let label = UILabel()
    label.text = "Log in"
    place(label, in: stage)
    stage.window.layoutIfNeeded()
    #expect(label.bounds.size == label.sizeThatFits(.zero))
    let before = label.bounds.size
    label.text = "Log in now"
    stage.window.layoutIfNeeded()
    #expect(label.bounds.width > before.width)
    label.font = .systemFont(ofSize: 28)
    stage.window.layoutIfNeeded()
    #expect(abs(label.bounds.height - 101.0 / 3) < 1e-6)
  }

  @Test func `lines end at the width that constraints leave, and the height follows`() {
    let stage = Stage()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = sentence
    place(label, in: stage, width: 150)
    stage.window.layoutIfNeeded()
    #expect(label.bounds.width <= 150)
    #expect(label.bounds.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height)
    #expect(label.fit(into: label.bounds.size)?.layout.isTruncated == false)
    label.numberOfLines = 2
    stage.window.layoutIfNeeded()
    #expect(label.fit(into: label.bounds.size)?.layout.lines.count == 2)
  }

  @Test func `a preferred width decides where lines end`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = sentence
    label.preferredMaxLayoutWidth = 120
    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 120, height: 0)))
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == label.sizeThatFits(.zero))
  }

  @Test func `labels of two sizes stand on one baseline`() {
    let stage = Stage()
    let (big, small) = (UILabel(), UILabel())
    big.text = "H"
    big.font = .systemFont(ofSize: 34)
    small.text = "H"
    small.font = .systemFont(ofSize: 13)
    place(big, in: stage)
    small.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(small)
    NSLayoutConstraint.activate([
      small.leadingAnchor.constraint(equalTo: big.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor),
    ])
    small.isHidden = true
    let bottom = stage.ink(scale: 3).maxY
    big.isHidden = true
    small.isHidden = false
    #expect(stage.ink(scale: 3).maxY == bottom)
  }

  @Test func `the last line's baseline counts from the bottom`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "a\nb"
    let size = label.sizeThatFits(.zero)
    let offsets = label.baselineOffsets(in: size)
    let line = label.font.lineHeight
    #expect(abs(offsets.first - label.font.ascender) < 0.34)
    #expect(abs(size.height - offsets.last - offsets.first - line) < 0.34)
  }

  @Test func `runs without a colour of their own take the label's`() {
    let label = UILabel()
    label.textColor = .red
    let text = NSMutableAttributedString(
      string: "a", attributes: [.foregroundColor: UIColor.blue])
    text.append(NSAttributedString(string: "b"))
    label.attributedText = text
    #expect(
      label.labelText?.runs.map(\.color) == [
        .init(red: 0, green: 0, blue: 1),
        .init(red: 1, green: 0, blue: 0),
      ])
    #expect(label.textColor == .blue)
  }

  @Test func `a picture's size is its view's, and follows it`() {
    let stage = Stage()
    func picture(_ side: Int) -> UIImage {
      UIImage(Graphics.Image(bitmap: Bitmap(width: side, height: side), scale: 1))
    }
    let view = UIImageView(image: picture(20))
    place(view, in: stage)
    stage.window.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    view.image = picture(30)
    stage.window.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 30, height: 30))
  }
}

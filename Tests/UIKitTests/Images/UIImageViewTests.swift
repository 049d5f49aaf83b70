import Foundation
import Graphics
import Testing

@testable import UIKit

struct UIImageViewTests {
  /// A picture of 10x20 points, red above blue.
  private func picture() throws -> UIImage {
    let bitmap = Bitmap(width: 20, height: 40)
    let canvas = Canvas(bitmap, scale: 1)
    let half = CGRect(x: 0, y: 0, width: 20, height: 20)
    canvas.fill(half, with: Color(red: 1, green: 0, blue: 0))
    canvas.fill(half.offsetBy(dx: 0, dy: 20), with: Color(red: 0, green: 0, blue: 1))
    return try #require(UIImage(data: bitmap.pngData(), scale: 2))
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 40)),
    (.redraw, CGRect(x: 0, y: 0, width: 40, height: 40)),
    (.scaleAspectFit, CGRect(x: 10, y: 0, width: 20, height: 40)),
    (.scaleAspectFill, CGRect(x: 0, y: -20, width: 40, height: 80)),
    (.center, CGRect(x: 15, y: 10, width: 10, height: 20)),
    (.top, CGRect(x: 15, y: 0, width: 10, height: 20)),
    (.bottom, CGRect(x: 15, y: 20, width: 10, height: 20)),
    (.left, CGRect(x: 0, y: 10, width: 10, height: 20)),
    (.right, CGRect(x: 30, y: 10, width: 10, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 10, height: 20)),
    (.topRight, CGRect(x: 30, y: 0, width: 10, height: 20)),
    (.bottomLeft, CGRect(x: 0, y: 20, width: 10, height: 20)),
    (.bottomRight, CGRect(x: 30, y: 20, width: 10, height: 20)),
  ])
  func everyContentModePlacesAPicture(mode: UIView.ContentMode, expected: CGRect) {
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(mode.rect(for: CGSize(width: 10, height: 20), in: bounds) == expected)
    #expect(mode.rect(for: .zero, in: bounds).size == .zero)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, false, 0xFFFF_0000 as UInt32, 0xFFFF_0000 as UInt32),
    (.center, false, 0, 0xFFFF_0000), (.scaleAspectFit, false, 0, 0xFFFF_0000),
    (.scaleAspectFill, true, 0xFFFF_0000, 0xFFFF_0000), (.topLeft, true, 0xFFFF_0000, 0),
  ])
  func thePictureIsDrawnWhereTheModeSays(
    mode: UIView.ContentMode, clips: Bool, corner: UInt32, aboveMiddle: UInt32
  ) throws {
    let stage = Stage()
    let view = UIImageView(image: try picture())
    view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    view.contentMode = mode
    view.clipsToBounds = clips
    stage.window.addSubview(view)
    let bitmap = Bitmap(width: 60, height: 60)
    view.render(on: Canvas(bitmap, scale: 1))
    #expect(bitmap.pixel(x: 11, y: 11) == corner)
    #expect(bitmap.pixel(x: 30, y: 26) == aboveMiddle)
    #expect(bitmap.pixel(x: 30, y: 5) == 0)
  }

  @Test func theViewHasThePicturesSizeAndTakesNoTouches() throws {
    let view = UIImageView(image: try picture())
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 10, height: 20))
    #expect(!view.isUserInteractionEnabled)
    #expect(UIImageView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).image == nil)
  }

  @Test func theHighlightedPictureAndTheTintAreSeen() throws {
    let stage = Stage()
    let view = UIImageView(image: try picture())
    stage.window.addSubview(view)
    view.highlightedImage = try picture().withRenderingMode(.alwaysTemplate)
    view.tintColor = .green
    func pixel() -> UInt32 {
      let bitmap = Bitmap(width: 10, height: 20)
      view.render(on: Canvas(bitmap, scale: 1))
      return bitmap.pixel(x: 5, y: 5)
    }
    #expect(pixel() == 0xFFFF_0000)
    view.isHighlighted = true
    #expect(pixel() == 0xFF00_FF00)
  }

  @Test func aPictureIsLargerAtAccessibilitySizesWhereThatIsAskedFor() throws {
    let stage = Stage()
    let view = UIImageView(image: try picture())
    view.contentMode = .center
    stage.window.addSubview(view)
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 20))
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 20))
    stage.read(at: .accessibilityExtraExtraExtraLarge)
    let growth = 53 / 17.0
    #expect(abs(view.intrinsicContentSize.width - 10 * growth) < 0.1)
    #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize)
    #expect(abs(view.pictureRect.height - 20 * growth) < 0.1)
  }
}

import Foundation
import Graphics
import Testing

@testable import UIKit

struct SystemSymbolTests {
  /// How much of a symbol's square is covered, 0…1, and how much of a part of it.
  private func cover(
    _ name: String, in part: CGRect = CGRect(x: 0, y: 0, width: 48, height: 48),
    weight: UIFont.Weight = .regular
  ) -> Double {
    let picture = SystemSymbol.picture(
      named: name, noted: nil, pointSize: 17, weight: weight
    ).bitmap(pixelWidth: 48, pixelHeight: 48)
    var sum = 0
    for y in Int(part.minY)..<Int(part.maxY) {
      for x in Int(part.minX)..<Int(part.maxX) { sum += Int(picture.pixel(x: x, y: y) >> 24) }
    }
    return Double(sum) / 255 / Double(part.width * part.height)
  }

  private let middle = CGRect(x: 20, y: 20, width: 8, height: 8)

  @Test(arguments: SymbolShape.all.keys.sorted())
  func `every drawing shows something and leaves something`(name: String) {
    #expect(cover(name) > 0.02)
    #expect(cover(name) < 0.9)
    #expect(cover(name + ".fill") >= cover(name) - 0.01)
  }

  @Test func `endings are understood`() {
    #expect(cover("star.fill", in: middle) == 1)
    #expect(cover("star", in: middle) == 0)
    #expect(cover("circle.fill", in: middle) == 1)
    #expect(cover("plus.circle", in: middle) > 0.2)
    #expect(cover("plus.circle.fill", in: middle) < 0.8)
    #expect(cover("plus.circle.fill") > cover("plus.circle"))
    #expect(cover("bell.slash") > cover("bell"))
    #expect(cover("chevron.forward") == cover("chevron.right"))
    #expect(cover("xmark", weight: .bold) > cover("xmark", weight: .light))
  }

  @Test(
    arguments: [
      "apple.logo", "hand.thumbsup.fill", "1.circle.fill", "exclamationmark.octagon.fill",
      "checkmark.icloud", "rectangle.portrait.and.arrow.right", "plus.app", "record.circle",
      "largecircle.fill.circle", "gobackward", "battery.25", "textformat.size",
    ])
  func `symbols that apps name often are drawn`(name: String) {
    #expect(SystemSymbol.isKnown(name))
  }

  @Test func `what is not drawn here is told and is a box`() throws {
    #expect(SystemSymbol.isKnown("gear"))
    #expect(!SystemSymbol.isKnown("wizard.hat"))
    // A box of dashes, which isn't the symbol of a square.
    #expect(cover("wizard.hat") > 0.05 && cover("wizard.hat") < cover("square"))
    let (dash, gap) = (
      CGRect(x: 7, y: 23, width: 2, height: 2), CGRect(x: 7, y: 18, width: 2, height: 2)
    )
    #expect(cover("wizard.hat", in: dash, weight: .light) > 0.9)
    #expect(cover("wizard.hat", in: gap, weight: .light) < 0.1)
  }
}

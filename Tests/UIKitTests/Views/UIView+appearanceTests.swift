import Testing

@testable import UIKit

struct UIViewAppearanceTests {
  /// Notes the tints it is told of.
  private final class Inked: UIView {
    var told: [UIColor] = []

    override func tintColorDidChange() {
      super.tintColorDidChange()
      told.append(tintColor)
    }
  }

  private func tinted(_ color: UIColor, in stage: Stage) -> UIView {
    let view = UIView(frame: stage.window.bounds)
    view.tintColor = color
    stage.window.addSubview(view)
    return view
  }

  @Test func `a view that moves under another tint is told, with all that is in it`() {
    let stage = Stage()
    let (red, green) = (tinted(.red, in: stage), tinted(.green, in: stage))
    let (outer, inner) = (Inked(), Inked())
    outer.addSubview(inner)
    #expect(inner.told == [])
    red.addSubview(outer)
    green.addSubview(outer)
    outer.removeFromSuperview()
    for view in [outer, inner] { #expect(view.told == [.red, .green, .systemBlue]) }
  }

  @Test func `a view is not told of a tint that stays`() {
    let stage = Stage()
    let (one, other) = (tinted(.red, in: stage), tinted(.red, in: stage))
    let (plain, own, inside) = (Inked(), Inked(), Inked())
    own.tintColor = .green
    own.told = []
    own.addSubview(inside)
    inside.told = []
    one.addSubview(plain)
    one.addSubview(own)
    plain.told = []
    other.addSubview(plain)
    other.addSubview(own)
    for view in [plain, own, inside] { #expect(view.told == []) }
  }
}

import Foundation
import Graphics

/// The bubble that shows the letter above the finger.
///
/// Head, neck and radius as measured on iOS by others; the curves between them are ours.
nonisolated struct KeyPopup: Hashable, Sendable {
  /// The key's cap, in the points of its layout.
  let key: CGRect
  /// The bubble's head.
  let head: CGRect
  let text: String
  let fill: Color
  let ink: Color

  /// How much wider than its key a head is, on each side.
  private static let overhang: CGFloat = 13
  private static let headHeight: CGFloat = 54
  private static let neckHeight: CGFloat = 12
  /// From the edge of the screen.
  private static let margin: CGFloat = 2

  init(key: Key, text: String, colors: KeyboardColors, metrics: KeyboardMetrics) {
    self.key = key.frame
    self.text = text
    fill = colors.letter
    ink = colors.ink
    let overhang = metrics.isLandscape ? Self.overhang - 4 : Self.overhang
    let height = metrics.isLandscape ? Self.headHeight - 8 : Self.headHeight
    var head = CGRect(
      x: key.frame.minX - overhang, y: key.frame.minY - Self.neckHeight - height,
      width: key.frame.width + 2 * overhang, height: height)
    if head.minX < Self.margin {
      head.origin.x = key.frame.minX
    } else if head.maxX > metrics.width - Self.margin {
      head.origin.x = key.frame.maxX - head.width
    }
    self.head = head
  }

  /// Everything that the bubble and its shadow touch.
  var frame: CGRect { head.union(key).insetBy(dx: -8, dy: -8) }

  /// Draws the bubble; the canvas's origin is that of `frame`.
  func draw(on canvas: Canvas) {
    canvas.save()
    canvas.translateBy(x: -frame.minX, y: -frame.minY)
    let outline = outline
    canvas.drawShadow(
      of: head.insetBy(dx: 2, dy: 2), cornerRadius: 10, color: Color(white: 0, alpha: 0.35),
      offset: CGSize(width: 0, height: 1.5), radius: 4)
    canvas.save()
    canvas.translateBy(x: 0, y: 0.75)
    canvas.fill(outline, with: Color(white: 0, alpha: 0.28))
    canvas.restore()
    canvas.fill(outline, with: fill)
    let font = Font(size: head.height < 50 ? 32 : 38, weight: 300)
    let layout = TextLayout(text, font: font)
    let isLower = text.first?.isLowercase == true
    let baseline = head.midY + 4 + (isLower ? font.xHeight : font.capHeight) / 2
    layout.draw(
      on: canvas,
      at: CGPoint(x: head.midX - layout.size.width / 2, y: baseline - layout.firstBaseline),
      color: ink)
    canvas.restore()
  }

  private var outline: Path {
    let (headRadius, keyRadius): (CGFloat, CGFloat) = (10, 5)
    let neckTop = head.maxY - 6
    let neckBottom = key.minY + 6
    let middle = (neckTop + neckBottom) / 2
    var path = Path()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    path.move(to: point(head.minX, head.minY + headRadius))
    path.addQuadCurve(
      to: point(head.minX + headRadius, head.minY), control: point(head.minX, head.minY))
    path.addLine(to: point(head.maxX - headRadius, head.minY))
    path.addQuadCurve(
      to: point(head.maxX, head.minY + headRadius), control: point(head.maxX, head.minY))
    path.addLine(to: point(head.maxX, neckTop - 4))
    path.addCurve(
      to: point(key.maxX, neckBottom + 4), control1: point(head.maxX, middle + 2),
      control2: point(key.maxX, middle - 2))
    path.addLine(to: point(key.maxX, key.maxY - keyRadius))
    path.addQuadCurve(
      to: point(key.maxX - keyRadius, key.maxY), control: point(key.maxX, key.maxY))
    path.addLine(to: point(key.minX + keyRadius, key.maxY))
    path.addQuadCurve(
      to: point(key.minX, key.maxY - keyRadius), control: point(key.minX, key.maxY))
    path.addLine(to: point(key.minX, neckBottom + 4))
    path.addCurve(
      to: point(head.minX, neckTop - 4), control1: point(key.minX, middle - 2),
      control2: point(head.minX, middle + 2))
    path.closeSubpath()
    return path
  }
}

import Foundation
import Graphics

/// The device around the screen: frame, buttons, rounded corners and camera housing.
///
/// A screenshot has none of it, as on a device; a window lays it over the screen.
public struct DeviceChrome: Hashable, Sendable {
  /// The model that is drawn.
  public let model: DeviceModel
  /// Which way it is held.
  public let orientation: Orientation

  /// Makes the chrome of a device as it is held.
  public init(model: DeviceModel, orientation: Orientation) {
    self.model = model
    self.orientation = orientation
  }

  // Widths in points; ours, near to the devices'.
  private static let rim: CGFloat = 4
  private static let bezel: CGFloat = 10
  /// How far buttons stand out.
  private static let button: CGFloat = 2
  /// What lies above and below the screen of a device with a home button.
  private static let forehead: CGFloat = 92
  /// The radius of the hollow corners beside a notch.
  private static let notchShoulder: CGFloat = 6

  private var side: CGFloat { Self.rim + Self.bezel + Self.button }
  private var end: CGFloat { model.hasHomeButton ? Self.forehead : side }

  /// The device upright with its buttons, in points.
  private var uprightSize: CGSize {
    CGSize(width: model.size.width + 2 * side, height: model.size.height + 2 * end)
  }

  /// The size of the device with its buttons as it is held, in points.
  public var size: CGSize {
    orientation.isLandscape
      ? CGSize(width: uprightSize.height, height: uprightSize.width) : uprightSize
  }

  /// Where the screen lies in it, in points.
  public var screenFrame: CGRect {
    let origin = orientation.isLandscape ? CGPoint(x: end, y: side) : CGPoint(x: side, y: end)
    return CGRect(origin: origin, size: model.size(in: orientation))
  }

  /// Draws the device over its screen; the canvas's origin is the corner of `size`.
  ///
  /// What lies around the device takes the desk's colour, the screen's corners with it.
  public func draw(on canvas: Canvas, desk: Color) {
    canvas.save()
    canvas.concatenate(turn)
    drawDesk(on: canvas, color: desk)
    drawButtons(on: canvas)
    drawBody(on: canvas)
    drawCutout(on: canvas)
    canvas.restore()
  }

  /// Whether a part of the device, in points, shows anything but the screen.
  public func shows(in rect: CGRect) -> Bool {
    guard screenFrame.contains(rect) else { return true }
    let part = rect.applying(turn.inverted())
    let radius = model.cornerRadius
    let isCorner =
      (part.minX < screen.minX + radius || part.maxX > screen.maxX - radius)
      && (part.minY < screen.minY + radius || part.maxY > screen.maxY - radius)
    return isCorner || part.intersects(cutoutFrame)
  }

  /// Upright points to those of the device as it is held.
  private var turn: CGAffineTransform {
    switch orientation {
    case .portrait: .identity
    case .portraitUpsideDown:
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: uprightSize.width, ty: uprightSize.height)
    case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: uprightSize.width)
    case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: uprightSize.height, ty: 0)
    }
  }

  private var screen: CGRect {
    CGRect(origin: CGPoint(x: side, y: end), size: model.size)
  }

  private var outline: CGRect {
    CGRect(origin: .zero, size: uprightSize).insetBy(dx: Self.button, dy: Self.button)
  }

  private var outerRadius: CGFloat {
    model.cornerRadius > 0 ? model.cornerRadius + Self.rim + Self.bezel : 54
  }

  private func path(_ rect: CGRect, _ radius: CGFloat) -> Path {
    Path(roundedRect: rect, cornerRadius: radius)
  }

  /// Covers everything outside the device, and a little of its edge, which is drawn over it.
  private func drawDesk(on canvas: Canvas, color: Color) {
    var around = Path(rect: CGRect(origin: .zero, size: uprightSize))
    around.addPath(path(outline.insetBy(dx: 1, dy: 1), outerRadius - 1))
    canvas.fill(around, with: color, evenOdd: true)
  }

  private func drawBody(on canvas: Canvas) {
    // From the edge inwards: a dark seam, titanium that catches the light, and glass.
    let rings: [(width: CGFloat, grey: CGFloat)] = [
      (0.5, 0.28), (0.5, 0.52), (0.75, 0.71), (0.75, 0.60), (0.75, 0.50), (0.75, 0.33),
    ]
    var inset: CGFloat = 0
    for ring in rings {
      let outer = outline.insetBy(dx: inset, dy: inset)
      let inner = outer.insetBy(dx: ring.width, dy: ring.width)
      var band = path(outer, outerRadius - inset)
      band.addPath(path(inner, outerRadius - inset - ring.width))
      let color = Color(
        red: ring.grey, green: ring.grey * 0.985, blue: ring.grey * 0.96, alpha: 1)
      canvas.fill(band, with: color, evenOdd: true)
      inset += ring.width
    }
    let glass = outline.insetBy(dx: inset, dy: inset)
    var face = path(glass, outerRadius - inset)
    // The glass reaches over the screen's edge by less than a pixel, so that no seam shows.
    face.addPath(path(screen.insetBy(dx: 0.25, dy: 0.25), model.cornerRadius))
    canvas.fill(face, with: Color(white: 0.015), evenOdd: true)
    guard model.hasHomeButton else { return }
    let home = CGRect(
      x: screen.midX - 30, y: screen.maxY + (end - Self.rim) / 2 - 30, width: 60, height: 60)
    canvas.stroke(Path(ellipseIn: home), with: Color(white: 0.32), lineWidth: 2)
    let speaker = CGRect(x: screen.midX - 28, y: end / 2 - 1, width: 56, height: 5)
    canvas.fill(speaker, cornerRadius: 2.5, with: Color(white: 0.17))
  }

  /// The buttons of the sides, half under the body.
  private func drawButtons(on canvas: Canvas) {
    guard !model.isPad else { return }
    let height = uprightSize.height
    let left: [(CGFloat, CGFloat)] = [(0.20, 0.036), (0.265, 0.068), (0.35, 0.068)]
    let places =
      left.map { (x: CGFloat(0), top: $0.0, length: $0.1) }
      + [(x: uprightSize.width - 2 * Self.button, top: 0.29, length: 0.11)]
    for place in places {
      let button = CGRect(
        x: place.x, y: place.top * height, width: 2 * Self.button, height: place.length * height)
      canvas.fill(button, cornerRadius: 1.5, with: Color(white: 0.30))
      canvas.fill(
        button.insetBy(dx: 0.6, dy: 0.8), cornerRadius: 1.2,
        with: Color(red: 0.55, green: 0.54, blue: 0.525))
    }
  }

  /// What the camera housing covers.
  private var cutoutFrame: CGRect {
    switch model.cutout {
    case .none: .null
    case .island(let width, let height, let top):
      CGRect(x: screen.midX - width / 2, y: screen.minY + top, width: width, height: height)
    case .notch(let width, let height):
      CGRect(
        x: screen.midX - width / 2 - Self.notchShoulder, y: screen.minY,
        width: width + 2 * Self.notchShoulder, height: height)
    }
  }

  private func drawCutout(on canvas: Canvas) {
    switch model.cutout {
    case .none: break
    case .island(_, let height, _):
      let island = cutoutFrame
      canvas.fill(Path(roundedRect: island, cornerRadius: height / 2), with: .black)
      let lens = CGPoint(x: island.maxX - height / 2, y: island.midY)
      drawLens(on: canvas, at: lens, radius: 5.5)
    case .notch(let width, let height):
      canvas.fill(notch(width: width, height: height), with: Color(white: 0.015))
      // The camera has stood at the left since the iPhone 13, whose notch is narrower.
      let side: CGFloat = width < 200 ? -1 : 1
      let lens = CGPoint(
        x: screen.midX + side * (width / 2 - 30), y: screen.minY + height * 0.47)
      drawLens(on: canvas, at: lens, radius: 4.5)
    }
  }

  private func drawLens(on canvas: Canvas, at centre: CGPoint, radius: CGFloat) {
    for (share, color) in [
      (1, Color(white: 0.07)), (0.62, Color(red: 0.06, green: 0.07, blue: 0.14)),
      (0.3, Color(red: 0.12, green: 0.15, blue: 0.30)),
    ] {
      let reach = radius * share
      let circle = CGRect(
        x: centre.x - reach, y: centre.y - reach, width: 2 * reach, height: 2 * reach)
      canvas.fill(Path(ellipseIn: circle), with: color)
    }
  }

  /// A bay with round corners below and small hollow ones where it meets the edge.
  private func notch(width: CGFloat, height: CGFloat) -> Path {
    let (outer, inner) = (Self.notchShoulder, CGFloat(20))
    let (left, right) = (screen.midX - width / 2, screen.midX + width / 2)
    let (top, bottom) = (screen.minY - 0.5, screen.minY + height)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var path = Path()
    path.move(to: point(left - outer, top))
    path.addQuadCurve(to: point(left, top + outer), control: point(left, top))
    path.addLine(to: point(left, bottom - inner))
    path.addArc(
      center: point(left + inner, bottom - inner), radius: inner, startAngle: .pi,
      endAngle: .pi / 2, clockwise: false)
    path.addLine(to: point(right - inner, bottom))
    path.addArc(
      center: point(right - inner, bottom - inner), radius: inner, startAngle: .pi / 2,
      endAngle: 0, clockwise: false)
    path.addLine(to: point(right, top + outer))
    path.addQuadCurve(to: point(right + outer, top), control: point(right, top))
    path.closeSubpath()
    return path
  }
}

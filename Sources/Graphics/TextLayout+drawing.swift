import Foundation

extension TextLayout {
  /// Draws the text with its top left corner at a point, in points.
  ///
  /// Runs without a colour of their own take `color`; pictures keep theirs, and its opacity.
  public func draw(on canvas: Canvas, at origin: CGPoint, color: Color) {
    let pen = TextPen(canvas)
    let hasLines = content.runs.contains { $0.underline || $0.strikethrough }
    for line in lines {
      let place = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
      for stroke in line.strokes where pen.reaches(stroke, of: line, at: place) {
        pen.draw(stroke, at: place, color: stroke.color ?? color)
      }
      guard hasLines else { continue }
      for piece in line.pieces {
        let run = content.runs[piece.unit.run]
        let ink = run.color ?? color
        if run.underline { pen.line(TextPen.underline, piece, at: place, color: ink) }
        if run.strikethrough { pen.line(TextPen.strikethrough, piece, at: place, color: ink) }
      }
    }
  }
}

extension TextLayout {
  /// Draws a line so that the middle of its letters, which are of a height in points, is at a
  /// point.
  ///
  /// Words on keys and in bars are centred like that: boxes of lines have more room above than
  /// below.
  package func draw(
    on canvas: Canvas, around centre: CGPoint, letterHeight: CGFloat, color: Color
  ) {
    let baseline = centre.y + letterHeight / 2
    draw(
      on: canvas,
      at: CGPoint(x: centre.x - size.width / 2, y: baseline - firstBaseline), color: color)
  }
}

/// Puts drawn text on a canvas: pixel for pixel, or through the transform where it turns or scales.
private struct TextPen {
  let canvas: Canvas
  let transform: CGAffineTransform
  /// Whether a mask's pixels are the canvas's own.
  let isCrisp: Bool

  init(_ canvas: Canvas) {
    self.canvas = canvas
    transform = canvas.transform
    let tiny = 1e-6
    isCrisp =
      canvas.snapsToPixels && abs(transform.a - canvas.scale) < tiny
      && abs(transform.d - canvas.scale) < tiny && abs(transform.b) < tiny
      && abs(transform.c) < tiny
  }

  /// Whether words may touch the clip; ink reaches over their box by less than its height.
  func reaches(_ stroke: TextStroke, of line: TextLayout.Line, at place: CGPoint) -> Bool {
    let box = CGRect(
      x: place.x + stroke.minX, y: place.y - line.ascent, width: stroke.maxX - stroke.minX,
      height: line.ascent + line.descent)
    guard box.minX.isFinite, box.minY.isFinite, box.width.isFinite, box.height.isFinite
    else { return false }
    let ink = box.insetBy(dx: -box.height, dy: -box.height)
    return ink.applying(transform).intersects(canvas.clipBounds)
  }

  func draw(_ stroke: TextStroke, at place: CGPoint, color: Color) {
    let key = TextMaskKey(words: stroke.words, scale: canvas.scale)
    if let ink = TextEngine.shared.locked({ $0.mask(for: key) }) {
      if isCrisp {
        let origin = pixel(at: place)
        canvas.draw(
          ink.mask, atDevicePixel: origin.x + ink.x, y: origin.y + ink.y, color: color)
      } else {
        smoothly {
          canvas.draw(
            ink.mask,
            in: rect(ink.x, ink.y, width: ink.mask.width, height: ink.mask.height, from: place),
            color: color)
        }
      }
    }
    for word in stroke.pictures { draw(word, at: place, opacity: color.alpha) }
  }

  private func draw(_ word: TextMaskKey.Word, at place: CGPoint, opacity: CGFloat) {
    let key = TextPictureKey(
      text: word.text, face: word.face, size: word.pointSize * canvas.scale)
    guard let picture = TextEngine.shared.locked({ $0.picture(for: key) }) else { return }
    var place = CGPoint(x: place.x + word.x, y: place.y)
    if isCrisp {
      let origin = pixel(at: place)
      place = CGPoint(x: CGFloat(origin.x), y: CGFloat(origin.y)).applying(transform.inverted())
    }
    let rect = rect(
      picture.x, picture.y, width: picture.width, height: picture.height, from: place)
    if isCrisp {
      canvas.draw(picture.image, in: rect, opacity: opacity)
    } else {
      smoothly { canvas.draw(picture.image, in: rect, opacity: opacity) }
    }
  }

  /// Where lines along text begin, in parts of its size below the baseline; ours.
  static let underline: CGFloat = 0.1
  static let strikethrough: CGFloat = -0.3

  /// Draws a line along a piece, a fourteenth of its size thick (ours).
  func line(_ offset: CGFloat, _ piece: TextPiece, at place: CGPoint, color: Color) {
    let pixel = 1 / canvas.scale
    let thickness = max((piece.unit.pointSize / 14 / pixel).rounded() * pixel, pixel)
    let rect = CGRect(
      x: place.x + piece.x, y: place.y + piece.unit.pointSize * offset, width: piece.width,
      height: thickness)
    canvas.fill(rect, with: color)
  }

  /// The device pixel whose corner is nearest to a point.
  private func pixel(at place: CGPoint) -> (x: Int, y: Int) {
    let device = place.applying(transform)
    return (PixelRect.round(device.x), PixelRect.round(device.y))
  }

  /// Device pixels from a point, as a rectangle in points.
  private func rect(_ x: Int, _ y: Int, width: Int, height: Int, from place: CGPoint) -> CGRect {
    CGRect(
      x: place.x + CGFloat(x) / canvas.scale, y: place.y + CGFloat(y) / canvas.scale,
      width: CGFloat(width) / canvas.scale, height: CGFloat(height) / canvas.scale)
  }

  /// Draws without snapping, so that letters don't hop while they grow.
  private func smoothly(_ body: () -> Void) {
    let snaps = canvas.snapsToPixels
    canvas.snapsToPixels = false
    body()
    canvas.snapsToPixels = snaps
  }
}

import Foundation
import Graphics

/// The elements of a screen, drawn over its picture: where each is, what is read aloud of it and
/// when, and where a finger hits it.
struct Outline {
  private static let font = Font(size: 9, weight: 600)
  private static let warning = Color(red: 0.83, green: 0.07, blue: 0.15)
  private static let radius: CGFloat = 4
  private static let tagHeight: CGFloat = 14
  /// The room beside the words of a tag, and how wide a tag may be on a narrow element, in points.
  private static let tagMargin: CGFloat = 5
  private static let narrowTag: CGFloat = 64

  let elements: [OutlineElement]
  let screen: CGRect
  let isDark: Bool

  /// Draws the outline over the picture of the screen, which fades a little.
  func draw(on canvas: Canvas) {
    canvas.fill(screen, with: Color(white: isDark ? 0 : 1, alpha: 0.3))
    for element in elements { drawFrame(element, on: canvas) }
    var taken: [CGRect] = []
    for element in elements {
      let layout = words(of: element)
      let size = CGSize(
        width: (layout.size.width + 2 * Self.tagMargin).rounded(.up), height: Self.tagHeight)
      let tag = place(for: size, of: element, beside: taken)
      taken.append(tag)
      draw(layout, in: tag, color: color(of: element), on: canvas)
    }
  }

  private func color(of element: OutlineElement) -> Color {
    element.isTooSmall ? Self.warning : element.kind.color
  }

  private func drawFrame(_ element: OutlineElement, on canvas: Canvas) {
    let color = color(of: element)
    let isHit = element.kind == .control || element.kind == .field
    canvas.fill(
      element.frame, cornerRadius: Self.radius,
      with: color.multiplyingAlpha(by: isHit ? 0.2 : 0.08))
    canvas.strokeBorder(
      element.frame, cornerRadius: Self.radius, width: isHit ? 1.5 : 1, with: color)
    let content = element.content
    guard isHit, !content.isEmpty, content != element.frame else { return }
    canvas.strokeBorder(content, width: 0.5, with: color.multiplyingAlpha(by: 0.8))
  }

  private func words(of element: OutlineElement) -> TextLayout {
    let room = max(element.frame.width, Self.narrowTag) - 2 * Self.tagMargin
    let text = element.showsWords ? "\(element.number)  \(element.words)" : "\(element.number)"
    return TextLayout(
      text, font: Self.font, width: room, maximumLines: 1, lineBreak: .byTruncatingTail)
  }

  /// A corner of the frame, inside or out, where a tag hides no other.
  private func place(
    for size: CGSize, of element: OutlineElement, beside taken: [CGRect]
  ) -> CGRect {
    let frame = element.frame
    let above = frame.minY - size.height / 2
    let below = frame.maxY - size.height / 2
    let right = frame.maxX - size.width
    let top = [(frame.minX, above), (right, above)]
    // A lone number keeps away from where the text begins.
    let corners =
      (element.showsWords ? top : top.reversed()) + [
        (frame.minX, below), (right, below),
        (frame.minX, frame.minY), (frame.minX, frame.minY - size.height),
        (frame.minX, frame.maxY),
      ]
    let places = corners.map { x, y in
      CGRect(
        x: min(max(x, screen.minX), screen.maxX - size.width),
        y: min(max(y, screen.minY), screen.maxY - size.height), width: size.width,
        height: size.height)
    }
    return places.first { place in !taken.contains { $0.intersects(place) } } ?? places[0]
  }

  private func draw(_ layout: TextLayout, in tag: CGRect, color: Color, on canvas: Canvas) {
    canvas.fill(tag, cornerRadius: Self.radius, with: color)
    let top = tag.minY + (tag.height - layout.size.height) / 2
    layout.draw(on: canvas, at: CGPoint(x: tag.minX + Self.tagMargin, y: top), color: .white)
  }
}

extension Phone {
  /// Draws over the screen's picture what assistive technologies and fingers find on it: frames,
  /// labels in the order of reading, and hit areas, red where they are under 44x44 points.
  public func drawOutline(on canvas: Canvas) {
    enter()
    application.layoutWindows()
    let screen = application.screen.bounds
    let elements = application.accessibilityElements.enumerated().compactMap { index, view in
      OutlineElement(view, number: index + 1, screen: screen)
    }
    Outline(elements: elements, screen: screen, isDark: appearance == .dark).draw(on: canvas)
  }
}

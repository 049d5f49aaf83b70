import Foundation

/// Lines and curves, in points.
public struct Path: Hashable, Sendable {
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  private(set) var elements: [Element] = []
  private var start: CGPoint?
  /// Where the next line begins; nil before the first `move(to:)`.
  public private(set) var currentPoint: CGPoint?

  /// Makes an empty path.
  public init() {}

  /// Starts a new piece at a point.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    start = point
    currentPoint = point
  }

  /// Adds a straight line; the first one of a path moves to its point.
  public mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(point))
    currentPoint = point
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    let from = currentPoint ?? control
    func towardsControl(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    addCurve(to: point, control1: towardsControl(from), control2: towardsControl(point))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    elements.append(.curve(control1, control2, point))
    currentPoint = point
  }

  /// Adds an arc, joined to the current point by a line.
  ///
  /// Angles are in radians from the positive x axis; clockwise is as seen on screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    guard sweep.isFinite else { return }
    if abs(sweep) >= turn {
      sweep = clockwise ? turn : -turn
    } else if clockwise, sweep < 0 {
      sweep += turn
    } else if !clockwise, sweep > 0 {
      sweep -= turn
    }
    let pieces = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / CGFloat(pieces)
    let handle = radius * 4 / 3 * tan(step / 4)
    func point(at angle: CGFloat, handle: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(angle) - handle * sin(angle),
        y: center.y + radius * sin(angle) + handle * cos(angle))
    }
    addLine(to: point(at: startAngle))
    for piece in 0..<pieces {
      let from = startAngle + step * CGFloat(piece)
      let to = from + step
      addCurve(
        to: point(at: to), control1: point(at: from, handle: handle),
        control2: point(at: to, handle: -handle))
    }
  }

  /// Closes the current piece with a line to where it began.
  public mutating func closeSubpath() {
    guard currentPoint != nil else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Adds another path's pieces.
  public mutating func addPath(_ path: Path) {
    elements += path.elements
    start = path.start ?? start
    currentPoint = path.currentPoint ?? currentPoint
  }

  /// The path moved by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    path.start = start?.applying(transform)
    path.currentPoint = currentPoint?.applying(transform)
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .curve(let control1, let control2, let point):
        .curve(
          control1.applying(transform), control2.applying(transform), point.applying(transform))
      case .close: .close
      }
    }
    return path
  }
}

import Graphics
import UIKit

/// What is on the screen: which parts of it change, and how they are drawn.
final class ScreenPicture {
  private let application: UIApplication
  private var list: DisplayList?
  private var listedRequest = -1
  /// The view that changes while all else rests, such as a blinking caret, and what is behind it.
  private var front: DisplayList.Front?
  private var backdrop: CanvasPatch?
  /// The turning of the picture, until it is drawn without.
  private var turn: ScreenTurn?
  /// Pixels per point of the last picture that was drawn.
  private var scale: CGFloat = 1

  init(_ application: UIApplication) {
    self.application = application
  }

  /// The parts of the screen, in points, that changed since the last call.
  func takeChanges() -> [CGRect] {
    application.layoutWindows()
    if isTurning { return [application.screen.bounds] }
    let isMoving = application.isMoving
    if list != nil, isListed, !isMoving { return [] }
    listedRequest = application.pictureRequests
    let windows = application.windowList
    if !isMoving, list != nil {
      let last = front
      front = list?.front(in: windows, after: last)
      if front?.view !== last?.view { backdrop = nil }
      if let changes = list?.redraw(in: windows) { return changes }
    }
    (front, backdrop) = (nil, nil)
    let old = list
    let new = DisplayList(
      windows: windows, screen: application.screen.bounds, sameAs: isMoving ? nil : old)
    list = new
    return old.map(new.changes) ?? [application.screen.bounds]
  }

  /// Whether nothing has asked for another picture since the list was made.
  private var isListed: Bool { listedRequest == application.pictureRequests }

  /// Draws as much of the screen as the canvas's clip lets through.
  func draw(on canvas: Canvas) {
    application.layoutWindows()
    scale = canvas.scale
    if isTurning, let turn {
      return turn.draw(
        { copy { drawWindows(on: $0) } }, size: application.screen.bounds.size, on: canvas)
    }
    turn = nil
    let area = canvas.clipInPoints
    guard let front, let view = front.view, isListed, !application.isMoving,
      area.width < front.rect.width + Self.frontMargin,
      area.height < front.rect.height + Self.frontMargin
    else { return drawWindows(on: canvas, within: area) }
    if backdrop?.draw(on: canvas) != true {
      drawWindows(on: canvas, within: area, leavingOut: view)
      backdrop = CanvasPatch(canvas)
    }
    front.render(on: canvas)
  }

  // MARK: Turning

  /// Whether the picture is turning.
  var isTurning: Bool { turn?.isOver == false }

  /// Lets the picture turn for some seconds from one orientation to another, in which `change` puts
  /// the screen.
  func turn(
    from before: Orientation, to now: Orientation, duration: TimeInterval, _ change: () -> Void
  ) {
    let old = copy(draw)
    change()
    // Whatever is known of the picture isn't true any more.
    (list, front, backdrop) = (nil, nil, nil)
    turn = ScreenTurn(old, quarters: before.quarters(to: now), duration: duration)
  }

  /// A picture of the screen's size, as sharp as the last one.
  private func copy(_ draw: (Canvas) -> Void) -> Image {
    let size = application.screen.bounds.size
    let bitmap = Bitmap(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    draw(Canvas(bitmap, scale: scale))
    return Image(bitmap: bitmap, scale: scale)
  }

  /// How much larger than the front view a part may be for its background to be kept, in points;
  /// ours.
  private static let frontMargin: CGFloat = 16

  private func drawWindows(
    on canvas: Canvas, within area: CGRect? = nil, leavingOut view: UIView? = nil
  ) {
    for window in application.windowList {
      window.render(
        on: canvas, within: list?.isCurrent(window) == true ? area : nil, leavingOut: view)
    }
  }
}

extension UIApplication {
  /// Whether an animation runs at this moment.
  var isMoving: Bool { animations.nextChange.map { $0 <= clock.now } ?? false }
}

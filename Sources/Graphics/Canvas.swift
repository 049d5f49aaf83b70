internal import CCairo
import Foundation

/// Draws on a bitmap: points and a transform in, device pixels out, the same ones on every machine.
///
/// Under a transform that only scales and moves, the edges of rectangles, borders and images are
/// rounded to whole pixels of the screen, so that what meets in points meets in pixels.
public final class Canvas {
  /// What `save()` keeps.
  struct State {
    /// User space to device pixels.
    var transform: CGAffineTransform
    /// What the clip lies within.
    var clip: PixelRect
    /// Whether the clip is all of `clip`, with no softer or finer shape inside.
    var clipIsRect = true
    var snapsToPixels = true
  }

  /// A bitmap that is being drawn on, and where its first pixel is on the canvas.
  struct Target {
    let bitmap: Bitmap
    let x: Int
    let y: Int
    let context: OpaquePointer
    /// How many states were saved when it began.
    let depth: Int
    /// Where a group has been drawn on; the rest of it is transparent.
    var drawn = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
  }

  /// Device pixels per point.
  public let scale: CGFloat
  var state: State
  private var saved: [State] = []
  private(set) var target: Target
  private var covered: [Target] = []

  /// Makes a canvas with user space's origin at `origin`, in device pixels of the bitmap.
  public init(_ bitmap: Bitmap, scale: CGFloat, origin: CGPoint = .zero) {
    self.scale = scale
    state = State(
      transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y),
      clip: PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height))
    target = Self.target(drawingOn: bitmap, x: 0, y: 0, depth: 0)
  }

  deinit {
    for target in covered + [target] { cairo_destroy(target.context) }
  }

  private static func target(drawingOn bitmap: Bitmap, x: Int, y: Int, depth: Int) -> Target {
    guard let context = cairo_create(bitmap.surface) else {
      fatalError("no memory for a drawing context")
    }
    return Target(bitmap: bitmap, x: x, y: y, context: context, depth: depth)
  }

  /// The current transform: user space to device pixels.
  public var transform: CGAffineTransform { state.transform }

  /// Whether edges are rounded to device pixels; turned off while something moves by less.
  ///
  /// Part of what `save()` keeps.
  public var snapsToPixels: Bool {
    get { state.snapsToPixels }
    set { state.snapsToPixels = newValue }
  }

  /// The smallest rectangle of whole device pixels around the clip.
  public var clipBounds: CGRect { state.clip.isEmpty ? .zero : state.clip.rect }

  /// A rectangle around the clip and the pixel beside it, in points.
  public var clipInPoints: CGRect {
    clipBounds.insetBy(dx: -1, dy: -1).applying(state.transform.inverted())
  }

  /// Keeps the transform, the clip and the snapping until `restore()`.
  public func save() {
    saved.append(state)
    cairo_save(target.context)
  }

  /// Goes back to what the last `save()` kept.
  public func restore() {
    precondition(saved.count > target.depth, "restore() without save()")
    state = saved.removeLast()
    cairo_restore(target.context)
  }

  /// Puts a transform in front of the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Moves user space's origin, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Starts a layer that later drawing goes to, until `endGroup(opacity:)`.
  ///
  /// The clip's soft edges are left to the end, so that they are applied once. The transform, the
  /// clip and the snapping are kept as by `save()`.
  public func beginGroup() {
    saved.append(state)
    covered.append(target)
    let bounds = state.clip
    let bitmap = Bitmap(width: bounds.width, height: bounds.height)
    // Cairo sees the canvas's own coordinates.
    cairo_surface_set_device_offset(bitmap.surface, Double(-bounds.minX), Double(-bounds.minY))
    target = Self.target(
      drawingOn: bitmap, x: bounds.minX, y: bounds.minY, depth: saved.count)
    state.clipIsRect = true
  }

  /// Lays the group over what is below, all of it at one opacity, 0…1.
  public func endGroup(opacity: CGFloat) {
    let opacity = min(max(opacity, 0), 1)
    endGroup { context, group in
      guard opacity > 0 else { return }
      cairo_set_source_surface(context, group, 0, 0)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  /// Ends the group and calls `lay` to lay it over what is below, where it has been drawn on.
  func endGroup(_ lay: (_ context: OpaquePointer, _ group: OpaquePointer) -> Void) {
    guard let below = covered.popLast() else {
      preconditionFailure("endGroup() without beginGroup()")
    }
    precondition(saved.count == target.depth, "save() without restore() in a group")
    let group = target
    target = below
    state = saved.removeLast()
    cairo_destroy(group.context)
    guard !group.drawn.isEmpty else { return }
    let context = below.context
    cairo_save(context)
    addOutline(of: group.drawn)
    cairo_clip(context)
    lay(context, group.bitmap.surface)
    // Restoring lets go of the layer's pixels, too.
    cairo_restore(context)
  }

  /// Remembers what is being drawn on, so that a group is laid down only there.
  func note(_ pixels: PixelRect) {
    guard !covered.isEmpty else { return }
    target.drawn = target.drawn.union(pixels.intersection(state.clip))
  }

  /// Remembers Cairo's current path, and some pixels around it, as drawn on.
  func notePath(outset: CGFloat = 0) {
    guard !covered.isEmpty else { return }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(target.context, &left, &top, &right, &bottom)
    note(
      PixelRect(
        covering: CGRect(
          x: left - outset - 1, y: top - outset - 1, width: right - left + 2 * outset + 2,
          height: bottom - top + 2 * outset + 2)))
  }

  /// Makes whole device pixels Cairo's current path.
  func addOutline(of pixels: PixelRect) {
    note(pixels)
    cairo_new_path(target.context)
    cairo_rectangle(
      target.context, Double(pixels.minX), Double(pixels.minY), Double(pixels.width),
      Double(pixels.height))
  }

  /// Makes a rectangle, on whole device pixels where it snaps, Cairo's current path.
  func addOutline(of rect: CGRect) {
    if let pixels = snapped(rect) {
      addOutline(of: pixels.intersection(state.clip))
    } else {
      cairo_new_path(target.context)
      Path(rect: rect).append(to: target.context, transform: state.transform)
      notePath()
    }
  }

  /// Fills Cairo's current path with its current source.
  func paint(opacity: CGFloat) {
    let context = target.context
    guard opacity < 1 else { return cairo_fill(context) }
    cairo_save(context)
    cairo_clip(context)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }
}

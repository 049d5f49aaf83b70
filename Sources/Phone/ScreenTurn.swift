import Foundation
import Graphics
import UIKit

/// The turning of the picture after the device's: what was shown lies on its side, comes upright
/// and gives way to what is shown now.
struct ScreenTurn {
  private let old: Image
  /// How far the old picture lies from upright at the start, in radians, clockwise.
  private let angle: CGFloat
  /// Its opacity goes from 0 to 1 as any view's would.
  private let progress = CALayer()

  /// Begins to turn a picture for some seconds, after quarter turns of the device to the left.
  init(_ old: Image, quarters: Int, duration: TimeInterval) {
    self.old = old
    angle = -CGFloat.pi / 2 * CGFloat(quarters)
    progress.opacity = 0
    UIView.animate(withDuration: duration) { [progress] in
      progress.opacity = 1
    }
  }

  /// How much of the way is done, 0…1.
  private var share: CGFloat { CGFloat(progress.presented.opacity) }

  /// Whether the new picture is all that is shown.
  var isOver: Bool { share >= 1 }

  /// Draws both pictures as one sheet, which takes the new one's size as it turns.
  ///
  /// At the very start the new one can't be seen and isn't made, so that a window that has taken
  /// another shape is filled soon.
  func draw(_ new: () -> Image, size: CGSize, on canvas: Canvas) {
    let share = share
    canvas.fill(CGRect(origin: .zero, size: size), with: .black)
    canvas.save()
    canvas.snapsToPixels = false
    canvas.translateBy(x: size.width / 2, y: size.height / 2)
    canvas.concatenate(CGAffineTransform(rotationAngle: angle * (1 - share)))
    let width = old.size.width + (size.width - old.size.width) * share
    let height = old.size.height + (size.height - old.size.height) * share
    let sheet = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
    if share > 0 { canvas.draw(new(), in: sheet) }
    canvas.draw(old, in: sheet, opacity: 1 - share)
    canvas.restore()
  }
}

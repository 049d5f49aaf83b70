import UIKit

/// Lies under the emoji and tells where a finger rests on them that doesn't scroll.
final class EmojiTouches: UIView {
  /// Told where a finger is; nil once it is gone or does something else.
  var didTouch: (CGPoint?) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    didTouch(touches.first?.location(in: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    didTouch(touches.first?.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { didTouch(nil) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { didTouch(nil) }
}

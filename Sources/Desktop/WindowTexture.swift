internal import CSDL2
import Foundation
import Graphics

/// What a window shows where its driver has no surface at the display's own pixels, as Wayland's.
final class WindowTexture {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var drawn: Bitmap?

  /// Prepares a window for textures.
  init(_ window: OpaquePointer) throws(SDLError) {
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else {
      throw SDLError("draw in the window")
    }
    self.renderer = renderer
  }

  /// Gives back what SDL keeps for it; the window must still be open.
  func close() {
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(renderer)
  }

  /// The pixels to draw on; they keep what was drawn until the size changes.
  func bitmap(width: Int, height: Int) throws(SDLError) -> Bitmap {
    if let drawn, drawn.width == width, drawn.height == height { return drawn }
    SDL_DestroyTexture(texture)
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(width), Int32(height))
    guard texture != nil else { throw SDLError("draw in the window") }
    let bitmap = Bitmap(width: width, height: height)
    drawn = bitmap
    return bitmap
  }

  /// Shows the picture, of which some rectangles have changed, in pixels.
  func present(_ rects: [CGRect]) throws(SDLError) {
    guard let drawn, let texture else { return }
    for rect in rects {
      var area = SDL_Rect(rect)
      let first = drawn.pixels + Int(rect.minY) * drawn.bytesPerRow + Int(rect.minX) * 4
      guard SDL_UpdateTexture(texture, &area, first, Int32(drawn.bytesPerRow)) == 0 else {
        throw SDLError("show the picture")
      }
    }
    guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else {
      throw SDLError("show the picture")
    }
    SDL_RenderPresent(renderer)
  }
}

extension SDL_Rect {
  /// A rectangle of whole pixels.
  init(_ rect: CGRect) {
    self.init(
      x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width), h: Int32(rect.height))
  }
}

internal import CCairo
import Foundation

extension Canvas {
  /// How a group's shape changes what is below it.
  public enum Vibrancy: Hashable, Sendable {
    /// Makes what is below lighter and its colours stronger; 0…1 is how much.
    case lightening(CGFloat)
    /// Makes what is below darker and its colours stronger; 0…1 is how much.
    case darkening(CGFloat)
  }

  /// Ends a group of which only the shape counts, and changes what is below by it.
  public func endGroup(_ vibrancy: Vibrancy, opacity: CGFloat) {
    endGroup { context, group in
      let (share, light, blend) =
        switch vibrancy {
        case .lightening(let share): (share, 1.0, CAIRO_OPERATOR_COLOR_DODGE)
        case .darkening(let share): (share, 0.0, CAIRO_OPERATOR_COLOR_BURN)
        }
      // Where there is next to nothing to strengthen, as on white, a plain shade has to show.
      cairo_set_source_rgba(context, light, light, light, opacity * share * Self.plainShade)
      cairo_mask_surface(context, group, 0, 0)
      let strength = share * Self.blending
      let grey = light == 1 ? strength : 1 - strength
      cairo_set_operator(context, blend)
      cairo_set_source_rgba(context, grey, grey, grey, opacity)
      cairo_mask_surface(context, group, 0, 0)
    }
  }

  /// Ends a group that takes away what is below it.
  public func endGroupErasing() {
    endGroup { context, group in
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      cairo_set_source_surface(context, group, 0, 0)
      cairo_paint(context)
    }
  }

  /// What share of the strength is a plain shade, and what share strengthens; by eye from iOS,
  /// ours.
  private static let plainShade = 0.33
  private static let blending = 0.62
}

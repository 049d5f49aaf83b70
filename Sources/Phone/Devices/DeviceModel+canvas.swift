import UIKit

extension DeviceModel {
  /// The model's screen as a canvas for a storyboard.
  package func canvas(
    in orientation: Orientation, appearance: Appearance = .light
  ) -> StoryboardCanvas {
    StoryboardCanvas(
      size: size(in: orientation), safeArea: safeAreaInsets(in: orientation),
      traits: traits(in: orientation, appearance: appearance))
  }
}

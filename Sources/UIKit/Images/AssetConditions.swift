/// The surroundings that an entry of an asset catalog is for; what it doesn't name may be anything.
nonisolated struct AssetConditions: Hashable, Sendable {
  var idiom: AssetIdiom?
  var subtype: AssetSubtype?
  var appearances: [AssetAppearance] = []
  var gamut: AssetGamut?
  var locale: String?
  var widthClass: AssetSizeClass?
  var heightClass: AssetSizeClass?
  var direction: AssetDirection?
}

/// A screen among those of one family, as in `retina4`, `736h` or `2436h`.
nonisolated struct AssetSubtype: Hashable, Sendable {
  /// The longer side of the screen, in points or in pixels.
  let length: CGFloat

  /// Reads the catalog's word; nil for what is no screen of an iPhone or iPad.
  init?(_ word: String) {
    if word == "retina4" {
      // The name of the first screen that was taller than the others.
      length = 568
    } else if word.hasSuffix("h"), let length = Int(word.dropLast()) {
      self.length = CGFloat(length)
    } else {
      return nil
    }
  }

  /// Whether this is the screen of some length in points.
  func suits(_ points: CGFloat, scale: CGFloat) -> Bool {
    length == points || length == points * scale
  }
}

/// The range of colours that a picture or a colour is made for.
nonisolated enum AssetGamut: String, Hashable, Sendable {
  case sRGB
  case displayP3 = "display-P3"
}

/// The direction of reading that a picture is made for.
nonisolated enum AssetDirection: String, Hashable, Sendable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"
}

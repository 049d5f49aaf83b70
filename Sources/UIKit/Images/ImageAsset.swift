import Graphics

/// A named picture of the app, which looks different in other surroundings.
final class ImageAsset: Sendable {
  let set: ImageSet
  private let bundle: AppBundle
  private let notedSize: CGSize?
  /// Where the picture is asked for, to be told where no catalog names the file.
  private let use: (file: String, position: SourcePosition)?
  private var last: (traits: UITraitCollection, picture: Graphics.Image)?

  /// Makes the asset of a set; its placeholder has a size in points, if one is known.
  init(
    set: ImageSet, bundle: AppBundle, notedSize: CGSize? = nil,
    use: (file: String, position: SourcePosition)? = nil
  ) {
    self.set = set
    self.bundle = bundle
    self.notedSize = notedSize
    self.use = use
  }

  /// The picture for traits; a placeholder that can be seen if there is none or it can't be read.
  func picture(for traits: UITraitCollection) -> Graphics.Image {
    if let last, last.traits == traits { return last.picture }
    let picture = load(for: traits) ?? Placeholder.picture(noted: notedSize)
    last = (traits, picture)
    return picture
  }

  private func load(for traits: UITraitCollection) -> Graphics.Image? {
    guard let variant = set.variant(for: bundle.assetTraits(traits)) else {
      // A set without any file was reported when it was read.
      if !set.variants.isEmpty {
        bundle.diagnostics.report(
          Diagnostic(file: set.folder, "the image set has no file for these surroundings"))
      }
      return nil
    }
    return bundle.images.picture(of: variant, for: use, reportingTo: bundle.diagnostics)
  }

  /// The look that the catalog gives the picture.
  func look(for traits: UITraitCollection) -> UIImage.Look {
    let traits = bundle.assetTraits(traits)
    let variant = set.variant(for: traits)
    var look = UIImage.Look()
    switch set.intent {
    case .automatic: look.renderingMode = .automatic
    case .original: look.renderingMode = .alwaysOriginal
    case .template: look.renderingMode = .alwaysTemplate
    }
    look.slicing = variant.flatMap(UIImage.Slicing.init)
    if let direction = variant?.conditions.direction {
      look.isMirrored = (direction == .rightToLeft) != traits.isRightToLeft
    }
    return look
  }
}

nonisolated extension UIImage.Slicing {
  /// The slicing of a catalog's file; nil if it has none.
  init?(_ variant: ImageSet.Variant) {
    guard let resizing = variant.resizing else { return nil }
    let (own, scale) = (resizing.insets, variant.pixelScale)
    var insets = UIEdgeInsets(
      top: (own?.top ?? 0) / scale, left: (own?.left ?? 0) / scale,
      bottom: (own?.bottom ?? 0) / scale, right: (own?.right ?? 0) / scale)
    if resizing.mode == "3-part-horizontal" { (insets.top, insets.bottom) = (0, 0) }
    if resizing.mode == "3-part-vertical" { (insets.left, insets.right) = (0, 0) }
    self.init(insets: insets, mode: resizing.center?.mode == "tile" ? .tile : .stretch)
  }
}

import Graphics

extension UIImage {
  /// Finds a picture of the app for the screen's traits.
  ///
  /// A name that finds nothing or an unreadable file gives a placeholder that can be seen and a
  /// line on standard error; nil only where Apple's would have no name to look for.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a picture of a bundle for some traits; the app and its screen where they are nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    let app = UIApplication.shared.bundle.bundle(for: bundle)
    let traits = traitCollection ?? UIScreen.main.traitCollection
    if let asset = app.imageAsset(named: name) {
      self.init(
        picture: asset.picture(for: traits), asset: asset, look: asset.look(for: traits))
    } else {
      app.diagnostics.report(Diagnostic(file: app.path, "there is no image \"\(name)\""))
      self.init(Placeholder.square)
    }
  }

  /// The picture in some surroundings: in another appearance or at another scale.
  func picture(for traits: UITraitCollection) -> Graphics.Image {
    asset?.picture(for: traits) ?? picture
  }
}

extension AppBundle {
  /// The picture of a name, whose placeholder has a noted size; nil if there is no such name.
  func imageAsset(
    named name: String, notedSize: CGSize? = nil,
    use: (file: String, position: SourcePosition)? = nil
  ) -> ImageAsset? {
    imageSet(named: name).map {
      ImageAsset(set: $0, bundle: self, notedSize: notedSize, use: use)
    }
  }

  /// The app's files for Foundation's idea of a bundle; nil and the main one are the app itself.
  func bundle(for bundle: Bundle?) -> AppBundle {
    guard let bundle, bundle != .main, let folder = bundle.resourcePath else { return self }
    return AppBundle(path: folder, languages: languages, diagnostics: diagnostics)
  }
}

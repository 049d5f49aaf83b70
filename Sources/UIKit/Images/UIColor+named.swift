import Graphics

nonisolated extension UIColor {
  /// Finds a colour of the app's asset catalogs, which follows the appearance; nil if there is
  /// none.
  @MainActor public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a colour of a bundle's asset catalogs, fixed for traits if some are given.
  @MainActor public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let app = UIApplication.shared.bundle.bundle(for: bundle)
    guard let set = app.colorSet(named: name), !set.variants.isEmpty else {
      app.diagnostics.report(Diagnostic(file: app.path, "there is no color \"\(name)\""))
      return nil
    }
    if let traitCollection {
      self.init(set.color(for: traitCollection))
    } else {
      self.init { UIColor(set.color(for: $0)) }
    }
  }
}

nonisolated extension ColorSet {
  /// The colour for traits; clear if the set has none for them.
  func color(for traits: UITraitCollection) -> Color {
    switch value(for: AssetTraits(traits)) {
    case .color(let color): color
    case .system(let name): UIColor.system(named: name)?.color(in: traits) ?? .clear
    case nil: .clear
    }
  }
}

extension StoryboardBuilder {
  func makeImageView(_ element: StoryboardElement) -> UIView {
    let view = UIImageView(frame: .zero)
    view.image = image("image", of: element)
    view.highlightedImage = image("highlightedImage", of: element)
    view.isHighlighted = element.flag("highlighted") ?? false
    return view
  }

  /// The image that an element names in an attribute or in an `imageReference` of that key.
  func image(_ key: String, of element: StoryboardElement) -> UIImage? {
    if let reference = element.child("imageReference", key: key), let name = reference["image"] {
      let image = image(named: name, isSymbol: reference["catalog"] == "system", reference)
      switch reference["renderingMode"] {
      case "template": return image.withRenderingMode(.alwaysTemplate)
      case "original": return image.withRenderingMode(.alwaysOriginal)
      default: return image
      }
    }
    guard let name = element[key] else { return nil }
    return image(named: name, isSymbol: element["catalog"] == "system", element)
  }

  private func image(named name: String, isSymbol: Bool, _ element: StoryboardElement) -> UIImage {
    let size = document.resources.imageSizes[name]
    if !isSymbol, let asset = bundle.imageAsset(named: name, notedSize: size) {
      return UIImage(
        picture: asset.picture(for: traits), asset: asset, look: asset.look(for: traits))
    }
    report(at: element, "there is no image \"\(name)\"")
    return UIImage(Placeholder.picture(noted: size))
  }
}

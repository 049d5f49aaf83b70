extension StoryboardBuilder {
  func makeImageView(_ element: StoryboardElement) -> UIView {
    let view = UIImageView(frame: .zero)
    view.image = image("image", of: element)
    view.highlightedImage = image("highlightedImage", of: element)
    view.isHighlighted = element.flag("highlighted") ?? false
    view.adjustsImageSizeForAccessibilityContentSizeCategory =
      element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
    return view
  }

  /// The image that an element names in an attribute or in an `imageReference` of that key.
  func image(_ key: String, of element: StoryboardElement) -> UIImage? {
    let reference = element.child("imageReference", key: key)
    guard let name = reference?["image"] ?? element[key] else { return nil }
    let place = reference ?? element
    let image =
      place["catalog"] == "system"
      ? symbol(name, of: element, scale: reference?["symbolScale"])
      : image(named: name, place)
    switch reference?["renderingMode"] {
    case "template": return image.withRenderingMode(.alwaysTemplate)
    case "original": return image.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  private func image(named name: String, _ element: StoryboardElement) -> UIImage {
    let size = document.resources.imageSizes[name]
    let use = (file: document.path, position: element.position)
    if let asset = bundle.imageAsset(named: name, notedSize: size, use: use) {
      let picture = asset.picture(for: traits)
      // A size that is noted otherwise belongs to a picture that was there before.
      let isSame = size.map {
        abs($0.width - picture.size.width) < 1 && abs($0.height - picture.size.height) < 1
      }
      return UIImage(
        picture: picture, asset: asset, look: asset.look(for: traits),
        notedSize: isSame == true ? size : nil)
    }
    if bundle.hasForeignImage(named: name) {
      report(at: element, "the image \"\(name)\" leads out of the app's folder")
    } else {
      report(.warning, at: element, "there is no image \"\(name)\"")
    }
    return UIImage(Placeholder.picture(noted: size))
  }

  /// A drawing that stands for one of the system's symbols, in the tint colour.
  func symbol(_ name: String, of element: StoryboardElement, scale: String? = nil) -> UIImage {
    if !SystemSymbol.isKnown(name) {
      reportOnce(
        at: element,
        "the symbol \"\(name)\" is not drawn here; a box of dashes stands for it")
    }
    let configuration = element.child("preferredSymbolConfiguration")
    var size = configuration?.number("pointSize") ?? UIFont.labelFontSize
    if configuration?["configurationType"] == "font",
      let font = configuration.flatMap({ font("fontDescription", of: $0) })
    {
      size = font.pointSize
    }
    switch configuration?["scale"] ?? scale {
    case "large": size *= Self.largeSymbol
    case "small": size *= Self.smallSymbol
    default: break
    }
    let picture = SystemSymbol.picture(
      named: name, noted: document.resources.imageSizes[name], pointSize: size,
      weight: configuration?["weight"].flatMap(UIFont.Weight.init(storyboardWord:)) ?? .regular)
    return UIImage(picture).withRenderingMode(.alwaysTemplate)
  }

  /// How much larger or smaller symbols of these scales are; by eye from iOS, ours.
  private static let largeSymbol: CGFloat = 1.28
  private static let smallSymbol: CGFloat = 0.79
}

import Graphics

extension StoryboardLint {
  /// The attributes that name images.
  private static let imageKeys = [
    "image", "highlightedImage", "selectedImage", "backgroundImage", "background",
    "disabledBackground", "landscapeImage", "largeContentSizeImage", "minimumValueImage",
    "maximumValueImage", "selectionIndicatorImage", "shadowImage",
  ]

  /// Images and colours that are missing, and files that are of another scale than their slot.
  func checkAssets() {
    var seen: Set<String> = []
    for element in document.root.descendants {
      if element.name == "color", let name = element["name"], element["systemColor"] == nil {
        if bundle.colorSet(named: name) == nil {
          add(at: element, "no asset catalog has the color \"\(name)\"")
        }
        continue
      }
      // The document's own notes of its images are no uses of them, nor is the trait to be one.
      let isUse = element.name != "image" && element.name != "accessibilityTraits"
      guard isUse, element["catalog"] != "system" else { continue }
      for name in Self.imageKeys.compactMap({ element[$0] }) {
        guard let set = bundle.imageSet(named: name) else {
          let isForeign = bundle.hasForeignImage(named: name)
          add(
            at: element,
            isForeign
              ? "the image \"\(name)\" leads out of the app's folder"
              : "there is no image \"\(name)\"")
          continue
        }
        if seen.insert(name).inserted { checkScales(of: set, named: name, at: element) }
      }
    }
  }

  /// Pictures of one set that are for the same surroundings but for the scale must be equally large
  /// in points, and as large as the document notes.
  private func checkScales(of set: ImageSet, named name: String, at element: StoryboardElement) {
    var sizes: [(variant: ImageSet.Variant, size: CGSize)] = []
    for variant in set.variants {
      guard let picture = bundle.images.picture(of: variant, reportingTo: bundle.diagnostics)
      else { continue }
      sizes.append((variant, picture.size))
    }
    for (variant, size) in sizes where variant.scale != nil {
      let like = sizes.first {
        $0.variant.conditions == variant.conditions && $0.variant.scale != nil
      }
      guard let like, like.variant != variant, !Self.isNear(like.size, size) else { continue }
      let message =
        "\"\(variant.path.lastPathPart)\" is \(Self.word(size)) points at "
        + "\(Self.word(variant.pixelScale))x, but \"\(like.variant.path.lastPathPart)\" is "
        + "\(Self.word(like.size)) at \(Self.word(like.variant.pixelScale))x"
      if let position = variant.position {
        add(Diagnostic(.warning, file: set.folder + "/Contents.json", at: position, message))
      } else {
        add(.warning, at: element, message)
      }
    }
    guard let noted = document.resources.imageSizes[name], let size = sizes.first?.size,
      !sizes.contains(where: { Self.isNear($0.size, noted) }), Self.isScaled(size, from: noted)
    else { return }
    let note = document.root.child("resources")?.children("image").first { $0["name"] == name }
    add(
      .warning, at: note ?? element,
      "the document notes \(Self.word(noted)) points for \"\(name)\", which has "
        + "\(Self.word(size))")
  }

  /// Sizes may differ by a pixel of the coarsest scale, as files are rounded to pixels.
  private static func isNear(_ one: CGSize, _ other: CGSize) -> Bool {
    abs(one.width - other.width) <= 1 && abs(one.height - other.height) <= 1
  }

  /// Whether one size is the other at another scale; a picture that was exchanged since the note
  /// was written is not.
  private static func isScaled(_ size: CGSize, from noted: CGSize) -> Bool {
    let ratio = max(noted.width / size.width, size.width / noted.width)
    let scaled =
      noted.width > size.width
      ? CGSize(width: size.width * ratio, height: size.height * ratio)
      : CGSize(width: size.width / ratio, height: size.height / ratio)
    return [1.5, 2, 3, 4].contains { abs(ratio - $0) < 0.05 } && isNear(scaled, noted)
  }

  private static func word(_ size: CGSize) -> String {
    "\(word(size.width))x\(word(size.height))"
  }

  private static func word(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

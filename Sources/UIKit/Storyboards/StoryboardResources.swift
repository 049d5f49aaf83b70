/// What a document notes about the images and colours it names, for when they can't be found.
nonisolated struct StoryboardResources: Sendable {
  /// The sizes of images in points, as they were when the file was saved.
  let imageSizes: [String: CGSize]
  /// The elements with the colours of an asset catalog, as they were when the file was saved.
  let namedColors: [String: StoryboardElement]
  /// The elements with the system's colours, as they were when the file was saved.
  let systemColors: [String: StoryboardElement]
  /// The names of the files with the fonts that the app brings along, by the fonts' names.
  let fontFiles: [String: String]

  init(_ element: StoryboardElement?, fonts: StoryboardElement?) {
    var fontFiles: [String: String] = [:]
    for file in fonts?.children ?? [] {
      for name in file.children("string") { fontFiles[name.text] = file.key }
    }
    self.fontFiles = fontFiles
    var imageSizes: [String: CGSize] = [:]
    var namedColors: [String: StoryboardElement] = [:]
    var systemColors: [String: StoryboardElement] = [:]
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        if let width = child.number("width"), let height = child.number("height") {
          imageSizes[name] = CGSize(width: max(0, width), height: max(0, height))
        }
      case "namedColor": namedColors[name] = child.child("color")
      case "systemColor": systemColors[name] = child.child("color")
      default: break
      }
    }
    self.imageSizes = imageSizes
    self.namedColors = namedColors
    self.systemColors = systemColors
  }
}

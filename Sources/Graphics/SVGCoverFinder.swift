import Foundation

/// Finds the clips and masks that are a rectangle as large as the whole picture.
struct SVGCoverFinder {
  /// The ids of those that were found.
  private(set) var ids: Set<String> = []
  private var size: CGSize?
  private var open: String?
  private var shapes: [SVGTag] = []

  /// Takes the next tag of the file.
  mutating func see(_ tag: SVGTag) {
    switch tag.name {
    case "svg" where size == nil:
      size =
        tag.viewBoxSize
        ?? CGSize(width: tag.number("width") ?? 0, height: tag.number("height") ?? 0)
    case "clipPath", "mask":
      open = tag.attribute("id")
      shapes = []
    case "/clipPath", "/mask":
      if let open, shapes.count == 1, covers(shapes[0]) { ids.insert(open) }
      open = nil
    default:
      if open != nil, !tag.name.hasPrefix("/") { shapes.append(tag) }
    }
  }

  private func covers(_ tag: SVGTag) -> Bool {
    guard tag.name == "rect", let size, let width = tag.number("width"),
      let height = tag.number("height"), tag.attribute("transform") == nil
    else { return false }
    let (x, y) = (tag.number("x") ?? 0, tag.number("y") ?? 0)
    return x <= 0 && y <= 0 && x + width >= size.width && y + height >= size.height
  }
}

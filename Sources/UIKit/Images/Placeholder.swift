import Graphics

/// The picture that stands for one that is missing: a crossed box that shows on light and dark.
nonisolated enum Placeholder {
  /// The side of the box where no size is known, in points; ours, a finger's width.
  static let side: CGFloat = 44

  /// The placeholder where no size is known.
  static let square = picture()

  /// A placeholder of a size, if one is known.
  static func picture(noted size: CGSize?) -> Graphics.Image {
    size.map { picture(size: $0) } ?? square
  }

  /// A placeholder of a size in points.
  static func picture(size: CGSize = CGSize(width: side, height: side)) -> Graphics.Image {
    let width = min(max(size.width, 1), 4096)
    let height = min(max(size.height, 1), 4096)
    let shapes = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">
      <rect width="\(width)" height="\(height)" fill="#ff2d55" fill-opacity="0.18"/>
      <path d="M1 1H\(width - 1)V\(height - 1)H1ZM1 1L\(width - 1) \(height - 1)M\(width - 1) 1L1 \
      \(height - 1)" fill="none" stroke="#ff2d55" stroke-width="1.5"/>
      </svg>
      """
    if let picture = try? Graphics.Image(data: Data(shapes.utf8), scale: 1, name: "placeholder") {
      return picture
    }
    return Graphics.Image(bitmap: Bitmap(width: Int(width), height: Int(height)), scale: 1)
  }
}

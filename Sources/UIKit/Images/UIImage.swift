import Graphics

/// A picture for image views and buttons; it never changes.
nonisolated public final class UIImage: Hashable, Sendable {
  /// How a picture is coloured.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown has it.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As a shape in the tint colour.
    case alwaysTemplate = 2
  }

  /// How the parts between the caps fill the space.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Scaled.
    case stretch = 1
  }

  /// What a picture has beside its pixels.
  struct Look: Hashable, Sendable {
    var renderingMode = RenderingMode.automatic
    var slicing: Slicing?
    var tint: UIColor?
    /// Whether it is drawn the other way round, being made for the other direction of reading.
    var isMirrored = false
  }

  /// Caps that keep their size.
  struct Slicing: Hashable, Sendable {
    var insets: UIEdgeInsets
    var mode: ResizingMode
  }

  /// The picture for the traits it was asked for with.
  let picture: Graphics.Image
  /// The set that has the picture for other traits.
  let asset: ImageAsset?
  let look: Look
  /// The size in points that a document notes for it, in whole points as Interface Builder lays it
  /// out; nil for the picture's own.
  private let notedSize: CGSize?

  init(
    picture: Graphics.Image, asset: ImageAsset? = nil, look: Look = Look(),
    notedSize: CGSize? = nil
  ) {
    self.picture = picture
    self.asset = asset
    self.look = look
    self.notedSize = notedSize
  }

  /// Makes an image of a picture that is at hand.
  convenience init(_ picture: Graphics.Image) {
    self.init(picture: picture, asset: nil)
  }

  /// Decodes PNG, JPEG, GIF, BMP, WebP, SVG or PDF at 1x; nil if it can't be read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes a picture of `scale` pixels per point; nil if it can't be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let picture = try? Graphics.Image(data: data, scale: scale, name: "data")
    else { return nil }
    self.init(picture)
  }

  /// Reads a file, at the scale that `@2x` or `@3x` in its name says; nil if it can't be read.
  public convenience init?(contentsOfFile path: String) {
    let base = path.withoutFileExtension
    let scale: CGFloat = base.hasSuffix("@3x") ? 3 : base.hasSuffix("@2x") ? 2 : 1
    let url = URL(fileURLWithPath: path)
    guard let picture = try? Graphics.Image.load(contentsOf: url, scale: scale) else { return nil }
    self.init(picture)
  }

  /// The size in points.
  public var size: CGSize { notedSize ?? picture.size }

  /// Pixels per point.
  public var scale: CGFloat { picture.scale }

  /// How the picture is coloured.
  public var renderingMode: RenderingMode { look.renderingMode }

  /// The widths of the parts at the edges that keep their size, in points.
  public var capInsets: UIEdgeInsets { look.slicing?.insets ?? .zero }

  /// How the parts between the caps fill the space.
  public var resizingMode: ResizingMode { look.slicing?.mode ?? .tile }

  /// The same picture, coloured in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// The same picture as a shape in a colour, where it isn't drawn in the tint colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changing { $0.tint = color }
  }

  /// The same picture as a shape in a colour, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same picture with caps that keep their size, in points; what is between is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture with caps that keep their size, in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changing { $0.slicing = Slicing(insets: capInsets, mode: resizingMode) }
  }

  /// The picture as a PNG file, shapes drawn at 1x; nil if it can't be made.
  public func pngData() -> Data? {
    let width = Int((size.width * scale).rounded())
    let height = Int((size.height * scale).rounded())
    return try? picture.bitmap(pixelWidth: width, pixelHeight: height).pngData()
  }

  private func changing(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(picture: picture, asset: asset, look: look, notedSize: notedSize)
  }

  /// Whether both are the same picture with the same look.
  public static func == (one: UIImage, other: UIImage) -> Bool {
    one.picture === other.picture && one.look == other.look
  }

  /// Hashes the picture's identity and its look.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(picture))
    hasher.combine(look)
  }
}

/// Something that has a title and a picture and can be chosen.
open class UIMenuElement {
  final var currentTitle: String
  final var currentImage: UIImage?

  init(title: String, image: UIImage?) {
    currentTitle = title
    currentImage = image
  }

  /// What the element is called.
  open var title: String { currentTitle }

  /// The picture beside the title.
  open var image: UIImage? { currentImage }
}

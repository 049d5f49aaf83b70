/// A place between two characters of a text.
open class UITextPosition {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
  }
}

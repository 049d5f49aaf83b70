import UIKit

/// The keyboard of emoji in the place of the letters.
extension KeyboardView {
  /// Scrolls to the beginning of a group.
  func showEmoji(_ category: EmojiCategory) { emojiView?.show(category) }

  /// Shows the emoji while they are asked for; `isNew` says that there were other keys before.
  func updateEmoji(isNew: Bool) {
    guard state.plane == .emoji else {
      emojiView?.hidePopup()
      emojiView?.hideTones()
      emojiView?.isHidden = true
      return
    }
    let emojiView = self.emojiView ?? makeEmojiView()
    emojiView.isHidden = false
    emojiView.show(metrics: metrics, state: state)
    if isNew { emojiView.begin() }
    UIView.performWithoutAnimation { placeEmoji() }
  }

  /// Notes the emoji in a text that hasn't come from these keys as used.
  func noteEmoji(in text: String) {
    for character in text {
      guard let first = character.unicodeScalars.first, !first.isASCII, first.properties.isEmoji
      else { continue }
      let emojiView = self.emojiView ?? makeEmojiView()
      emojiView.isHidden = state.plane != .emoji
      emojiView.note(String(character))
    }
  }

  private func makeEmojiView() -> EmojiView {
    let new = EmojiView(metrics: metrics)
    new.didChoose = { [weak self] in self?.didChooseEmoji($0) }
    new.didReach = { [weak self] category in
      guard let self, category != state.category else { return }
      state.category = category
      updateLooks()
    }
    insertSubview(new, aboveSubview: background)
    emojiView = new
    return new
  }

  /// Stands where the keys begin, or above them in the place of the words.
  func placeEmoji() {
    emojiView?.frame.origin = CGPoint(x: 0, y: place.keysTop + metrics.emojiTop)
  }
}

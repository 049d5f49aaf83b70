import UIKit

extension KeyboardController {
  /// Everything that the keyboard's picture depends on.
  struct Configuration: Equatable {
    let type: UIKeyboardType
    let metrics: KeyboardMetrics
    let layout: KeyboardLayout
    let state: KeyboardState

    /// Reads it off the edited text; keys that stay the same are taken from before.
    init(
      _ entry: any UIKeyInput, typing: KeyboardTyping, model: DeviceModel,
      orientation: Orientation, application: UIApplication, words: () -> WordList,
      before: Configuration?
    ) {
      type = entry.keyboardType
      metrics = KeyboardMetrics(
        model: model, orientation: orientation, hasBanner: Self.hasBanner(entry))
      if let before, before.type == type, before.state.plane == typing.plane,
        before.metrics == metrics
      {
        layout = before.layout
      } else {
        layout = KeyboardLayout(type: type, plane: typing.plane, metrics: metrics)
      }
      state = KeyboardState(
        shift: typing.shift, plane: typing.plane,
        returnKey: ReturnKey(
          type: entry.returnKeyType,
          isEnabled: !entry.enablesReturnKeyAutomatically || entry.hasText),
        isDark: Self.isDark(entry, screen: application.screen), isPad: model.isPad,
        isLandscape: orientation.isLandscape, language: application.language,
        offers: Self.offers(for: entry, from: words))
    }

    private static func offers(
      for entry: any UIKeyInput, from words: () -> WordList
    ) -> [WordOffer] {
      guard entry.takesOfferedWords, let entry = entry as? any TextEntry, !entry.isComposing
      else { return [] }
      let text = entry.textBeforeSelection
      guard
        text.last?.isLetter == true || text.last == "'" || text.last == "’"
      else { return [] }
      return WordOffer.offers(after: text, from: words())
    }

    /// Whether words are offered: not for secrets and numbers, nor where nothing is corrected
    /// and the text's meaning isn't known.
    private static func hasBanner(_ entry: any UIKeyInput) -> Bool {
      if entry.isSecureTextEntry || entry.keyboardType.isPad { return false }
      return entry.autocorrectionType != .no || entry.textContentType != nil
    }

    private static func isDark(_ entry: any UIKeyInput, screen: UIScreen) -> Bool {
      switch entry.keyboardAppearance {
      case .dark: return true
      case .light: return false
      case .default: break
      }
      let traits = (entry as? UIView)?.traitCollection ?? screen.traitCollection
      return traits.userInterfaceStyle == .dark
    }
  }
}

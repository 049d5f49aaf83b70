import UIKit

extension KeyboardController {
  /// Everything that the keyboard's picture depends on.
  struct Configuration: Equatable {
    let type: UIKeyboardType
    let hasEmoji: Bool
    let metrics: KeyboardMetrics
    let layout: KeyboardLayout
    private(set) var state: KeyboardState

    /// Reads it off the edited text; keys that stay the same are taken from before.
    init(
      _ entry: any UIKeyInput, typing: KeyboardTyping, model: DeviceModel,
      orientation: Orientation, application: UIApplication, words: () -> WordList,
      passwords: PasswordsOffer,
      before: Configuration?
    ) {
      type = typing.keyboardType
      hasEmoji = entry.takesEmoji
      metrics = KeyboardMetrics(
        model: model, orientation: orientation,
        // An iPad's bar has more than words.
        hasPredictiveBar: entry.takesPredictions || entry.takesPasswords
          || (model.isPad && !entry.isSecureTextEntry))
      if let before, before.type == type, before.hasEmoji == hasEmoji,
        before.state.plane == typing.plane,
        before.metrics == metrics
      {
        layout = before.layout
      } else {
        layout = KeyboardLayout(
          type: type, plane: typing.plane, metrics: metrics, hasEmoji: hasEmoji)
      }
      state = KeyboardState(
        shift: typing.shift, plane: typing.plane,
        returnKey: ReturnKey(
          type: entry.returnKeyType,
          isEnabled: !entry.enablesReturnKeyAutomatically || entry.hasText),
        isDark: Self.isDark(entry, screen: application.screen), isPad: model.isPad,
        isLandscape: orientation.isLandscape, language: application.language)
      state.hasCapsLock = metrics.isFullSize
      if model.isPad { state.shortcuts = Self.shortcuts(for: entry) }
      guard typing.plane != .emoji else { return }
      state.predictions = Self.predictions(
        for: entry, in: application.language, from: words,
        allCaps: typing.shift == .locked || entry.autocapitalizationType == .allCharacters)
      if entry.takesPasswords, state.predictions.isEmpty { state.passwords = passwords }
    }

    /// Undo, redo and paste; with a selection, cut, copy and paste (iOS).
    private static func shortcuts(for entry: any UIKeyInput) -> [Shortcut] {
      guard let entry = entry as? any TextEntry, !entry.isSecureTextEntry else { return [] }
      let commands: [EditingCommand] =
        entry.selectedOffsets.isEmpty ? [.undo, .redo, .paste] : [.cut, .copy, .paste]
      return commands.map { Shortcut(command: $0, isEnabled: entry.canPerform($0)) }
    }

    private static func predictions(
      for entry: any UIKeyInput, in language: String, from words: () -> WordList, allCaps: Bool
    ) -> [Prediction] {
      guard entry.takesPredictions, let entry = entry as? any TextEntry, !entry.isComposing,
        // A word that stands in the way of its own end can't be taken for another.
        entry.isAtEndOfWord
      else { return [] }
      let words = words()
      // English words are of no use to who writes Chinese.
      guard language == words.language || language.hasPrefix(words.language + "-") else {
        return []
      }
      let text = entry.textBeforeSelection
      guard
        text.last?.isLetter == true || text.last == "'" || text.last == "’"
      else { return [] }
      return Prediction.predictions(after: text, from: words, allCaps: allCaps)
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

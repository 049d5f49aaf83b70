extension UITextField {
  /// How long the last character can be read, in seconds (1 to 2 on other systems; ours).
  static let echoDuration: TimeInterval = 1.5

  /// The text as it is shown: itself or bullets.
  var displayedText: DisplayedText {
    let text = editor.content.string
    guard isSecureTextEntry else { return DisplayedText(text) }
    return DisplayedText(hiding: text, except: echo?.offset)
  }

  func stopEcho() {
    if let echo { echo.clock.cancel(echo.token) }
    echo = nil
  }

  func startEcho(of offset: Int) {
    let clock = UIApplication.shared.clock
    let token = clock.schedule(after: Self.echoDuration) { [weak self] in
      self?.echo = nil
      self?.textDidChange()
    }
    echo = (offset, clock, token)
  }
}

extension UIButton {
  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Makes a button of a kind that is called and runs as an action says.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    take(buttonType)
    if let primaryAction { show(primaryAction) }
  }

  private func take(_ type: ButtonType) {
    buttonType = type
    guard type == .close else { return }
    let mark = CloseMark(frame: CGRect(origin: .zero, size: CloseMark.size))
    self.mark = mark
    addSubview(mark)
    accessibilityLabel = SystemWord.close.text(in: UIApplication.shared.language)
  }

  func show(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }
}

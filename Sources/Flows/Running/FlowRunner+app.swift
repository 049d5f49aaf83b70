import Phone

extension FlowRunner {
  /// `launchApp`: the app starts again, unless it is only to be brought to the front.
  func launch(_ launch: FlowLaunch) throws {
    try check(app: launch.appId)
    var arguments: [String: String] = [:]
    for argument in launch.arguments {
      arguments[try text(argument.name)] = try text(argument.value)
    }
    device.launch(stopsFirst: launch.stopsApp || launch.clearsState, arguments: arguments)
    lastInteraction = device.time
  }

  /// `stopApp`, `killApp`, `clearState`.
  func stop(_ app: Template?) throws {
    try check(app: app)
    device.stop()
    lastInteraction = device.time
  }

  /// Any app is this one, but what names it must have a value.
  private func check(app: Template?) throws {
    if let app { _ = try text(app) }
  }

  /// `setOrientation`.
  func turn(_ template: Template) throws {
    let name = try text(template)
    guard let orientation = FlowOrientation(named: name) else {
      throw FlowFailure(.invalidValue(name, wanted: "an orientation"))
    }
    device.send(.rotate(orientation.phone))
    settle(milliseconds: nil)
  }

  /// `setDarkMode`.
  func setDarkMode(_ template: Template) throws {
    let name = try text(template)
    guard let value = DarkModeValue(named: name) else {
      throw FlowFailure(.invalidValue(name, wanted: "enabled or disabled"))
    }
    setAppearance(value == .enabled ? .dark : .light)
  }

  func setAppearance(_ appearance: Appearance) {
    device.send(.appearance(appearance))
    settle(milliseconds: nil)
  }
}

extension FlowOrientation {
  fileprivate var phone: Orientation {
    switch self {
    case .portrait: .portrait
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .upsideDown: .portraitUpsideDown
    }
  }
}

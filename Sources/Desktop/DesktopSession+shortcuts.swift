import Foundation
import Graphics
import Phone

extension DesktopSession {
  /// How many times slower Ctrl+T makes animations, as in Apple's Simulator.
  private static let slowAnimations = 10.0

  /// Does what a shortcut of the window stands for.
  func perform(_ shortcut: Shortcut) {
    guard mayPerform(shortcut) else { return }
    phone.advance(to: pace.phoneTime)
    switch shortcut {
    case .softwareKeyboard: send(.toggleSoftwareKeyboard)
    case .hardwareKeyboard: send(.toggleHardwareKeyboard)
    case .rotateLeft: rotate(by: 1)
    case .rotateRight: rotate(by: -1)
    case .screenshot: saveScreenshot()
    case .slowAnimations:
      pace.setSlowness(pace.slowness > 1 ? 1 : max(options.slowness, Self.slowAnimations))
      show(message: pace.slowness > 1 ? "Slow animations" : "Animations at full speed")
    case .appearance: send(.appearance(phone.appearance == .dark ? .light : .dark))
    case .relaunch: relaunch()
    case .nextModel: changeModel(by: 1)
    case .previousModel: changeModel(by: -1)
    case .physicalSize, .pointAccurate, .pixelAccurate:
      if let scale = picture.scale(shortcut, for: phone), !picture.fit(phone, scale: scale) {
        show(message: "As large as fits the display")
      }
    case .close: isRunning = false
    case .help:
      showsHelp.toggle()
      picture.isStale = true
    }
  }

  /// Turns the phone and then the window; the time that the window needs isn't the phone's, so that
  /// the turn is seen from its start.
  private func rotate(by quarters: Int) {
    let scale = picture.placement.scale
    send(.rotate(phone.heldOrientation.turned(by: quarters)))
    if phone.heldOrientation != phone.orientation {
      show(message: "Upside down an iPhone stays as it was")
    }
    picture.fit(phone, scale: scale)
    pace.restart(at: phone.time)
  }

  /// Starts the app anew on the phone as it is held.
  func relaunch() {
    setup.orientation = phone.orientation
    setup.appearance = phone.appearance
    phone = makePhone(setup)
    joinClipboard()
    pace.restart()
    picture.isStale = true
    recorder?.didLaunch()
  }

  /// Starts the app anew on the model that comes so many places later in the list.
  private func changeModel(by places: Int) {
    let models = DeviceModel.all
    let place = models.firstIndex(of: setup.model) ?? 0
    setup.model = models[(place + places + models.count) % models.count]
    let scale = picture.placement.scale
    relaunch()
    endMessage()
    picture.fit(phone, scale: scale)
  }

  private func saveScreenshot() {
    do {
      let url = try phone.saveScreenshot(in: options.screenshots, name: recorder?.pictureName) {
        url, write in
        if let watch { try watch.ignoring(url, while: write) } else { try write() }
      }
      recorder?.didTakeScreenshot(url.deletingPathExtension().lastPathComponent)
      show(message: "Saved \(url.lastPathComponent) in \(options.screenshots.path)")
      try StandardOutput.print(url.path)
    } catch let error as OutputError {
      // The picture is there all the same.
      if !error.isUnwanted { StandardError.print("foyer: \(error)") }
    } catch {
      StandardError.print("foyer: no screenshot: \(error)")
      show(message: "No screenshot: \(error)")
    }
  }
}

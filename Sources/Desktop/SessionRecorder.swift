import Foundation
import Phone

/// Follows what is done to the phone in a window.
package protocol SessionRecorder: AnyObject {
  /// What stands in the title bar beside the model.
  var title: String { get }
  /// What the names of pictures begin with.
  var pictureName: String { get }
  /// Whether it wants to be told of time that passes although nothing changes.
  var needsTime: Bool { get }
  /// Told of an event before the phone takes it.
  func willTake(_ event: PhoneEvent, on phone: Phone)
  /// Told of an event after the phone has taken it.
  func didTake(_ event: PhoneEvent, on phone: Phone)
  /// Told that the phone's time has passed; it may take as long as nothing urgent happens.
  func timeDidPass(on phone: Phone, isInterrupted: @escaping () -> Bool)
  /// Told that the app was started anew.
  func didLaunch()
  /// Told that a picture was saved under a name.
  func didTakeScreenshot(_ name: String)
}

extension DesktopSession {
  /// How often a recorder is told of time while nothing changes, in seconds; ours.
  static let recorderInterval = 0.1

  /// Lets something happen to the phone.
  func send(_ event: PhoneEvent) {
    recorder?.willTake(event, on: phone)
    phone.send(event)
    recorder?.didTake(event, on: phone)
    updateTitle()
  }

  /// Lets a recorder see what time has done.
  func tellRecorder() {
    guard let recorder else { return }
    recorder.timeDidPass(on: phone) { DesktopWindow.hasInput }
    updateTitle()
  }

  /// Whether a shortcut does what a recording can hold; tells if it doesn't.
  func mayPerform(_ shortcut: Shortcut) -> Bool {
    let foreign: [Shortcut] = [.softwareKeyboard, .hardwareKeyboard, .nextModel, .previousModel]
    guard recorder != nil, foreign.contains(shortcut) else { return true }
    show(message: "Not while recording: no flow can do that")
    return false
  }

  /// What stands in the title bar when there is no message.
  var title: String {
    Self.title(of: phone.model, showing: options.document)
      + (recorder.map { " - \($0.title)" } ?? "")
  }

  private func updateTitle() {
    guard recorder != nil, messageEnd == nil, shownTitle != title else { return }
    shownTitle = title
    window.setTitle(title)
  }
}

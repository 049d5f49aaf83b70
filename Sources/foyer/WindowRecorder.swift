import Desktop
import Flows
import Phone

/// Writes down what is done in a window.
final class WindowRecorder: SessionRecorder {
  let recording: FlowRecording
  private let file: RecordingFile

  init(_ file: RecordingFile, makeDevice: @escaping @MainActor () -> PhoneDevice) {
    self.file = file
    recording = FlowRecording(makeDevice: makeDevice, save: file.save)
  }

  /// Writes the first steps, now that there is a window.
  func begin() { recording.begin() }

  var title: String {
    let count = recording.count
    let state = file.failure == nil ? "recording" : "CANNOT WRITE"
    return "\(state) \(file.name).yaml, \(count) step\(count == 1 ? "" : "s")"
  }

  var pictureName: String { file.name }

  var needsTime: Bool { recording.needsTime }

  func willTake(_ event: PhoneEvent, on phone: Phone) { recording.willTake(event, on: phone) }

  func didTake(_ event: PhoneEvent, on phone: Phone) { recording.didTake(event, on: phone) }

  func timeDidPass(on phone: Phone, isInterrupted: @escaping () -> Bool) {
    recording.isInterrupted = isInterrupted
    recording.timeDidPass(on: phone)
  }

  func didLaunch() { recording.didLaunch() }

  func didTakeScreenshot(_ name: String) { recording.didTakeScreenshot(name) }
}

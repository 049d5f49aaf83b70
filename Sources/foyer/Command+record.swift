import Desktop
import Flows
import Foundation
import Graphics
import Phone

extension Command {
  static let record = Command(
    name: "record", summary: "Open the prototype in a window and write what is done as a flow",
    operand: Operand(name: "OUT.yaml"),
    options: Option.phone + [.force, .scale, .bezel, .slow, .screenshots]
  ) { arguments in
    let setup = try PhoneSetup(arguments)
    let file = try RecordingFile(
      arguments.operands.first ?? "", setup: setup, replaces: arguments.has(.force))
    let options = DesktopSession.Options(
      scale: try arguments.scale, hasBezel: arguments.has(.bezel),
      slowness: try arguments.number(.slow, in: 0.01...1000) ?? 1,
      screenshots: URL(fileURLWithPath: arguments.value(.screenshots) ?? "."))
    let makeDevice: @MainActor () -> PhoneDevice = {
      PhoneDevice(setup, makePhone: Phone.prototype)
    }
    let recorder = WindowRecorder(file, makeDevice: makeDevice)
    let session = try DesktopSession(
      setup, options: options, recorder: recorder, makePhone: Phone.prototype)
    recorder.begin()
    try StandardOutput.print("Recording \(file.path); close the window to end")
    try session.run()
    recorder.recording.finish(on: session.phone)
    if let failure = file.failure { throw failure }
    try file.compare(
      .run(
        file.path, secrets: recorder.recording.secrets, recorded: session.phone, on: makeDevice()))
  }
}

extension FlowRunner {
  /// `startRecording`; nothing happens while a film is being made.
  func startRecording(_ path: Template) throws {
    let name = try text(path)
    guard let folder, filmed == nil else { return }
    let file = try folder.place(of: name, extension: "mp4", in: "startRecording")
    let film = try Film(file, of: device.picture(), at: device.time)
    device = FilmedDevice(device, film, file: file, step: steps.count)
  }

  /// `stopRecording`; nothing happens if no film is being made.
  func stopRecording() throws {
    guard let filmed else { return }
    defer { device = filmed.device }
    try filmed.finish()
    folder?.add(filmed.file, ofStep: filmed.step)
    lastInteraction = device.time
  }

  private var filmed: FilmedDevice? { device as? FilmedDevice }
}

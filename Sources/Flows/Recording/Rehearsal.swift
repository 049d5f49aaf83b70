import Foundation
import Phone

/// A phone without a window that does what a recording says, to see where that leads.
@MainActor
final class Rehearsal {
  private static let path = "recording"

  private let makeDevice: @MainActor () -> PhoneDevice
  private var device: PhoneDevice?
  private var runner: FlowRunner?
  private var done: [RecordedStep] = []
  private var hasFailed = false

  init(makeDevice: @escaping @MainActor () -> PhoneDevice) { self.makeDevice = makeDevice }

  /// Does the steps, from the start if need be; false where one of them fails.
  func perform(_ steps: [RecordedStep]) -> Bool {
    if device == nil || hasFailed || !steps.starts(with: done) { start() }
    for step in steps.dropFirst(done.count) {
      done.append(step)
      guard perform(step) else {
        hasFailed = true
        return false
      }
    }
    return true
  }

  private func start() {
    let device = makeDevice()
    self.device = device
    runner = FlowRunner(FlowLibrary(paths: []), on: device)
    (done, hasFailed) = ([], false)
  }

  private func perform(_ step: RecordedStep) -> Bool {
    // A picture changes nothing.
    if case .takeScreenshot = step { return true }
    guard let runner else { return false }
    if case .inputSecret(let name, let text) = step { runner.scope.define(name, text) }
    let library = FlowLibrary(checking: SourceFile(path: Self.path, text: step.yaml))
    guard !library.hasErrors, let steps = library.flows[Self.path]?.steps else { return false }
    return (try? runner.run(steps)) != nil
  }

  /// Lets things come to rest, as every step that touches something does before it.
  func settle() { runner?.settle() }

  /// What the screen is now.
  var facts: ScreenFacts? {
    device.map { ScreenFacts($0.snapshot, edited: $0.phone?.editedText) }
  }

  /// Where everything is now.
  var places: ScreenPlaces? { device.map { ScreenPlaces($0.snapshot) } }

  /// The size of the screen and how much of it the keyboard leaves, in points.
  var room: (size: CGSize, free: CGRect)? {
    guard let snapshot = device?.snapshot else { return nil }
    var free = CGRect(origin: .zero, size: snapshot.size)
    if let keyboard = snapshot.keyboard { free.size.height = keyboard.frame.minY }
    return (snapshot.size, free)
  }
}

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
    device.map {
      ScreenFacts(
        $0.snapshot, edited: $0.phone?.editedText, ring: $0.phone?.focusRing,
        emojiPage: $0.phone?.emojiPage ?? "", buttons: $0.phone?.keyboardButtons ?? [])
    }
  }

  /// The text that is edited and what is selected in it; nothing where there is none.
  var edited: [String]? { facts?.edited }

  /// A touch that puts the caret where it is; nil where there is none or no name for the field.
  func editedField(secrets: [String]) -> RecordedTarget? {
    guard let phone, let text = phone.editedText, text.selection.isEmpty,
      let field = phone.snapshot.all.last(where: \.isFocused),
      let selector = TargetFinder(phone.snapshot, secrets: secrets).selector(for: field)
    else { return nil }
    guard !text.string.isEmpty, let caret = phone.caretRect, field.frame.width > 0 else {
      return RecordedTarget(selector: selector)
    }
    let share = (caret.midX - field.frame.minX) / field.frame.width * 100
    let point = FlowPoint(x: min(max(Int(share.rounded()), 1), 99), y: 50)
    return RecordedTarget(selector: selector, point: point)
  }

  /// Whether something that scrolls is a part of the keyboard, so that a finger there doesn't put
  /// that away.
  func isOnKeyboard(_ name: String) -> Bool {
    guard let phone, let keyboard = phone.snapshot.keyboard?.frame,
      let frame = phone.scrolledViews.first(where: { $0.name == name })?.frame
    else { return false }
    return keyboard.contains(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// The phone as it is now.
  var phone: Phone? { device?.phone }
}

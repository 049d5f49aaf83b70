import Foundation
import Graphics
import Phone

/// A device of which a film is made: time passes as it does for the device, from picture to
/// picture.
@MainActor
final class FilmedDevice: FlowDevice {
  let device: any FlowDevice
  private let film: Film
  /// Where the film goes, and the number of the step that began it, from 1.
  let file: URL
  let step: Int
  /// Whether what is seen may be other than in the last picture.
  private var isChanged = false
  /// Why the film can't go on.
  private(set) var failure: FlowFailure?

  init(_ device: any FlowDevice, _ film: Film, file: URL, step: Int) {
    (self.device, self.film, self.file, self.step) = (device, film, file, step)
  }

  var identifier: String { device.identifier }
  var size: CGSize { device.size }
  var time: TimeInterval { device.time }
  var snapshot: ScreenSnapshot { device.snapshot }
  var isAtRest: Bool { device.isAtRest }
  var nextChange: TimeInterval? { device.nextChange }
  var isEditingText: Bool { device.isEditingText }
  var appearance: Appearance { device.appearance }
  func touchOrder(at point: CGPoint) -> Int? { device.touchOrder(at: point) }
  func picture() -> Bitmap { device.picture() }

  func send(_ event: PhoneEvent) {
    device.send(event)
    isChanged = true
  }

  func launch(stopsFirst: Bool, arguments: [String: String]) {
    device.launch(stopsFirst: stopsFirst, arguments: arguments)
    isChanged = true
  }

  func stop() {
    device.stop()
    isChanged = true
  }

  func advance(to time: TimeInterval) {
    while true {
      var moment = film.nextMoment(after: device.time)
      if !isChanged {
        // Nothing is seen to change before this.
        let change = device.nextChange ?? .infinity
        moment = max(moment, film.lastMoment(before: min(change, time)))
      }
      guard moment <= time + Film.slack else { break }
      isChanged = isChanged || (device.nextChange ?? .infinity) <= moment
      device.advance(to: min(moment, time))
      guard isChanged else { continue }
      isChanged = !device.isAtRest
      do throws(FlowFailure) {
        if failure == nil { try film.add(device.picture(), at: moment) }
      } catch {
        failure = error
      }
    }
    if let change = device.nextChange, change <= time { isChanged = true }
    device.advance(to: time)
  }

  /// Ends the film, not before its least length.
  func finish() throws(FlowFailure) {
    advance(to: max(device.time, film.start + Film.shortest))
    if let failure { throw failure }
    try film.finish(at: device.time)
  }
}

import Foundation
import Graphics
import Phone

/// The phone that this package simulates.
@MainActor
package final class PhoneDevice: FlowDevice {
  private let setup: PhoneSetup
  private let makePhone: @MainActor (PhoneSetup) -> Phone
  /// The phone that runs the app; nil while it runs none.
  package private(set) var phone: Phone?
  /// Told of everything that is about to be done to the phone.
  package var willSend: (PhoneEvent) -> Void = { _ in }
  /// Told of the moment that time is about to pass to, a frame or less from where something moves;
  /// until it returns the phone shows what was before.
  package var willPass: (TimeInterval) -> Void = { _ in }
  private var start: TimeInterval = 0
  /// How the device is held and looks while no app runs.
  private var state: (orientation: Orientation, appearance: Appearance)
  private var clock: TimeInterval = 0

  /// Switches a phone on and starts its app.
  package init(_ setup: PhoneSetup, makePhone: @escaping @MainActor (PhoneSetup) -> Phone) {
    self.setup = setup
    self.makePhone = makePhone
    state = (setup.orientation, setup.appearance)
    phone = makePhone(setup)
  }

  package var identifier: String { setup.model.id }
  package var size: CGSize { phone?.size ?? setup.model.size(in: state.orientation) }
  package var time: TimeInterval { phone.map { start + $0.time } ?? clock }
  package var snapshot: ScreenSnapshot {
    phone?.snapshot ?? ScreenSnapshot(size: size, elements: [])
  }
  package var isAtRest: Bool { phone?.isAtRest ?? true }
  package var nextChange: TimeInterval? { phone?.nextChange.map { start + $0 } }
  package var isEditingText: Bool { phone?.isEditingText ?? false }
  package var appearance: Appearance { phone?.appearance ?? state.appearance }

  package func send(_ event: PhoneEvent) {
    if case .appearance(let appearance) = event { state.appearance = appearance }
    willSend(event)
    phone?.send(event)
    // Not every phone turns in whichever way it is held.
    if case .rotate(let held) = event { state.orientation = phone?.orientation ?? held }
  }

  /// Lets time pass in the same steps whether anybody watches or not, so that watching changes
  /// nothing.
  package func advance(to time: TimeInterval) {
    guard let phone else {
      willPass(max(clock, time))
      clock = max(clock, time)
      return
    }
    let end = time - start
    var moment = phone.time
    repeat {
      moment = min(phone.momentAhead, end)
      willPass(start + moment)
      phone.advance(to: moment)
    } while moment < end
  }

  package func touchOrder(at point: CGPoint) -> Int? { phone?.touchOrder(at: point) }

  package func launch(stopsFirst: Bool, arguments: [String: String]) {
    guard stopsFirst || phone == nil else { return }
    stop()
    // As iOS does it: an app reads them as its defaults, and they are gone with the process.
    // Setting alone would add to those of the launch before.
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    UserDefaults.standard.setVolatileDomain(arguments, forName: UserDefaults.argumentDomain)
    var setup = setup
    (setup.orientation, setup.appearance) = state
    start = clock
    phone = makePhone(setup)
  }

  package func stop() {
    clock = time
    phone = nil
  }

  package func picture() -> Bitmap {
    let scale = setup.model.scale
    let bitmap = Bitmap(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    let canvas = Canvas(bitmap, scale: scale)
    if let phone {
      phone.draw(on: canvas)
    } else {
      canvas.fill(CGRect(origin: .zero, size: size), with: .black)
    }
    return bitmap
  }
}

extension Phone {
  /// The next moment that differs from now in what is seen, or a frame where something moves.
  @MainActor fileprivate var momentAhead: TimeInterval {
    guard let change = nextChange else { return .infinity }
    return change > time ? change : time + FlowTiming.frame
  }
}

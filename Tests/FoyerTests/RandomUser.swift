import Foundation
import Phone

@testable import Flows
@testable import foyer

/// Somebody who plays with the prototype while it is recorded; the same seed does the same.
final class RandomUser {
  private(set) var phone: Phone
  private let setup: PhoneSetup
  let recording: FlowRecording
  private var random: SeededGenerator
  private var wheelPlace = CGPoint.zero
  private var pictures = 0
  /// What was done, for whoever looks into a failure.
  private(set) var log: [String] = []

  init(_ setup: PhoneSetup, seed: UInt64, recording: FlowRecording) {
    (self.setup, self.recording) = (setup, recording)
    random = SeededGenerator(seed: seed &* 7919 &+ 17)
    phone = Phone.prototype(setup)
  }

  // MARK: Chance

  private func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(random.next() % UInt64(range.count))
  }

  private func time(_ range: ClosedRange<Double>) -> TimeInterval {
    range.lowerBound + Double(number(0...1000)) / 1000 * (range.upperBound - range.lowerBound)
  }

  private func pick<Item>(_ items: [Item]) -> Item? {
    items.isEmpty ? nil : items[number(0...items.count - 1)]
  }

  // MARK: Doing

  func send(_ event: PhoneEvent) {
    recording.willTake(event, on: phone)
    phone.send(event)
    recording.didTake(event, on: phone)
  }

  /// Lets time pass at the display's pace.
  func wait(_ duration: TimeInterval) {
    let end = phone.time + duration
    while phone.time < end {
      phone.advance(to: min(phone.time + 1.0 / 60, end))
      recording.timeDidPass(on: phone)
    }
  }

  func tap(_ point: CGPoint, holding duration: TimeInterval? = nil) {
    send(.touch(id: 0, phase: .began, location: point))
    wait(duration ?? time(0.03...0.18))
    send(.touch(id: 0, phase: .ended, location: point))
  }

  func drag(_ start: CGPoint, _ way: CGSize, _ duration: TimeInterval, rest: TimeInterval) {
    send(.touch(id: 0, phase: .began, location: start))
    let frames = max(2, Int(duration * 60))
    for frame in 1...frames {
      wait(duration / Double(frames))
      let share = CGFloat(frame) / CGFloat(frames)
      let eased = share * share * (3 - 2 * share)
      let shake = CGFloat(number(-2...2))
      send(
        .touch(
          id: 0, phase: .moved,
          location: CGPoint(
            x: start.x + way.width * eased + shake, y: start.y + way.height * eased)))
    }
    if rest > 0 { wait(rest) }
    send(
      .touch(
        id: 0, phase: .ended,
        location: CGPoint(x: start.x + way.width, y: start.y + way.height)))
  }

  func type(_ text: String) {
    for character in text {
      send(.text(String(character)))
      wait(time(0.05...0.2))
    }
  }

  /// Logs in as somebody who has an account.
  func logIn() {
    wait(2)
    if let field = phone.frame(ofElement: "login-email") {
      tap(CGPoint(x: field.midX + 20, y: field.midY + 3))
      wait(1)
    }
    type("ada@example.org")
    send(.key(.return, modifiers: []))
    wait(0.6)
    type("lovelace")
    send(.key(.return, modifiers: []))
    wait(3)
    log.append("log in")
  }

  /// Does something, whatever comes to mind.
  func act() {
    let size = phone.size
    let visible = phone.snapshot.all.filter { $0.isVisible && $0.isNamed && !$0.isKey }
    let controls = visible.filter { element in
      !element.identifier.isEmpty && element.identifier != "profile-log-out"
        && element.frame.width * element.frame.height < size.width * size.height * 0.4
    }
    switch number(0...99) {
    case 0..<34:
      guard let element = pick(controls) else { break }
      let frame = element.frame.intersection(CGRect(origin: .zero, size: size))
      guard !frame.isNull else { break }
      let point = CGPoint(
        x: frame.minX + frame.width * CGFloat(time(0.2...0.8)),
        y: frame.minY + frame.height * CGFloat(time(0.2...0.8)))
      log.append("tap \(element.name) at \(point)")
      tap(point)
      if number(0...9) == 0 {
        wait(time(0.05...0.2))
        tap(point)
      }
    case 34..<40:
      let point = CGPoint(x: time(0...1) * size.width, y: time(0...1) * size.height)
      log.append("tap at \(point)")
      tap(point)
    case 40..<52 where phone.isEditingText:
      let text = pick(["hello", "Ada 1815", "naïve café", "${x} \"quoted\"", "你好"]) ?? ""
      log.append("type \(text)")
      type(text)
      for _ in 0..<number(0...3) {
        send(.key(.backspace, modifiers: []))
        wait(time(0.05...0.2))
      }
    case 40..<52:
      guard let keys = phone.snapshot.keyboard?.children, let key = pick(keys) else {
        guard let element = pick(controls) else { break }
        log.append("tap \(element.name)")
        return tap(CGPoint(x: element.frame.midX, y: element.frame.midY))
      }
      log.append("tap key \(key.identifier)")
      tap(CGPoint(x: key.frame.midX, y: key.frame.midY))
    case 52..<72:
      let isSideways = number(0...4) == 0
      let start = CGPoint(x: time(0.15...0.85) * size.width, y: time(0.25...0.8) * size.height)
      let length = CGFloat(time(-0.5...0.5))
      let way =
        isSideways
        ? CGSize(width: length * size.width, height: CGFloat(number(-8...8)))
        : CGSize(width: CGFloat(number(-8...8)), height: length * size.height)
      let isFlick = number(0...1) == 0
      log.append("drag from \(start) by \(way)\(isFlick ? ", flick" : "")")
      drag(
        start, way, isFlick ? time(0.08...0.25) : time(0.3...1.2), rest: isFlick ? 0 : time(0...0.3)
      )
    case 72..<82:
      wheelPlace = CGPoint(x: time(0.1...0.9) * size.width, y: time(0.2...0.8) * size.height)
      let direction: CGFloat = number(0...2) == 0 ? 1 : -1
      let turns = number(1...8)
      log.append("wheel \(turns) at \(wheelPlace)")
      for _ in 0..<turns {
        send(.scroll(delta: CGSize(width: 0, height: direction * 48), location: wheelPlace))
        wait(time(0.02...0.1))
      }
    case 82..<87:
      let orientation: Orientation =
        phone.orientation == .portrait
        ? pick([.landscapeLeft, .landscapeRight]) ?? .portrait : .portrait
      log.append("rotate \(orientation)")
      send(.rotate(orientation))
    case 87..<91:
      log.append("appearance")
      send(.appearance(phone.appearance == .dark ? .light : .dark))
    case 91..<94:
      pictures += 1
      log.append("screenshot")
      recording.didTakeScreenshot("picture-\(pictures)")
    case 94..<97:
      let key = pick([PhoneEvent.Key.return, .tab, .escape]) ?? .escape
      log.append("key \(key)")
      send(.key(key, modifiers: []))
    default:
      guard let element = pick(controls) else { break }
      log.append("hold \(element.name)")
      tap(CGPoint(x: element.frame.midX, y: element.frame.midY), holding: time(0.6...1.5))
    }
    wait(number(0...4) == 0 ? time(0...0.3) : time(0.6...2.5))
  }
}

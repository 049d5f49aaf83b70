import Foundation
import Phone
import Testing

@testable import Flows
@testable import foyer

/// What is said of a swipe before it is made, against what it does.
struct ScrollCourseTests {
  private static let assets = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Assets").path

  private func swipe(_ phone: Phone, _ way: CGFloat, _ duration: TimeInterval) {
    let (start, begin) = (CGPoint(x: 8, y: 500), phone.time)
    phone.send(.touch(id: 0, phase: .began, location: start))
    let frames = max(1, Int((duration * 60).rounded()))
    for frame in 1...frames {
      let share = Double(frame) / Double(frames)
      phone.advance(to: begin + duration * share)
      phone.send(
        .touch(
          id: 0, phase: .moved, location: CGPoint(x: start.x, y: start.y + way * CGFloat(share))))
    }
    phone.send(
      .touch(id: 0, phase: .ended, location: CGPoint(x: start.x, y: start.y + way)))
    phone.advance(to: phone.time + 10)
  }

  @Test func `content lands where it is said to`() throws {
    let setup = PhoneSetup(assets: Self.assets)
    let recording = FlowRecording(
      makeDevice: { PhoneDevice(setup, makePhone: Phone.prototype) }, save: { _ in })
    recording.isInterrupted = { true }
    let user = RandomUser(setup, seed: 1, recording: recording)
    user.logIn()
    let home = user.phone
    let view = try #require(home.scrolledViews.first { $0.name == "page-home#0" })
    for (way, duration): (CGFloat, TimeInterval) in [
      (-300, 0.6), (-200, 0.25), (-55, 1.3), (-9, 0.4), (120, 0.5), (-400, 0.1), (333, 0.9),
      (20, 2.5), (-250, 30), (450, 0.1), (450, 0.1),
    ] {
      let course = try #require(view.course(isVertical: true))
      let said = course.landing(way: way, duration: duration).offset
      swipe(home, way, duration)
      let offset = try #require(view.offset)
      #expect(course.isSame(offset.y, said), "\(way) in \(duration) s: \(offset.y), said \(said)")
    }
  }
}

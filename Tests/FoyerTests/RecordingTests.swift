import Foundation
import Graphics
import Phone
import Testing

@testable import Flows
@testable import foyer

/// Recordings of the prototype, replayed from their files.
struct RecordingTests {
  private static let models = ["iphone-15", "iphone-se", "iphone-16-pro-max", "ipad-11"]

  /// Which random users there are: the first few, as many as are asked for, or those of seeds such
  /// as `100..<200` or `105,173`.
  private nonisolated static let seeds: [Int] = {
    let asked = ProcessInfo.processInfo.environment["FOYER_SEEDS"] ?? "3"
    if let count = Int(asked) { return Array(0..<max(count, 1)) }
    let ends = asked.split(separator: "..<").compactMap { Int($0) }
    if ends.count == 2, ends[0] < ends[1] { return Array(ends[0]..<ends[1]) }
    return asked.split(separator: ",").compactMap { Int($0) }
  }()

  @Test(arguments: seeds)
  func `what a random user does is replayed to the same picture`(seed: Int) throws {
    let desk = try RecordingDesk(Self.models[seed % Self.models.count])
    let user = RandomUser(desk.setup, seed: UInt64(seed), recording: desk.recording)
    if seed % 3 > 0 { user.logIn() } else { user.wait(1.5) }
    for _ in 0..<12 { user.act() }
    desk.recording.finish(on: user.phone)
    let difference = try desk.difference(from: user.phone)
    #expect(
      difference == nil,
      Comment(rawValue: "\(user.log.joined(separator: "\n"))\n\(difference ?? "")"))
  }

  @Test func `a wheel over the keyboard is not written, and a finger on it that ends a menu is`()
    throws
  {
    let desk = try RecordingDesk("iphone-se")
    let user = RandomUser(desk.setup, seed: 1, recording: desk.recording)
    user.wait(2)
    func touchField() throws {
      let field = try #require(user.phone.frame(ofElement: "login-email"))
      user.tap(CGPoint(x: field.midX + 60, y: field.midY))
    }
    try touchField()
    user.wait(0.1)
    for _ in 0..<6 {
      user.send(.scroll(delta: CGSize(width: 0, height: 48), location: CGPoint(x: 196, y: 560)))
      user.wait(0.05)
    }
    user.wait(1)
    user.type("s")
    user.wait(1)
    try touchField()
    user.wait(1)
    #expect(!desk.flow.yaml.contains("swipe"))
    user.drag(CGPoint(x: 96, y: 412), CGSize(width: -1, height: -70), 0.5, rest: 0.1)
    user.wait(1)
    desk.recording.finish(on: user.phone)
    #expect(desk.flow.yaml.contains("swipe"))
    #expect(try desk.difference(from: user.phone) == nil)
  }

  @Test func `a login is written as somebody would write it`() throws {
    let desk = try RecordingDesk("iphone-15")
    let user = RandomUser(desk.setup, seed: 1, recording: desk.recording)
    user.logIn()
    desk.recording.didTakeScreenshot("home-1")
    desk.recording.finish(on: user.phone)
    #expect(
      desk.flow.yaml == """
        appId: org.example.foyer
        name: "recording"
        env:
          # What was typed there is not kept: give it with -e PASSWORD=…
          PASSWORD: ${PASSWORD || ""}
        ---
        - launchApp
        - assertVisible:
            id: "login"
        - tapOn:
            id: "login-email"
        - inputText: "ada@example.org"
        - pressKey: Enter
        - inputText: ${PASSWORD}
        - pressKey: Enter
        - assertVisible:
            id: "page-home"
        - waitForAnimationToEnd
        - takeScreenshot: "home-1"

        """)
    #expect(!desk.flow.yaml.contains("lovelace"))
    #expect(try desk.difference(from: user.phone) == nil)
  }
}

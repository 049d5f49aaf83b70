import Foundation
import Testing

@testable import UIKit

struct GestureStateMachineTests {
  typealias State = UIGestureRecognizer.State

  /// What each state makes of each request: rows are states, columns possible, began, changed,
  /// ended, cancelled, failed.
  static let table: [(State, [State?])] = [
    (.possible, [nil, .began, nil, .ended, .failed, .failed]),
    (.began, [nil, nil, .changed, .ended, .cancelled, .cancelled]),
    (.changed, [nil, nil, .changed, .ended, .cancelled, .cancelled]),
    (.ended, [nil, nil, nil, nil, nil, nil]),
    (.cancelled, [nil, nil, nil, nil, nil, nil]),
    (.failed, [nil, nil, nil, nil, nil, nil]),
  ]

  private static func machine(in state: State) -> GestureStateMachine {
    let way: [State] =
      switch state {
      case .possible: []
      case .began: [.began]
      case .changed: [.began, .changed]
      case .ended: [.began, .ended]
      case .cancelled: [.began, .cancelled]
      case .failed: [.failed]
      }
    var machine = GestureStateMachine()
    for step in way { _ = machine.take(step) }
    return machine
  }

  @Test(arguments: 0..<6) func `every request in every state`(row: Int) {
    let (state, answers) = Self.table[row]
    let requests: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    for (request, answer) in zip(requests, answers) {
      var machine = Self.machine(in: state)
      #expect(machine.state == state)
      #expect(machine.take(request) == answer, "\(state) asked for \(request)")
      #expect(machine.state == answer ?? state)
    }
  }

  @Test func `a closed gate makes it fail`() {
    var machine = GestureStateMachine()
    #expect(machine.take(.began, gate: .closed) == .failed)
  }

  @Test func `what waited is entered in order once released`() {
    var machine = GestureStateMachine()
    #expect(machine.take(.began, gate: .waiting) == nil)
    #expect(machine.take(.changed) == nil)
    #expect(machine.take(.ended) == nil)
    #expect(machine.state == .possible)
    #expect(machine.release() == .began)
    #expect(machine.release() == .ended)
    #expect(machine.release() == nil)
  }

  @Test func `what waited can still fail`() {
    var machine = GestureStateMachine()
    _ = machine.take(.ended, gate: .waiting)
    #expect(machine.take(.failed) == .failed)
    #expect(machine.release() == nil)
    machine.reset()
    #expect(machine.state == .possible)
  }
}

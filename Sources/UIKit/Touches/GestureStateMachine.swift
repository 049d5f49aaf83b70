/// The states of a gesture recognizer and the ways between them, as a value.
///
/// A recognizer asks for a state; the machine says which one it enters, if any. To leave
/// `.possible` it must pass a gate: others may have to fail first, and meanwhile it waits.
nonisolated struct GestureStateMachine: Hashable, Sendable {
  typealias State = UIGestureRecognizer.State

  /// Whether a recognizer may recognize now.
  enum Gate: Hashable, Sendable {
    /// Nothing is in the way.
    case open
    /// Another recognizer must fail first.
    case waiting
    /// It may not recognize this time.
    case closed
  }

  private(set) var state = State.possible

  /// What the recognizer asked for while it waited, in order.
  private(set) var pending: [State] = []

  /// Whether the recognizer is done with these touches.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Whether the recognizer has recognized these touches.
  var hasRecognized: Bool { state == .began || state == .changed || state == .ended }

  /// Whether a request needs an answer from the gate.
  func asksGate(for request: State) -> Bool {
    state == .possible && pending.isEmpty && (request == .began || request == .ended)
  }

  /// Takes a request; returns the state that is entered by it, or nil.
  mutating func take(_ request: State, gate: Gate = .open) -> State? {
    if !pending.isEmpty { return wait(for: request) }
    switch (state, request) {
    case (.possible, .began), (.possible, .ended):
      switch gate {
      case .open: return enter(request)
      case .closed: return enter(.failed)
      case .waiting:
        pending = [request]
        return nil
      }
    case (.possible, .failed), (.possible, .cancelled):
      return enter(.failed)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
      return enter(request)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      return enter(.cancelled)
    default:
      return nil
    }
  }

  /// Enters the next state that was waited for; nil when there is none left.
  mutating func release() -> State? {
    guard !pending.isEmpty else { return nil }
    return enter(pending.removeFirst())
  }

  /// Goes back to the start for the next touches.
  mutating func reset() {
    self = GestureStateMachine()
  }

  private mutating func wait(for request: State) -> State? {
    switch request {
    case .failed, .cancelled:
      pending = []
      return enter(.failed)
    case .ended where pending.last != .ended:
      pending.append(.ended)
      return nil
    default:
      return nil
    }
  }

  private mutating func enter(_ new: State) -> State {
    state = new
    return new
  }
}

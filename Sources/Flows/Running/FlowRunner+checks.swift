import Foundation
import Graphics
import Phone

extension FlowRunner {
  /// `assertVisible`, `assertNotVisible` and `extendedWaitUntil`.
  func check(_ assertion: FlowAssertion, isOptional: Bool) throws {
    let isOptional =
      isOptional || assertion.visible?.isOptional == true
      || assertion.notVisible?.isOptional == true
    let standard = isOptional ? FlowTiming.optionalLookup : FlowTiming.lookup
    let timeout = try seconds(assertion.timeout, otherwise: standard)
    if let selector = assertion.visible {
      let (query, start) = (try query(selector), device.time)
      guard try isVisible(query, within: timeout) else {
        throw FlowFailure(
          .assertion("\(query.description) is visible"),
          details: otherState(of: query) + absence(of: query, since: start))
      }
    }
    if let selector = assertion.notVisible {
      let query = try query(selector)
      guard try isNotVisible(query, within: timeout) else {
        throw FlowFailure(
          .assertion("\(query.description) is not visible"), details: try presence(of: query))
      }
    }
  }

  private func isVisible(_ query: ElementQuery, within timeout: TimeInterval) throws -> Bool {
    try look(until: deadline(timeout)) { try visibleElements(query).isEmpty ? nil : true } ?? false
  }

  /// Whether a short search finds nothing, at some time before the deadline.
  private func isNotVisible(_ query: ElementQuery, within timeout: TimeInterval) throws -> Bool {
    let end = deadline(timeout)
    repeat {
      let lookEnd = device.time + FlowTiming.shortLookup
      let found = try look(until: lookEnd) { try visibleElements(query).isEmpty ? nil : true }
      if found == nil { return true }
      guard device.nextChange != nil else { return false }
      wait(FlowTiming.look)
    } while device.time < end
    return false
  }

  /// The state in which an element is that should be in another.
  private func otherState(of query: ElementQuery) -> [String] {
    guard query.hasFlags, let found = try? visibleElements(query.withoutFlags).first else {
      return []
    }
    var states = ["enabled: \(found.isEnabled)", "selected: \(found.isSelected)"]
    if let isChecked = found.isChecked { states.append("checked: \(isChecked)") }
    states.append("focused: \(found.isFocused)")
    return ["it is there, but \(states.joined(separator: ", "))"]
  }

  /// `assertTrue`.
  func check(_ condition: Template) throws {
    let value = try truth(of: condition)
    guard value.isTrue else {
      throw FlowFailure(
        .assertion("\(condition.source) is true"),
        details: condition.literal == nil ? ["its value is \"\(value.text)\""] : [])
    }
  }

  func isTrue(_ template: Template) throws(FlowFailure) -> Bool {
    try truth(of: template).isTrue
  }

  private func truth(of template: Template) throws(FlowFailure) -> (isTrue: Bool, text: String) {
    do throws(ScriptError) {
      return try scope.truth(of: template)
    } catch {
      throw FlowFailure(error)
    }
  }

  /// `assertDarkMode` and `assertLightMode`.
  func checkAppearance(isDark: Bool) throws {
    guard (device.appearance == .dark) == isDark else {
      throw FlowFailure(.assertion(isDark ? "Dark mode is enabled" : "Dark mode is disabled"))
    }
  }

  /// Whether all that a condition says holds.
  func holds(_ condition: FlowCondition) throws -> Bool {
    if let platform = condition.platform, platform != .ios { return false }
    if let selector = condition.visible,
      try !isVisible(query(selector), within: FlowTiming.optionalLookup)
    {
      return false
    }
    if let selector = condition.notVisible,
      try !isNotVisible(query(selector), within: FlowTiming.optionalLookup)
    {
      return false
    }
    if let script = condition.script, try !isTrue(script) { return false }
    return true
  }
}

extension ElementQuery {
  fileprivate var hasFlags: Bool {
    isEnabled != nil || isSelected != nil || isChecked != nil || isFocused != nil
  }

  /// The same without the states that the element must be in.
  fileprivate var withoutFlags: ElementQuery {
    let query = ElementQuery()
    (query.text, query.id, query.index) = (text, id, index)
    (query.width, query.height, query.tolerance) = (width, height, tolerance)
    (query.traits, query.relations, query.descendants) = (traits, relations, descendants)
    return query
  }
}

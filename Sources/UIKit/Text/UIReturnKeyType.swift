/// The title of a return key.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// “return”.
  case `default` = 0
  /// “go”.
  case go = 1
  /// “Google”.
  case google = 2
  /// “join”.
  case join = 3
  /// “next”.
  case next = 4
  /// “route”.
  case route = 5
  /// “search”.
  case search = 6
  /// “send”.
  case send = 7
  /// “Yahoo”.
  case yahoo = 8
  /// “done”.
  case done = 9
  /// “emergency call”.
  case emergencyCall = 10
  /// “continue”.
  case `continue` = 11
}

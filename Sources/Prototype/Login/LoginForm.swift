import UIKit

/// What somebody typed to get in, and what is wrong with it.
nonisolated struct LoginForm: Equatable, Sendable {
  /// Whether somebody comes back or comes for the first time.
  enum Purpose: Sendable {
    case logIn
    case createAccount
  }

  enum Field: CaseIterable, Sendable {
    case email
    case password
  }

  enum Problem: Equatable, Sendable {
    case emailMissing
    case emailMalformed
    case passwordMissing
    case passwordTooShort(shortest: Int)
    case refused
    case taken
  }

  /// The fewest characters of a new password.
  static let shortestPassword = 6

  var purpose = Purpose.logIn
  var email = ""
  var password = ""

  /// The address as it is sent: without the spaces that a keyboard leaves around it.
  var address: String {
    email.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// What has to be mended before the form may be sent.
  var problems: [Field: Problem] {
    var problems: [Field: Problem] = [:]
    problems[.email] = emailProblem
    problems[.password] = passwordProblem
    return problems
  }

  var emailProblem: Problem? {
    if address.isEmpty { return .emailMissing }
    return Self.looksLikeAddress(address) ? nil : .emailMalformed
  }

  private var passwordProblem: Problem? {
    if password.isEmpty { return .passwordMissing }
    if purpose == .createAccount, password.count < Self.shortestPassword {
      return .passwordTooShort(shortest: Self.shortestPassword)
    }
    return nil
  }

  /// One `@` between a name and a domain of two parts or more; only a letter proves the rest.
  static func looksLikeAddress(_ text: String) -> Bool {
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].isEmpty else { return false }
    guard !text.contains(where: { $0.isWhitespace || $0 == "," || $0 == ";" }) else { return false }
    guard isDotted(halves[0]) else { return false }
    let parts = halves[1].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, let country = parts.last, country.count >= 2 else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        && part.first != "-" && part.last != "-"
    }
  }

  private static func isDotted(_ name: Substring) -> Bool {
    name.first != "." && name.last != "." && !name.contains("..")
  }
}

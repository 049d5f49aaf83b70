import UIKit

/// A service without a server, so that the prototype works on a desk.
///
/// It takes every e-mail address with a password of six characters or more, except
/// `refused@example.org`. `ada@example.org` already has an account.
final class DemoAccountService: AccountService {
  /// How long an answer takes, in seconds; ours.
  static let delay: TimeInterval = 1.2

  private static let member = "ada@example.org"
  private static let refused = "refused@example.org"

  func logIn(email: String, password: String, answer: @escaping AccountAnswer<Account>) {
    let email = email.lowercased()
    let welcome = email != Self.refused && password.count >= LoginForm.shortestPassword
    reply(welcome ? .success(Self.account(email)) : .failure(.refused), to: answer)
  }

  func createAccount(email: String, password: String, answer: @escaping AccountAnswer<Account>) {
    let email = email.lowercased()
    switch email {
    case Self.member: reply(.failure(.taken), to: answer)
    case Self.refused: reply(.failure(.refused), to: answer)
    default: reply(.success(Self.account(email)), to: answer)
    }
  }

  func resetPassword(email: String, answer: @escaping AccountAnswer<Void>) {
    reply(.success(()), to: answer)
  }

  private func reply<Value: Sendable>(
    _ result: Result<Value, AccountError>, to answer: @escaping AccountAnswer<Value>
  ) {
    Timer.scheduledTimer(withTimeInterval: Self.delay, repeats: false) { _ in
      MainActor.assumeIsolated { answer(result) }
    }
  }

  private static func account(_ email: String) -> Account {
    if email == member {
      return Account(name: "Ada Moreau", email: email, avatar: "avatar-ada")
    }
    let words = email.prefix { $0 != "@" }.split { !$0.isLetter }
    let name = words.map(\.capitalized).joined(separator: " ")
    return Account(name: name.isEmpty ? email : name, email: email, avatar: "avatar-lina")
  }
}

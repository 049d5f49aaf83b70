import UIKit

/// What to do with the service's answer.
typealias AccountAnswer<Value> = @MainActor (Result<Value, AccountError>) -> Void

/// Knows who may come in, and answers later.
protocol AccountService: AnyObject {
  func logIn(email: String, password: String, answer: @escaping AccountAnswer<Account>)
  func createAccount(email: String, password: String, answer: @escaping AccountAnswer<Account>)
  func resetPassword(email: String, answer: @escaping AccountAnswer<Void>)
}

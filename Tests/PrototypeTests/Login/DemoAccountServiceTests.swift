import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

struct DemoAccountServiceTests {
  /// What the service answers, and that it doesn't before its time.
  private func answer(
    _ ask: (DemoAccountService, @escaping AccountAnswer<Account>) -> Void
  ) throws -> Result<Account, AccountError> {
    let phone = Phone(PhoneSetup()) { TestApp { UIViewController() } }
    let service = DemoAccountService()
    var answer: Result<Account, AccountError>?
    ask(service) { answer = $0 }
    phone.wait(DemoAccountService.delay - 0.01)
    #expect(answer == nil)
    phone.wait(0.02)
    return try #require(answer)
  }

  @Test func letsAMemberIn() throws {
    let account = try answer {
      $0.logIn(email: "Ada@Example.org", password: "lovelace", answer: $1)
    }
    #expect(try account.get().name == "Ada Moreau")
  }

  @Test(arguments: [("refused@example.org", "lovelace"), ("ada@example.org", "short")])
  func refuses(_ email: String, _ password: String) throws {
    let answer = try answer { $0.logIn(email: email, password: password, answer: $1) }
    #expect(answer == .failure(.refused))
  }

  @Test func namesSomebodyNewByTheAddress() throws {
    let answer = try answer {
      $0.createAccount(email: "grace.hopper@example.org", password: "compiler", answer: $1)
    }
    #expect(try answer.get().name == "Grace Hopper")
  }

  @Test func anAddressIsTakenOnce() throws {
    let answer = try answer {
      $0.createAccount(email: "ada@example.org", password: "lovelace", answer: $1)
    }
    #expect(answer == .failure(.taken))
  }
}

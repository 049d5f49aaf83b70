import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// What nobody needs any more is gone.
struct LifetimeTests {
  @Test func everyScreenGoes() throws {
    let phone = try Phone.prototype()
    let account = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")
    let makers: [(Journal) -> UIViewController] = [
      { MainViewController(journal: $0) }, { FeedViewController(journal: $0) },
      { DiscoverViewController(journal: $0) }, { ComposeViewController(journal: $0) },
      { MessagesViewController(journal: $0) }, { ProfileViewController(journal: $0) },
      { ConversationViewController(journal: $0, index: 0) },
      { _ in RootViewController(accounts: FakeAccounts()) },
    ]
    for make in makers {
      weak var gone: UIViewController?
      weak var goneView: UIView?
      do {
        let controller = make(Journal(account: account))
        let window = UIWindow(frame: CGRect(origin: .zero, size: phone.size))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        gone = controller
        goneView = controller.view
        window.isHidden = true
        window.rootViewController = nil
      }
      phone.wait(3)
      #expect(gone == nil, "\(String(describing: gone))")
      #expect(goneView == nil)
    }
  }

  @Test func theLoginFormGoesOnceSomebodyIsIn() throws {
    let accounts = FakeAccounts()
    var made: RootViewController?
    let phone = Phone(PhoneSetup()) {
      TestApp {
        let root = RootViewController(accounts: accounts)
        made = root
        return root
      }
    }
    let root = try #require(made)
    weak let login = root.children.first as? LoginViewController
    #expect(login != nil)
    login?.onLogIn?(Account(name: "Ada", email: "ada@example.org", avatar: "avatar-ada"))
    phone.wait(1)
    #expect(login == nil)
    #expect(root.children.count == 1)
    weak let main = root.children.first as? MainViewController
    main?.onLogOut?()
    phone.wait(1)
    #expect(main == nil)
  }
}

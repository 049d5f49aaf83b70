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

  @Test func changingTabsLeavesNothingBehindInTheLayout() throws {
    let ada = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")
    let phone = Phone(PhoneSetup()) {
      TestApp { MainViewController(journal: Journal(account: ada)) }
    }
    let names = ["discover", "compose", "messages", "profile", "home"]
    func change(_ times: Int) throws -> Solver {
      for index in 0..<times {
        let frame = try #require(phone.frame(ofElement: "tab-\(names[index % names.count])"))
        phone.tap(CGPoint(x: frame.midX, y: frame.midY))
        phone.wait(0.5)
      }
      let window = try #require(phone.view("tabs")?.window)
      return try #require(window.layoutEngine).solver
    }
    let few = try change(10)
    let many = try change(50)
    #expect(many.rows.count == few.rows.count)
    #expect(many.kinds.count == few.kinds.count)
    #expect(many.definitions.count == few.definitions.count)
    let used = many.columns.reduce(0) { $0 + $1.count }
    let room = many.columns.reduce(0) { $0 + $1.capacity }
    #expect(room <= 2 * used + 16 * many.columns.count)
  }
}

import UIKit

/// The app behind the login: five pages and the bar that changes between them.
final class MainViewController: UIViewController {
  /// Called when somebody wants out.
  var onLogOut: (() -> Void)? {
    get { profile.onLogOut }
    set { profile.onLogOut = newValue }
  }

  private let feed: FeedViewController
  private let profile: ProfileViewController
  private let pages: [UIViewController]
  private let tabBar: DPTabBar
  /// Where the pages stand, above the bar.
  private let room = UIView()
  private var shown: UIViewController?
  /// The tab under a finger, if it was selected as the finger came down.
  private var pressedAgain: Int?

  init(journal: Journal) {
    feed = FeedViewController(journal: journal)
    profile = ProfileViewController(journal: journal)
    let compose = ComposeViewController(journal: journal)
    pages = [
      feed, DiscoverViewController(journal: journal), compose,
      MessagesViewController(journal: journal), profile,
    ]
    let items = ["home", "discover", "compose", "messages", "profile"].map(Self.item)
    tabBar = DPTabBar(items: items)
    super.init(nibName: nil, bundle: nil)
    for (index, item) in items.enumerated() {
      item.addAction(UIAction { [weak self] _ in self?.press(index) }, for: .touchDown)
      item.addAction(UIAction { [weak self] _ in self?.release(index) }, for: .touchUpInside)
    }
    feed.onProfile = { [weak self] in self?.showProfile() }
    compose.onShare = { [weak self] in self?.showFeedFromTop() }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    tabBar.delegate = self
    tabBar.accessibilityIdentifier = "tabs"
    for part in [room, tabBar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      room.topAnchor.constraint(equalTo: view.topAnchor),
      room.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      room.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      room.bottomAnchor.constraint(equalTo: tabBar.topAnchor),
      tabBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tabBar.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -DPTabBar.stripHeight),
    ])
    show(pages[tabBar.selectedIndex])
  }

  private static func item(_ name: String) -> DPTabBarItem {
    let item = DPTabBarItem(image: .icon("tab-\(name)"), selectedImage: .icon("tab-\(name)-fill"))
    item.accessibilityLabel = Text.string("tab.\(name)")
    item.accessibilityIdentifier = "tab-\(name)"
    return item
  }

  /// Each page keeps its controller, and with it where it was scrolled to and what was typed.
  private func show(_ page: UIViewController) {
    guard page !== shown else { return }
    if let shown {
      shown.view.endEditing(true)
      shown.willMove(toParent: nil)
      shown.leaveContainer()
    }
    shown = page
    embed(page, in: room)
    page.didMove(toParent: self)
    // Now, and not as a part of the keyboard's animation, which may be about to begin.
    view.layoutIfNeeded()
  }

  private func press(_ index: Int) {
    pressedAgain = index == tabBar.selectedIndex ? index : nil
  }

  /// A tap on the selected tab leads to where its page begins.
  private func release(_ index: Int) {
    guard pressedAgain == index else { return }
    pressedAgain = nil
    if let messages = shown as? MessagesViewController {
      messages.goBack()
    } else {
      (shown?.view as? PageView)?.scrollToTop()
    }
  }

  private func showProfile() {
    guard let index = pages.firstIndex(of: profile) else { return }
    tabBar.selectedIndex = index
  }

  private func showFeedFromTop() {
    tabBar.selectedIndex = 0
    feed.scrollToTop()
  }
}

extension MainViewController: DPTabBarDelegate {
  /// Shows the page of the tab.
  func itemDidSelect(at index: Int) {
    show(pages[index])
  }
}

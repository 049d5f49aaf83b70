import Foundation

@testable import Phone
@testable import UIKit

/// A chat: its bar stays at the bottom as long as the controller is the first responder.
final class Chat: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
  let entry = Entry()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentSize.height = 3000
    scrollView.contentOffset.y = 1000
    view.addSubview(scrollView)
    view.addSubview(entry)
  }

  var barTop: CGFloat { bar.convert(bar.bounds, to: nil).minY }
}

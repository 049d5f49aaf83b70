import Foundation
import Graphics
import Phone
import Testing

@testable import Prototype
@testable import UIKit

struct ScrollEdgeTests {
  /// A page of black from end to end.
  private final class Page: UIViewController {
    let page: PageView

    init(bars: Bool) {
      page = bars ? PageView(header: Self.makeBar(), footer: Self.makeBar()) : PageView()
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private static func makeBar() -> UIView {
      let bar = UIView()
      bar.constrain(height: 44)
      return bar
    }

    override func loadView() {
      view = page
      let ink = UIView()
      ink.backgroundColor = .black
      ink.constrain(height: 2000)
      page.add(ink)
    }
  }

  private func makePage(
    _ model: String = "iphone-13", orientation: Orientation = .portrait, bars: Bool = false
  ) throws -> (phone: Phone, page: PageView) {
    var made: Page?
    let setup = PhoneSetup(model: try DeviceModel.named(model), orientation: orientation)
    let phone = Phone(setup) {
      TestApp {
        let page = Page(bars: bars)
        made = page
        return page
      }
    }
    return (phone, try #require(made).page)
  }

  /// How light the uppermost rows of the screen are, beside what the status bar shows.
  private func lightness(of phone: Phone, rows: Int) -> [Double] {
    let picture = phone.picture()
    let x = picture.width > picture.height ? 300 : 100
    return (0..<rows).map { picture.lightness(x: x, y: $0) }
  }

  @Test(arguments: ["iphone-se", "iphone-13"])
  func whatScrollsFadesAwayUnderTheStatusBar(_ model: String) throws {
    let (phone, page) = try makePage(model)
    page.scrollView.contentOffset.y = 500
    let safe = Int(page.safeAreaInsets.top)
    let rows = lightness(of: phone, rows: safe + 40)
    let paper = try #require(rows.first)
    #expect(paper > 0.9)
    #expect(rows[safe + 24] < 0.01)
    let steps = zip(rows, rows.dropFirst()).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 >= 0 })
    #expect((steps.max() ?? 1) < 0.15, "no hard edge")
  }

  @Test func whatIsAtRestIsAsItWouldBeWithoutTheEdge() throws {
    let (phone, page) = try makePage()
    let covered = phone.picture()
    for edge in page.subviews where edge is ScrollEdge { edge.isHidden = true }
    #expect(phone.picture().equals(covered))
  }

  @Test func whatIsAtRestUnderAHeaderOrAboveAFooterIsAsItWouldBeWithoutTheEdge() throws {
    for isUpper in [true, false] {
      let (phone, page) = try makePage(bars: true)
      let edges = page.subviews.filter { $0 is ScrollEdge }
      #expect(edges.count == 2)
      let scrollView = page.scrollView
      let end = scrollView.contentSize.height - scrollView.bounds.height
      scrollView.contentOffset.y = isUpper ? 0 : end
      let covered = phone.picture()
      let edge = try #require(edges.first { $0.transform.isIdentity == isUpper })
      edge.isHidden = true
      #expect(phone.picture().equals(covered), "upper: \(isUpper)")
      scrollView.contentOffset.y = end / 2
      let bare = phone.picture()
      edge.isHidden = false
      #expect(!phone.picture().equals(bare), "upper: \(isUpper)")
    }
  }

  @Test func withoutAStatusBarNothingFades() throws {
    let (phone, page) = try makePage(orientation: .landscapeLeft)
    page.scrollView.contentOffset.y = 500
    #expect(lightness(of: phone, rows: 20).allSatisfy { $0 < 0.01 })
  }
}

import Foundation
import Graphics
import Testing

@testable import UIKit

/// Tables as storyboards show them.
@MainActor struct StillTableTests {
  private func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A table with two sections of ten rows each.
  private func show(_ style: String) throws -> (table: StillTable, app: StoryboardStage) {
    let sections = (0..<2).map { section in
      let cells = (0..<10).map { "<tableViewCell id=\"R\(section)\($0)\"/>" }.joined()
      return """
        <tableViewSection headerTitle="Head \(section)" footerTitle="Foot \(section)" id="S\(section)">
          <cells>\(cells)</cells></tableViewSection>
        """
    }.joined()
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V">\(frame(0, 0, 390, 844))<subviews>
          <tableView tag="1" dataMode="static" style="\(style)" rowHeight="44" id="T">
            \(frame(0, 0, 390, 400))<sections>\(sections)</sections></tableView></subviews></view>
        """, screen: UIScreen(size: CGSize(width: 390, height: 844), safeAreaInsets: .zero))
    return (try #require(app.show().viewWithTag(1) as? StillTable), app)
  }

  private func words(_ text: String, _ table: StillTable) throws -> UILabel {
    try #require(table.subviews.compactMap { $0 as? UILabel }.first { $0.text == text })
  }

  private func grounds(_ table: StillTable) -> [CGRect] {
    table.subviews.filter { $0 is StillTableCaption.Ground && !$0.isHidden }
      .map { $0.frame.offsetBy(dx: 0, dy: -table.contentOffset.y) }
      .filter { $0.maxY > 0 && $0.minY < table.bounds.height }
  }

  private func scroll(_ table: StillTable, to y: CGFloat, _ app: StoryboardStage) {
    table.contentOffset.y = y
    app.stage.application.layoutWindows()
  }

  @Test func `a plain table has room above the words of each section`() throws {
    let (table, _) = try show("plain")
    let section: CGFloat = 22 + 28 + 440 + 28
    let (first, second) = (try words("Head 0", table), try words("Head 1", table))
    #expect(first.frame.midY == 22 + 14 && second.frame.midY == section + 22 + 14)
    #expect(table.contentSize.height == 2 * section)
  }

  @Test func `a plain table's words stay in sight while their rows are, and move each other away`()
    throws
  {
    let (table, app) = try show("plain")
    let header = try words("Head 0", table)
    func top() -> CGFloat { header.frame.midY - 14 - table.contentOffset.y }
    for (offset, expected) in [
      (-30, 52), (0, 22), (22, 0), (200, 0), (462, 0), (472, -10), (490, -28),
    ] as [(CGFloat, CGFloat)] {
      scroll(table, to: offset, app)
      #expect(top() == expected, "at \(offset)")
    }
    // The words below the rows wait at the lower end.
    let footer = try words("Foot 0", table)
    for (offset, expected) in [(0, 372), (90, 372), (118, 372), (128, 362)] as [(CGFloat, CGFloat)]
    {
      scroll(table, to: offset, app)
      #expect(footer.frame.midY - 14 - table.contentOffset.y == expected, "at \(offset)")
    }
  }

  @Test func `words that stay in sight have a ground, and none where they rest`() throws {
    let (table, app) = try show("plain")
    #expect(grounds(table) == [CGRect(x: 0, y: 372, width: 390, height: 28)])
    scroll(table, to: 118, app)
    #expect(grounds(table) == [CGRect(x: 0, y: 0, width: 390, height: 28)])
    scroll(table, to: 128, app)
    let order = table.subviews
    let last = try #require(order.lastIndex { $0 is StillTableCell })
    let ground = try #require(order.firstIndex { $0 is StillTableCaption.Ground })
    let label = try #require(order.firstIndex { $0 === (try? words("Head 0", table)) })
    #expect(last < ground && ground < label)
    // The line between two rows isn't seen through the ground as it is beside it.
    scroll(table, to: 22 + 28 + 44 - 10, app)
    let start = table.convert(table.bounds, to: nil).minY
    let picture = app.stage.picture(scale: 1)
    let column = (0..<28).map { picture.color(x: 300, y: Int(start) + $0).red }
    #expect(column.allSatisfy { $0 > 0.9 })
  }

  @Test(arguments: ["grouped", "insetGrouped"])
  func `a group's words scroll with its rows`(style: String) throws {
    let (table, app) = try show(style)
    let place = try words("HEAD 0", table).frame
    scroll(table, to: 200, app)
    #expect(try words("HEAD 0", table).frame == place && grounds(table).isEmpty)
  }

  /// The table of a table view controller, or of a plain one, with a text field in each row.
  private func showForm(_ kind: String) throws -> (table: StillTable, app: StoryboardStage) {
    let cells = (0..<14).map {
      """
      <tableViewCell id="R\($0)"><rect key="frame" x="0" y="0" width="390" height="44"/>
      <tableViewCellContentView key="contentView" id="C\($0)">\(frame(0, 0, 390, 44))<subviews>
      <textField tag="\($0 + 100)" id="F\($0)">\(frame(20, 6, 350, 32))</textField>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    }.joined()
    let key = kind == "tableViewController" ? "key=\"view\"" : ""
    let table = """
      <tableView \(key) tag="1" alwaysBounceVertical="YES" dataMode="static" rowHeight="44" id="T">
      \(frame(0, 0, 390, 844))<inset key="contentInset" minX="0" minY="0" maxX="0" maxY="10"/>
      <sections><tableViewSection id="S"><cells>\(cells)</cells></tableViewSection></sections>
      </tableView>
      """
    let view =
      key.isEmpty
      ? "<view key=\"view\" id=\"V\">\(frame(0, 0, 390, 844))<subviews>\(table)</subviews></view>"
      : table
    let app = try StoryboardStage([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      useAutolayout="YES" useSafeAreas="YES" initialViewController="I"><scenes><scene><objects>
      <\(kind) id="I">\(view)</\(kind)></objects></scene></scenes></document>
      """
    ])
    let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    app.stage.window.rootViewController = controller
    app.stage.application.layoutWindows()
    let shown = controller?.view.viewWithTag(1) as? StillTable
    return (try #require(shown ?? controller?.view as? StillTable), app)
  }

  @Test func `a table view controller makes room for the keyboard and shows the row`() throws {
    let (table, app) = try showForm("tableViewController")
    let before = table.adjustedContentInset.bottom
    let field = try #require(table.viewWithTag(113))
    field.becomeFirstResponder()
    UIView.animate(withDuration: 0.25) {
      app.stage.application.keyboardMoves(to: CGRect(x: 0, y: 508, width: 390, height: 336))
    }
    app.stage.advance(to: 1)
    #expect(table.adjustedContentInset.bottom == 346)
    let row = try #require(field.superview?.superview)
    #expect(row.convert(row.bounds, to: nil).maxY == 498)
    UIView.animate(withDuration: 0.25) {
      app.stage.application.keyboardMoves(to: CGRect(x: 0, y: 844, width: 390, height: 336))
    }
    app.stage.advance(to: 2)
    #expect(table.adjustedContentInset.bottom == before)
  }

  @Test func `a row that is in sight stays where it is`() throws {
    let (table, app) = try showForm("tableViewController")
    let offset = table.contentOffset
    table.viewWithTag(102)?.becomeFirstResponder()
    app.stage.application.keyboardMoves(to: CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(table.contentOffset == offset)
    #expect(table.adjustedContentInset.bottom == 346)
  }

  @Test func `a table in another controller's view leaves the keyboard to the app`() throws {
    let (table, app) = try showForm("viewController")
    let before = table.adjustedContentInset
    table.viewWithTag(113)?.becomeFirstResponder()
    app.stage.application.keyboardMoves(to: CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(table.adjustedContentInset == before)
  }

  @Test func `words below a plain table's rows are smaller and paler than those above`() throws {
    let (table, _) = try show("plain")
    let (header, footer) = (try words("Head 0", table), try words("Foot 0", table))
    #expect(header.font.pointSize == 17 && header.textColor == .label)
    #expect(footer.font.pointSize == 13 && footer.textColor == .secondaryLabel)
  }
}

import Foundation
import Graphics
import Testing

@testable import UIKit

/// Rows of tables as storyboards show them.
@MainActor struct StillTableCellTests {
  private func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A table with two rows, of which the first one has what is given.
  private func show(
    _ row: String, _ parts: String = "", table: String = "", inTable: String = "",
    width: Int = 390, language: String = "en"
  ) throws -> (row: StillTableCell, app: StoryboardStage) {
    let app = try StoryboardStage(
      view: """
        <view key="view" id="V">\(frame(0, 0, width, 844))<subviews>
          <tableView dataMode="static" rowHeight="44" \(table) id="T">\(frame(0, 0, width, 600))
            \(inTable)
            <sections><tableViewSection id="S"><cells>
              <tableViewCell tag="2" \(row) id="A">\(frame(0, 0, width, 44))\(parts)</tableViewCell>
              <tableViewCell id="B"/></cells></tableViewSection></sections></tableView>
        </subviews></view>
        """, screen: UIScreen(size: CGSize(width: width, height: 844)))
    app.stage.application.bundle.languages = [language]
    return (try #require(app.show().viewWithTag(2) as? StillTableCell), app)
  }

  /// Parts of a row with a picture, a title and a detail.
  private var parts: String {
    """
    <tableViewCellContentView key="contentView" id="K">\(frame(0, 0, 390, 44))<subviews>
      <label tag="3" text="Bluetooth" id="L">\(frame(60, 2, 90, 20))</label>
      <label tag="4" text="Off" textAlignment="right" id="D">\(frame(334, 22, 40, 20))</label>
      <imageView tag="5" id="I">\(frame(16, 10, 24, 24))</imageView>
    </subviews></tableViewCellContentView>
    """
  }

  private let outlets = #"textLabel="L" detailTextLabel="D" imageView="I""#

  /// Where the line under a row begins and ends, in points from the row's left.
  private func line(
    under row: StillTableCell, _ app: StoryboardStage
  ) -> [Int] {
    let end = Int(row.convert(CGPoint(x: 0, y: row.bounds.maxY), to: nil).y)
    let left = Int(row.convert(CGPoint.zero, to: nil).x)
    let picture = app.stage.picture()
    let drawn = (0..<Int(row.bounds.width)).filter {
      picture.pixel(x: left + $0, y: end - 1) != picture.pixel(x: left + $0, y: end - 3)
    }
    return drawn.isEmpty ? [] : [drawn[0], drawn[drawn.count - 1] + 1]
  }

  @Test(
    arguments: ["Default", "Subtitle", "Value1", "Value2"],
    ["plain", "grouped", "insetGrouped"])
  func `the line under a row begins where the words do, whatever stands before them`(
    style: String, table: String
  ) throws {
    for language in ["en", "ar"] {
      let (row, app) = try show(
        "\(outlets) style=\"IBUITableViewCellStyle\(style)\" customClass=\"Mine\"", parts,
        table: "style=\"\(table)\"", language: language)
      let width = Int(row.bounds.width)
      #expect(line(under: row, app) == (language == "ar" ? [0, width - 60] : [60, width]))
    }
  }

  @Test(arguments: [(390, 16), (430, 20)])
  func `the line under a row without such words leaves the table's margin free`(
    width: Int, margin: Int
  ) throws {
    let (row, app) = try show("", table: "style=\"plain\"", width: width)
    #expect(line(under: row, app) == [margin, width])
  }

  @Test(arguments: ["Default", "Subtitle", "Value1", "Value2"])
  func `the parts of a row follow the margin of a table of another width`(style: String) throws {
    let (row, app) = try show(
      "\(outlets) style=\"IBUITableViewCellStyle\(style)\"", parts, table: "style=\"plain\"",
      width: 430)
    #expect(row.viewWithTag(5)?.frame == CGRect(x: 20, y: 10, width: 24, height: 24))
    #expect(row.viewWithTag(3)?.frame.minX == 64)
    #expect(line(under: row, app) == [64, 430])
    if style == "Value1" { #expect(abs((row.viewWithTag(4)?.frame.maxX ?? 0) - 370) < 0.01) }
  }

  @Test func `a line leaves free what the row says, or the table`() throws {
    let inset = #"<inset key="separatorInset" minX="30" minY="0" maxX="12" maxY="0"/>"#
    let ofTable = try show(outlets, parts, inTable: inset)
    #expect(line(under: ofTable.row, ofTable.app) == [30, 378])
    let turned = try show("", inTable: inset, language: "he")
    #expect(line(under: turned.row, turned.app) == [12, 360])
    let own = try show("", #"<inset key="separatorInset" minX="0.0"/>"#, inTable: inset)
    #expect(line(under: own.row, own.app) == [0, 390])
    #expect(own.app.lines.isEmpty)
  }

  @Test(arguments: ["Default", "Subtitle", "Value1", "Value2"])
  func `where reading starts at the right a row's parts stand the other way around`(
    style: String
  ) throws {
    let words = "\(outlets) accessoryType=\"checkmark\" style=\"IBUITableViewCellStyle\(style)\""
    let usual = try show(words, parts).row
    let room = usual.contentView.bounds.width
    let frames = (3...5).compactMap { usual.viewWithTag($0)?.frame }
    let turned = try show(words, parts, language: "ar").row
    #expect(usual.contentView.frame.minX == 0 && turned.contentView.frame.minX == 40)
    #expect(turned.contentView.frame.size == usual.contentView.frame.size)
    let mirrored = frames.map {
      CGRect(x: room - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
    #expect((3...5).compactMap { turned.viewWithTag($0)?.frame } == mirrored)
    #expect((turned.viewWithTag(4) as? UILabel)?.textAlignment == .left)
  }

  @Test(
    arguments: ["disclosureIndicator", "checkmark", "detailButton", "detailDisclosureButton"])
  func `what stands at the end of a row is at the left where reading starts at the right`(
    accessory: String
  ) throws {
    func ink(_ language: String) throws -> [CGRect] {
      let (row, app) = try show(
        "accessoryType=\"\(accessory)\"", table: "separatorStyle=\"none\"", language: language)
      let picture = app.stage.picture(scale: 2)
      let area = row.convert(row.bounds, to: nil)
      return [(0.0, 0.5), (0.5, 1.0)].map { start, end in
        var ink = CGRect.null
        for y in Int(area.minY * 2)..<Int(area.maxY * 2) {
          for x in Int(780 * start)..<Int(780 * end)
          where picture.pixel(x: x, y: y) != 0xFFFF_FFFF {
            ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
          }
        }
        return ink
      }
    }
    let (usual, turned) = (try ink("en"), try ink("ar"))
    #expect(usual[0].isNull && turned[1].isNull)
    #expect(abs(turned[0].minX - (780 - usual[1].maxX)) <= 1)
    #expect(abs(turned[0].width - usual[1].width) <= 1)
    #expect((accessory == "detailDisclosureButton") == (usual[1].width > 60))
  }

  @Test(
    arguments: ["disclosureIndicator", "checkmark", "detailButton", "detailDisclosureButton"],
    [(390, 16), (430, 20)])
  func `whatever stands at the end of a row keeps the table's margin there`(
    accessory: String, table: (width: Int, margin: Int)
  ) throws {
    let (row, app) = try show(
      "accessoryType=\"\(accessory)\"", table: "separatorStyle=\"none\"", width: table.width)
    let picture = app.stage.picture(scale: 2)
    let area = row.convert(row.bounds, to: nil)
    let last = (0..<table.width * 2).last { x in
      (Int(area.minY * 2)..<Int(area.maxY * 2)).contains {
        picture.pixel(x: x, y: $0) != 0xFFFF_FFFF
      }
    }
    #expect(abs((last ?? 0) + 1 - (table.width - table.margin) * 2) <= 2)
    let ends = [
      "disclosureIndicator": 10.5, "checkmark": 24, "detailButton": 25,
      "detailDisclosureButton": 43,
    ]
    let room = CGFloat(table.width - table.margin) - (ends[accessory] ?? 0)
    #expect(abs(row.contentView.frame.width - room) < 0.01)
  }

  @Test func `a chevron points where reading goes`() throws {
    for (language, tip) in [("en", 371), ("ar", 18)] {
      let (row, app) = try show("accessoryType=\"disclosureIndicator\"", language: language)
      let middle = Int(row.convert(CGPoint(x: 0, y: row.bounds.midY), to: nil).y)
      let picture = app.stage.picture()
      let drawn = (0..<390).filter { picture.pixel(x: $0, y: middle) != 0xFFFF_FFFF }
      #expect(!drawn.isEmpty && drawn.allSatisfy { abs($0 - tip) <= 3 })
    }
  }

  @Test func `a view at the end of a row leaves the margin free on the side where the row ends`()
    throws
  {
    let view = "<switch key=\"accessoryView\" tag=\"6\" id=\"W\">\(frame(0, 0, 51, 31))</switch>"
    #expect(try show("", view).row.viewWithTag(6)?.frame.maxX == 374)
    let turned = try show("", view, language: "ar").row
    #expect(turned.viewWithTag(6)?.frame.minX == 16)
    #expect(turned.contentView.frame == CGRect(x: 67, y: 0, width: 323, height: 44))
  }

  @Test(arguments: [("", 16), ("accessoryType=\"checkmark\"", 8)])
  func `a row's content has the margins of UIKit's`(row: String, trailing: CGFloat) throws {
    let content = "<tableViewCellContentView key=\"contentView\" id=\"K\"/>"
    let given = try show(row, content).row.contentView.layoutMargins
    #expect(given == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: trailing))
  }

  @Test(arguments: ["Default", "Subtitle", "Value1", "Value2"])
  func `words that are wider than Apple's are seen whole`(style: String) throws {
    let narrow = parts.replacing("width=\"90\"", with: "width=\"74\"")
      .replacing("width=\"40\"", with: "width=\"20\"")
    let row = try show("\(outlets) style=\"IBUITableViewCellStyle\(style)\"", narrow).row
    for tag in style == "Default" ? [3] : style == "Value2" ? [4] : [3, 4] {
      let label = try #require(row.viewWithTag(tag) as? UILabel)
      #expect(label.frame.width >= label.sizeThatFits(.zero).width)
      #expect(label.frame.maxX <= 374)
    }
  }

  @Test func `a group has a line above it and one below, from edge to edge`() throws {
    let (row, app) = try show("", table: "style=\"grouped\"")
    let picture = app.stage.picture()
    let top = Int(row.convert(CGPoint.zero, to: nil).y)
    let inside = picture.pixel(x: 200, y: top + 5)
    #expect(picture.pixel(x: 1, y: top) != inside && picture.pixel(x: 1, y: top + 43) == inside)
    #expect(picture.pixel(x: 1, y: top + 87) != inside)
  }
}

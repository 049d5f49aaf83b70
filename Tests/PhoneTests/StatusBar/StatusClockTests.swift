import Foundation
import Graphics
import Testing

@testable import Phone

struct StatusClockTests {
  @Test(arguments: [
    ("en", "9:41 AM", "Tue Jan 9"), ("fr", "9:41 AM", "Tue Jan 9"),
    ("zh-Hans", "上午9:41", "1月9日周二"), ("zh", "上午9:41", "1月9日周二"),
    ("zh-Hant", "上午9:41", "1月9日 週二"), ("zh-TW", "上午9:41", "1月9日 週二"),
    ("zh-HK", "上午9:41", "1月9日 週二"),
  ])
  func `it speaks the phone's language`(_ language: String, _ time: String, _ date: String) {
    let clock = StatusClock(language: language)
    #expect(clock.longTime == time && clock.date == date && clock.time == "9:41")
  }

  /// The columns of a status bar in which something is drawn.
  private func inked(_ model: String, _ language: String) throws -> [Int] {
    let setup = PhoneSetup(model: try .named(model), language: language)
    let picture = Phone(setup) { Blank() }.screenshot(scale: 1)
    let rows = 0..<Int(setup.model.statusBarHeight)
    return (0..<picture.width).filter { x in
      rows.contains { picture.color(x: x, y: $0).red < 0.6 }
    }
  }

  @Test(arguments: ["ipad-11", "ipad-mini"], ["en", "zh-Hant", "zh-Hans"])
  func `an iPad writes the date beside the time, far from the levels`(
    _ model: String, _ language: String
  ) throws {
    let columns = try inked(model, language)
    let first = try #require(columns.first)
    let words = columns.filter { $0 < 300 }
    #expect((5...24).contains(first))
    let end = try #require(words.last)
    #expect((95...170).contains(end), "\(end)")
    // Time and date are apart from each other by more than two words are.
    let gaps = zip(words, words.dropFirst()).map { $1 - $0 }.sorted()
    #expect((gaps.last ?? 0) >= 7)
    #expect(columns.first { $0 > end }.map { $0 > 500 } == true)
  }

  @Test func `an iPhone with a home button shows the half of the day, in its language`() throws {
    let middle = try ["en", "zh-Hans"].map { language in
      try inked("iphone-se", language).filter { (140...235).contains($0) }
    }
    for columns in middle {
      let (first, last) = (try #require(columns.first), try #require(columns.last))
      #expect(last - first >= 40, "the time alone is narrower")
      #expect(abs(Double(first + last) / 2 - 187) <= 1)
    }
    #expect(middle[0] != middle[1])
  }

  @Test func `an iPhone shows the time alone beside its camera in every language`() throws {
    #expect(try inked("iphone-15", "en") == inked("iphone-15", "zh-Hans"))
  }

  @Test(arguments: DeviceModel.all.map(\.id))
  func `time and levels stand clear of a notch and of the screen's edges`(_ id: String) throws {
    let model = try DeviceModel.named(id)
    guard case .notch(let notch, _) = model.cutout else { return }
    let middle = model.size.width / 2
    let columns = try inked(id, "en").map { CGFloat($0) }
    #expect(columns.allSatisfy { abs($0 + 0.5 - middle) > notch / 2 + 1 })
    #expect(columns.allSatisfy { $0 >= 6 && $0 < model.size.width - 6 })
  }
}

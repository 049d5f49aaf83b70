import Testing

@testable import UIKit

/// Imports no Foundation, as an app that only says `import UIKit`.
struct NSLocalizedStringTests {
  @Test func textsOfTheAppComeInItsLanguage() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"hi\" = \"Hello\";",
      "zh-Hans.lproj/Localizable.strings": "\"hi\" = \"你好\";",
    ])
    defer { withExtendedLifetime(folder) {} }
    let stage = Stage()
    stage.application.bundle = AppBundle(path: folder.path)
    #expect(NSLocalizedString("hi", comment: "greeting") == "Hello")
    stage.application.bundle.languages = ["zh-CN"]
    #expect(NSLocalizedString("hi", comment: "greeting") == "你好")
    #expect(NSLocalizedString("none", value: "value", comment: "") == "value")
  }
}

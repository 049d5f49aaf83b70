import Foundation
import Graphics
import Testing

@testable import UIKit

struct AppBundleTests {
  private func bundle(
    _ files: [String: String], languages: [String] = ["en"]
  ) throws -> (AppBundle, TemporaryFolder, () -> [String]) {
    let folder = try TemporaryFolder(files)
    let log = Log()
    let bundle = AppBundle(
      path: folder.path, languages: languages,
      diagnostics: Diagnostics { log.lines.append("\($0)") })
    return (bundle, folder, { log.lines.map { $0.replacing(folder.path + "/", with: "") } })
  }

  private final class Log { var lines: [String] = [] }

  @Test(arguments: [
    ("zh-TW", ["zh-Hant", "Base", "en"]), ("zh-HK", ["zh-Hant", "Base", "en"]),
    ("zh-Hant-TW", ["zh-Hant", "Base", "en"]), ("zh-CN", ["zh-Hans", "Base", "en"]),
    ("zh", ["zh-Hans", "Base", "en"]), ("zh_TW.UTF-8", ["zh-Hant", "Base", "en"]),
    ("en-GB", ["en", "Base"]), ("pt-PT", ["Base", "en"]), ("pt-BR", ["pt-BR", "Base", "en"]),
    ("fr", ["Base", "en"]), ("xx-garbage-!", ["Base", "en"]), ("", ["Base", "en"]),
  ])
  func languagesFallBackByScript(language: String, expected: [String]) {
    let names = ["Base", "en", "zh-Hant", "zh-Hans", "pt_BR"].map { $0 + ".lproj" }
    let found = LanguageFolder.ordered(names, for: [language])
    #expect(found.map(\.language) == expected)
  }

  @Test func theDirectionIsThatOfTheFirstLanguage() {
    let bundle = AppBundle(path: "/nowhere", languages: ["ar-EG", "en"])
    #expect(bundle.layoutDirection == .rightToLeft)
    bundle.languages = ["zh-Hant", "ar"]
    #expect(bundle.layoutDirection == .leftToRight)
  }

  @Test func textsComeFromTheBestLanguageAndChangeWithIt() throws {
    let (bundle, folder, log) = try bundle([
      "en.lproj/Localizable.strings": "/* greeting */ \"hi\" = \"Say \\\"hi\\\"\\n\";",
      "zh-Hant.lproj/Localizable.strings": "hi = \"你好 \\U7e41\"; // comment",
      "en.lproj/Errors.strings": "\"e\" = \"%d of %@\";",
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(bundle.localizedString(forKey: "hi") == "Say \"hi\"\n")
    #expect(bundle.localizedString(forKey: "e", table: "Errors") == "%d of %@")
    #expect(bundle.localizedString(forKey: "none", value: "default") == "default")
    bundle.languages = ["zh-TW", "en"]
    #expect(bundle.localizedString(forKey: "hi") == "你好 繁")
    #expect(bundle.localizedString(forKey: "e", table: "Errors") == "%d of %@")
    #expect(log().isEmpty)
  }

  @Test func aKeyWithoutATextIsReportedOnceInEveryLanguage() throws {
    let (bundle, folder, log) = try bundle([
      "en.lproj/Localizable.strings": "\"hi\" = \"Hello\";",
      "zh-Hant.lproj/Localizable.strings": "\"hi\" = \"你好\";",
    ])
    defer { withExtendedLifetime(folder) {} }
    for _ in 0..<2 {
      #expect(bundle.localizedString(forKey: "login.title") == "login.title")
      #expect(bundle.localizedString(forKey: "login.title", value: "") == "login.title")
      #expect(bundle.localizedString(forKey: "other", value: "Other") == "Other")
      #expect(bundle.localizedString(forKey: "hi", table: "Absent") == "hi")
    }
    bundle.languages = ["zh-Hant"]
    #expect(bundle.localizedString(forKey: "login.title") == "login.title")
    let problem = "Localizable.strings: error: no string for \"login.title\""
    #expect(
      log().filter { $0.hasSuffix(problem) } == ["en.lproj/\(problem)", "zh-Hant.lproj/\(problem)"])
    #expect(
      log().count == 3 && log()[1].hasSuffix("there is no Absent.strings in any .lproj folder"))
  }

  @Test func aBrokenStringsFileIsReportedOnceAndTheKeysAreShown() throws {
    let (bundle, folder, log) = try bundle([
      "en.lproj/Localizable.strings": "\"a\" = \"b\";\n\"c\" = ;\n"
    ])
    defer { withExtendedLifetime(folder) {} }
    #expect(bundle.localizedString(forKey: "a") == "a")
    #expect(bundle.localizedString(forKey: "c") == "c")
    #expect(
      log() == ["en.lproj/Localizable.strings:2:7: error: expected a text in quotes"])
  }

  @Test func filesAreFoundInTheLanguageThenInBaseThenInTheFolder() throws {
    let (bundle, folder, _) = try bundle([
      "Main.storyboard": "", "Base.lproj/Login.storyboard": "",
      "zh-Hant.lproj/Login.storyboard": "",
    ])
    func found(_ name: String) -> String? {
      bundle.path(forResource: name, ofType: "storyboard")?
        .replacing(folder.path + "/", with: "")
    }
    #expect(found("Main") == "Main.storyboard")
    #expect(found("Main.storyboard") == "Main.storyboard")
    #expect(found("Login") == "Base.lproj/Login.storyboard")
    #expect(found("../../../../../etc/a") == nil)
    bundle.languages = ["zh-Hant"]
    #expect(found("Login") == "zh-Hant.lproj/Login.storyboard")
  }

  @Test func assetsComeFromEveryCatalogAndThenFromLooseFiles() throws {
    let set = #"{"images": [{"filename": "x.png", "idiom": "universal"}]}"#
    let (bundle, folder, log) = try bundle([
      "A.xcassets/a.imageset/Contents.json": set, "A.xcassets/a.imageset/x.png": "",
      "B.xcassets/b.imageset/Contents.json": set, "B.xcassets/b.imageset/x.png": "",
      "a.png": "", "c@2x.png": "", "A.xcassets/k.colorset/Contents.json": "{\"colors\": 3}",
    ])
    #expect(bundle.imageSet(named: "a")?.folder == folder.path + "/A.xcassets/a.imageset")
    #expect(bundle.imageSet(named: "b.png")?.folder == folder.path + "/B.xcassets/b.imageset")
    #expect(bundle.imageSet(named: "c")?.variants.map(\.scale) == [2])
    #expect(bundle.imageSet(named: "d") == nil)
    #expect(bundle.colorSet(named: "k") == nil)
    #expect(bundle.colorSet(named: "k") == nil)
    #expect(log().count == 1)
    #expect(log().first?.hasPrefix("A.xcassets/k.colorset/Contents.json:1:12: error: ") == true)
  }

  @Test func foldersInsideAreLookedInto() throws {
    let set = #"{"images": [{"filename": "x.png", "idiom": "universal"}]}"#
    let (bundle, folder, log) = try bundle([
      "App/Art/A.xcassets/a.imageset/Contents.json": set,
      "App/Art/A.xcassets/a.imageset/x.png": "", "App/loose.png": "", "App/.hidden/none.png": "",
      "App/Base.lproj/Main.storyboard": "", "App/Deep/Other.storyboard": "",
      "App/en.lproj/Localizable.strings": "a = b;",
    ])
    #expect(bundle.imageSet(named: "a") != nil)
    #expect(bundle.imageSet(named: "loose") != nil)
    #expect(bundle.imageSet(named: "none") == nil)
    #expect(bundle.localizedString(forKey: "a") == "b")
    for (name, file) in [("Main", "App/Base.lproj/Main"), ("Other", "App/Deep/Other")] {
      #expect(
        bundle.path(forResource: name, ofType: "storyboard")
          == folder.path + "/" + file + ".storyboard")
    }
    #expect(log().isEmpty)
  }

  @Test func aFolderThatIsAbsentIsReportedOnce() {
    var lines: [String] = []
    let bundle = AppBundle(path: "/nowhere", diagnostics: Diagnostics { lines.append("\($0)") })
    #expect(bundle.imageSet(named: "a") == nil)
    #expect(bundle.localizedString(forKey: "k") == "k")
    #expect(lines == ["/nowhere: error: the app's folder can't be read"])
  }

  @Test func textsInALanguageThatNobodyAskedForAreReported() throws {
    let (bundle, folder, log) = try bundle(
      ["en.lproj/Localizable.strings": "\"a\" = \"b\";"], languages: ["zh-Hant"])
    #expect(bundle.localizedString(forKey: "a") == "b")
    #expect(
      log() == [
        "\(folder.path): warning: there is no Localizable.strings in zh-Hant.lproj; en.lproj stands in"
      ])
    bundle.languages = ["en-GB"]
    #expect(bundle.localizedString(forKey: "a") == "b")
    #expect(log().count == 1)
  }
}

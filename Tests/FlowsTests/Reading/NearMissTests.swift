import Testing

@testable import Flows

@Suite struct NearMissTests {
  @Test(arguments: [
    ("tapon", ["tapOn"]), ("taponn", ["tapOn"]), ("asertVisible", ["assertVisible"]),
    (
      "inputRandom",
      [
        "inputRandomText", "inputRandomNumber", "inputRandomEmail", "inputRandomPersonName",
        "inputRandomCityName", "inputRandomCountryName", "inputRandomColorName",
      ]
    ),
    ("Keyboard", ["hideKeyboard", "hide keyboard"]), ("invalidCommand", []), ("x", []), ("", []),
  ])
  func `a wrong command suggests those that are near`(word: String, names: [String]) {
    #expect(CommandName.suggestions(for: word) == names)
  }
}

import Testing

@testable import Phone
@testable import foyer

struct PhoneSetupTests {
  private func setup(_ words: String...) throws -> PhoneSetup {
    try PhoneSetup(Arguments(words, command: "run", options: Command.run.options))
  }

  @Test func `an iPhone 15, upright, light and English, is the phone unless told otherwise`() throws
  {
    let setup = try setup()
    #expect(setup.model.id == "iphone-15")
    #expect(setup.orientation == .portrait)
    #expect(setup.appearance == .light)
    #expect(setup.language == "en")
    #expect(setup.assets.hasSuffix("/Assets"))
  }

  @Test func `options choose the phone`() throws {
    let setup = try setup(
      "--device", "iPhone-SE", "--landscape", "--appearance", "dark", "--language", "zh-Hant")
    #expect(setup.model.id == "iphone-se")
    #expect(setup.orientation == .landscapeLeft)
    #expect(setup.appearance == .dark)
    #expect(setup.language == "zh-Hant")
  }

  @Test func `saved pictures know no words, for those differ from machine to machine`() throws {
    #expect(try setup().words().words(from: "a", limit: 1).isEmpty)
  }

  @Test func `an unknown device is told with the nearest one`() {
    #expect(throws: CommandLineError.unknownDevice("iphone-15-por", nearest: "iphone-15-pro")) {
      try setup("--device", "iphone-15-por")
    }
  }
}

import Testing

@testable import foyer

struct ArgumentsTests {
  private func read(_ words: String...) throws -> Arguments {
    try Arguments(words, command: "shot", options: Command.shot.options)
  }

  @Test func `a value follows its option or an equals sign`() throws {
    #expect(try read("--device", "iphone-se").value(.device) == "iphone-se")
    #expect(try read("--device=iphone-se").value(.device) == "iphone-se")
    #expect(try read("-o", "a=b.png").value(.output) == "a=b.png")
    #expect(try read("--output=a=b.png").value(.output) == "a=b.png")
  }

  @Test(arguments: [
    ["-e", "A=b"], ["-eA=b"], ["-e=A=b"], ["--env", "A=b"], ["--env=A=b"],
  ])
  func `a letter's value may follow in the same word, as in Maestro`(words: [String]) throws {
    let options = Command.test.options
    #expect(try Arguments(words, command: "test", options: options).all(.environment) == ["A=b"])
    let several = try Arguments(words + ["-eB="], command: "test", options: options)
    #expect(several.all(.environment) == ["A=b", "B="])
  }

  @Test func `a name with one dash is no letter with its value`() throws {
    #expect(try read("-ox.png").value(.output) == "x.png")
    let known = Command.shot.options.map(\.name)
    #expect(throws: CommandLineError.unknownOption("-output", command: "shot", known: known)) {
      try read("-output", "x.png")
    }
    #expect(throws: CommandLineError.unknownOption("-output", command: "shot", known: known)) {
      try read("-output=x.png")
    }
  }

  @Test func `an option without a value is there or not`() throws {
    #expect(try read("--landscape").has(.landscape))
    #expect(try !read("--device", "iphone-se").has(.landscape))
    #expect(throws: CommandLineError.unexpectedValue(option: "--landscape")) {
      try read("--landscape=yes")
    }
  }

  @Test func `the last of two values holds`() throws {
    #expect(try read("--scale", "1", "--scale", "2").number(.scale, in: 0...8) == 2)
  }

  @Test func `an option at the end or before another lacks its value`() {
    #expect(throws: CommandLineError.missingValue(option: "--screen")) { try read("--screen") }
    #expect(throws: CommandLineError.missingValue(option: "--output")) { try read("-o", "") }
    #expect(throws: CommandLineError.missingValue(option: "--output")) { try read("--output=") }
    #expect(throws: CommandLineError.missingValue(option: "--screen")) {
      try read("--screen", "-o", "x.png")
    }
  }

  @Test(arguments: ["--devise", "-x", "--", "-"])
  func `an unknown option is none of the command's`(word: String) {
    let known = Command.shot.options.map(\.name)
    #expect(throws: CommandLineError.unknownOption(word, command: "shot", known: known)) {
      try read(word, "iphone-se")
    }
  }

  @Test func `a dash alone is what is piped in, where that is taken`() throws {
    let operand = Operand(name: "FILE|-", takesStandardInput: true)
    #expect(try Arguments(["-"], command: "c", options: [], operand: operand).operands == ["-"])
    #expect(throws: CommandLineError.unknownOption("-", command: "c", known: [])) {
      try Arguments(["-"], command: "c", options: [], operand: Operand(name: "FILE"))
    }
  }

  @Test func `a word without an option is not taken`() {
    #expect(throws: CommandLineError.unexpectedArgument("login", command: "shot")) {
      try read("login")
    }
  }

  @Test(arguments: ["x", "0", "-1", "9", "inf", "nan", "1e9", "1,5", "2x"])
  func `a scale is a number in its range`(word: String) throws {
    let arguments = try read("--scale", word)
    #expect(throws: CommandLineError.invalidNumber(word, option: "--scale", range: 0.1...8)) {
      try arguments.scale
    }
  }

  @Test(arguments: [("1", 1.0), ("1.5", 1.5), ("8", 8), ("0.1", 0.1)])
  func `a scale may be broken`(word: String, number: Double) throws {
    #expect(try read("--scale", word).scale == number)
  }

  @Test func `a choice is one of its names`() throws {
    #expect(try read("--screen", "login-error").choice(.screen, as: Screen.self) == .loginError)
    let arguments = try read("--screen", "logn")
    #expect(
      throws: CommandLineError.invalidValue(
        "logn", option: "--screen", known: Screen.allCases.map(\.rawValue))
    ) {
      try arguments.choice(.screen, as: Screen.self)
    }
  }
}

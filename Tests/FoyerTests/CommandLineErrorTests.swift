import Testing

@testable import foyer

struct CommandLineErrorTests {
  @Test(arguments: [
    (
      CommandLineError.unknownOption("--devise", command: "run", known: ["--scale", "--device"]),
      "unknown option '--devise'; did you mean '--device'? see 'foyer run --help'"
    ),
    (.missingValue(option: "--scale"), "option '--scale' needs a value"),
    (.unexpectedValue(option: "--bezel"), "option '--bezel' takes no value"),
    (
      .invalidValue("drak", option: "--appearance", known: ["light", "dark"]),
      "'drak' is no value of --appearance; did you mean 'dark'? (one of: light, dark)"
    ),
    (
      .unknownDevice("iphone-25", nearest: "iphone-15"),
      "no device is called 'iphone-25'; did you mean 'iphone-15'? 'foyer devices' lists them"
    ),
    (
      .invalidNumber("0", option: "--scale", range: 0.1...8),
      "--scale takes a number from 0.1 to 8, not '0'"
    ),
    (.missingOption("-o FILE.png", command: "shot"), "'foyer shot' needs -o FILE.png"),
    (.unexpectedArgument("x", command: "run"), "'foyer run' takes no argument 'x'"),
  ])
  func `every mistake is told in one line that names the way out`(
    error: CommandLineError, text: String
  ) {
    #expect("\(error)" == text)
  }
}

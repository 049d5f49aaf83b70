@testable import Flows

/// Reads texts as flows.
enum Reading {
  /// The lines `line:column: error: title: finding` of what is wrong with a text.
  static func problems(_ text: String, skipsUnsupported: Bool = false) -> [String] {
    let file = SourceFile(path: "f.yaml", text: text)
    return FlowLibrary(checking: file, skipsUnsupported: skipsUnsupported).problems
      .map { String($0.headline.dropFirst("f.yaml:".count)) }
  }

  /// The problems of a command behind a config of two lines.
  static func command(_ text: String, skipsUnsupported: Bool = false) -> [String] {
    problems("appId: a\n---\n" + text, skipsUnsupported: skipsUnsupported)
  }

  /// The first step of a list of commands.
  static func step(_ text: String) -> FlowStep? {
    let reader = FlowFileReader(SourceFile(path: "f.yaml", text: "appId: a\n---\n" + text))
    return reader.flow().steps.first
  }
}

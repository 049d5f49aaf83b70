/// A set of keys.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Letters of the current language.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation first.
  case numbersAndPunctuation = 2
  /// Letters with a point, a slash and .com.
  case URL = 3
  /// Digits only.
  case numberPad = 4
  /// A telephone's keys.
  case phonePad = 5
  /// Letters, and a telephone's keys behind them.
  case namePhonePad = 6
  /// Letters with @ and a point.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Letters with @ and #.
  case twitter = 9
  /// Letters with a point beside the space bar.
  case webSearch = 10
  /// Digits of ASCII only.
  case asciiCapableNumberPad = 11

  /// The old name of `.asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

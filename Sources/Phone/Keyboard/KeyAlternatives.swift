import UIKit

/// What a held key offers beside its own text, in the order of iOS's English keyboard.
nonisolated enum KeyAlternatives {
  private static let letters: [String: String] = [
    "a": "àáâäæãåā", "c": "çćč", "e": "èéêëēėę", "i": "ìįīíïî", "l": "ł", "n": "ñń",
    "o": "õōøœóòöô", "s": "ßśš", "u": "ūúùüû", "y": "ÿ", "z": "žźż",
  ]

  private static let signs: [String: String] = [
    "0": "°", "-": "–—•", "/": "\\", "$": "€£¥₩¢₽", "€": "$£¥₩¢₽", "£": "$€¥₩¢₽", "¥": "$€£₩¢₽",
    "&": "§", "\"": "„“”«»", ".": "…", "?": "¿", "!": "¡", "'": "`‘’", "%": "‰", "=": "≈≠",
  ]

  private static let domains = [".com", ".net", ".edu", ".org", ".us"]

  /// The texts beside a key's own, nearest first; none for a key that offers nothing.
  ///
  /// A capital that is no single character, such as that of ß, isn't offered.
  static func of(_ text: String, type: UIKeyboardType, isCapital: Bool) -> [String] {
    if text == ".com" { return Array(domains.dropFirst()) }
    if text == ".", type == .URL || type == .emailAddress { return domains }
    let texts = (letters[text] ?? signs[text] ?? "").map(String.init)
    return isCapital ? texts.map { $0.uppercased() }.filter { $0.count == 1 } : texts
  }
}

/// The form in which a language writes Chinese.
public enum ChineseScript: Hashable, Sendable {
  /// The mainland's and Singapore's.
  case simplified
  /// Taiwan's.
  case traditional
  /// That of Hong Kong and Macau, with some characters of its own.
  case hongKong

  /// The form of a language, a BCP 47 tag; nil for a language that isn't Chinese.
  ///
  /// A script that is named counts for more than a region: `zh-Hans-HK` is simplified.
  public init?(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    guard parts.first == "zh" else { return nil }
    let isHongKong = parts.contains("hk") || parts.contains("mo")
    if parts.contains("hans") {
      self = .simplified
    } else if isHongKong {
      self = .hongKong
    } else {
      self = parts.contains("hant") || parts.contains("tw") ? .traditional : .simplified
    }
  }

  /// Whether it is one of the two traditional forms.
  public var isTraditional: Bool { self != .simplified }
}

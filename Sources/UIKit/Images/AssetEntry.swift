/// An entry of a catalog's file: what is in it, and what surroundings it is for.
@dynamicMemberLookup
nonisolated struct AssetEntry<Content: Decodable>: Decodable {
  private let content: Content
  private let words: AssetConditionWords

  init(from decoder: any Decoder) throws {
    content = try Content(from: decoder)
    words = try AssetConditionWords(from: decoder)
  }

  subscript<Value>(dynamicMember member: KeyPath<Content, Value>) -> Value {
    content[keyPath: member]
  }

  /// The surroundings; nil, and a complaint, for those of an unknown device.
  func conditions(_ reader: inout WordReader) -> AssetConditions? { words.conditions(&reader) }
}

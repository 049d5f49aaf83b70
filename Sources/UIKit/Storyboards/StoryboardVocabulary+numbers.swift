nonisolated extension StoryboardVocabulary {
  /// The attributes that are a number wherever they stand.
  static let numbers = words(
    """
    x y width height minX minY maxX maxY top left bottom right leading trailing
    constant priority spacing alpha red green blue white pointSize size tag numberOfLines
    minimumFontSize minimumScaleFactor preferredMaxLayoutWidth lineHeightMultiple lineSpacing
    horizontalHuggingPriority verticalHuggingPriority
    horizontalCompressionResistancePriority verticalCompressionResistancePriority
    """)

  /// The elements with attributes that should be a number and aren't one, or none that is finite.
  static func brokenNumbers(in root: StoryboardElement, path: String) -> [Diagnostic] {
    root.descendants.compactMap { element in
      // The edges of an extendedEdge are flags.
      guard element.name != "extendedEdge" else { return nil }
      let known = attributes[element.name]?.intersection(numbers) ?? []
      let broken = known.sorted().compactMap { attribute in
        element.number(attribute) == nil ? element[attribute].map { "\(attribute) \"\($0)\"" } : nil
      }
      guard !broken.isEmpty else { return nil }
      return Diagnostic(
        file: path, at: element.position,
        broken.joined(separator: ", ")
          + (broken.count == 1 ? " is not a number" : " are not numbers"))
    }
  }
}

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

  /// The attributes that should be a number and aren't one, or none that is finite.
  static func brokenNumbers(in root: StoryboardElement, path: String) -> [Diagnostic] {
    root.descendants.flatMap { element -> [Diagnostic] in
      let known = attributes[element.name]?.intersection(numbers) ?? []
      return known.sorted().compactMap { attribute in
        guard let text = element[attribute], element.number(attribute) == nil else { return nil }
        return Diagnostic(
          file: path, at: element.position, "\(attribute) \"\(text)\" is not a number")
      }
    }
  }
}

nonisolated extension StoryboardVocabulary {
  /// Attributes that are understood and can be seen on an iPhone, but aren't drawn here.
  private static let undrawnAttributes: [String: Set<String>] = [
    "label": words("adjustsLetterSpacingToFitWidth enabled"),
    "button": words("changesSelectionAsPrimaryAction"),
    "pageControl": words("backgroundStyle"),
    "datePicker": words("minuteInterval countDownDuration enabled"),
    "searchBar": words("prompt showsBookmarkButton showsSearchResultsButton"),
    "mapView": words("mapType showsUserLocation showsScale showsTraffic"),
    "navigationBar": words("translucent"), "toolbar": words("translucent"),
    "tabBar": words("translucent itemPositioning itemWidth itemSpacing"),
    "tableViewCell": words("indentationLevel"),
    "navigationItem": words("prompt"),
    "barButtonItem": words("landscapeImagePhone"),
    "tabBarItem": words("badgeValue landscapeImage"),
    "fontDescription": words("width"),
    "paragraphStyle": words("baseWritingDirection"),
    "buttonConfiguration": words("indicator subtitleLineBreakMode"),
    "backgroundConfiguration": words("imageContentMode strokeOutset"),
    "textInputTraits": words("smartDashesType smartInsertDeleteType smartQuotesType passwordRules"),
  ]

  /// The values with which attributes change nothing that could be seen.
  private static let plainValues: [String: Set<String>] = [
    "translucent": words("YES true"), "enabled": words("YES true"),
    "minuteInterval": words("1"), "mapType": words("standard"),
    "smartDashesType": words("no default"), "smartInsertDeleteType": words("no default"),
    "smartQuotesType": words("no default"),
  ]

  private static let usualValues = words("NO false automatic natural none default 0 0.0")

  /// The attributes of an element that can be seen on an iPhone and aren't drawn here.
  static func undrawn(of element: StoryboardElement) -> [String] {
    let words = (undrawnAttributes[element.name] ?? []).sorted().filter { attribute in
      guard let value = element[attribute], !value.isEmpty else { return false }
      return !(plainValues[attribute] ?? usualValues).contains(value)
    }
    return words + undrawnHeights(of: element) + undrawnLinks(of: element)
  }

  /// What a text that isn't edited shows as links.
  private static func undrawnLinks(of text: StoryboardElement) -> [String] {
    guard text.name == "textView", text.flag("editable") == false,
      let detected = text.child(key: "dataDetectorTypes"),
      ["phoneNumber", "link", "address", "calendarEvent", "lookupSuggestion"]
        .contains(where: { detected.flag($0) == true })
    else { return [] }
    return ["dataDetectorTypes"]
  }

  /// The heights of a table's own sections that aren't Interface Builder's, where they would be
  /// seen: in groups always, in a plain table where there are words.
  private static func undrawnHeights(of table: StoryboardElement) -> [String] {
    let sections = table.child("sections")?.children("tableViewSection") ?? []
    guard table.name == "tableView", !sections.isEmpty else { return [] }
    let isGrouped = table["style"]?.lowercased().contains("grouped") ?? false
    let drawn: [Double] = isGrouped ? [18, -1] : [28, -1]
    return [("sectionFooterHeight", "footerTitle"), ("sectionHeaderHeight", "headerTitle")]
      .filter { height, title in
        guard let value = table.number(height), !drawn.contains(Double(value)) else { return false }
        return isGrouped || sections.contains { hasWords($0, title) }
      }.map(\.0)
  }

  private static func hasWords(_ section: StoryboardElement, _ title: String) -> Bool {
    section[title] != nil || section.children.contains { $0.key == title }
  }

  /// The attributes of text that are drawn, and one that the editor keeps for itself.
  private static let textAttributes = words(
    "NSFont NSColor NSParagraphStyle NSUnderline NSStrikethrough NSKern NSOriginalFont")

  /// The elements that are what their key says, which may be something that isn't drawn.
  private static let keyed = words(
    "color imageReference fontDescription inset size attributedString offsetWrapper textAttributes")

  /// The keys of such elements that are drawn, or that can't be seen before an app does something.
  private static let drawnKeys = words(
    """
    backgroundColor barTintColor baseBackgroundColor baseForegroundColor color
    currentPageIndicatorTintColor highlightedColor maximumTrackTintColor minimumTrackTintColor
    onTintColor pageIndicatorTintColor progressTintColor selectedImageTintColor
    selectedSegmentTintColor separatorColor
    shadowColor strokeColor subtitleColor textColor thumbTintColor tintColor titleColor
    trackTintColor unselectedItemTintColor value
    image backgroundImage highlightedImage selectedImage
    fontDescription subtitleFontDescription titleFontDescription
    contentEdgeInsets contentInset frameInset imageEdgeInsets separatorInset titleEdgeInsets
    contentSize shadowOffset
    attributedPlaceholder attributedSubtitle attributedText attributedTitle
    titleTextAttributes largeTitleTextAttributes
    titleShadowColor userComments intrinsicContentSize freeformSize scrollIndicatorInsets
    verticalScrollIndicatorInsets horizontalScrollIndicatorInsets sectionIndexColor
    sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor itemSize estimatedItemSize
    headerReferenceSize footerReferenceSize sectionInset
    """)

  /// Why an element can be seen on an iPhone and isn't drawn here; nil for most.
  static func undrawnPart(_ element: StoryboardElement, in parent: StoryboardElement) -> String? {
    guard let key = element.key else { return nil }
    if parent.name == "attributes" {
      guard textAttributes.contains(key) else { return "\(key) of text" }
      let isLine = ["NSUnderline", "NSStrikethrough"].contains(key)
      let isPlain = element.integer("value").map { (0...1).contains($0) } ?? true
      return isLine && !isPlain ? "\(key) of text that is no single line" : nil
    }
    guard keyed.contains(element.name), !drawnKeys.contains(key), !isNothing(element) else {
      return nil
    }
    return "\(parent.name)'s \(key)"
  }

  /// Whether a size or the distances from edges are none.
  private static func isNothing(_ element: StoryboardElement) -> Bool {
    let sides = ["width", "height", "minX", "minY", "maxX", "maxY", "horizontal", "vertical"]
    guard ["size", "inset", "offsetWrapper"].contains(element.name) else { return false }
    return sides.allSatisfy { (element.number($0) ?? 0) == 0 }
  }
}

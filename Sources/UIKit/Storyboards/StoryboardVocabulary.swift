/// The elements and attributes of Interface Builder's format that are understood.
///
/// Words that only concern the editor are among them: nothing is lost where they are skipped.
nonisolated enum StoryboardVocabulary {
  /// The elements that are view controllers.
  static let controllers: Set<String> = ["viewController"]

  /// The elements that are views.
  static let views = Set(viewElements.keys)

  /// The keys under which an element holds a view beside `subviews`.
  static let viewKeys: Set<String> = ["view", "contentView"]

  /// The known attributes of each element.
  static let attributes: [String: Set<String>] = document.merging(viewParts) { $1 }
    .merging(viewElements) { $1 }

  /// What stands around the views.
  private static let document: [String: Set<String>] = [
    "document": words(
      """
      type version toolsVersion targetRuntime propertyAccessControl useAutolayout launchScreen
      useTraitCollections useSafeAreas colorMatched initialViewController systemVersion variant
      """),
    "device": words("id orientation appearance layout"),
    "adaptation": words("id"),
    "dependencies": [],
    "deployment": words("identifier version"),
    "development": words("identifier version"),
    "plugIn": words("identifier version"),
    "capability": words("name minToolsVersion"),
    "scenes": [],
    "scene": words("sceneID"),
    "objects": [],
    "placeholder": words(
      """
      placeholderIdentifier id userLabel sceneMemberID customClass customModule
      customModuleProvider
      """),
    "point": words("key x y"),
    "resources": [],
    "image": words("name width height catalog"),
    "namedColor": words("name"),
    "systemColor": words("name"),
    "viewController": words(
      """
      id sceneMemberID storyboardIdentifier userLabel title interfaceStyle
      viewRespectsSystemMinimumLayoutMargins
      useStoryboardIdentifierAsRestorationIdentifier
      """),
    "layoutGuides": [],
    "viewControllerLayoutGuide": words("type id"),
    "simulatedStatusBarMetrics": words("key statusBarStyle"),
    "simulatedScreenMetrics": words("key type"),
    "simulatedOrientationMetrics": words("key orientation"),
    "freeformSimulatedSizeMetrics": words("key"),
    "size": words("key width height"),
  ]

  /// What belongs to a view.
  private static let viewParts: [String: Set<String>] = [
    "rect": words("key x y width height"),
    "autoresizingMask": words(
      """
      key widthSizable heightSizable flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY
      """),
    "subviews": [],
    "constraints": [],
    "constraint": words(
      """
      id firstItem firstAttribute relation secondItem secondAttribute constant multiplier
      priority symbolic placeholder installed identifier userLabel
      """),
    "viewLayoutGuide": words("key id"),
    "keyboardLayoutGuide": words("key id"),
    "edgeInsets": words("key top left bottom right"),
    "directionalEdgeInsets": words("key top leading bottom trailing"),
    "inset": words("key minX minY maxX maxY"),
    "variation": words("key constant installed"),
    "mask": words("key"),
    "include": words("reference"),
    "exclude": words("reference"),
    "color": words(
      """
      key red green blue white alpha colorSpace customColorSpace systemColor
      cocoaTouchSystemColor xcode11CocoaTouchSystemColor name catalog
      """),
    "fontDescription": words("key type style pointSize weight name family"),
    "attributedString": words("key"),
    "fragment": words("content"),
    "attributes": [],
    "font": words("key metaFont size name"),
    "paragraphStyle": words(
      """
      key alignment lineBreakMode baseWritingDirection lineHeightMultiple lineSpacing
      tighteningFactorForTruncation
      """),
    "accessibility": words("key label hint identifier"),
    "accessibilityTraits": words(
      "key staticText image notEnabled button none header selected link"),
    "bool": words("key value"),
    "string": words("key"),
    "mutableString": words("key"),
    "nil": words("key name"),
    "imageReference": words("key image catalog renderingMode"),
    "state": words("key title image backgroundImage catalog"),
    "textInputTraits": words(
      """
      key secureTextEntry enablesReturnKeyAutomatically returnKeyType keyboardType
      autocapitalizationType autocorrectionType spellCheckingType textContentType
      """),
  ]

  /// The views.
  private static let viewElements: [String: Set<String>] = [
    "view": common,
    "imageView": common.union(
      words(
        """
        image highlightedImage highlighted catalog
        adjustsImageSizeForAccessibilityContentSizeCategory
        """)),
    "label": common.union(
      words(
        """
        text textAlignment lineBreakMode numberOfLines baselineAdjustment
        adjustsFontSizeToFit minimumFontSize minimumScaleFactor preferredMaxLayoutWidth
        highlighted usesAttributedText adjustsFontForContentSizeCategory
        """)),
    "button": common.union(
      words(
        """
        buttonType contentHorizontalAlignment contentVerticalAlignment lineBreakMode enabled
        selected highlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled
        """)),
    "scrollView": common.union(
      words(
        """
        alwaysBounceVertical alwaysBounceHorizontal bounces scrollEnabled pagingEnabled
        directionalLockEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator
        delaysContentTouches canCancelContentTouches keyboardDismissMode
        contentInsetAdjustmentBehavior indicatorStyle
        """)),
    "stackView": common.union(
      words(
        """
        axis distribution alignment spacing spacingType baselineRelativeArrangement
        layoutMarginsRelativeArrangement
        """)),
    "textField": common.union(
      words(
        """
        text placeholder textAlignment borderStyle clearButtonMode clearsOnBeginEditing
        contentHorizontalAlignment contentVerticalAlignment enabled selected highlighted
        adjustsFontForContentSizeCategory
        """)),
    "activityIndicatorView": common.union(words("style animating hidesWhenStopped")),
  ]

  /// What every view may have.
  static let common = words(
    """
    id key userLabel contentMode userInteractionEnabled opaque hidden alpha clipsSubviews
    clearsContextBeforeDrawing multipleTouchEnabled autoresizesSubviews tag
    translatesAutoresizingMaskIntoConstraints fixedFrame misplaced verifyAmbiguity
    ambiguous insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins
    semanticContentAttribute
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight
    """)

  static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

nonisolated extension StoryboardVocabulary {
  /// What belongs to a view.
  static let viewParts: [String: Set<String>] = [
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
      priority symbolic placeholder installed identifier userLabel symbolType
      """),
    "viewLayoutGuide": words("key id"),
    "keyboardLayoutGuide": words("key id"),
    "edgeInsets": words("key top left bottom right"),
    "directionalEdgeInsets": words("key top leading bottom trailing"),
    "inset": words("key minX minY maxX maxY"),
    "variation": words(
      """
      key constant installed preservesSuperviewLayoutMargins hidden fixedFrame misplaced image
      highlightedImage spacing axis distribution alignment pointSize
      """),
    "mask": words("key"),
    "include": words("reference"),
    "exclude": words("reference"),
    "color": words(
      """
      key red green blue white alpha colorSpace customColorSpace systemColor
      cocoaTouchSystemColor xcode11CocoaTouchSystemColor name catalog
      """),
    "fontDescription": words("key type style pointSize weight name family width"),
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
      """
      key staticText image notEnabled button none header selected link keyboardKey
      updatesFrequently adjustable allowsDirectInteraction causesPageTurn playsSound
      searchField startsMediaSession summaryElement
      """),
    "userDefinedRuntimeAttributes": [],
    "userDefinedRuntimeAttribute": words("type keyPath value"),
    "bool": words("key value"),
    "string": words("key"),
    "mutableString": words("key"),
    "nil": words("key name"),
    "imageReference": words("key image catalog renderingMode symbolScale"),
    "preferredSymbolConfiguration": words(
      "key configurationType scale weight pointSize"),
    "state": words("key title image backgroundImage catalog"),
    "buttonConfiguration": words(
      """
      key style title subtitle image catalog imagePlacement imagePadding titlePadding
      titleAlignment titleLineBreakMode subtitleLineBreakMode cornerStyle buttonSize
      showsActivityIndicator automaticallyUpdateForSelection macIdiomStyle indicator
      """),
    "backgroundConfiguration": words(
      "key image catalog cornerRadius strokeWidth strokeOutset imageContentMode"),
    "segments": [],
    "segment": words("title image catalog enabled width"),
    "blurEffect": words("style"),
    "vibrancyEffect": words("style"),
    "frame": words("key minX minY maxX maxY width height"),
    "textInputTraits": words(
      """
      key secureTextEntry enablesReturnKeyAutomatically returnKeyType keyboardType
      autocapitalizationType autocorrectionType spellCheckingType textContentType
      keyboardAppearance smartDashesType smartInsertDeleteType smartQuotesType passwordRules
      """),
  ]

  /// What belongs to bars and tables.
  static let barParts: [String: Set<String>] = [
    "items": words("key"),
    "toolbarItems": words("key"),
    "navigationItem": words(
      """
      key id title prompt largeTitleDisplayMode userLabel style backButtonTitle hidesBackButton
      leftItemsSupplementBackButton hidesSearchBarWhenScrolling
      """),
    "leftBarButtonItems": words("key"),
    "rightBarButtonItems": words("key"),
    "barButtonItem": words(
      """
      key id title style image catalog systemItem width enabled tag userLabel springLoaded
      landscapeImagePhone changesSelectionAsPrimaryAction primary
      """),
    "tabBarItem": words(
      "key id title image selectedImage catalog systemItem tag badgeValue userLabel enabled landscapeImage"
    ),
    "textAttributes": words("key"),
    "offsetWrapper": words("key horizontal vertical"),
    "navigationBarAppearance": words("key"), "tabBarAppearance": words("key"),
    "toolbarAppearance": words("key"),
    "extendedEdge": words("key top left bottom right"),
    "collectionViewLayout": words("key id"),
    "collectionViewFlowLayout": words(
      """
      key id scrollDirection minimumLineSpacing minimumInteritemSpacing automaticEstimatedItemSize
      sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
      """),
    "scopeButtonTitles": [],
    "date": words("key timeIntervalSinceReferenceDate"),
    "wkWebViewConfiguration": words(
      """
      key allowsInlineMediaPlayback allowsAirPlayForMediaPlayback suppressesIncrementalRendering
      allowsPictureInPictureMediaPlayback applicationNameForUserAgent dataDetectorTypes
      """),
    "wkPreferences": words(
      "key minimumFontSize javaScriptEnabled javaScriptCanOpenWindowsAutomatically"),
    "audiovisualMediaTypes": words("key none audio video"),
    "dataDetectorType": words("key phoneNumber link address calendarEvent lookupSuggestion"),
    "dataDetectorTypes": words("key phoneNumber link address calendarEvent lookupSuggestion"),
    "sections": [],
    "tableViewSection": words("id headerTitle footerTitle colorLabel userLabel"),
    "cells": [],
    "prototypes": [],
  ]

  /// What an app does with its views; nothing of it can be seen before.
  static let behaviour: [String: Set<String>] = {
    let names = words("id key customClass customModule customModuleProvider userLabel")
    return [
      "connections": [],
      "outlet": words("property destination id customClass"),
      "outletCollection": words("property destination id collectionClass appends"),
      "action": words("selector destination eventType id"),
      "segue": words(
        """
        destination kind relationship id identifier trigger modalPresentationStyle
        modalTransitionStyle animates customClass customModule customModuleProvider
        destinationCreationSelector popoverAnchorView popoverAnchorBarButtonItem
        unwindAction splitViewControllerTargetIndex action sourceItem reference
        """),
      "animations": [],
      // What old editors noted of the app's own classes.
      "classes": [], "class": words("className superclassName"),
      "source": words("key type relativePath"), "relationships": [],
      "relationship": words("kind name candidateClass"),
      // Lines of the editor's own.
      "userGuides": [], "userLayoutGuide": words("location affinity"),
      "value": words("key type width height x y"),
      "gestureRecognizers": words("key"),
      "tapGestureRecognizer": names.union(
        words(
          """
          numberOfTapsRequired numberOfTouchesRequired cancelsTouchesInView delaysTouchesBegan
          delaysTouchesEnded
          """)),
      "panGestureRecognizer": names.union(words("minimumNumberOfTouches maximumNumberOfTouches")),
      "pongPressGestureRecognizer": names.union(
        words("allowableMovement minimumPressDuration numberOfTapsRequired")),
      "swipeGestureRecognizer": names.union(words("direction numberOfTouchesRequired")),
      "pinchGestureRecognizer": names, "rotationGestureRecognizer": names,
      "screenEdgePanGestureRecognizer": names.union(words("edges")),
      "exit": names.union(words("sceneMemberID")),
      "customObject": names.union(words("sceneMemberID")),
      "integer": words("key value"), "real": words("key value"),
    ]
  }()
}

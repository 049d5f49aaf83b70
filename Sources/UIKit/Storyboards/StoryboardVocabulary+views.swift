nonisolated extension StoryboardVocabulary {
  /// The views.
  static let viewElements: [String: Set<String>] = [
    "view": common,
    "containerView": common,
    "imageView": common.union(
      words(
        """
        image highlightedImage highlighted catalog symbolScale
        adjustsImageSizeForAccessibilityContentSizeCategory
        """)),
    "label": common.union(
      words(
        """
        text textAlignment lineBreakMode numberOfLines baselineAdjustment
        adjustsFontSizeToFit minimumFontSize minimumScaleFactor preferredMaxLayoutWidth
        highlighted usesAttributedText adjustsFontForContentSizeCategory enabled
        adjustsLetterSpacingToFitWidth showsExpansionTextWhenTruncated
        """)),
    "button": common.union(control).union(
      words(
        """
        buttonType lineBreakMode adjustsImageWhenHighlighted adjustsImageWhenDisabled
        reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted pointerInteraction
        adjustsFontForContentSizeCategory springLoaded
        adjustsImageSizeForAccessibilityContentSizeCategory role showsMenuAsPrimaryAction
        changesSelectionAsPrimaryAction preferredBehavioralStyle
        """)),
    "scrollView": common.union(scrolling),
    "tableView": common.union(scrolling).union(
      words(
        """
        dataMode style separatorStyle rowHeight estimatedRowHeight sectionHeaderHeight
        estimatedSectionHeaderHeight sectionFooterHeight estimatedSectionFooterHeight
        allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
        allowsMultipleSelectionDuringEditing sectionIndexMinimumDisplayRowCount springLoaded
        contentViewsToSafeArea
        """)),
    "tableViewCell": common.union(
      words(
        """
        style selectionStyle accessoryType editingAccessoryType indentationLevel indentationWidth
        shouldIndentWhileEditing reuseIdentifier rowHeight textLabel detailTextLabel imageView
        hidesAccessoryWhenEditing showsReorderControl focusStyle
        """)),
    "tableViewCellContentView": common.union(words("tableViewCell")),
    "stackView": common.union(
      words(
        """
        axis distribution alignment spacing spacingType baselineRelativeArrangement
        layoutMarginsRelativeArrangement
        """)),
    "textField": common.union(control).union(
      words(
        """
        text placeholder textAlignment borderStyle clearButtonMode clearsOnBeginEditing
        adjustsFontForContentSizeCategory minimumFontSize adjustsFontSizeToFit
        allowsEditingTextAttributes
        """)),
    "textView": common.union(scrolling).union(
      words(
        """
        text textAlignment editable selectable clearsOnInsertion allowsEditingTextAttributes
        usesAttributedText adjustsFontForContentSizeCategory findInteractionEnabled
        """)),
    "refreshControl": common.union(control),
    "activityIndicatorView": common.union(words("style animating hidesWhenStopped")),
    "progressView": common.union(words("progress progressViewStyle")),
    "pageControl": common.union(control).union(
      words(
        """
        numberOfPages currentPage hidesForSinglePage defersCurrentPageDisplay backgroundStyle
        allowsContinuousInteraction
        """)),
    "switch": common.union(control).union(words("on preferredStyle title")),
    "slider": common.union(control).union(words("value minValue maxValue continuous")),
    "segmentedControl": common.union(control).union(
      words("segmentControlStyle selectedSegmentIndex momentary apportionsSegmentWidthsByContent")),
    "stepper": common.union(control).union(
      words("value minimumValue maximumValue stepValue continuous autorepeat wraps")),
    "pickerView": common.union(words("showsSelectionIndicator")),
    "datePicker": common.union(control).union(
      words(
        "datePickerMode style minuteInterval useCurrentDate countDownDuration roundsToMinuteInterval"
      )),
    "searchBar": common.union(
      words(
        """
        text placeholder prompt searchBarStyle barStyle translucent showsCancelButton
        showsBookmarkButton showsScopeBar showsSearchResultsButton
        """)),
    "collectionView": common.union(scrolling).union(
      words("dataMode prefetchingEnabled allowsSelection allowsMultipleSelection springLoaded")),
    "collectionViewCell": common.union(words("reuseIdentifier selected highlighted")),
    "collectionViewCellContentView": common,
    "collectionReusableView": common.union(words("reuseIdentifier")),
    "mapView": common.union(
      words(
        """
        mapType zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsUserLocation
        showsPointsOfInterest showsBuildings showsCompass showsScale showsTraffic
        """)),
    "webView": common.union(
      words(
        """
        scalesPageToFit paginationMode paginationBreakingMode pageLength gapBetweenPages
        allowsInlineMediaPlayback mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay
        keyboardDisplayRequiresUserAction suppressesIncrementalRendering
        """)),
    "wkWebView": common.union(
      words("allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent")),
    "glkView": graphics, "mtkView": graphics, "skView": graphics, "sceneKitView": graphics,
    "arskView": graphics, "arscnView": graphics,
    "visualEffectView": common,
    "navigationBar": common.union(words("barStyle translucent largeTitles")),
    "toolbar": common.union(words("barStyle translucent")),
    "tabBar": common.union(words("barStyle translucent itemPositioning itemWidth itemSpacing")),
  ]

  /// What every view may have.
  static let common = words(
    """
    id key userLabel contentMode userInteractionEnabled opaque hidden alpha clipsSubviews
    clearsContextBeforeDrawing multipleTouchEnabled autoresizesSubviews tag
    translatesAutoresizingMaskIntoConstraints fixedFrame misplaced verifyAmbiguity
    ambiguous insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins
    semanticContentAttribute sceneMemberID restorationIdentifier
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight
    customClass customModule customModuleProvider exclusiveTouch
    layoutMarginsFollowReadableWidth toolTip showsLargeContentViewer largeContentTitle
    largeContentImage scalesLargeContentImage focusGroupIdentifier
    """)

  /// What views may have that an app draws in by itself.
  private static let graphics = common.union(
    words(
      """
      enableSetNeedsDisplay drawableColorFormat drawableDepthFormat drawableStencilFormat
      drawableMultisample colorPixelFormat depthStencilPixelFormat sampleCount wantsBestResolution
      preferredFramesPerSecond autoResizeDrawable antialiasingMode allowsCameraControl
      autoenablesDefaultLighting jitteringEnabled loops playing showsStatistics
      """))

  /// What every control may have.
  private static let control = words(
    """
    contentHorizontalAlignment contentVerticalAlignment enabled selected highlighted
    """)

  /// What every view that scrolls may have.
  private static let scrolling = words(
    """
    alwaysBounceVertical alwaysBounceHorizontal bounces scrollEnabled pagingEnabled bouncesZoom
    directionalLockEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator
    delaysContentTouches canCancelContentTouches keyboardDismissMode
    contentInsetAdjustmentBehavior indicatorStyle minimumZoomScale maximumZoomScale scrollsToTop
    """)
}

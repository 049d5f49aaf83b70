/// The elements and attributes of Interface Builder's format that are understood.
///
/// Words that only concern the editor or what an app does are among them: nothing that could be
/// seen is lost where they are skipped.
nonisolated enum StoryboardVocabulary {
  /// The elements that are view controllers.
  static let controllers = Set(controllerElements.keys)

  /// The elements that are views.
  static let views = Set(viewElements.keys)

  /// The keys under which an element holds a view beside `subviews`.
  static let viewKeys: Set<String> = [
    "view", "contentView", "tableHeaderView", "tableFooterView", "titleView", "customView",
    "sectionHeaderView", "sectionFooterView", "accessoryView", "backgroundView",
    "selectedBackgroundView", "refreshControl",
  ]

  /// The elements that hold views.
  static let viewLists: Set<String> = ["subviews", "cells", "prototypes"]

  /// The known attributes of each element.
  static let attributes: [String: Set<String>] = document.merging(viewParts) { $1 }
    .merging(barParts) { $1 }.merging(behaviour) { $1 }.merging(viewElements) { $1 }
    .merging(controllerElements) { $1 }

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
    "deployment": words("identifier version defaultVersion"),
    "development": words("identifier version defaultVersion"),
    "plugIn": words("identifier version"),
    "capability": words("name minToolsVersion"),
    "customFonts": words("key"),
    "array": words("key"),
    "mutableArray": words("key"),
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
    "layoutGuides": [],
    "viewControllerLayoutGuide": words("type id"),
    "simulatedStatusBarMetrics": words("key statusBarStyle"),
    "simulatedNavigationBarMetrics": words("key prompted translucent barStyle prompt largeTitles"),
    "simulatedToolbarMetrics": words("key translucent barStyle"),
    "simulatedTabBarMetrics": words("key translucent barStyle"),
    "simulatedScreenMetrics": words("key type display"),
    "simulatedOrientationMetrics": words("key orientation"),
    "simulatedMetricsContainer": words("key"),
    "freeformSimulatedSizeMetrics": words("key"),
    "size": words("key width height"),
    "designables": [],
    "designable": words("name"),
    "inferredMetricsTieBreakers": [],
  ]

  /// The view controllers.
  static let controllerElements: [String: Set<String>] = {
    let known = words(
      """
      id sceneMemberID storyboardIdentifier userLabel title interfaceStyle
      viewRespectsSystemMinimumLayoutMargins useStoryboardIdentifierAsRestorationIdentifier
      restorationIdentifier customClass customModule customModuleProvider
      modalTransitionStyle modalPresentationStyle definesPresentationContext
      providesPresentationContextTransitionStyle hidesBottomBarWhenPushed
      automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars
      autoresizesArchivedViewToFullSize wantsFullScreenLayout toolbarHidden navigationBarHidden
      clearsSelectionOnViewWillAppear allowDoubleColumnStyle minimumPrimaryColumnWidth
      maximumPrimaryColumnWidth preferredDisplayMode preferredPrimaryColumnWidthFraction
      presentsWithGesture primaryEdge selectedIndex
      transitionStyle navigationOrientation spineLocation pageSpacing
      storyboardName referencedIdentifier bundleIdentifier sizeToFit key
      hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
      hidesBarsWhenVerticallyCompact modalInPresentation preferredSplitBehavior style
      modalPresentationCapturesStatusBarAppearance displayModeButtonVisibility
      showsSecondaryOnlyButton
      """)
    let names = [
      "viewController", "tableViewController", "navigationController", "tabBarController",
      "splitViewController", "collectionViewController", "pageViewController",
      "glkViewController", "avPlayerViewController", "viewControllerPlaceholder",
      "hostingController",
    ]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, known) })
  }()

  static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

/// What a tree of views is laid out on: a size, what covers its edges, and traits.
nonisolated package struct StoryboardCanvas: Sendable {
  /// The size in points.
  package var size: CGSize
  /// What bars and the device's edges cover, in points.
  var safeArea: UIEdgeInsets
  /// The appearance, size classes and scale.
  package var traits: UITraitCollection

  /// Makes a canvas.
  package init(size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection) {
    self.size = size
    self.safeArea = safeArea
    self.traits = traits
  }

  /// A canvas of any size, with the size classes of the iPhone or iPad that it would fit.
  ///
  /// Ours: an iPad has at least 700 points on both sides, and 500 points are a regular height.
  package init(size: CGSize, safeArea: UIEdgeInsets = .zero) {
    let isPad = min(size.width, size.height) >= 700
    let isLarge = size.width > size.height && size.height >= 414
    self.init(
      size: size, safeArea: safeArea,
      traits: UITraitCollection(
        style: .light, idiom: isPad ? .pad : .phone,
        horizontal: isPad || isLarge ? .regular : .compact,
        vertical: size.height >= 500 ? .regular : .compact, scale: isPad ? 2 : 3))
  }
}

nonisolated extension StoryboardDocument {
  /// What the bars of the scenes around one cover of it, in points, as on Interface Builder's
  /// canvas; nothing in documents without safe areas.
  func bars(around controller: StoryboardElement) -> UIEdgeInsets {
    guard usesSafeAreas else { return .zero }
    let isSimulated = controller.child("simulatedNavigationBarMetrics") != nil
    func isIn(_ name: String, by relationship: String) -> Bool {
      scenes.compactMap(\.controller).contains { container in
        container.name == name
          && (container.child("connections")?.children("segue") ?? []).contains {
            $0["relationship"] == relationship && $0["destination"] == controller.id
          }
      }
    }
    let hasBar = isSimulated || isIn("navigationController", by: "rootViewController")
    let hasTabs = isIn("tabBarController", by: "viewControllers")
    return UIEdgeInsets(top: hasBar ? 44 : 0, left: 0, bottom: hasTabs ? 49 : 0, right: 0)
  }

  /// The size of the screen of the document's device; nil if it names none.
  var screenSize: CGSize? {
    device.flatMap(CanvasDevice.init).map { isLandscape ? $0.size.turned : $0.size }
  }

  /// The canvas on which Interface Builder laid a tree out before it stored the frames.
  package func canvas(of root: StoryboardRoot) -> StoryboardCanvas {
    let device = device.flatMap(CanvasDevice.init)
    let screen = screenSize
    let size = root.view.storedFrame?.size ?? screen ?? Self.plainSize
    guard let device, let screen else {
      // Documents of before size classes fixed a device know a status bar and nothing else.
      return StoryboardCanvas(
        size: size,
        safeArea: UIEdgeInsets(top: root.controller == nil ? 0 : 20, left: 0, bottom: 0, right: 0),
        traits: Self.anyTraits)
    }
    var safeArea = device.safeArea(isLandscape: isLandscape, toolsVersion: toolsVersion)
    if size != screen {
      if root.controller != nil {
        safeArea = .zero
      } else {
        // The canvas of a xib of another size keeps the device's top.
        if toolsVersion < 20_000 { safeArea.bottom = 0 }
        safeArea.left = 0
        safeArea.right = 0
      }
    }
    return StoryboardCanvas(
      size: size, safeArea: safeArea, traits: device.traits(isLandscape: isLandscape))
  }

  /// The size of a tree that says nothing about it; that of Interface Builder's default device.
  private static let plainSize = CGSize(width: 375, height: 667)

  /// The traits of documents that are for any width, any height and any screen: frames aren't
  /// rounded to pixels as there are none.
  private static let anyTraits = UITraitCollection(
    style: .light, idiom: .phone, horizontal: .unspecified, vertical: .unspecified, scale: 1000)
}

nonisolated extension CGSize {
  /// The size lying on its side.
  fileprivate var turned: CGSize { CGSize(width: height, height: width) }
}

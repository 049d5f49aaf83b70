import Foundation

@testable import UIKit

/// The frames that Xcode stored in a file, with how far they can be trusted.
nonisolated struct StoryboardOracle: Decodable {
  let file: String
  let roots: [Root]
  let views: [View]

  nonisolated struct Root: Decodable {
    let id: String
    let size: [Double]
    /// Top, left, bottom, right.
    let safe: [Double]
  }

  nonisolated struct View: Decodable {
    let id: String
    let tag: String
    let stored: [Double]?
    let status: String
    /// The quantities that no font decides on.
    let check: [String]?
    let tol: Double?
  }

  /// How far a frame is from the stored one, in the quantities that count.
  static func distance(_ frame: CGRect, from view: View) -> Double? {
    guard view.status == "ok", let stored = view.stored, let checked = view.check else {
      return nil
    }
    let expected = quantities(
      CGRect(x: stored[0], y: stored[1], width: stored[2], height: stored[3]))
    let found = quantities(frame)
    return checked.compactMap { key in
      expected[key].flatMap { expected in found[key].map { abs(expected - $0) } }
    }.max() ?? 0
  }

  private static func quantities(_ frame: CGRect) -> [String: Double] {
    [
      "left": frame.minX, "right": frame.maxX, "centerX": frame.midX, "width": frame.width,
      "top": frame.minY, "bottom": frame.maxY, "centerY": frame.midY, "height": frame.height,
    ]
  }
}

/// A document laid out as Xcode did: on a screen of its root's size, with the images' sizes that
/// it notes.
struct StoryboardLayout {
  let views: [String: UIView]
  let stage: Stage

  init(_ document: StoryboardDocument, root: StoryboardOracle.Root, isPad: Bool) {
    let size = CGSize(width: root.size[0], height: root.size[1])
    let isLandscape = size.width > size.height
    let isLarge = min(size.width, size.height) >= 414
    let traits = UITraitCollection(
      style: .light, idiom: isPad ? .pad : .phone,
      horizontal: isPad || (isLandscape && isLarge) ? .regular : .compact,
      vertical: isPad || !isLandscape ? .regular : .compact, scale: 3)
    stage = Stage(
      screen: UIScreen(
        size: size, scale: 1000,
        safeAreaInsets: UIEdgeInsets(
          top: root.safe[0], left: root.safe[1], bottom: root.safe[2], right: root.safe[3]),
        traitCollection: traits))
    stage.application.layoutReporter.handler = { _ in }
    let bundle = AppBundle(path: "/nowhere", diagnostics: Diagnostics { _ in })
    let builder = StoryboardBuilder(document: document, bundle: bundle)
    let owner = document.scenes.lazy.compactMap(\.controller).first {
      $0.child(key: "view")?.id == root.id
    }
    guard let element = document.element(root.id) else {
      views = [:]
      return
    }
    let controller = UIViewController()
    if let owner {
      builder.configure(controller, as: owner)
    } else if document.toolsVersion >= 13_500 {
      // Interface Builder gives a xib's root the margins of a controller's view since Xcode 9.
      controller.view = builder.makeTree(element, owner: nil)
    } else {
      let view = builder.makeTree(element, owner: nil)
      view.frame = CGRect(origin: .zero, size: size)
      stage.window.addSubview(view)
      stage.application.layoutWindows()
      views = builder.views
      return
    }
    stage.window.rootViewController = controller
    stage.application.layoutWindows()
    views = builder.views
  }
}

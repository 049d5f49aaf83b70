import Foundation
import UIKit

/// Walks through the windows and finds what is in them and what hides it.
final class ElementScan {
  /// How much a fill must hide of what is behind it to cover it, 0…1; ours.
  private static let leastCover: CGFloat = 0.5
  /// What is fainter can't be seen, 0…1; as UIKit's limit for touches.
  private static let leastOpacity: CGFloat = 0.01

  private struct Cover {
    let rect: CGRect
    let order: Int
    let name: String
    /// How much it hides of what is behind it, 0…1; looked at only where there is something.
    var strength: () -> CGFloat = { 1 }
  }

  /// What views hand down to what is in them.
  private struct Surroundings {
    var toScreen = CGAffineTransform.identity
    var opacity: CGFloat = 1
    var clip: CGRect
    /// What cuts off; the screen until something else does.
    var clipper = ScreenElement.Concealment.screenEdge
  }

  private let screen: CGRect
  private let keyboard: KeyboardController
  private var covers: [Cover] = []
  /// Whether the covers hide anything, as far as that was asked, by their place in the list.
  private var hides: [Int: Bool] = [:]
  private var clips: [Int: (rect: CGRect, clipper: ScreenElement.Concealment)] = [:]
  private var count = 0
  /// The places of views in the order of drawing.
  private(set) var orders: [ObjectIdentifier: Int] = [:]
  /// What was found.
  private(set) var elements: [ScreenElement] = []

  init(_ application: UIApplication, keyboard: KeyboardController) {
    screen = application.screen.bounds
    self.keyboard = keyboard
    elements = application.windowList.compactMap { scan($0, in: Surroundings(clip: screen)) }
    for index in elements.indices { conceal(&elements[index]) }
  }

  // MARK: Finding

  private func scan(_ view: UIView, in outer: Surroundings) -> ScreenElement? {
    let state = view.layer.presented
    let opacity = outer.opacity * state.opacity
    guard !state.isHidden, opacity > Self.leastOpacity, !view.accessibilityElementsHidden else {
      return nil
    }
    var inner = outer
    inner.opacity = opacity
    inner.toScreen = state.toParent.concatenating(outer.toScreen)
    var element = ScreenElement(view, frame: state.bounds.applying(inner.toScreen))
    element.order = takeOrder(clip: outer)
    orders[ObjectIdentifier(view)] = element.order
    if covers(view, state.backgroundColor?.alpha ?? 0, opacity), inner.toScreen.isUpright {
      covers.append(
        Cover(
          rect: element.frame.intersection(outer.clip), order: element.order,
          name: name(of: view, element)))
    }
    if let picture = view as? UIImageView, inner.toScreen.isUpright {
      let rect = picture.pictureRect.applying(inner.toScreen).intersection(outer.clip)
      let seen = state.masksToBounds ? rect.intersection(element.frame) : rect
      covers.append(
        Cover(rect: seen, order: element.order, name: name(of: view, element)) {
          picture.leastPictureOpacity * opacity
        })
    }
    if state.masksToBounds {
      let clip = inner.clip.intersection(element.frame)
      if clip != inner.clip { inner.clipper = .container(name(of: view, element)) }
      inner.clip = clip
    }
    if view === keyboard.view {
      element = keyboardElement(element, in: inner)
    } else {
      element.children = view.subviews.compactMap { scan($0, in: inner) }
    }
    element.lastOrder = count - 1
    return element
  }

  private func takeOrder(clip: Surroundings) -> Int {
    clips[count] = (clip.clip, clip.clipper)
    count += 1
    return count - 1
  }

  private func covers(_ view: UIView, _ fill: CGFloat, _ opacity: CGFloat) -> Bool {
    let strength = (view as? UIVisualEffectView)?.effect == nil ? fill : 1
    return strength * opacity >= Self.leastCover
  }

  /// The name of a view, or of the nearest one around it that has one.
  private func name(of view: UIView, _ element: ScreenElement) -> String {
    if element.name != element.kind { return element.name }
    let named = sequence(first: view, next: \.superview).first { $0.accessibilityIdentifier != nil }
    return named?.accessibilityIdentifier.map { "id: \($0)" } ?? element.kind
  }

  // MARK: The keyboard

  private func keyboardElement(_ shell: ScreenElement, in inner: Surroundings) -> ScreenElement {
    var element = ScreenElement(kind: "Keyboard", frame: shell.frame)
    element.identifier = "keyboard"
    element.order = shell.order
    let place = keyboard.view.place
    let keys = CGRect(
      x: shell.frame.minX, y: shell.frame.minY + place.accessoryHeight, width: shell.frame.width,
      height: shell.frame.height - place.accessoryHeight)
    covers.append(
      Cover(rect: keys.intersection(screen), order: element.order, name: "the keyboard"))
    for (key, frame) in keyboard.view.keyFrames {
      var child = ScreenElement(key, state: keyboard.view.state)
      child.frame = frame.offsetBy(dx: shell.frame.minX, dy: shell.frame.minY)
      child.order = takeOrder(clip: inner)
      child.lastOrder = child.order
      element.children.append(child)
    }
    if let emoji = keyboard.view.emojiView, !emoji.isHidden {
      var child = ScreenElement(
        kind: ScreenElement.emojiKind,
        frame: emoji.frame.offsetBy(dx: shell.frame.minX, dy: shell.frame.minY))
      child.order = takeOrder(clip: inner)
      child.lastOrder = child.order
      orders[ObjectIdentifier(emoji)] = child.order
      element.children.append(child)
    }
    if let accessory = keyboard.view.accessory, let child = scan(accessory, in: inner) {
      element.children.append(child)
    }
    return element
  }

  // MARK: Hiding

  /// Finds out how much of an element and of those inside can be seen.
  private func conceal(_ element: inout ScreenElement) {
    for index in element.children.indices { conceal(&element.children[index]) }
    let area = element.frame.area
    guard area > 0, let (clip, clipper) = clips[element.order] else {
      element.visibleFraction = 0
      return
    }
    let inside = element.frame.intersection(clip)
    var rest = inside.area > 0 ? [inside] : []
    var hiding: [ScreenElement.Concealment: CGFloat] = [:]
    hiding[clipper] = area - inside.area
    for (index, cover) in covers.enumerated() where cover.order > element.lastOrder {
      let left = rest.flatMap { $0.subtracting(cover.rect) }
      let hidden = rest.area - left.area
      guard hidden > 0, hides(cover, at: index) else { continue }
      rest = left
      hiding[.cover(cover.name), default: 0] += hidden
    }
    element.visibleFraction = rest.area / area
    // The foremost of equals, as that is what a user sees.
    element.concealment = hiding.filter { $0.value > 0 }.max { $0.value < $1.value }?.key
  }

  private func hides(_ cover: Cover, at index: Int) -> Bool {
    if let known = hides[index] { return known }
    let answer = cover.strength() >= Self.leastCover
    hides[index] = answer
    return answer
  }
}

extension [CGRect] {
  fileprivate var area: CGFloat { reduce(0) { $0 + $1.area } }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : width * height }

  /// What is left without another rectangle, in up to four pieces.
  fileprivate func subtracting(_ other: CGRect) -> [CGRect] {
    let hole = intersection(other)
    guard hole.area > 0 else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
    ].filter { $0.area > 0 }
  }
}

extension CGAffineTransform {
  /// Whether rectangles stay rectangles with their sides along the screen's.
  fileprivate var isUpright: Bool { b == 0 && c == 0 }
}

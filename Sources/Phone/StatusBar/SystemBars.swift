import Foundation
import Graphics
import UIKit

/// The status bar and the home indicator, over everything else.
final class SystemBars {
  /// The home indicator's size and its distance from the bottom, in points; ours, as published
  /// figures for it differ.
  private static let indicator = CGSize(width: 139, height: 5)
  private static let indicatorMargin: CGFloat = 8
  private static let flatIndicatorWidth: CGFloat = 232
  private static let padIndicatorWidth: CGFloat = 315

  /// The luminance against which black and white stand out alike, from the contrast of the Web
  /// Content Accessibility Guidelines.
  private static let middleGrey: CGFloat = 0.179

  private let application: UIApplication
  private let model: DeviceModel
  private let window: UIWindow
  private let bar: CanvasView
  private let barLook: Box<StatusBarLook>
  private let indicator: CanvasView
  private let indicatorColor = Box(Color.black)

  init(application: UIApplication, model: DeviceModel) {
    self.application = application
    self.model = model
    let look = Box(
      StatusBarLook(
        model: model, width: model.size.width, clock: StatusClock(language: application.language),
        color: .black))
    barLook = look
    bar = CanvasView { canvas, _ in look.value.draw(on: canvas) }
    let color = indicatorColor
    indicator = CanvasView { canvas, bounds in
      canvas.fill(bounds, cornerRadius: bounds.height / 2, with: color.value)
    }
    window = UIWindow(frame: application.screen.bounds)
    window.windowLevel = .statusBar
    window.isUserInteractionEnabled = false
    window.addSubview(bar)
    window.addSubview(indicator)
    window.isHidden = false
  }

  /// Whether a point of the screen is on the status bar.
  func covers(_ point: CGPoint) -> Bool { !bar.isHidden && bar.frame.contains(point) }

  /// Follows the front controller, the appearance and how the device is held.
  func update(orientation: Orientation) {
    let screen = application.screen
    let isDark = screen.traitCollection.userInterfaceStyle == .dark
    if window.frame != screen.bounds { window.frame = screen.bounds }
    bar.isHidden = !model.showsStatusBar(in: orientation) || application.isStatusBarHidden
    let frame = CGRect(
      x: 0, y: 0, width: screen.bounds.width, height: model.statusBarHeight)
    if bar.frame != frame { bar.frame = frame }
    let isLight =
      switch application.statusBarStyle {
      case .default: isDark
      case .lightContent: true
      case .darkContent: false
      }
    let look = StatusBarLook(
      model: model, width: frame.width, clock: StatusClock(language: application.language),
      color: isLight ? .white : .black)
    if look != barLook.value {
      barLook.value = look
      bar.setNeedsDisplay()
    }
    updateIndicator(orientation: orientation, isLight: isDark)
  }

  private func updateIndicator(orientation: Orientation, isLight: Bool) {
    indicator.isHidden = model.hasHomeButton
    guard !model.hasHomeButton else { return }
    let screen = application.screen.bounds
    let width =
      model.isPad
      ? Self.padIndicatorWidth
      : orientation.isLandscape ? Self.flatIndicatorWidth : Self.indicator.width
    let frame = CGRect(
      x: ((screen.width - width) / 2).rounded(),
      y: screen.height - Self.indicatorMargin - Self.indicator.height, width: width,
      height: Self.indicator.height)
    if indicator.frame != frame { indicator.frame = frame }
    let below = application.backdrop(at: CGPoint(x: frame.midX, y: frame.midY), under: window)
    let color: Color = (below.map { $0.luminance < Self.middleGrey } ?? isLight) ? .white : .black
    if color != indicatorColor.value {
      indicatorColor.value = color
      indicator.setNeedsDisplay()
    }
  }
}

extension UIApplication {
  /// The fills that cover a point of the screen, under a window, one over the other; nil for none.
  fileprivate func backdrop(at point: CGPoint, under top: UIWindow) -> Color? {
    var fills = Fills()
    for window in windowList.reversed() where window !== top {
      window.collect(&fills, at: point, toParent: .identity, opacity: 1)
      if fills.isSolid { break }
    }
    return fills.color
  }
}

/// Fills that lie over one another, collected from the front to the back.
private struct Fills {
  private var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0
  /// What still shines through from behind, 0…1.
  private var rest: CGFloat = 1

  /// Whether nothing behind can be seen any more.
  var isSolid: Bool { rest < 0.01 }

  /// The colour of all together; nil where nothing was filled.
  var color: Color? {
    let alpha = 1 - rest
    guard alpha > 0.01 else { return nil }
    return Color(red: red / alpha, green: green / alpha, blue: blue / alpha)
  }

  mutating func add(_ color: Color, opacity: CGFloat) {
    let share = rest * color.alpha * opacity
    red += color.red * share
    green += color.green * share
    blue += color.blue * share
    rest -= share
  }
}

extension UIView {
  /// Collects the fills here that lie under a point, the foremost first.
  ///
  /// What sticks out of its superview isn't looked for, so that few views are visited.
  fileprivate func collect(
    _ fills: inout Fills, at point: CGPoint, toParent: CGAffineTransform, opacity: CGFloat
  ) {
    let state = layer.presented
    let opacity = opacity * state.opacity
    guard !state.isHidden, opacity > 0.01 else { return }
    let toScreen = state.toParent.concatenating(toParent)
    guard state.bounds.applying(toScreen).contains(point) else { return }
    for subview in subviews.reversed() {
      subview.collect(&fills, at: point, toParent: toScreen, opacity: opacity)
      if fills.isSolid { return }
    }
    if let color = state.backgroundColor { fills.add(color, opacity: opacity) }
  }
}

extension Color {
  /// The relative luminance, 0…1, as contrast is reckoned with (Web Content Accessibility
  /// Guidelines).
  fileprivate var luminance: CGFloat {
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

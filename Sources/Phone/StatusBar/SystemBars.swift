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
      StatusBarLook(model: model, width: model.size.width, color: .black))
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
      model: model, width: frame.width, color: isLight ? .white : .black)
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
    let color: Color = (below.map { $0.luminance < 0.5 } ?? isLight) ? .white : .black
    if color != indicatorColor.value {
      indicatorColor.value = color
      indicator.setNeedsDisplay()
    }
  }
}

extension UIApplication {
  /// The nearest background that covers a point of the screen, under a window; nil for none.
  fileprivate func backdrop(at point: CGPoint, under top: UIWindow) -> Color? {
    for window in windowList.reversed() where window !== top {
      if let color = window.backdrop(at: point, toParent: .identity) { return color }
    }
    return nil
  }
}

extension UIView {
  /// The fill of the foremost view here that lies under a point and lets little through.
  ///
  /// What sticks out of its superview isn't looked for, so that few views are visited.
  fileprivate func backdrop(at point: CGPoint, toParent: CGAffineTransform) -> Color? {
    let state = layer.presented
    guard !state.isHidden, state.opacity > 0.5 else { return nil }
    let toScreen = state.toParent.concatenating(toParent)
    guard state.bounds.applying(toScreen).contains(point) else { return nil }
    for subview in subviews.reversed() {
      if let color = subview.backdrop(at: point, toParent: toScreen) { return color }
    }
    guard let color = state.backgroundColor, color.alpha > 0.5 else { return nil }
    return color
  }
}

extension Color {
  /// How light the colour is to the eye, 0…1, by the weights of HDTV.
  fileprivate var luminance: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

@testable import UIKit

/// A view with a fixed content size, for layout tests.
final class ContentView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// Text that wraps: as wide as its letters, in lines 20 points high.
final class WrappingView: UIView {
  var letters: CGFloat

  init(_ letters: CGFloat) {
    self.letters = letters
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: letters * 10, height: 20) }

  override var contentWraps: Bool { true }

  override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
    let perLine = max((width / 10).rounded(.down), 1)
    let lines = (letters / perLine).rounded(.up)
    return CGSize(width: min(letters, perLine) * 10, height: lines * 20)
  }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) { (15, 5) }
}

/// A phone-sized root without a window, in an application of its own.
func makeRoot(_ width: CGFloat = 390, _ height: CGFloat = 844, scale: CGFloat = 3) -> UIView {
  UIApplication.current = UIApplication(screen: UIScreen(scale: scale))
  return UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
  /// A new view in this one that constraints place.
  func addPlaced(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether all edges are the same but for rounding.
  func isClose(to other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) < 1e-6 }
  }
}

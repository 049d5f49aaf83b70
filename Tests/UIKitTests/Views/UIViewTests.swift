import Foundation
import Testing

@testable import UIKit

@MainActor struct UIViewTests {

  @Test func `it and its layer start with Apple's defaults`() {
    let view = UIView()
    #expect(view.isOpaque && view.alpha == 1 && !view.isHidden && !view.clipsToBounds)
    #expect(view.contentMode == .scaleToFill && view.backgroundColor == nil)
    #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled)
    #expect(!view.isExclusiveTouch && view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.tag == 0 && view.transform == .identity)
    #expect(!UIImageView().isUserInteractionEnabled)
    let layer = view.layer
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0 && layer.opacity == 1)
    #expect(layer.cornerRadius == 0 && layer.borderWidth == 0)
  }

  @Test func `bounds, centre and frame agree under a transform`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
  }

  @Test func `points convert through scrolled and scaled views and back`() {
    let stage = Stage()
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    let inner = UIView(frame: CGRect(x: 5, y: 50, width: 40, height: 40))
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: stage.window) == CGPoint(x: 15, y: 40))
    #expect(inner.convert(CGPoint(x: 15, y: 40), from: nil) == .zero)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    let point = inner.convert(CGPoint(x: 3, y: 4), to: outer)
    #expect(outer.convert(point, to: inner) == CGPoint(x: 3, y: 4))
  }

  @Test func `hidden, transparent, disabled views and points outside take no touches`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    let point = CGPoint(x: 25, y: 25)
    #expect(stage.window.hitTest(point, with: nil) === view)
    view.alpha = 0.005
    #expect(stage.window.hitTest(point, with: nil) === stage.window)
    view.alpha = 1
    view.isHidden = true
    #expect(stage.window.hitTest(point, with: nil) === stage.window)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(stage.window.hitTest(point, with: nil) === stage.window)
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 25), with: nil) === stage.window)
  }

  @Test func `a safe area shrinks to what reaches into a view`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 700))
    stage.window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    view.frame = stage.window.bounds
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test func `views follow their superview by the autoresizing mask`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 30))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(view)
    parent.frame.size = CGSize(width: 200, height: 160)
    #expect(view.frame == CGRect(x: 10, y: 80, width: 160, height: 30))
  }

  @Test func `layoutSubviews runs once for many requests and not without one`() {
    let stage = Stage()
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    let before = view.layouts
    view.setNeedsLayout()
    view.setNeedsLayout()
    stage.window.layoutIfNeeded()
    stage.window.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }

  @Test func `a colour follows the appearance`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .systemBackground
    stage.window.addSubview(view)
    #expect(view.layer.backgroundColor == CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func `moving a view between windows tells it once each way`() {
    let stage = Stage()
    final class Recorder: UIView {
      var log: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) {
        log.append(newWindow == nil ? "-" : "+")
      }
      override func didMoveToWindow() { log.append(window == nil ? "out" : "in") }
    }
    let view = Recorder()
    let parent = UIView()
    parent.addSubview(view)
    #expect(view.log.isEmpty)
    stage.window.addSubview(parent)
    parent.removeFromSuperview()
    #expect(view.log == ["+", "in", "-", "out"])
  }

  @Test(arguments: [
    CGAffineTransform(translationX: 100, y: 0), CGAffineTransform(scaleX: 0.5, y: 0.5),
    CGAffineTransform(rotationAngle: 1),
  ])
  func `a moved or turned view follows its superview's size as if it weren't`(
    transform: CGAffineTransform
  ) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    child.transform = transform
    parent.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    #expect(child.bounds.size == CGSize(width: 852, height: 393))
    #expect(child.center == CGPoint(x: 426, y: 196.5))
    child.transform = .identity
    #expect(child.frame == parent.bounds)
  }
}

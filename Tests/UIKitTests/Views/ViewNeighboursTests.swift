import Foundation
import Testing

@testable import UIKit

/// What people report of views, where they are and who is hit, beside what the other tests hold.
@MainActor struct ViewNeighboursTests {
  private func box(_ frame: CGRect, in parent: UIView) -> UIView {
    let view = UIView(frame: frame)
    parent.addSubview(view)
    return view
  }

  // MARK: Hits

  @Test(arguments: [true, false])
  func `what reaches out of its superview is seen but not hit, clipped or not`(clips: Bool) {
    let stage = Stage()
    let parent = box(CGRect(x: 100, y: 100, width: 100, height: 100), in: stage.window)
    parent.clipsToBounds = clips
    let child = box(CGRect(x: 50, y: 50, width: 100, height: 100), in: parent)
    #expect(stage.window.hitTest(CGPoint(x: 180, y: 180), with: nil) === child)
    #expect(stage.window.hitTest(CGPoint(x: 220, y: 220), with: nil) === stage.window)
  }

  @Test(arguments: [
    (0, 0, true), (99.9, 99.9, true), (100, 50, false), (50, 100, false), (-0.1, 50, false),
  ])
  func `the left and top edge are inside, the right and bottom edge aren't`(
    x: CGFloat, y: CGFloat, isInside: Bool
  ) {
    let view = UIView(frame: CGRect(x: 30, y: 30, width: 100, height: 100))
    #expect(view.point(inside: CGPoint(x: x, y: y), with: nil) == isInside)
    #expect((view.hitTest(CGPoint(x: x, y: y), with: nil) === view) == isInside)
  }

  @Test(arguments: [(0, false), (0.009, false), (0.01, true), (0.02, true), (1, true)])
  func `a view that is all but transparent isn't hit, nor what is in it`(
    alpha: CGFloat, isHit: Bool
  ) {
    let stage = Stage()
    let parent = box(stage.window.bounds, in: stage.window)
    let child = box(CGRect(x: 0, y: 0, width: 50, height: 50), in: parent)
    parent.alpha = alpha
    #expect((stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === child) == isHit)
  }

  @Test func `the front view is hit, whatever is done to the order`() {
    let stage = Stage()
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let views = (0..<3).map { _ in box(frame, in: stage.window) }
    func hit() -> UIView? { stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) }
    #expect(hit() === views[2])
    stage.window.bringSubviewToFront(views[0])
    #expect(hit() === views[0])
    stage.window.sendSubviewToBack(views[0])
    stage.window.insertSubview(views[2], belowSubview: views[1])
    #expect(hit() === views[1])
    stage.window.insertSubview(views[0], at: 99)
    #expect(hit() === views[0] && stage.window.subviews.count == 3)
    stage.window.addSubview(views[2])
    stage.window.addSubview(views[2])
    #expect(hit() === views[2] && stage.window.subviews.count == 3)
  }

  @Test func `a view may hand its hits on, and let through those beside what is in it`() {
    final class Through: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let stage = Stage()
    let below = box(stage.window.bounds, in: stage.window)
    let above = Through(frame: stage.window.bounds)
    stage.window.addSubview(above)
    let child = box(CGRect(x: 0, y: 0, width: 50, height: 50), in: above)
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === child)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === below)
  }

  @Test func `turned and scaled views are hit where they are seen`() {
    let stage = Stage()
    let view = box(CGRect(x: 100, y: 100, width: 100, height: 20), in: stage.window)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 70), with: nil) === view)
    #expect(stage.window.hitTest(CGPoint(x: 110, y: 110), with: nil) === stage.window)
    view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    #expect(stage.window.hitTest(CGPoint(x: 110, y: 110), with: nil) === stage.window)
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 110), with: nil) === view)
  }

  @Test func `content is hit where it has scrolled to, and not where it isn't in sight`() {
    let stage = Stage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    stage.window.addSubview(scrollView)
    let row = box(CGRect(x: 0, y: 500, width: 390, height: 50), in: scrollView)
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 620), with: nil) === stage.window)
    scrollView.contentOffset.y = 450
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 160), with: nil) === row)
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 120), with: nil) === scrollView)
  }

  // MARK: Coordinates

  @Test func `without another view coordinates are the window's, or the outermost view's`() {
    let stage = Stage()
    let outer = box(CGRect(x: 20, y: 30, width: 200, height: 200), in: stage.window)
    let inner = box(CGRect(x: 5, y: 7, width: 50, height: 60), in: outer)
    let rect = CGRect(x: 1, y: 2, width: 10, height: 10)
    let moved = CGRect(x: 26, y: 39, width: 10, height: 10)
    #expect(inner.convert(rect, to: nil) == moved)
    #expect(inner.convert(moved, from: nil) == rect)
    #expect(inner.convert(rect, to: stage.window) == moved)
    outer.removeFromSuperview()
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 6, y: 9))
    #expect(outer.convert(CGPoint(x: 6, y: 9), to: inner) == CGPoint(x: 1, y: 2))
  }

  @Test func `coordinates go there and back between any two views`() {
    let stage = Stage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    scrollView.contentOffset.y = 333
    stage.window.addSubview(scrollView)
    let row = box(CGRect(x: 10, y: 500, width: 300, height: 50), in: scrollView)
    let tilted = box(CGRect(x: 10, y: 10, width: 30, height: 20), in: row)
    tilted.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 0.5)
    let views = [stage.window, scrollView, row, tilted]
    let point = CGPoint(x: 3, y: 4)
    for one in views {
      for other in views {
        let back = other.convert(one.convert(point, to: other), to: one)
        #expect(hypot(back.x - point.x, back.y - point.y) < 1e-9)
        let same = other.convert(point, from: one)
        let there = one.convert(point, to: other)
        #expect(hypot(same.x - there.x, same.y - there.y) < 1e-9)
      }
    }
    #expect(row.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 267))
  }

  @Test func `the frame of a turned view is upright around it, its bounds stay`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.bounds.size == CGSize(width: 100, height: 20))
    #expect(view.center == CGPoint(x: 50, y: 10))
    let frame = view.frame
    #expect(abs(frame.minX - 40) < 1e-9 && abs(frame.minY + 40) < 1e-9)
    #expect(abs(frame.width - 20) < 1e-9 && abs(frame.height - 100) < 1e-9)
  }

  @Test func `another size of the bounds keeps the centre, of the frame the corner`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.bounds.size = CGSize(width: 50, height: 60)
    #expect(view.center == CGPoint(x: 60, y: 70))
    #expect(view.frame == CGRect(x: 35, y: 40, width: 50, height: 60))
    view.frame.size = CGSize(width: 100, height: 100)
    #expect(view.frame.origin == CGPoint(x: 35, y: 40))
  }

  // MARK: Tree

  @Test func `a view is in one place of the tree at a time`() {
    let stage = Stage()
    let (left, right) = (box(.zero, in: stage.window), box(.zero, in: stage.window))
    let child = box(.zero, in: left)
    right.addSubview(child)
    #expect(left.subviews.isEmpty && right.subviews == [child] && child.superview === right)
    #expect(child.isDescendant(of: child) && child.isDescendant(of: stage.window))
    #expect(!child.isDescendant(of: left))
    child.removeFromSuperview()
    child.removeFromSuperview()
    #expect(child.superview == nil && child.window == nil && right.subviews.isEmpty)
  }

  @Test func `views may go while their superview lays them out`() {
    final class Shedding: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.last?.removeFromSuperview()
      }
    }
    let stage = Stage()
    let view = Shedding(frame: stage.window.bounds)
    for _ in 0..<3 { view.addSubview(UIView()) }
    stage.window.addSubview(view)
    stage.advance(to: 1)
    #expect(view.subviews.count < 3)
  }

  @Test func `a view that is moved aside has no safe area where the screen has none`() {
    let stage = Stage(
      screen: UIScreen(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)))
    let view = box(stage.window.bounds, in: stage.window)
    for shift in [-130, 130] as [CGFloat] {
      view.transform = CGAffineTransform(translationX: shift, y: 0)
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }
  }

  @Test func `the safe area is told when it changes and only then`() {
    final class Listener: UIView {
      var heard: [UIEdgeInsets] = []
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        heard.append(safeAreaInsets)
      }
    }
    let stage = Stage(
      screen: UIScreen(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)))
    let view = Listener(frame: stage.window.bounds)
    stage.window.addSubview(view)
    stage.advance(to: 1)
    #expect(view.heard == [UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)])
    view.frame.origin.y = 20
    view.frame.size.height -= 120
    stage.advance(to: 2)
    #expect(view.heard.last == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    let count = view.heard.count
    view.frame = CGRect(x: 0, y: 20, width: 390, height: 400)
    stage.advance(to: 3)
    #expect(view.heard.count == count)
  }
}

import Foundation
import Testing

@testable import UIKit

@MainActor struct DisplayListTests {
  private final class Scene {
    let stage = Stage()
    let one = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let two = UIView(frame: CGRect(x: 100, y: 10, width: 20, height: 20))

    init() {
      stage.window.addSubview(one)
      stage.window.addSubview(two)
    }

    var list: DisplayList {
      DisplayList(windows: [stage.window], screen: stage.application.screen.bounds)
    }
  }

  @Test func `nothing changed means nothing to draw`() {
    let scene = Scene()
    #expect(scene.list.changes(since: scene.list).isEmpty)
  }

  @Test func `a moved view dirties where it was and where it is`() {
    let scene = Scene()
    let before = scene.list
    scene.one.center.x += 50
    #expect(
      scene.list.changes(since: before) == [
        CGRect(x: 10, y: 10, width: 20, height: 20), CGRect(x: 60, y: 10, width: 20, height: 20),
      ])
  }

  @Test func `new content, a removed view and another order are seen`() {
    let scene = Scene()
    var before = scene.list
    scene.two.setNeedsDisplay()
    #expect(scene.list.changes(since: before).allSatisfy { $0 == scene.two.frame })
    #expect(!scene.list.changes(since: before).isEmpty)
    before = scene.list
    scene.one.removeFromSuperview()
    #expect(scene.list.changes(since: before) == [CGRect(x: 10, y: 10, width: 20, height: 20)])
    scene.stage.window.addSubview(scene.one)
    before = scene.list
    scene.stage.window.bringSubviewToFront(scene.two)
    #expect(!scene.list.changes(since: before).isEmpty)
  }

  @Test func `what is clipped away or hidden is not in the list`() {
    let scene = Scene()
    scene.one.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 50, y: 0, width: 20, height: 20))
    scene.one.addSubview(inner)
    let before = scene.list
    inner.center.y += 5
    #expect(scene.list.changes(since: before).isEmpty)
    scene.one.isHidden = true
    #expect(scene.list.changes(since: before) == [scene.one.frame])
  }

  @Test func `a fading parent dirties its children`() {
    let scene = Scene()
    let child = UIView(frame: CGRect(x: 30, y: 0, width: 5, height: 5))
    scene.one.addSubview(child)
    let before = scene.list
    scene.one.alpha = 0.5
    #expect(scene.list.changes(since: before).contains(CGRect(x: 40, y: 10, width: 5, height: 5)))
  }

  @Test func `where only content has changed no new list is made`() {
    let scene = Scene()
    var list = scene.list
    #expect(list.redraw(in: [scene.stage.window]) == [])
    scene.two.setNeedsDisplay()
    #expect(list.redraw(in: [scene.stage.window]) == [scene.two.frame])
    #expect(list.redraw(in: [scene.stage.window]) == [])
    #expect(scene.list.changes(since: list).isEmpty)
  }

  @Test func `a view that moved, or is out of sight, asks for a new list`() {
    let scene = Scene()
    var list = scene.list
    scene.two.setNeedsDisplay()
    scene.one.center.x += 1
    #expect(list.redraw(in: [scene.stage.window]) == nil)
    let new = scene.list
    #expect(Set(new.changes(since: list).map(\.minX)) == [10, 11, 100])
    list = new
    scene.two.isHidden = true
    list = scene.list
    scene.two.setNeedsDisplay()
    #expect(list.redraw(in: [scene.stage.window]) == nil)
  }

  @Test func `a list knows where views are until one moves`() {
    let scene = Scene()
    let list = scene.list
    #expect(list.isCurrent(scene.stage.window))
    #expect(scene.one.shown.extent == scene.one.frame)
    let child = UIView(frame: CGRect(x: 15, y: 0, width: 20, height: 5))
    scene.one.addSubview(child)
    #expect(!list.isCurrent(scene.stage.window))
    _ = scene.list
    #expect(scene.one.shown.extent == CGRect(x: 10, y: 10, width: 35, height: 20))
  }

  @Test func `while something moves a list is good for its own moment only`() {
    let scene = Scene()
    UIView.animate(withDuration: 1) { scene.one.center.x += 50 }
    let list = scene.list
    #expect(list.isCurrent(scene.stage.window))
    scene.stage.advance(to: 0.25)
    #expect(!list.isCurrent(scene.stage.window))
  }

  @Test func `glass is drawn anew as a whole when something changes behind it`() {
    let scene = Scene()
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    glass.frame = CGRect(x: 20, y: 20, width: 200, height: 50)
    scene.stage.window.addSubview(glass)
    let other = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    other.frame = CGRect(x: 100, y: 60, width: 200, height: 50)
    scene.stage.window.addSubview(other)
    var before = scene.list
    scene.one.backgroundColor = .red
    let changes = scene.list.changes(since: before)
    #expect(changes.contains(glass.frame))
    #expect(changes.contains(other.frame), "glass lies behind glass")
    before = scene.list
    scene.one.setNeedsDisplay()
    #expect(before.redraw(in: [scene.stage.window])?.contains(glass.frame) == true)
    before = scene.list
    scene.one.frame.origin = CGPoint(x: 0, y: 0)
    glass.effect = nil
    other.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
    before = scene.list
    scene.one.backgroundColor = .blue
    #expect(!scene.list.changes(since: before).contains(glass.frame))
  }
}

import Foundation
import Testing

@testable import UIKit

@MainActor struct DisplayListTests {

  @Test func `nothing changed means nothing to draw`() {
    let stage = Stage()
    let one = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let two = UIView(frame: CGRect(x: 100, y: 10, width: 20, height: 20))
    stage.window.addSubview(one)
    stage.window.addSubview(two)
    var list: DisplayList {
      DisplayList(windows: [stage.window], screen: stage.application.screen.bounds)
    }
    #expect(list.changes(since: list).isEmpty)
  }

  @Test func `a moved view dirties where it was and where it is`() {
    let stage = Stage()
    let one = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let two = UIView(frame: CGRect(x: 100, y: 10, width: 20, height: 20))
    stage.window.addSubview(one)
    stage.window.addSubview(two)
    var list: DisplayList {
      DisplayList(windows: [stage.window], screen: stage.application.screen.bounds)
    }
    let before = list
    one.center.x += 50
    #expect(
      list.changes(since: before) == [
        CGRect(x: 10, y: 10, width: 20, height: 20), CGRect(x: 60, y: 10, width: 20, height: 20),
      ])
  }

  @Test func `new content, a removed view and another order are seen`() {
    let stage = Stage()
    let one = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let two = UIView(frame: CGRect(x: 100, y: 10, width: 20, height: 20))
    stage.window.addSubview(one)
    stage.window.addSubview(two)
    var list: DisplayList {
      DisplayList(windows: [stage.window], screen: stage.application.screen.bounds)
    }
    var before = list
    two.setNeedsDisplay()
    #expect(list.changes(since: before).allSatisfy { $0 == two.frame })
    #expect(!list.changes(since: before).isEmpty)
    before = list
    one.removeFromSuperview()
    #expect(list.changes(since: before) == [CGRect(x: 10, y: 10, width: 20, height: 20)])
    stage.window.addSubview(one)
    before = list
    stage.window.bringSubviewToFront(two)
    #expect(!list.changes(since: before).isEmpty)
  }

  @Test func `what is clipped away or hidden is not in the list`() {
    let stage = Stage()
    let one = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let two = UIView(frame: CGRect(x: 100, y: 10, width: 20, height: 20))
    stage.window.addSubview(one)
    stage.window.addSubview(two)
    var list: DisplayList {
      DisplayList(windows: [stage.window], screen: stage.application.screen.bounds)
    }
    one.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 50, y: 0, width: 20, height: 20))
    one.addSubview(inner)
    let before = list
    inner.center.y += 5
    #expect(list.changes(since: before).isEmpty)
    one.isHidden = true
    #expect(list.changes(since: before) == [one.frame])
  }

  @Test func `a fading parent dirties its children`() {
    let stage = Stage()
    let one = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let two = UIView(frame: CGRect(x: 100, y: 10, width: 20, height: 20))
    stage.window.addSubview(one)
    stage.window.addSubview(two)
    var list: DisplayList {
      DisplayList(windows: [stage.window], screen: stage.application.screen.bounds)
    }
    let child = UIView(frame: CGRect(x: 30, y: 0, width: 5, height: 5))
    one.addSubview(child)
    let before = list
    one.alpha = 0.5
    #expect(list.changes(since: before).contains(CGRect(x: 40, y: 10, width: 5, height: 5)))
  }
}

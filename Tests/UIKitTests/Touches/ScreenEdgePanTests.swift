import Foundation
import Testing

@testable import UIKit

@MainActor struct ScreenEdgePanTests {
  nonisolated struct Way: Sendable, CustomTestStringConvertible {
    let edges: UIRectEdge
    let start: CGPoint
    let end: CGPoint
    let begins: Bool
    var testDescription: String { "\(edges.rawValue): \(start) to \(end)" }
  }

  /// Fingers on a screen of 390 by 844 points.
  nonisolated static let ways = [
    Way(edges: .left, start: CGPoint(x: 20, y: 400), end: CGPoint(x: 60, y: 400), begins: true),
    Way(edges: .left, start: CGPoint(x: 21, y: 400), end: CGPoint(x: 61, y: 400), begins: false),
    Way(edges: .left, start: CGPoint(x: 5, y: 400), end: CGPoint(x: 45, y: 439), begins: true),
    Way(edges: .left, start: CGPoint(x: 5, y: 400), end: CGPoint(x: 45, y: 441), begins: false),
    Way(edges: .left, start: CGPoint(x: 15, y: 400), end: CGPoint(x: 0, y: 400), begins: false),
    Way(edges: .left, start: CGPoint(x: 385, y: 9), end: CGPoint(x: 340, y: 9), begins: false),
    Way(
      edges: .right, start: CGPoint(x: 385, y: 90), end: CGPoint(x: 340, y: 90), begins: true),
    Way(edges: .top, start: CGPoint(x: 200, y: 3), end: CGPoint(x: 200, y: 50), begins: true),
    Way(
      edges: .bottom, start: CGPoint(x: 200, y: 840), end: CGPoint(x: 200, y: 800), begins: true),
    Way(edges: .all, start: CGPoint(x: 200, y: 400), end: CGPoint(x: 300, y: 400), begins: false),
    Way(edges: [], start: CGPoint(x: 1, y: 400), end: CGPoint(x: 90, y: 400), begins: false),
  ]

  @Test(arguments: ways)
  func beginsForAFingerThatComesInOverAnEdge(_ way: Way) {
    let stage = Stage()
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = way.edges
    stage.window.addGestureRecognizer(pan)
    let finger = Finger(stage)
    finger.down(way.start.x, way.start.y)
    finger.move(way.end.x, way.end.y)
    #expect((pan.state == .began) == way.begins)
    finger.up()
    #expect(pan.state == .possible)
  }

  @Test func aScrollViewUnderTheFingerWaits() {
    let stage = Stage()
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 2000, height: 2000)
    stage.window.addSubview(scrollView)
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    stage.window.addGestureRecognizer(pan)
    let finger = Finger(stage)
    finger.down(5, 400)
    finger.move(60, 400)
    finger.move(90, 400)
    #expect(pan.state == .changed)
    #expect(!scrollView.isDragging && scrollView.contentOffset == .zero)
    finger.up()
    // The same edge, and a finger that goes along it.
    finger.down(5, 400)
    finger.move(5, 380)
    finger.move(5, 330)
    #expect(scrollView.isDragging && scrollView.contentOffset.y > 40)
    finger.up()
  }
}

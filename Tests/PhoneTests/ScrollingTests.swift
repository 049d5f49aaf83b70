import Foundation
import Testing

@testable import Phone
@testable import UIKit

@MainActor struct ScrollingTests {

  private func page() throws -> (Phone, UIScrollView) {
    let controller = UIViewController()
    let phone = Phone(PhoneSetup(model: try .named("iphone-14"))) { Blank(controller) }
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    controller.view.addSubview(scrollView)
    phone.advance(to: 0.1)
    return (phone, scrollView)
  }

  @Test func `a flick by touches goes on after the finger has left`() throws {
    let (phone, scrollView) = try page()
    phone.send(.touch(id: 1, phase: .began, location: CGPoint(x: 200, y: 700)))
    for step in 1...12 {
      phone.advance(to: 0.1 + Double(step) / 60)
      phone.send(.touch(id: 1, phase: .moved, location: CGPoint(x: 200, y: 700 - 15 * step)))
    }
    phone.send(.touch(id: 1, phase: .ended, location: CGPoint(x: 200, y: 520)))
    #expect(abs(scrollView.contentOffset.y - 123) < 0.01)
    #expect(phone.nextChange == phone.time)
    phone.advance(to: 6)
    #expect(abs(scrollView.contentOffset.y - 123 - 900 * 0.4995) < 2)
    #expect(phone.nextChange == nil)
  }
}

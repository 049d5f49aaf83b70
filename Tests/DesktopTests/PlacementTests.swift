import Foundation
import Phone
import Testing

@testable import Desktop

struct PlacementTests {
  private let phone = CGSize(width: 390, height: 844)

  @Test(arguments: [1, 1.5, 2, 3])
  func `a window made for a scale shows that scale from corner to corner`(scale: CGFloat) {
    let window = CGSize(
      width: (phone.width * scale).rounded(), height: (phone.height * scale).rounded())
    let placement = Placement(phone: phone, window: window)
    #expect(placement.scale == scale)
    #expect(placement.origin == .zero)
    #expect(placement.size == window)
  }

  @Test(arguments: DeviceModel.all, [Orientation.portrait, .landscapeLeft])
  func `a window made for a phone at any scale shows no desk beside it`(
    model: DeviceModel, orientation: Orientation
  ) {
    let points = model.size(in: orientation)
    for scale in stride(from: 0.3, to: 3.2, by: 0.0437) {
      let window = CGSize(
        width: (points.width * scale).rounded(), height: (points.height * scale).rounded())
      let placement = Placement(phone: points, window: window)
      #expect(placement.origin == .zero, "\(window)")
      #expect(placement.size == window, "\(window)")
      #expect(points.width * placement.scale > window.width - 0.51, "\(window)")
      #expect(points.height * placement.scale > window.height - 0.51, "\(window)")
    }
  }

  @Test func `in a wider or higher window the phone stands in the middle`() {
    let wide = Placement(phone: phone, window: CGSize(width: 1000, height: 844))
    #expect(wide.scale == 1)
    #expect(wide.origin == CGPoint(x: 305, y: 0))
    let high = Placement(phone: phone, window: CGSize(width: 780, height: 2000))
    #expect(high.scale == 2)
    #expect(high.origin == CGPoint(x: 0, y: 156))
  }

  @Test func `a point of the phone is found again from its pixel`() {
    let placement = Placement(phone: phone, window: CGSize(width: 1000, height: 1266))
    #expect(placement.scale == 1.5)
    let pixel = CGPoint(x: placement.origin.x + 150, y: placement.origin.y + 300)
    #expect(placement.point(atPixel: pixel) == CGPoint(x: 100, y: 200))
  }

  @Test func `a rectangle's pixels are whole, hold all of it and stay on the phone`() {
    let placement = Placement(phone: phone, window: CGSize(width: 585, height: 1266))
    let pixels = placement.pixels(of: CGRect(x: 10.3, y: 20.1, width: 5.5, height: 7))
    #expect(pixels == CGRect(x: 14, y: 29, width: 11, height: 13))
    let all = placement.pixels(of: CGRect(x: -50, y: -50, width: 1000, height: 2000))
    #expect(all == CGRect(x: 0, y: 0, width: 585, height: 1266))
  }

  @Test func `no window is too small`() {
    #expect(Placement(phone: phone, window: .zero).scale == 0.1)
  }

  @Test func `what lies outside the phone touches no pixels`() {
    let placement = Placement(
      phone: CGSize(width: 390, height: 844), window: CGSize(width: 390, height: 844))
    #expect(placement.pixels(of: CGRect(x: 20, y: -100, width: 2, height: 20)) == .zero)
  }
}

import Foundation
import Testing

@testable import Phone
@testable import UIKit

struct KeyboardMetricsTests {
  /// Without and with the predictive bar, upright and then lying flat.
  nonisolated private static let heights: [(String, [CGFloat])] = [
    ("iphone-se-1", [216, 254, 162, 200]), ("iphone-se", [216, 260, 162, 200]),
    ("iphone-8-plus", [226, 271, 162, 200]), ("iphone-x", [291, 336, 171, 209]),
    ("iphone-13-mini", [291, 336, 171, 209]), ("iphone-14", [291, 336, 181, 219]),
    ("iphone-15", [291, 336, 181, 219]), ("iphone-11", [301, 346, 171, 209]),
    ("iphone-15-pro-max", [301, 346, 181, 219]), ("ipad-mini", [258, 313, 343, 398]),
    ("ipad-10.2", [265, 320, 353, 408]), ("ipad-11", [282, 337, 367, 422]),
    ("ipad-12.9", [348, 403, 443, 498]), ("iphone-xs-max", [301, 346, 171, 209]),
    ("iphone-12-pro-max", [301, 346, 181, 219]), ("iphone-16-pro", [291, 336, 181, 219]),
    ("iphone-16-pro-max", [301, 346, 181, 219]), ("iphone-8", [216, 260, 162, 200]),
  ]

  @Test(arguments: heights)
  func `keyboards are as high as on the device`(id: String, heights: [CGFloat]) throws {
    let model = try DeviceModel.named(id)
    let found = [Orientation.portrait, .landscapeLeft].flatMap { orientation in
      [false, true].map {
        KeyboardMetrics(model: model, orientation: orientation, hasPredictiveBar: $0).height
      }
    }
    #expect(found == heights)
  }

  /// The width of a letter, its height, shift, the 123 key, return.
  nonisolated private static let keys: [(String, [CGFloat])] = [
    ("iphone-se-1", [26, 38, 36, 34, 74]), ("iphone-se", [31.5, 42, 42, 40.5, 87.5]),
    ("iphone-14", [33, 42, 44, 43, 91.5]), ("iphone-15", [33.3, 42, 44, 43, 92.25]),
    ("iphone-8-plus", [35.2, 45, 46, 46, 97]), ("iphone-15-pro-max", [36.6, 45, 47, 48, 101.5]),
  ]

  @Test(arguments: keys)
  func `keys are as large as on the device`(id: String, sizes: [CGFloat]) throws {
    let metrics = KeyboardMetrics(
      model: try .named(id), orientation: .portrait, hasPredictiveBar: true)
    let layout = KeyboardLayout(type: .default, plane: .letters, metrics: metrics)
    func frame(_ action: Key.Action) throws -> CGRect {
      try #require(layout.keys.first { $0.action == action }).frame
    }
    // Where no emoji key is beside it the 123 key has the room of both.
    let turn = try frame(.show(.numbers)).width
    let found = [
      try frame(.type("q")).width, try frame(.type("q")).height, try frame(.shift).width,
      metrics.hasHomeButton ? turn : (turn - metrics.gap) / 2, try frame(.return).width,
    ]
    for (size, expected) in zip(found, sizes) { #expect(abs(size - expected) < 0.51) }
    #expect(try frame(.type("w")).minX - frame(.type("q")).maxX == 6)
    let indent = try frame(.type("a")).minX - frame(.type("q")).minX
    #expect(abs(indent - metrics.letterWidth / 2 - 3) < 0.01)
    #expect(try frame(.type("a")).minY - frame(.type("q")).minY == metrics.rowPitch)
  }

  /// From one row to the next, then lying flat: the width of all keys, a gap, the height of a cap.
  @Test(arguments: [
    ("iphone-se", [54, 661, 5, 32] as [CGFloat]), ("iphone-x", [54, 662, 5, 30]),
    ("iphone-14", [54, 694, 5, 32]), ("iphone-8-plus", [56, 730, 5, 32]),
    ("iphone-15-pro-max", [56, 782, 5, 32]),
  ])
  func `rows are as far apart and flat keyboards as wide as on the device`(
    id: String, sizes: [CGFloat]
  ) throws {
    let model = try DeviceModel.named(id)
    let upright = KeyboardMetrics(model: model, orientation: .portrait, hasPredictiveBar: true)
    let flat = KeyboardMetrics(model: model, orientation: .landscapeLeft, hasPredictiveBar: true)
    #expect([upright.rowPitch, flat.keysWidth, flat.gap, flat.keyHeight] == sizes)
  }

  @Test(arguments: DeviceModel.all)
  func `keys stay on the keyboard and apart from each other`(model: DeviceModel) {
    let types: [UIKeyboardType] = [
      .default, .emailAddress, .URL, .webSearch, .twitter, .numbersAndPunctuation, .numberPad,
      .decimalPad, .phonePad,
    ]
    for orientation in [Orientation.portrait, .landscapeLeft] {
      let metrics = KeyboardMetrics(model: model, orientation: orientation, hasPredictiveBar: false)
      let room = CGRect(x: 0, y: 0, width: metrics.width, height: metrics.height)
      for type in types {
        for plane in [KeyboardPlane.letters, .numbers, .symbols] {
          let keys = KeyboardLayout(type: type, plane: plane, metrics: metrics).keys
          for (index, key) in keys.enumerated() {
            #expect(room.contains(key.frame), "\(model.id) \(type) \(key)")
            #expect(key.frame.width > 20)
            for other in keys[(index + 1)...] where key.hasCap && other.hasCap {
              let overlap = key.frame.intersection(other.frame)
              #expect(overlap.width < 0.01 || overlap.height < 0.01, "\(model.id) \(key) \(other)")
            }
          }
        }
      }
    }
  }

  @Test func `a finger beside the keys means the nearest one`() throws {
    let metrics = KeyboardMetrics(model: .default, orientation: .portrait, hasPredictiveBar: false)
    let layout = KeyboardLayout(type: .default, plane: .letters, metrics: metrics)
    let a = try #require(layout.keys.first { $0.action == .type("a") }).frame
    let index = try #require(layout.index(at: CGPoint(x: 1, y: a.midY)))
    #expect(layout.keys[index].action == .type("a"))
    #expect(layout.index(at: CGPoint(x: 200, y: -10)) == nil)
    let pad = KeyboardLayout(type: .numberPad, plane: .letters, metrics: metrics)
    let nought = try #require(pad.keys.first { $0.action == .type("0") }).frame
    #expect(pad.index(at: CGPoint(x: nought.minX - 20, y: nought.midY)) == nil)
  }
}

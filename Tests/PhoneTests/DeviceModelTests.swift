import Foundation
import Testing

@testable import Phone
@testable import UIKit

struct DeviceModelTests {
  /// Width, height, scale, status bar, safe top and bottom, landscape side and bottom, corner.
  nonisolated private static let table: [(String, [CGFloat])] = [
    ("iphone-se-1", [320, 568, 2, 20, 20, 0, 0, 0, 0]),
    ("iphone-se", [375, 667, 2, 20, 20, 0, 0, 0, 0]),
    ("iphone-8-plus", [414, 736, 3, 20, 20, 0, 0, 0, 0]),
    ("iphone-x", [375, 812, 3, 44, 44, 34, 44, 21, 39]),
    ("iphone-11", [414, 896, 2, 48, 48, 34, 48, 21, 41.5]),
    ("iphone-11-pro-max", [414, 896, 3, 44, 44, 34, 44, 21, 39]),
    ("iphone-13-mini", [375, 812, 3, 50, 50, 34, 50, 21, 44]),
    ("iphone-12", [390, 844, 3, 47, 47, 34, 47, 21, 47.33]),
    ("iphone-14", [390, 844, 3, 47, 47, 34, 47, 21, 47.33]),
    ("iphone-13-pro-max", [428, 926, 3, 47, 47, 34, 47, 21, 53.33]),
    ("iphone-15", [393, 852, 3, 54, 59, 34, 59, 21, 55]),
    ("iphone-15-pro-max", [430, 932, 3, 54, 59, 34, 59, 21, 55]),
    ("iphone-16-pro", [402, 874, 3, 54, 62, 34, 62, 21, 62]),
    ("iphone-16-pro-max", [440, 956, 3, 54, 62, 34, 62, 21, 62]),
    ("ipad-mini", [768, 1024, 2, 20, 20, 0, 0, 0, 0]),
    ("ipad-10.2", [810, 1080, 2, 20, 20, 0, 0, 0, 0]),
    ("ipad-10.5", [834, 1112, 2, 20, 20, 0, 0, 0, 0]),
    ("ipad-10", [820, 1180, 2, 24, 24, 20, 0, 20, 18]),
    ("ipad-11", [834, 1194, 2, 24, 24, 20, 0, 20, 18]),
    ("ipad-12.9", [1024, 1366, 2, 24, 24, 20, 0, 20, 18]),
  ]

  /// Models that have the measures of one in the table.
  nonisolated private static let families: [String: [String]] = [
    "iphone-se": ["iphone-8"], "iphone-x": ["iphone-11-pro"], "iphone-11": ["iphone-xr"],
    "iphone-11-pro-max": ["iphone-xs-max"], "iphone-13-mini": ["iphone-12-mini"],
    "iphone-14": ["iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-16e"],
    "iphone-13-pro-max": ["iphone-12-pro-max", "iphone-14-plus"],
    "iphone-15": ["iphone-14-pro", "iphone-15-pro", "iphone-16"],
    "iphone-15-pro-max": ["iphone-14-pro-max", "iphone-15-plus", "iphone-16-plus"],
  ]

  @Test func `every other model has the measures of its family`() throws {
    var known = Self.table.map(\.0)
    for (id, relatives) in Self.families {
      let model = try DeviceModel.named(id)
      for relative in try relatives.map(DeviceModel.named) {
        known.append(relative.id)
        #expect(relative.size == model.size && relative.scale == model.scale)
        #expect(relative.statusBarHeight == model.statusBarHeight)
        #expect(relative.safeArea == model.safeArea && relative.cornerRadius == model.cornerRadius)
        #expect(
          relative.safeAreaInsets(in: .landscapeLeft) == model.safeAreaInsets(in: .landscapeLeft))
      }
    }
    #expect(known.sorted() == DeviceModel.all.map(\.id).sorted())
  }

  @Test(arguments: table)
  func `every model has its published measures`(id: String, numbers: [CGFloat]) throws {
    let model = try DeviceModel.named(id)
    let flat = model.safeAreaInsets(in: .landscapeLeft)
    #expect(
      numbers == [
        model.size.width, model.size.height, model.scale, model.statusBarHeight,
        model.safeArea.top, model.safeArea.bottom, flat.left, flat.bottom, model.cornerRadius,
      ])
    #expect(flat.left == flat.right)
    #expect(flat.top == (model.isPad ? model.safeArea.top : 0))
  }

  @Test(arguments: DeviceModel.all)
  func `a Dynamic Island is as large and as far from the edge as it was measured`(
    model: DeviceModel
  ) {
    guard case .island(let width, let height, let top) = model.cutout else {
      #expect(model.safeArea.top < 59)
      return
    }
    #expect(width == 126 && height == 37.33)
    // The edge of the models with a larger safe area is ours.
    #expect(top == (model.safeArea.top == 59 ? 11 : 14))
  }

  @Test func `every id is there once and iphone-15 is the default`() {
    #expect(Set(DeviceModel.all.map(\.id)).count == DeviceModel.all.count)
    #expect(DeviceModel.default.id == "iphone-15")
  }

  @Test(arguments: [
    ("iphone15", "iphone-15"), ("iphone-15-promax", "iphone-15-pro-max"), ("ipad11", "ipad-11"),
    ("iPhone-See", "iphone-se"),
  ])
  func `an unknown name is answered with the nearest one`(name: String, nearest: String) {
    #expect(throws: DeviceModelError.unknown(name: name, nearest: nearest)) {
      try DeviceModel.named(name)
    }
  }

  @Test func `large phones lying flat have regular width, others don't`() throws {
    for (id, sizeClass) in [
      ("iphone-8-plus", UIUserInterfaceSizeClass.regular), ("iphone-15-pro-max", .regular),
      ("iphone-15", .compact), ("iphone-se", .compact),
    ] {
      let phone = Phone(PhoneSetup(model: try .named(id), orientation: .landscapeLeft)) { Blank() }
      #expect(phone.application.screen.traitCollection.horizontalSizeClass == sizeClass, "\(id)")
    }
  }
}

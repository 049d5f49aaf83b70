import Foundation
import Testing

@testable import UIKit

struct RubberBandTests {
  static let travels: [Double] = [10, 25, 50, 100, 150, 200, 300, 400, 500]
  static let table: [(Double, [Double])] = [
    (844, [5.46, 13.53, 26.63, 51.64, 75.15, 97.32, 138.02, 174.51, 207.42]),
    (812, [5.46, 13.52, 26.60, 51.51, 74.89, 96.88, 137.13, 173.10, 205.43]),
    (736, [5.46, 13.50, 26.51, 51.18, 74.18, 95.70, 134.78, 169.37, 200.20]),
    (667, [5.46, 13.47, 26.41, 50.81, 73.42, 94.43, 132.28, 165.43, 194.72]),
    (568, [5.45, 13.43, 26.23, 50.14, 72.04, 92.15, 127.86, 158.58, 185.29]),
  ]

  @Test(arguments: 0..<5) func `content follows past its end as measured, and back`(row: Int) {
    let (dimension, offsets) = Self.table[row]
    let band = RubberBand(dimension: dimension)
    for (travel, offset) in zip(Self.travels, offsets) {
      #expect(abs(band.offset(forTravel: travel) - offset) < 0.01)
      #expect(band.offset(forTravel: -travel) == -band.offset(forTravel: travel))
      #expect(abs(band.travel(forOffset: band.offset(forTravel: travel)) - travel) < 1e-9)
    }
  }

  @Test func `it follows by 0.55 at first and never as far as the view is long`() {
    let band = RubberBand(dimension: 844)
    #expect(abs(band.offset(forTravel: 0.001) / 0.001 - 0.55) < 0.001)
    #expect(band.offset(forTravel: 1e9) < 844)
    let slope = (band.offset(forTravel: 100.01) - band.offset(forTravel: 99.99)) / 0.02
    #expect(abs(band.gain(atOffset: band.offset(forTravel: 100)) - slope) < 1e-6)
  }

  @Test func `an offset is let out past a range and found again`() {
    let band = RubberBand(dimension: 844)
    #expect(band.offset(50, in: 0...100) == 50)
    #expect(abs(band.offset(-100, in: 0...100) + 51.64) < 0.01)
    #expect(abs(band.offset(200, in: 0...100) - 151.64) < 0.01)
    #expect(abs(band.freeOffset(band.offset(200, in: 0...100), in: 0...100) - 200) < 1e-9)
  }
}

import Foundation

extension AlphaMask {
  /// Averages each pixel with its neighbours in the row, over a box of an odd width.
  ///
  /// Outside the mask there is nothing.
  func blurRows(box: Int) {
    var line = [UInt8](repeating: 0, count: width)
    line.withUnsafeMutableBufferPointer { line in
      guard let copy = line.baseAddress else { return }
      for y in 0..<height {
        let row = pixels + y * bytesPerRow
        copy.update(from: row, count: width)
        let half = box / 2
        var sum = 0
        for x in 0..<min(half, width) { sum &+= Int(copy[x]) }
        for x in 0..<width {
          if x &+ half < width { sum &+= Int(copy[x &+ half]) }
          if x > half { sum &-= Int(copy[x &- half &- 1]) }
          row[x] = UInt8(truncatingIfNeeded: (2 &* sum &+ box) / (2 &* box))
        }
      }
    }
  }

  /// Averages each pixel with its neighbours in the column, over a box of an odd width.
  func blurColumns(box: Int) {
    let half = box / 2
    var sums = [Int32](repeating: 0, count: width)
    let original = [UInt8](UnsafeBufferPointer(start: pixels, count: height * bytesPerRow))
    let divisor = Int32(2 * box)
    sums.withUnsafeMutableBufferPointer { sums in
      original.withUnsafeBufferPointer { original in
        for y in 0..<min(half, height) {
          for x in 0..<width { sums[x] &+= Int32(original[y &* bytesPerRow &+ x]) }
        }
        for y in 0..<height {
          let row = pixels + y * bytesPerRow
          let entering = (y &+ half) &* bytesPerRow
          let leaving = (y &- half &- 1) &* bytesPerRow
          for x in 0..<width {
            var sum = sums[x]
            if y &+ half < height { sum &+= Int32(original[entering &+ x]) }
            if y > half { sum &-= Int32(original[leaving &+ x]) }
            sums[x] = sum
            row[x] = UInt8(truncatingIfNeeded: (2 &* sum &+ Int32(box)) / divisor)
          }
        }
      }
    }
  }

  /// The mask made larger by repeating one column and one row.
  func stretched(width: Int, height: Int, column: Int, row: Int) -> AlphaMask {
    let result = AlphaMask(width: width, height: height)
    let (across, down) = (width - self.width, height - self.height)
    for y in 0..<height {
      let to = result.pixels + y * result.bytesPerRow
      if y > row, y <= row + down {
        to.update(from: result.pixels + row * result.bytesPerRow, count: width)
        continue
      }
      let from = pixels + (y <= row ? y : y - down) * bytesPerRow
      to.update(from: from, count: column)
      (to + column).update(repeating: from[column], count: across + 1)
      (to + column + across + 1).update(
        from: from + column + 1, count: self.width - column - 1)
    }
    return result
  }
}

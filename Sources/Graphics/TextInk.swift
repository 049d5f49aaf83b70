internal import CSDL2
import Foundation

/// A word's coverage as its face has drawn it, one byte a pixel; columns may be finer than pixels.
final class TextInk {
  /// Where there is ink: columns from the word's origin, rows from its baseline.
  let box: PixelRect

  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let pixels: UnsafePointer<UInt8>
  private let bytesPerRow: Int
  /// The column and the row of the surface that are the word's origin.
  private let origin: (x: Int, y: Int)

  /// Takes over a surface with its origin; nil when it has no pixels.
  init?(_ surface: UnsafeMutablePointer<SDL_Surface>, origin: (x: Int, y: Int)) {
    guard let memory = surface.pointee.pixels else {
      SDL_FreeSurface(surface)
      return nil
    }
    let pixels = UnsafePointer(memory.assumingMemoryBound(to: UInt8.self))
    let bytesPerRow = Int(surface.pointee.pitch)
    let width = Int(surface.pointee.w)
    var box = PixelRect(minX: width, minY: 0, maxX: 0, maxY: 0)
    for y in 0..<Int(surface.pointee.h) {
      let line = UnsafeRawBufferPointer(start: pixels + y * bytesPerRow, count: width)
      guard let ends = line.inkEnds else { continue }
      if box.maxY == 0 { box.minY = y }
      box.maxY = y + 1
      box.minX = min(box.minX, ends.lowerBound)
      box.maxX = max(box.maxX, ends.upperBound)
    }
    self.surface = surface
    self.pixels = pixels
    self.bytesPerRow = bytesPerRow
    self.origin = origin
    self.box = box.offset(x: -origin.x, y: -origin.y)
  }

  deinit {
    SDL_FreeSurface(surface)
  }

  /// Adds up a row's columns, `1 << fineness` of them to a sum, with the word's origin at `start`.
  func add(
    row: Int, to sums: UnsafeMutableBufferPointer<UInt16>, origin start: Int, fineness: Int
  ) {
    let line = pixels + (row + origin.y) * bytesPerRow + origin.x
    let step = 1 << fineness
    let first = (start + box.minX) & -step
    let end = (start + box.maxX + step - 1) & -step
    let isInside = first - start + origin.x >= 0 && end - start + origin.x <= bytesPerRow
    guard isInside else {
      for column in box.minX..<box.maxX {
        sums[(start + column) >> fineness] += UInt16(line[column])
      }
      return
    }
    let source = line + (first - start)
    let target = first >> fineness
    for index in 0..<((end - first) >> fineness) {
      var sum = sums[target + index]
      if fineness == 1 {
        sum &+= UInt16(source[index * 2]) &+ UInt16(source[index * 2 + 1])
      } else {
        for column in (index * step)..<((index + 1) * step) { sum &+= UInt16(source[column]) }
      }
      sums[target + index] = sum
    }
  }
}

extension UnsafeRawBufferPointer {
  /// From the first byte that isn't zero to after the last, in steps of eight.
  fileprivate var inkEnds: Range<Int>? {
    let words = count / 8
    func hasInk(_ word: Int) -> Bool { loadUnaligned(fromByteOffset: word * 8, as: Int.self) != 0 }
    let hasTail = self[(words * 8)...].contains { $0 != 0 }
    guard let first = (0..<words).first(where: hasInk) else {
      return hasTail ? words * 8..<count : nil
    }
    let last = (0..<words).last(where: hasInk) ?? first
    return first * 8..<(hasTail ? count : last * 8 + 8)
  }
}

extension PixelRect {
  func offset(x: Int = 0, y: Int = 0) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}

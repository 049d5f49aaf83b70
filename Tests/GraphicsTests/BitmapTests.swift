import Foundation
import Graphics
import Testing

@Test func `a bitmap begins transparent`() {
  let bitmap = Bitmap(width: 3, height: 2)
  #expect((0..<6).allSatisfy { bitmap.pixel(x: $0 % 3, y: $0 / 3) == 0 })
  #expect(bitmap.color(x: 2, y: 1) == .clear)
}

@Test func `a wrapped bitmap draws into its owner's memory and no further`() {
  let memory = UnsafeMutableRawPointer.allocate(byteCount: 48, alignment: 4)
  memory.initializeMemory(as: UInt8.self, repeating: 7, count: 48)
  defer { memory.deallocate() }
  let bitmap = Bitmap(wrapping: memory, width: 2, height: 3, bytesPerRow: 16, owner: nil)
  Canvas(bitmap, scale: 1).fill(CGRect(x: 0, y: 0, width: 9, height: 9), with: .white)
  let bytes = UnsafeRawBufferPointer(start: memory, count: 48)
  for (index, byte) in bytes.enumerated() {
    #expect(byte == (index % 16 < 8 ? 255 : 7), "byte \(index)")
  }
  bitmap.clear()
  #expect(bytes[0] == 0)
  #expect(bytes[8] == 7)
}

@Test func `a wrapped bitmap keeps its owner`() {
  final class Owner {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
    deinit { memory.deallocate() }
  }
  var owner: Owner? = Owner()
  weak let watched = owner
  var bitmap = owner.map {
    Bitmap(wrapping: $0.memory, width: 1, height: 1, bytesPerRow: 4, owner: $0)
  }
  owner = nil
  #expect(watched != nil)
  bitmap?.clear()
  bitmap = nil
  #expect(watched == nil)
}

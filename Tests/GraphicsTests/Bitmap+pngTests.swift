import Foundation
import Graphics
import Testing

/// Every channel at every level, some of it translucent.
private func sample(opaque: Bool) -> Bitmap {
  let bitmap = Bitmap(width: 16, height: 16)
  let canvas = Canvas(bitmap, scale: 1)
  for y in 0..<16 {
    for x in 0..<16 {
      let color = Color(
        red: CGFloat(x * 17) / 255, green: CGFloat(y * 17) / 255, blue: 1 - CGFloat(x) / 16,
        alpha: opaque ? 1 : CGFloat((x + y) * 8) / 255)
      canvas.fill(CGRect(x: CGFloat(x), y: CGFloat(y), width: 1, height: 1), with: color)
    }
  }
  return bitmap
}

@Test(arguments: [true, false])
func `a picture comes back from its PNG file`(opaque: Bool) throws {
  let bitmap = sample(opaque: opaque)
  let data = try bitmap.pngData(opaque: opaque)
  let decoded = try Image(data: data, scale: 1, name: "sample").bitmap(
    pixelWidth: 16, pixelHeight: 16)
  for y in 0..<16 {
    for x in 0..<16 {
      #expect(decoded.pixel(x: x, y: y) == bitmap.pixel(x: x, y: y), "\(x),\(y)")
    }
  }
}

@Test func `a PNG file holds its pixels and nothing else`() throws {
  let data = try sample(opaque: true).pngData(opaque: true)
  var chunks: [String] = []
  var at = 8
  while at < data.count {
    let length = data[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
    chunks.append(String(decoding: data[at + 4..<at + 8], as: UTF8.self))
    at += length + 12
  }
  #expect(chunks == ["IHDR", "IDAT", "IEND"])
  #expect(data[24] == 8)
  #expect(data[25] == 2)
  #expect(try sample(opaque: true).pngData(opaque: true) == data)
  #expect(try sample(opaque: false).pngData()[25] == 6)
}

@Test func `a PNG file is written whole, in place of an older one`() throws {
  let folder = try temporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  let url = folder.appendingPathComponent("shot.png")
  try Data("old".utf8).write(to: url)
  let bitmap = sample(opaque: true)
  try bitmap.write(toPNG: url, opaque: true)
  #expect(try Data(contentsOf: url) == bitmap.pngData(opaque: true))
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["shot.png"])
}

@Test func `a file that can't be written is reported and leaves nothing behind`() throws {
  let folder = try temporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  let missing = folder.appendingPathComponent("no/shot.png")
  #expect(
    throws: GraphicsError.unwritableFile(missing.path, reason: "No such file or directory")
  ) {
    try sample(opaque: true).write(toPNG: missing)
  }
  // A folder of the picture's name can't be replaced by the picture, once that is written.
  let taken = folder.appendingPathComponent("taken.png")
  try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: false)
  #expect(throws: GraphicsError.unwritableFile(taken.path, reason: "Is a directory")) {
    try sample(opaque: true).write(toPNG: taken)
  }
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["taken.png"])
}

@Test func `a full disk is reported and a device stays a device`() throws {
  let full = URL(fileURLWithPath: "/dev/full")
  #expect(
    throws: GraphicsError.unwritableFile(full.path, reason: "No space left on device")
  ) { try sample(opaque: true).write(toPNG: full) }
  var status = stat()
  #expect(stat(full.path, &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
}

@Test func `a link to a picture stays a link`() throws {
  let folder = try temporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  let (file, link) = (folder.appendingPathComponent("a.png"), folder.appendingPathComponent("b"))
  try Data().write(to: file)
  try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
  try sample(opaque: true).write(toPNG: link)
  #expect(try Data(contentsOf: file).count > 8)
  #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
}

func temporaryFolder() throws -> URL {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("graphics-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}

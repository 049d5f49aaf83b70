import Foundation
import Graphics
import Phone

extension FlowRunner {
  /// `takeScreenshot`.
  func takeScreenshot(_ command: FlowPicture, isOptional: Bool) throws {
    let name = try text(command.path)
    let picture = try picture(of: command.cropOn, isOptional: isOptional)
    guard let folder else { return }
    try folder.write(picture, to: folder.place(of: name, extension: "png", in: "takeScreenshot"))
  }

  /// The screen in the device's pixels, or the part of it that an element covers.
  private func picture(of selector: ElementSelector?, isOptional: Bool) throws -> Bitmap {
    guard let selector else { return device.picture() }
    let element = try element(query(selector), isOptional: isOptional || selector.isOptional)
    let picture = device.picture()
    let scale = CGFloat(picture.width) / max(device.size.width, 1)
    let (frame, whole) = (element.frame, CGRect(origin: .zero, size: device.size))
    guard let part = picture.part(frame.intersection(whole), scale: scale) else {
      throw FlowFailure(.invalidValue(element.name, wanted: "an element with a size"))
    }
    return part
  }

  /// `assertScreenshot`.
  func compare(_ command: FlowPicture, threshold: Template?, _ step: FlowStep) throws {
    let name = try text(command.path)
    let limit = try threshold.map { template throws(FlowFailure) -> Double in
      let text = try text(template)
      guard let number = Double(text), 0...100 ~= number else {
        throw FlowFailure(.invalidValue(text, wanted: "a number from 0 to 100"))
      }
      return number
    }
    guard let path = reference(name, besideFile: step.span.file) else {
      throw FlowFailure(
        .noReference(name),
        details: ["it is looked for beside the flow, in takeScreenshot of this run, and from here"])
    }
    let expected: Bitmap
    do {
      let image = try Image.load(contentsOf: URL(fileURLWithPath: path), scale: 1)
      expected = image.bitmap(
        pixelWidth: Int(image.size.width), pixelHeight: Int(image.size.height))
    } catch {
      throw FlowFailure(.file(path: path, reason: "\(error)"))
    }
    let found = try self.picture(of: command.cropOn, isOptional: step.isOptional)
    guard expected.width == found.width, expected.height == found.height else {
      throw FlowFailure(
        .wrongSize(
          expected: "\(expected.width)x\(expected.height)", found: "\(found.width)x\(found.height)")
      )
    }
    let comparison = PictureComparison(expected, found)
    guard comparison.share < limit ?? 95 else { return }
    var details: [String] = []
    if let folder {
      let file = FlowPath.stem(of: name) + "_diff"
      let place = try folder.place(of: file, extension: "png", in: "assertScreenshot")
      try folder.write(comparison.marked, to: place)
      details = ["difference: \(place.relativePath)"]
    }
    throw FlowFailure(
      .different(
        path: path, share: String(format: "%.2f", comparison.share),
        threshold: String(format: "%g", limit ?? 95)), details: details)
  }

  /// The picture that a flow names: beside the flow, among those this run took, or from here.
  private func reference(_ name: String, besideFile file: String) -> String? {
    let name = name.contains(/\.(?:png|jpe?g)$/.ignoresCase()) ? name : name + ".png"
    let places = [
      FlowPath.resolve(name, besideFile: file), folder.map { "\($0.path)/takeScreenshot/\(name)" },
      name,
    ]
    return places.compactMap(\.self).first(where: FlowPath.exists)
  }
}

extension Bitmap {
  /// The part of a picture in a rectangle of points; nil where there is none.
  fileprivate func part(_ rect: CGRect, scale: CGFloat) -> Bitmap? {
    let (x, y) = (Int((rect.minX * scale).rounded()), Int((rect.minY * scale).rounded()))
    let width = Int((rect.maxX * scale).rounded()) - x
    let height = Int((rect.maxY * scale).rounded()) - y
    guard !rect.isNull, width > 0, height > 0, x >= 0, y >= 0, x + width <= self.width,
      y + height <= self.height
    else { return nil }
    let part = Bitmap(width: width, height: height)
    for row in 0..<height {
      let source = pixels + (y + row) * bytesPerRow + x * 4
      (part.pixels + row * part.bytesPerRow).copyMemory(from: source, byteCount: width * 4)
    }
    return part
  }
}

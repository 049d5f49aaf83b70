import Foundation
import Graphics
import Phone

/// How a recording that is run at once from its file compares with what was recorded.
package enum RecordingReplay {
  /// It ends on the same picture, after so many steps.
  case same(steps: Int)
  /// It ends on another picture.
  case different(recorded: Bitmap, replayed: Bitmap)
  /// A step fails, or the file can't be read.
  case failed(report: String)

  /// Runs the recording in a file, and lets the phone that it was made on and its own come to rest.
  ///
  /// The secrets are known to nobody else.
  @MainActor
  package static func run(
    _ path: String, secrets: [(name: String, value: String)], recorded: Phone,
    on device: PhoneDevice
  ) -> RecordingReplay {
    let library = FlowLibrary(paths: [path])
    if library.hasErrors { return .failed(report: library.report) }
    let result = FlowRunner(library, on: device).run(FlowPath.normalized(path), variables: secrets)
    if let report = result.failedStep?.failureReport { return .failed(report: report) }
    recorded.comeToRest()
    device.phone?.comeToRest()
    let (one, other) = (recorded.screenshot(), device.picture())
    return one.hasSamePixels(as: other)
      ? .same(steps: result.steps.count) : .different(recorded: one, replayed: other)
  }
}

extension Bitmap {
  /// Whether two pictures are the same, byte by byte.
  fileprivate func hasSamePixels(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return (0..<height).allSatisfy { row in
      memcmp(pixels + row * bytesPerRow, other.pixels + row * other.bytesPerRow, width * 4) == 0
    }
  }
}

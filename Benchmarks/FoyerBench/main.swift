import Desktop
import Foundation
import Graphics
import Phone
import Prototype

// Measures the real window, drawn as `foyer run` draws it:
//
//   foyer-bench start SCALE ASSETS            one frame; prints when it was presented
//   foyer-bench scroll SCALE ASSETS FRAMES    scrolls the login form; prints the median frame
//   foyer-bench field SCALE ASSETS            prints where the e-mail field is
//   foyer-bench storyboards FOLDER            reads and lays out files; prints the slowest times
//   foyer-bench typing                        types long texts; prints how long that takes
//
// All print the peak of the resident memory.

/// Seconds on the monotonic clock, in nanoseconds.
func now() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The peak of the resident memory, in megabytes.
func peakMemory() -> Double {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  let kilobytes = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) }
  return (kilobytes ?? 0) / 1024
}

func measure(_ words: [String]) throws {
  if words.first == "storyboards", words.count == 2 {
    var report = try StoryboardTimes(words[1]).report
    report["peak_mb"] = peakMemory()
    let data = try JSONSerialization.data(withJSONObject: report, options: .sortedKeys)
    return print(String(decoding: data, as: UTF8.self))
  }
  if words == ["typing"] {
    let data = try JSONSerialization.data(
      withJSONObject: try Typing().report, options: .sortedKeys)
    return print(String(decoding: data, as: UTF8.self))
  }
  guard words.count >= 3, let scale = Double(words[1]) else {
    throw CocoaError(.featureUnsupported)
  }
  let setup = PhoneSetup(model: try DeviceModel.named("iphone-12"), assets: words[2])
  let options = DesktopSession.Options(
    scale: CGFloat(scale), screenshots: URL(fileURLWithPath: "."))
  let session = try DesktopSession(setup, options: options) { Phone($0) { AppDelegate() } }
  try session.showFrame(at: 0)
  let firstFrame = now()
  var report: [String: Any] = ["first_frame_ns": firstFrame]
  if words[0] == "scroll", words.count > 3, let frames = Int(words[3]) {
    report["median_ms"] = try medianFrame(of: frames, in: session)
  }
  if words[0] == "field" {
    try session.showFrame(at: 5)
    let frame = session.phone.frame(ofElement: "login-email") ?? .zero
    report["x"] = Int(frame.midX * scale)
    report["y"] = Int(frame.midY * scale)
  }
  report["peak_mb"] = peakMemory()
  let data = try JSONSerialization.data(withJSONObject: report, options: .sortedKeys)
  print(String(decoding: data, as: UTF8.self))
}

/// The median time of a frame that scrolls the login form by a few points, in milliseconds.
func medianFrame(of frames: Int, in session: DesktopSession) throws -> Double {
  let phone = session.phone
  try session.showFrame(at: 5)
  let middle = CGPoint(x: phone.size.width / 2, y: phone.size.height / 2)
  phone.send(.touch(id: 0, phase: .began, location: middle))
  var times: [Double] = []
  for frame in 0..<frames {
    let start = now()
    // A triangle wave of 200 points, 8 points a frame, below the middle.
    let step = frame % 50
    let distance = CGFloat(step < 25 ? step : 50 - step) * 8 + 20
    phone.send(
      .touch(id: 0, phase: .moved, location: CGPoint(x: middle.x, y: middle.y + distance)))
    try session.showFrame(at: 5 + Double(frame + 1) / 60)
    times.append(Double(now() - start) / 1e6)
  }
  return times.sorted()[frames / 2]
}

do {
  try measure(Array(CommandLine.arguments.dropFirst()))
} catch {
  StandardError.print("foyer-bench: \(error)")
  exit(1)
}

internal import CX11
import Desktop
import Foundation
import Graphics

/// The real program in a real window, with a real mouse and keyboard.
final class Foyer {
  /// The program, built together with the tests.
  static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("foyer").path

  /// The running program.
  let program: Child
  private let desk: Desk
  private let window: String
  private let phone: [String]

  /// Opens the window and waits until it is there.
  ///
  /// `phone` are the options that say which phone it is, which pictures of it need as well. Time
  /// runs four times faster unless the other options say something else.
  init(
    on desk: Desk, _ phone: [String] = ["--device", "iphone-12"],
    _ options: [String] = ["--slow", "0.25"], variables: [String: String] = [:],
    command: [String] = ["run"]
  ) throws {
    self.desk = desk
    self.phone = phone
    let program = try desk.start([Self.executable] + command + phone + options, variables)
    self.program = program
    window = try wait(for: "the window") {
      guard program.isRunning else {
        throw Failure.failed([Self.executable], program.output + program.errors)
      }
      return try Self.window(of: program, on: desk)
    }
    try desk.run(["xdotool", "windowfocus", "--sync", window])
  }

  /// The window that a program shows, or one that it has started; nil for none.
  static func window(of program: Child, on desk: Desk) throws -> String? {
    for process in [program.process] + program.children {
      let search = ["xdotool", "search", "--onlyvisible", "--pid", "\(process)"]
      if let found = try? desk.run(search).split(separator: "\n").first { return String(found) }
    }
    return nil
  }

  // MARK: The finger

  /// Clicks a point of the window, in pixels.
  func click(_ point: (x: Int, y: Int)) throws { try mouse(at: point, ["click", "1"]) }

  /// Presses the mouse at a point.
  func press(at point: (x: Int, y: Int)) throws { try mouse(at: point, ["mousedown", "1"]) }

  /// Moves the mouse to a point.
  func move(to point: (x: Int, y: Int)) throws { try mouse(at: point, []) }

  /// Lets the mouse go.
  func release() throws { try desk.run(["xdotool", "mouseup", "1"]) }

  /// Turns the wheel over a point, down for positive numbers.
  func turnWheel(_ clicks: Int, at point: (x: Int, y: Int)) throws {
    try mouse(at: point, ["click", "--repeat", "\(abs(clicks))", clicks > 0 ? "5" : "4"])
  }

  /// Clicks a point twice in short order.
  func doubleClick(_ point: (x: Int, y: Int)) throws {
    try mouse(at: point, ["click", "--repeat", "2", "--delay", "60", "1"])
  }

  private func mouse(at point: (x: Int, y: Int), _ action: [String]) throws {
    let place = try frame.origin
    let (x, y) = (Int(place.x) + point.x, Int(place.y) + point.y)
    try desk.run(["xdotool", "mousemove", "\(x)", "\(y)"] + action)
  }

  // MARK: The keyboard

  /// Presses keys together, such as `ctrl+s`.
  func press(_ keys: String...) throws { try desk.run(["xdotool", "key"] + keys) }

  /// Types on the computer's keyboard.
  func type(_ text: String) throws { try desk.run(["xdotool", "type", "--delay", "8", text]) }

  /// Types an address and a password into the form whose first field is edited, and logs in.
  func logIn(_ address: String = "ada@example.org") throws {
    try type(address)
    try press("Return")
    try type("lovelace")
    try press("Return")
  }

  // MARK: The window

  /// The text in the title bar.
  var title: String {
    get throws {
      try desk.run(["xdotool", "getwindowname", window]).trimmingCharacters(in: .newlines)
    }
  }

  /// Where the window is on the display, in pixels.
  var frame: CGRect {
    get throws {
      let text = try desk.run(["xdotool", "getwindowgeometry", "--shell", window])
      let lines = text.split(separator: "\n").map { $0.split(separator: "=") }
      func number(_ name: String) -> Int {
        lines.first { $0[0] == name }.flatMap { Int($0[1]) } ?? 0
      }
      return CGRect(
        x: number("X"), y: number("Y"), width: number("WIDTH"), height: number("HEIGHT"))
    }
  }

  /// Gives the window another size, in pixels.
  func resize(_ width: Int, _ height: Int) throws {
    try desk.run(["xdotool", "windowsize", "--sync", window, "\(width)", "\(height)"])
  }

  /// Moves the window to the corner of the display, where it has room to grow.
  func moveToCorner() throws {
    try desk.run(["xdotool", "windowmove", "--sync", window, "0", "0"])
  }

  /// Asks the program to close its window, as the button in a title bar does.
  func close() throws {
    guard let display = XOpenDisplay(desk.environment["DISPLAY"]), let window = Window(window)
    else { throw Failure.noPicture("no connection to the display") }
    defer { XCloseDisplay(display) }
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(display, "WM_DELETE_WINDOW", 0))
    XSendEvent(display, window, 0, 0, &event)
    XSync(display, 0)
  }

  // MARK: The picture

  /// The window's pixels.
  func picture() throws -> Bitmap {
    let frame = try frame
    return try desk.pixels(
      x: Int(frame.minX), y: Int(frame.minY), width: Int(frame.width), height: Int(frame.height))
  }

  /// Waits until the window shows exactly what `foyer shot` saves of a screen.
  func waitUntilShows(
    _ screen: String, _ options: [String] = ["--scale", "1"], patience: TimeInterval = 10
  ) throws {
    try waitUntilShows(Self.shot(screen, phone + options, on: desk), named: screen, patience)
  }

  /// Waits until the window shows exactly this from a point on, in pixels.
  func waitUntilShows(
    _ expected: Bitmap, named name: String, at point: (x: Int, y: Int) = (0, 0),
    _ patience: TimeInterval = 10
  ) throws {
    let origin = try frame.origin
    var shown = expected
    do {
      try wait(for: "\(name) in the window", patience) {
        shown = try desk.pixels(
          x: Int(origin.x) + point.x, y: Int(origin.y) + point.y, width: expected.width,
          height: expected.height)
        return shown.hasSamePixels(as: expected) ? true : nil
      }
    } catch Failure.timeOut(let what) {
      let folder = try Self.keep(["shown": shown, "expected": expected], name)
      throw Failure.timeOut(waitingFor: "\(what); see \(folder.path)")
    }
  }

  /// Saves pictures of a failure beside the program, for a person to look at.
  private static func keep(_ pictures: [String: Bitmap], _ name: String) throws -> URL {
    let folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
      .appendingPathComponent("end-to-end/\(name)")
    try folder.createFolder()
    for (name, picture) in pictures {
      try picture.write(toPNG: folder.appendingPathComponent("\(name).png"), opaque: true)
    }
    return folder
  }

  /// Waits until the window shows something else than this, and gives it.
  @discardableResult
  func waitUntilChanges(from before: Bitmap) throws -> Bitmap {
    try wait(for: "another picture") {
      let now = try picture()
      return now.hasSamePixels(as: before) ? nil : now
    }
  }

  /// The picture that `foyer shot` saves of a screen.
  static func shot(_ screen: String, _ options: [String], on desk: Desk) throws -> Bitmap {
    let file = desk.folder.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try desk.run([executable, "shot", "--screen", screen, "-o", file.path] + options)
    let image = try Image(data: Data(contentsOf: file), scale: 1, name: screen)
    return image.bitmap(pixelWidth: Int(image.size.width), pixelHeight: Int(image.size.height))
  }
}

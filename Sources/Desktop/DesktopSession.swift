internal import CSDL2
import Foundation
import Graphics
import Phone

/// A phone in a window: events in, picture out, at the display's pace.
public final class DesktopSession {
  /// How the window begins and where it saves to.
  public struct Options {
    /// Pixels per point; nil for 1 unit of the desktop, or less where the display is small.
    public var scale: CGFloat?
    /// Whether the device's frame is drawn around the screen.
    public var hasBezel: Bool
    /// How many times slower the phone's time runs.
    public var slowness: Double
    /// The folder for screenshots.
    public var screenshots: URL
    /// The name of the file that is shown, for the title bar; nil for the prototype.
    public var document: String?
    /// The folders whose files are shown, nil where none are watched.
    ///
    /// The app starts anew when a file in one is saved; then the folders are asked for again.
    public var watchedFolders: (@MainActor () -> [String])?

    /// Makes options.
    public init(
      scale: CGFloat? = nil, hasBezel: Bool = false, slowness: Double = 1, screenshots: URL
    ) {
      self.scale = scale
      self.hasBezel = hasBezel
      self.slowness = slowness
      self.screenshots = screenshots
    }
  }

  let options: Options
  /// Follows what is done, if that is recorded.
  let recorder: (any SessionRecorder)?
  var shownTitle = ""
  let makePhone: @MainActor (PhoneSetup) -> Phone
  let picture: WindowPicture
  var window: DesktopWindow { picture.window }
  var setup: PhoneSetup
  /// The phone in the window.
  public internal(set) var phone: Phone
  var pace: Pace
  var showsHelp = false
  var messageEnd: Double?
  var isRunning = true

  var watch: FileWatch?
  private let input = InputReader()
  /// Whether an input method is composing, as far as it knows.
  private var isComposing = false
  /// Whether something has happened that the window doesn't show yet.
  private(set) var hasNews = true
  /// The desk's time at which tasks get a turn although nothing has happened.
  private var tasksDue = 0.0
  /// How long tasks wait for their turn while only a caret blinks, in seconds; ours.
  private static let taskInterval = 0.1
  /// The desk's time before which the display would not show another frame.
  private var earliestFrame = 0.0

  /// Opens the window; throws an `SDLError` where there is no display.
  public convenience init(
    _ setup: PhoneSetup, options: Options, makePhone: @escaping @MainActor (PhoneSetup) -> Phone
  ) throws(SDLError) {
    try self.init(setup, options: options, recorder: nil, makePhone: makePhone)
  }

  /// Opens the window with somebody who follows what is done in it.
  package init(
    _ setup: PhoneSetup, options: Options, recorder: (any SessionRecorder)?,
    makePhone: @escaping @MainActor (PhoneSetup) -> Phone
  ) throws(SDLError) {
    self.options = options
    self.recorder = recorder
    self.makePhone = makePhone
    self.setup = setup
    picture = try WindowPicture(
      of: setup, title: Self.title(of: setup.model, showing: options.document),
      scale: options.scale, hasBezel: options.hasBezel)
    phone = makePhone(setup)
    pace = Pace(slowness: options.slowness)
    joinClipboard()
    watchFiles()
    tellRecorder()
  }

  /// Runs until the window is closed or the process is asked to stop.
  public func run() throws(SDLError) {
    defer { window.close() }
    while isRunning {
      let now = Pace.now
      if let nextFrame, nextFrame <= now {
        try showFrame(at: pace.phoneTime)
        pace.start()
        earliestFrame = max(earliestFrame + 1 / window.refreshRate, now)
      }
      if let messageEnd, messageEnd <= now { endMessage() }
      let events = window.events(timeout: patience)
      for event in events { handle(event) }
      if !events.isEmpty { hasNews = true }
      if recorder?.needsTime == true { passTimeForRecorder(to: pace.phoneTime) }
      if hasNews || phone.isEditingText != window.takesText {
        window.setTextInput(
          phone.isEditingText ? caretRect : nil, isSecret: phone.isEditingSecret)
      }
      // Not what was the time before the events were waited for.
      if !events.isEmpty || tasksDue <= Pace.now {
        if isComposing, !phone.isComposing {
          isComposing = false
          window.dropComposition()
        }
        // The tasks of the main actor wait for this.
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        tasksDue = Pace.now + Self.taskInterval
      }
    }
  }

  /// Lets the phone's time pass to a moment, in seconds, and shows what has changed.
  public func showFrame(at time: TimeInterval) throws(SDLError) {
    phone.advance(to: time)
    try showPicture()
    hasNews = false
    if recorder?.needsTime == false { tellRecorder() }
  }

  /// Lets the phone's time pass between two frames; what changes by that waits for the next one.
  func passTimeForRecorder(to time: TimeInterval) {
    if let change = phone.nextChange, change <= time { hasNews = true }
    phone.advance(to: time)
    tellRecorder()
  }

  /// When the next frame is due, on the desk's clock; nil where only an event can bring one.
  private var nextFrame: Double? {
    if hasNews { return earliestFrame }
    return phone.nextChange.map { max(pace.deskTime(of: $0), earliestFrame) }
  }

  /// How long to wait for an event, in milliseconds; nil for ever.
  private var patience: Int32? {
    let recorderTurn = recorder?.needsTime == true ? Pace.now + Self.recorderInterval : nil
    let moments = [nextFrame, messageEnd, recorderTurn]
    guard isRunning, let moment = moments.compactMap(\.self).min() else {
      return isRunning ? nil : 0
    }
    return Int32(min(max(((moment - Pace.now) * 1000).rounded(.up), 0), 86_400_000))
  }

  private func handle(_ event: SDL_Event) {
    if event.type == Self.savedFile { return reload() }
    let inputs = input.read(
      event, windowSize: window.size,
      toPhone: { [self] point in
        let ratio = window.pixelRatio
        let pixel = CGPoint(x: point.x * ratio, y: point.y * ratio)
        let place = picture.placement.point(atPixel: pixel)
        return CGPoint(x: place.x - screenFrame.minX, y: place.y - screenFrame.minY)
      },
      isOnScreen: { [self] in CGRect(origin: .zero, size: phone.size).contains($0) },
      movesByWords: { [self] in phone.movesByWords })
    for input in inputs { handle(input) }
  }

  func handle(_ input: Input) {
    switch input {
    case .phone(let event):
      if showsHelp {
        if event.closesHelp { perform(.help) }
        return
      }
      phone.advance(to: pace.phoneTime)
      send(event)
      noteComposition(event)
    case .shortcut(let shortcut): perform(shortcut)
    case .resized, .exposed: picture.isStale = true
    case .copied: phone.pasteboardDidChange()
    case .quit: isRunning = false
    }
  }
}

extension DesktopSession {
  /// Keeps whether the input method has more to come.
  private func noteComposition(_ event: PhoneEvent) {
    switch event {
    case .composition(let text, _): isComposing = !text.isEmpty
    case .text: isComposing = false
    default: break
    }
  }
}

extension PhoneEvent {
  /// Whether it takes the list of shortcuts away: a press, or Esc.
  fileprivate var closesHelp: Bool {
    switch self {
    case .touch(_, .began, _), .key(.escape, _): true
    default: false
    }
  }
}

internal import CSDL2
import Foundation

/// Text of the keyboard that no input method gets to see, for secrets.
///
/// On X11 SDL asks the input method about every key while text events are on, and sends no text
/// while they are off. So they are off, and on only between a key that goes down and its text: the
/// method is asked before. The text is sent on as an event of our own, since SDL drops the text
/// events that wait when they are turned off.
nonisolated enum SecretInput {
  /// The event with a text; `text(of:)` reads it.
  static let event = SDL_USEREVENT.rawValue + 1

  /// Whether text comes as events of our own; only the thread that has the window asks and tells.
  nonisolated(unsafe) private static var isOn = false

  /// Whether the display lets text be kept from an input method.
  static var isPossible: Bool {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11"
  }

  /// Starts to keep text from the input method, once SDL takes no text itself, or stops.
  static func set(_ isOn: Bool) {
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    if isOn {
      SDL_StopTextInput()
      SDL_SetEventFilter({ _, event in SecretInput.filter(event) }, nil)
    } else {
      SDL_SetEventFilter(nil, nil)
    }
  }

  /// The text of an event of our own, which must be read once.
  static func text(of event: SDL_Event) -> String {
    guard let bytes = event.user.data1 else { return "" }
    defer { free(bytes) }
    return String(cString: bytes.assumingMemoryBound(to: CChar.self))
  }

  /// Told of each event before it is kept; 0 keeps it out.
  private static func filter(_ event: UnsafeMutablePointer<SDL_Event>?) -> Int32 {
    guard isOn, let event else { return 1 }
    switch SDL_EventType(rawValue: event.pointee.type) {
    case SDL_KEYDOWN:
      if !isModifier(event.pointee.key.keysym.scancode) {
        SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_ENABLE)
      }
    case SDL_KEYUP: SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_DISABLE)
    case SDL_TEXTINPUT:
      SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_DISABLE)
      var own = SDL_Event()
      own.type = Self.event
      own.user.data1 = withUnsafeBytes(of: &event.pointee.text.text) {
        $0.baseAddress.flatMap {
          UnsafeMutableRawPointer(strdup($0.assumingMemoryBound(to: CChar.self)))
        }
      }
      SDL_PushEvent(&own)
      return 0
    default: break
    }
    return 1
  }

  /// Whether a key makes no text, so that the next one may be down before it is up.
  private static func isModifier(_ code: SDL_Scancode) -> Bool {
    (SDL_SCANCODE_LCTRL.rawValue...SDL_SCANCODE_RGUI.rawValue).contains(code.rawValue)
      || code == SDL_SCANCODE_CAPSLOCK || code == SDL_SCANCODE_MODE
  }
}

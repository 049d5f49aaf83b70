/// A key that `pressKey` knows, in Maestro's words.
package enum KeyName: String, Hashable, Sendable, CaseIterable {
  case enter = "Enter"
  case backspace = "Backspace"
  case back = "Back"
  case home = "Home"
  case lock = "Lock"
  case tab = "Tab"
  case escape = "Escape"
  case power = "Power"
  case volumeUp = "Volume Up"
  case volumeDown = "Volume Down"
  case remoteUp = "Remote Dpad Up"
  case remoteDown = "Remote Dpad Down"
  case remoteLeft = "Remote Dpad Left"
  case remoteRight = "Remote Dpad Right"
  case remoteCenter = "Remote Dpad Center"
  case remotePlayPause = "Remote Media Play Pause"
  case remoteStop = "Remote Media Stop"
  case remoteNext = "Remote Media Next"
  case remotePrevious = "Remote Media Previous"
  case remoteRewind = "Remote Media Rewind"
  case remoteFastForward = "Remote Media Fast Forward"
  case remoteNavigationUp = "Remote System Navigation Up"
  case remoteNavigationDown = "Remote System Navigation Down"
  case remoteA = "Remote Button A"
  case remoteB = "Remote Button B"
  case remoteMenu = "Remote Menu"
  case tvInput = "TV Input"
  case tvInput1 = "TV Input HDMI 1"
  case tvInput2 = "TV Input HDMI 2"
  case tvInput3 = "TV Input HDMI 3"

  /// The key of a name in any case.
  init?(named name: String) {
    let name = name.lowercased()
    guard let key = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) else {
      return nil
    }
    self = key
  }

  /// Whether pressing it does anything on this phone.
  var isSupported: Bool { [.enter, .backspace, .tab, .escape].contains(self) }
}

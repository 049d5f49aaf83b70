/// Where copied things wait to be pasted.
public final class UIPasteboard {
  /// The pasteboard that all apps share; the host joins it to the desk's.
  public static var general: UIPasteboard { UIApplication.shared.pasteboard }

  /// Posted when the app has put something on the pasteboard.
  nonisolated public static let changedNotification =
    NSNotification.Name("UIPasteboardChangedNotification")

  /// Grows with everything that the app puts on the pasteboard.
  public private(set) var changeCount = 0

  private var ownString: String?
  /// What `hasStrings` was when it was last found out; nil after a change.
  private var hadStrings: Bool?

  /// What the host has to paste; asked for each time, and preferred when it is there.
  package var hostString: (() -> String?)? {
    didSet { hostDidChange() }
  }

  /// Told what the app has copied.
  package var hostWillTake: ((String) -> Void)?

  init() {}

  /// The text on the pasteboard.
  public var string: String? {
    get { hostString?() ?? ownString }
    set {
      ownString = newValue
      hadStrings = nil
      changeCount += 1
      hostWillTake?(newValue ?? "")
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// Whether there is text on the pasteboard.
  public var hasStrings: Bool {
    let hasStrings = string?.isEmpty == false
    hadStrings = hasStrings
    return hasStrings
  }

  /// Whether there is text on the pasteboard as far as is known: the host, who may have to ask
  /// others, is asked once after each change that it tells of.
  package var mayHaveStrings: Bool { hadStrings ?? hasStrings }

  /// Takes note that there may be something else to paste.
  package func hostDidChange() { hadStrings = nil }
}

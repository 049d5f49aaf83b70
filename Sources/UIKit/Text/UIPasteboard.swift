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

  /// What the host has to paste; asked for each time, and preferred when it is there.
  package var hostString: (() -> String?)?

  /// Told what the app has copied.
  package var hostWillTake: ((String) -> Void)?

  init() {}

  /// The text on the pasteboard.
  public var string: String? {
    get { hostString?() ?? ownString }
    set {
      ownString = newValue
      changeCount += 1
      hostWillTake?(newValue ?? "")
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// Whether there is text on the pasteboard.
  public var hasStrings: Bool { string?.isEmpty == false }
}

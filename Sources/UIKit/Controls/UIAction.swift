/// What a control or a menu runs for a `UIAction`.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a title for it.
public final class UIAction: UIMenuElement {
  /// The name that tells one action from another.
  nonisolated public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from its name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// What the action is called, on a button made with it for one.
  public override var title: String {
    get { currentTitle }
    set { currentTitle = newValue }
  }

  /// The picture on a button made with the action.
  public override var image: UIImage? {
    get { currentImage }
    set { currentImage = newValue }
  }

  /// The control that runs the action at this moment.
  public private(set) var sender: Any?

  private let givenIdentifier: Identifier?
  private let handler: UIActionHandler

  /// Makes an action; without an identifier it gets one of its own.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    givenIdentifier = identifier
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// The name that tells this action from others of a control.
  public var identifier: Identifier {
    givenIdentifier ?? Identifier("\(ObjectIdentifier(self))")
  }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

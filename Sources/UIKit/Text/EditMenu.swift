import Graphics

/// The bubble over a selection or a caret with what can be done to it.
final class EditMenu: UIView {
  /// The height of the row of items, in points; a finger's width.
  private static let rowHeight: CGFloat = 44
  /// The size of the triangle that points at the text, in points; ours.
  private static let arrow = CGSize(width: 18, height: 9)
  private static let radius: CGFloat = 12
  /// The least distance from the screen's edges and from the text, in points; ours.
  private static let margin: CGFloat = 8
  /// The shadow that lifts it off the page; ours.
  private static let shadowOpacity: Float = 0.22
  private static let shadowRadius: CGFloat = 14
  private static let shadowOffset = CGSize(width: 0, height: 4)
  /// How long it takes to come and to go, in seconds; ours.
  private static let fade: TimeInterval = 0.15
  /// Ours, near to a bar's material.
  private static let color = UIColor(
    light: Color(white: 0.98), dark: Color(white: 0.19))

  private let row = UIView()
  let items: [EditMenuItem]
  private var pointsDown = true
  private var arrowX: CGFloat = 0

  /// What can be done to a text now, in the order of the menu.
  static func commands(
    for text: EditingText, hidesText: Bool, takesText: Bool
  ) -> [EditingCommand] {
    let hasSelection = !text.selection.isEmpty
    let hasText = text.length > 0
    // What can't be edited has no caret for a menu: there, a selection is what may grow.
    let mayGrow = hasSelection ? hidesText || !takesText : takesText
    let all: [(EditingCommand, Bool)] = [
      (.cut, hasSelection && !hidesText && takesText), (.copy, hasSelection && !hidesText),
      (.paste, takesText && UIPasteboard.general.hasStrings),
      (.select, takesText && hasText && !hasSelection),
      (.selectAll, hasText && text.selection.count < text.length && mayGrow),
    ]
    return all.filter(\.1).map(\.0)
  }

  /// Shows a menu for what is at a rectangle of the window, in the place of the last.
  static func show(
    _ commands: [EditingCommand], over target: CGRect, in window: UIWindow,
    choose: @escaping (EditingCommand) -> Void
  ) -> EditMenu {
    UIApplication.shared.editMenu?.removeFromSuperview()
    let menu = EditMenu(commands, choose: choose)
    UIApplication.shared.editMenu = menu
    window.addSubview(menu)
    menu.stand(over: target)
    menu.alpha = 0
    UIView.animate(withDuration: fade) { menu.alpha = 1 }
    return menu
  }

  private init(_ commands: [EditingCommand], choose: @escaping (EditingCommand) -> Void) {
    items = commands.compactMap { command in
      command.word.map { EditMenuItem($0.text(in: UIApplication.shared.language)) }
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "edit menu"
    row.backgroundColor = Self.color
    row.layer.cornerRadius = Self.radius
    row.layer.cornerCurve = .continuous
    row.layer.shadowOpacity = Self.shadowOpacity
    row.layer.shadowRadius = Self.shadowRadius
    row.layer.shadowOffset = Self.shadowOffset
    addSubview(row)
    for (item, command) in zip(items, commands) {
      row.addSubview(item)
      item.hasSeparator = item !== items.last
      let action = UIAction { [weak self] _ in
        self?.dismiss()
        choose(command)
      }
      item.addAction(action, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Whether the menu can be used.
  var isShown: Bool { isUserInteractionEnabled && superview != nil }

  /// Takes the menu away; it can't be used while it fades.
  func dismiss() {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    UIView.animate(withDuration: Self.fade) {
      self.alpha = 0
    } completion: { [weak self] _ in
      self?.removeFromSuperview()
    }
  }

  /// Stands above a rectangle of the window, or below it where there is no room above.
  func stand(over target: CGRect) {
    guard let superview else { return }
    let room = superview.bounds.inset(by: superview.safeAreaInsets)
      .insetBy(dx: Self.margin, dy: 0)
    let bottom = min(room.maxY, UIApplication.shared.keyboardFrame.minY)
    let width = items.reduce(0) { $0 + $1.width }
    let height = Self.rowHeight + Self.arrow.height
    let handle = SelectionHandle.ballRadius * 2
    let above = target.minY - handle - height
    let below = target.maxY + handle
    pointsDown = above >= room.minY || below + height > bottom
    let x = min(max(target.midX - width / 2, room.minX), max(room.maxX - width, room.minX))
    let y = pointsDown ? max(above, room.minY) : below
    frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: height)
    let reach = Self.radius + Self.arrow.width / 2
    arrowX = min(max(target.midX - frame.minX, reach), max(width - reach, reach))
    row.frame = CGRect(
      x: 0, y: pointsDown ? 0 : Self.arrow.height, width: width, height: Self.rowHeight)
    var end: CGFloat = 0
    for item in items {
      item.frame = CGRect(x: end, y: 0, width: item.width, height: Self.rowHeight)
      end += item.width
    }
    setNeedsDisplay()
  }

  override func drawContent(on canvas: Canvas) {
    let base = pointsDown ? row.frame.maxY : row.frame.minY
    var arrow = Path()
    arrow.move(to: CGPoint(x: arrowX - Self.arrow.width / 2, y: base))
    arrow.addLine(to: CGPoint(x: arrowX, y: pointsDown ? bounds.maxY : 0))
    arrow.addLine(to: CGPoint(x: arrowX + Self.arrow.width / 2, y: base))
    canvas.fill(arrow, with: resolve(Self.color))
  }
}

extension EditingCommand {
  /// What the menu calls it; nil for what isn't in the menu.
  fileprivate var word: SystemWord? {
    switch self {
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    case .select: .select
    case .selectAll: .selectAll
    default: nil
    }
  }
}

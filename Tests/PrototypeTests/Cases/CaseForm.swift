import Foundation
import Testing

@testable import Phone
@testable import Prototype
@testable import UIKit

/// A form as bug reports have it: fields and a button, one below the other, on a scroll view that
/// makes room for the keyboard.
final class CaseForm: KeyboardAvoidingController {
  /// What one form has and another hasn't.
  nonisolated struct Shape: Sendable, CustomTestStringConvertible {
    var fields = 3
    /// How many views each field lies in, inside the scroll view.
    var depth = 0
    /// The insets of the scroll view before the keyboard comes.
    var insets = UIEdgeInsets.zero
    /// The first field's place from the top of the content.
    var top: CGFloat = 40
    var hasTabBar = false
    /// Whether content that fits may be dragged.
    var bounces = true
    /// What the scroll view leaves free of the page.
    var margins = UIEdgeInsets.zero
    /// Whether fields have bars above the keyboard, each of another height.
    var hasBars = false
    /// Whether the last field hides its text, and so has a lower keyboard.
    var endsWithSecret = false

    var testDescription: String {
      "\(fields) fields \(depth) deep from \(top), insets \(insets.top) \(insets.bottom)"
        + (hasTabBar ? ", tab bar" : "") + (bounces ? "" : ", rigid")
        + (margins == .zero ? "" : ", margins") + (hasBars ? ", bars" : "")
    }

    static let plain = Shape()
    /// Shapes that differ in everything.
    static let all = [
      Shape(), Shape(fields: 12), Shape(fields: 2, depth: 3, top: 400),
      Shape(insets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)),
      Shape(insets: UIEdgeInsets(top: 0, left: 0, bottom: 400, right: 0)),
      Shape(hasTabBar: true), Shape(fields: 9, depth: 2, hasTabBar: true),
      Shape(fields: 1, top: 300, bounces: false), Shape(fields: 4, top: 120, endsWithSecret: true),
      Shape(
        fields: 5, hasTabBar: true,
        margins: UIEdgeInsets(top: 60, left: 10, bottom: 30, right: 10)),
      Shape(fields: 4, margins: UIEdgeInsets(top: 0, left: 0, bottom: 90, right: 0)),
      Shape(fields: 3, hasBars: true),
    ]
  }

  let shape: Shape
  let scrollView = UIScrollView()
  private(set) var fields: [UITextField] = []
  let button = UIButton()
  private(set) var taps = 0

  init(_ shape: Shape) {
    self.shape = shape
    super.init(scrollView)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.alwaysBounceVertical = shape.bounces
    scrollView.contentInset = shape.insets
    view.addSubview(scrollView)
    for index in 0..<shape.fields {
      let field = UITextField()
      field.borderStyle = .roundedRect
      if shape.hasBars, index != 1 {
        field.inputAccessoryView = UIView(
          frame: CGRect(x: 0, y: 0, width: 1, height: 30 + 14 * index))
      }
      field.isSecureTextEntry = shape.endsWithSecret && index == shape.fields - 1
      fields.append(field)
      let place = CGRect(x: 20, y: shape.top + CGFloat(index) * 60, width: 240, height: 44)
      add(field, at: place, depth: shape.depth)
    }
    let bottom = shape.top + CGFloat(shape.fields) * 60
    button.frame = CGRect(x: 20, y: bottom, width: 240, height: 44)
    button.backgroundColor = .systemBlue
    button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    scrollView.addSubview(button)
    scrollView.contentSize.height = bottom + 64
  }

  /// Puts a view at a place of the content, inside as many views as asked for.
  private func add(_ view: UIView, at place: CGRect, depth: Int) {
    var parent: UIView = scrollView
    var origin = place.origin
    for level in 0..<depth {
      let box = UIView(
        frame: CGRect(
          x: level == 0 ? 5 : 3, y: level == 0 ? origin.y - 3 : 1, width: 300, height: 52))
      origin = CGPoint(x: origin.x - box.frame.minX, y: origin.y - box.frame.minY)
      parent.addSubview(box)
      parent = box
    }
    view.frame = CGRect(origin: origin, size: place.size)
    parent.addSubview(view)
  }

  override func viewDidLayoutSubviews() {
    scrollView.frame = view.bounds.inset(by: shape.margins)
    scrollView.contentSize.width = scrollView.bounds.width
    super.viewDidLayoutSubviews()
  }
}

nonisolated extension DeviceModel {
  /// One model of each kind of screen.
  static let kinds: [DeviceModel] = all.reduce(into: []) { kinds, model in
    let isKnown = kinds.contains {
      $0.size == model.size
        && $0.safeAreaInsets(in: .portrait) == model.safeAreaInsets(in: .portrait)
    }
    if !isKnown { kinds.append(model) }
  }
}

/// A page over a tab bar, as the app's own.
private final class CaseTabs: UIViewController {
  let page: UIViewController
  let bar = DPTabBar(
    items: ["home", "profile"].map { DPTabBarItem(image: .icon("tab-\($0)"), selectedImage: nil) })

  init(_ page: UIViewController) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(page)
    view.addSubview(page.view)
    view.addSubview(bar)
    page.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = DPTabBar.stripHeight + view.safeAreaInsets.bottom
    let size = view.bounds.size
    bar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    page.view.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - height)
  }
}

/// A form on a phone, and what the keyboard does to it.
struct CaseRig {
  let phone: Phone
  let form: CaseForm
  let bar: DPTabBar?
  let log: CaseLog

  init(
    _ shape: CaseForm.Shape = .plain, model: String = "iphone-14",
    orientation: Orientation = .portrait, announcesEverySwitch: Bool = false
  ) throws {
    var setup = PhoneSetup(model: try DeviceModel.named(model), orientation: orientation)
    setup.announcesKeyboardOnEverySwitch = announcesEverySwitch
    let form = CaseForm(shape)
    let tabs = shape.hasTabBar ? CaseTabs(form) : nil
    var log: CaseLog?
    phone = Phone(setup) {
      // Only now there is an app to listen to.
      log = CaseLog()
      return TestApp { tabs ?? form }
    }
    self.log = log ?? CaseLog()
    self.form = form
    bar = tabs?.bar
    phone.wait(0)
  }

  var scrollView: UIScrollView { form.scrollView }

  /// Moves a finger over the screen at 60 frames a second, and calls `look` after each.
  func drag(
    from start: CGPoint, to end: CGPoint, seconds: Double, lifts: Bool = true,
    _ look: () -> Void = {}
  ) {
    phone.touch(.began, start)
    let steps = Int(seconds * 60)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      phone.wait(1.0 / 60)
      phone.touch(
        .moved,
        CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
      look()
    }
    if lifts { phone.touch(.ended, end) }
  }

  /// Where the keyboard will be once it rests.
  var keyboardTop: CGFloat { log.end?.minY ?? phone.size.height }

  func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// Where a view is seen at this moment, in points of the screen.
  func seenFrame(_ view: UIView) -> CGRect {
    let place = view.convert(view.bounds, to: scrollView)
    let origin = scrollView.layer.presented.bounds.origin
    let corner = scrollView.convert(scrollView.bounds.origin, to: nil)
    return place.offsetBy(dx: corner.x - origin.x, dy: corner.y - origin.y)
  }

  /// Whether a view is between the status bar and the keyboard.
  func isInSight(_ view: UIView) -> Bool {
    let place = frame(view)
    return place.minY >= scrollView.safeAreaInsets.top - 0.5 && place.maxY <= keyboardTop + 0.5
  }

  /// What the keyboard covers of the scroll view, less what UIKit adds by itself for the safe area.
  var expectedInset: CGFloat {
    let bottom = frame(scrollView).maxY
    let covered = max(0, bottom - keyboardTop)
    let added = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    return max(form.shape.insets.bottom, covered - added)
  }

  /// Whether the room below is what the keyboard covers.
  var hasExpectedInset: Bool { abs(scrollView.contentInset.bottom - expectedInset) < 0.5 }

  var offsets: ClosedRange<CGFloat> {
    let inset = scrollView.adjustedContentInset
    let low = -inset.top
    return
      low...max(
        low, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
  }

  func focus(_ index: Int) {
    form.fields[index].becomeFirstResponder()
    phone.wait(1)
  }

  func endEditing() {
    form.view.endEditing(true)
    phone.wait(1)
  }

  /// Lets frames pass and looks at each.
  func watch(_ seconds: TimeInterval, _ look: () -> Void) {
    for _ in 0..<Int((seconds * 60).rounded()) {
      phone.wait(1.0 / 60)
      look()
    }
  }
}

/// All that is posted about the keyboard while it lives.
final class CaseLog {
  private(set) var names: [String] = []
  private(set) var end: CGRect?
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  init() {
    for (name, word) in [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
    ] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] note in
          let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          MainActor.assumeIsolated {
            self?.names.append(word)
            self?.end = end ?? self?.end
          }
        })
    }
  }

  func forget() { names = [] }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

extension Phone {
  /// The top of the keyboard as it is seen at this moment, in points of the screen.
  var seenKeyboardTop: CGFloat { keyboard.view.layer.presented.frame.minY }
}

import Foundation
import Phone
import Testing

@testable import Prototype
@testable import UIKit

/// Group K of the bug reports: the keyboard covers something.
struct CoverCasesTests {
  // K1, K2, K5
  @Test(arguments: DeviceModel.kinds.map(\.id), [Orientation.portrait, .landscapeLeft])
  func `whatever field is edited, it is in sight and the button can be reached`(
    model: String, orientation: Orientation
  ) throws {
    for shape in CaseForm.Shape.all {
      let rig = try CaseRig(shape, model: model, orientation: orientation)
      for index in Set([0, shape.fields / 2, shape.fields - 1]) {
        rig.focus(index)
        let what = "\(model) \(orientation) \(shape.testDescription), field \(index)"
        #expect(rig.isInSight(rig.form.fields[index]), "\(what)")
        let button = rig.form.button.convert(rig.form.button.bounds, to: rig.scrollView)
        let bottom = button.maxY - rig.offsets.upperBound + rig.frame(rig.scrollView).minY
        #expect(bottom <= rig.keyboardTop + 0.5, "\(what)")
      }
    }
  }

  // K4
  @Test func `on its side the button can be brought into sight and go does the same once`() throws {
    let rig = try LoginRig("iphone-x", orientation: .landscapeLeft)
    let log = KeyboardLog()
    defer { log.stop() }
    rig.fill()
    rig.phone.wait(1)
    #expect(log.end.minY == 204 || log.end.minY == 166)
    rig.scrollView.contentOffset.y = rig.offsets.upperBound
    #expect(rig.frame(rig.form.logIn).maxY <= log.end.minY + 0.5)
    rig.phone.send(.key(.return, modifiers: []))
    #expect(rig.accounts.logIns.count == 1)
    rig.accounts.reply(.failure(.refused))
    rig.tap(rig.form.logIn)
    #expect(rig.accounts.logIns.count == 2)
  }

  // K6
  @Test(arguments: CaseForm.Shape.all)
  func `after editing everything is as it was`(shape: CaseForm.Shape) throws {
    for model in ["iphone-se-1", "iphone-14", "ipad-11"] {
      let rig = try CaseRig(shape, model: model)
      for index in rig.form.fields.indices {
        rig.focus(index)
        rig.endEditing()
        #expect(rig.scrollView.contentInset == shape.insets)
        #expect(rig.scrollView.verticalScrollIndicatorInsets == .zero)
        #expect(rig.offsets.contains(rig.scrollView.contentOffset.y))
        let bottom = rig.bar?.frame.minY ?? rig.phone.size.height
        #expect(rig.frame(rig.scrollView).maxY == bottom - shape.margins.bottom)
      }
    }
  }

  // K8
  @Test(arguments: DeviceModel.kinds.map(\.id))
  func `at the end of the content the last view shows whole`(model: String) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      for shape in CaseForm.Shape.all {
        let rig = try CaseRig(shape, model: model, orientation: orientation)
        rig.focus(0)
        rig.scrollView.contentOffset.y = rig.offsets.upperBound
        #expect(rig.frame(rig.form.button).maxY <= rig.keyboardTop + 0.5)
      }
    }
  }

  // K9
  @Test(arguments: CaseForm.Shape.all)
  func `whatever the insets make too tall can be dragged`(shape: CaseForm.Shape) throws {
    let rig = try CaseRig(shape)
    rig.focus(0)
    #expect(rig.scrollView.contentSize.height >= rig.form.button.frame.maxY)
    let isTooTall = rig.offsets.upperBound > rig.offsets.lowerBound
    let inset = rig.scrollView.adjustedContentInset
    #expect(
      isTooTall
        == (rig.scrollView.contentSize.height + inset.top + inset.bottom
          > rig.scrollView.bounds.height))
    rig.scrollView.contentOffset.y = rig.offsets.lowerBound
    rig.phone.wait(0.1)
    let before = rig.scrollView.contentOffset.y
    rig.phone.touch(.began, CGPoint(x: 330, y: 300))
    for step in 1...10 {
      rig.phone.wait(1.0 / 60)
      rig.phone.touch(.moved, CGPoint(x: 330, y: 300 - 4 * step))
    }
    let moved = rig.scrollView.contentOffset.y
    #expect((moved > before) == (isTooTall || shape.bounces))
    rig.phone.touch(.ended, CGPoint(x: 330, y: 260))
  }

  // K9
  @Test(arguments: ["iphone-se-1", "iphone-14", "iphone-16-pro-max"])
  func `the login form's content is as tall as what is on it`(model: String) throws {
    let rig = try LoginRig(model)
    rig.focus(rig.form.email)
    let last = rig.form.switchPurpose.convert(rig.form.switchPurpose.bounds, to: rig.scrollView)
    #expect(rig.scrollView.contentSize.height >= last.maxY)
  }

  // K3
  @Test(arguments: Array(stride(from: 380, through: 760, by: 20)))
  func `a field that the keyboard would cut shows whole, one above it stays`(top: Int) throws {
    let rig = try CaseRig(CaseForm.Shape(fields: 1, top: CGFloat(top)))
    let before = rig.scrollView.contentOffset
    let wasClear = rig.frame(rig.form.fields[0]).maxY <= 508
    rig.focus(0)
    #expect(rig.isInSight(rig.form.fields[0]))
    if wasClear { #expect(rig.scrollView.contentOffset == before) }
  }

  /// A form whose last field is edited as soon as it is there.
  private final class Eager: KeyboardAvoidingController {
    let scrollView = UIScrollView()
    let field = UITextField(frame: CGRect(x: 20, y: 650, width: 200, height: 44))

    init() { super.init(scrollView) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.alwaysBounceVertical = true
      scrollView.contentSize = CGSize(width: 390, height: 750)
      scrollView.addSubview(field)
      view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
      scrollView.frame = view.bounds
      super.viewDidLayoutSubviews()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      field.becomeFirstResponder()
    }
  }

  // K7
  @Test func `a field that is edited as soon as its screen has appeared is in sight`() throws {
    let form = Eager()
    let phone = Phone(PhoneSetup(model: try .named("iphone-14"))) { TestApp { form } }
    phone.wait(2)
    #expect(form.field.isFirstResponder)
    #expect(form.field.convert(form.field.bounds, to: nil).maxY <= 508)
  }

  // K7
  @Test func `a text that grows as it is typed keeps its caret above the keyboard`() throws {
    final class Growth: UITextViewDelegate {
      weak var scrollView: UIScrollView?

      func textViewDidChange(_ textView: UITextView) {
        textView.frame.size.height = textView.sizeThatFits(CGSize(width: 300, height: 0)).height
        scrollView?.contentSize.height = textView.frame.maxY + 20
      }
    }
    let rig = try CaseRig(CaseForm.Shape(fields: 6))
    let story = UITextView(frame: CGRect(x: 20, y: 470, width: 300, height: 40))
    story.isScrollEnabled = false
    let growth = Growth()
    growth.scrollView = rig.scrollView
    story.delegate = growth
    rig.scrollView.addSubview(story)
    story.becomeFirstResponder()
    rig.phone.wait(1)
    for _ in 0..<30 {
      rig.phone.send(.text("words"))
      rig.phone.send(.key(.return, modifiers: []))
      rig.phone.wait(0.4)
      let caret = try #require(rig.phone.caretRect)
      #expect(caret.maxY <= rig.keyboardTop + 0.5 && caret.minY >= 47)
    }
    #expect(story.frame.maxY > rig.phone.size.height)
  }
}

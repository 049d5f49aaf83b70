import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct TextPointerTests {
  /// A field at 20, 100 that is being edited, with a finger.
  final class Desk {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 44))
    let finger: Finger

    init(_ text: String = "one two three", edits: Bool = true) {
      finger = Finger(stage)
      field.text = text
      stage.window.addSubview(field)
      if edits { field.becomeFirstResponder() }
      stage.application.layoutWindows()
    }

    var selection: Range<Int> { field.editor.content.selection }

    /// Where an offset is on the screen, in the middle of the line.
    func place(_ offset: Int) -> CGPoint {
      stage.application.layoutWindows()
      let caret = field.caretRect(at: TextCaret(offset))
      return field.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    func tap(_ point: CGPoint) { finger.tap(point.x, point.y, after: 1) }

    func doubleTap(_ point: CGPoint) {
      tap(point)
      finger.tap(point.x, point.y, after: 0.05)
    }

    var handles: [SelectionHandle] {
      stage.application.layoutWindows()
      return field.subviews.compactMap { $0 as? SelectionHandle }.filter { !$0.isHidden }
    }

    /// The words of the menu, if it is there.
    var menu: [String]? {
      guard let menu = stage.application.editMenu, menu.isShown else { return nil }
      return menu.items.compactMap(\.accessibilityLabel)
    }

    func choose(_ word: String) throws {
      let menu = try #require(stage.application.editMenu)
      let item = try #require(menu.items.first { $0.accessibilityLabel == word })
      let center = item.convert(CGPoint(x: item.bounds.midX, y: item.bounds.midY), to: nil)
      tap(center)
    }
  }

  @Test func `a tap on the caret shows what can be done there, and another takes it away`() {
    let desk = Desk()
    desk.tap(desk.place(13))
    #expect(desk.menu == ["Select", "Select All"])
    desk.tap(desk.place(13))
    #expect(desk.menu == nil)
    desk.tap(desk.place(13))
    UIPasteboard.general.string = "x"
    desk.tap(desk.place(4))
    #expect(desk.menu == nil)
    desk.tap(desk.place(4))
    #expect(desk.menu == ["Paste", "Select", "Select All"])
  }

  @Test func `an empty text can only be pasted into`() {
    let desk = Desk("")
    desk.tap(desk.place(0))
    #expect(desk.menu == nil)
    UIPasteboard.general.string = "x"
    desk.tap(desk.place(0))
    #expect(desk.menu == ["Paste"])
  }

  @Test func `a double tap selects the word and offers to cut and copy it`() throws {
    let desk = Desk()
    desk.doubleTap(desk.place(5))
    #expect(desk.selection == 4..<7)
    #expect(desk.menu == ["Cut", "Copy"])
    try desk.choose("Copy")
    #expect(UIPasteboard.general.string == "two")
    #expect(desk.menu == nil)
    #expect(desk.selection == 4..<7)
    desk.tap(desk.place(5))
    #expect(desk.menu == ["Cut", "Copy", "Paste"])
    try desk.choose("Cut")
    #expect(desk.field.text == "one  three")
    #expect(desk.handles.isEmpty)
    #expect(desk.field.isEditing)
  }

  @Test(arguments: [(4, 2), (5, 0), (7, -2), (7, 2), (4, -2)])
  func `a double tap anywhere on a word or at its edge selects it`(offset: Int, way: CGFloat) {
    let desk = Desk()
    let place = desk.place(offset)
    desk.doubleTap(CGPoint(x: place.x + way, y: place.y))
    #expect(desk.selection == 4..<7)
  }

  @Test(arguments: [-1.0, 1])
  func `a double tap on the blank after a full stop selects a word`(way: CGFloat) {
    let desk = Desk("One. Two")
    let (start, end) = (desk.place(4), desk.place(5))
    desk.doubleTap(CGPoint(x: (start.x + end.x) / 2 + way, y: start.y))
    #expect(desk.selection == (way < 0 ? 0..<3 : 5..<8))
  }

  @Test func `all of a long field is selected without scrolling, by keys and by taps`() {
    let desk = Desk("The quick brown fox jumps over the lazy dog, and over the fence")
    let length = desk.field.editor.content.length
    func scroll() -> CGFloat {
      desk.stage.application.layoutWindows()
      return desk.field.scroll
    }
    let end = scroll()
    #expect(end > 100)
    _ = desk.field.perform(.moveToLineEdge(.backward, extends: false))
    #expect(scroll() == 0)
    _ = desk.field.perform(.selectAll)
    #expect(desk.selection == 0..<length)
    #expect(scroll() == 0)
    // Another layout leaves it, too.
    desk.field.setNeedsLayout()
    #expect(scroll() == 0)
    _ = desk.field.perform(.move(.right, by: .character, extends: false))
    #expect(scroll() == end)
    _ = desk.field.perform(.moveToLineEdge(.backward, extends: false))
    let place = desk.place(5)
    desk.doubleTap(place)
    desk.finger.tap(place.x, place.y, after: 0.05)
    #expect(desk.selection == 0..<length)
    #expect(scroll() == 0)
    // What the app sets is shown to its end, where the caret is.
    desk.field.text = desk.field.text
    #expect(scroll() == end)
  }

  @Test func `a finger beyond the edge goes on through words, and the text under it stays`() {
    let desk = Desk("The quick brown fox jumps over the lazy dog, and over the fence")
    let length = desk.field.editor.content.length
    _ = desk.field.perform(.moveToLineEdge(.backward, extends: false))
    let place = desk.place(5)
    desk.tap(place)
    desk.finger.down(place.x, place.y, after: 0.05)
    desk.finger.drag(to: desk.place(30).x, place.y, during: 0.2)
    #expect(desk.selection == 4..<30)
    #expect(desk.field.scroll == 0)
    desk.finger.drag(to: 340, place.y, during: 0.1)
    desk.stage.advance(to: desk.stage.application.clock.now + 5)
    #expect(desk.selection == 4..<length)
    #expect(desk.field.scroll > 100)
    desk.finger.up()
    desk.field.resignFirstResponder()
    desk.stage.advance(to: desk.stage.application.clock.now + 1)
    #expect(desk.stage.application.clock.nextDue == nil)
  }

  @Test func `Select and Select All go on with what can be done to the selection`() throws {
    let desk = Desk()
    desk.tap(desk.place(13))
    try desk.choose("Select")
    #expect(desk.selection == 8..<13)
    #expect(desk.menu == ["Cut", "Copy"])
    desk.tap(desk.place(2))
    desk.tap(desk.place(2))
    try desk.choose("Select All")
    #expect(desk.selection == 0..<13)
    #expect(desk.menu == ["Cut", "Copy"])
  }

  @Test func `a double tap that drags on selects by words, from the first one on`() {
    let desk = Desk()
    let y = desk.place(0).y
    desk.tap(desk.place(5))
    desk.finger.down(desk.place(5).x, y, after: 0.05)
    #expect(desk.selection == 4..<7)
    desk.finger.drag(to: desk.place(9).x, y, during: 0.2)
    #expect(desk.selection == 4..<13)
    desk.finger.drag(to: desk.place(6).x, y, during: 0.2)
    #expect(desk.selection == 4..<7)
    desk.finger.drag(to: desk.place(1).x, y, during: 0.2)
    #expect(desk.selection == 0..<7)
    desk.finger.up()
    #expect(desk.menu == ["Cut", "Copy"])
  }

  @Test func `a finger that comes down with Shift moves the nearer end of the selection`() {
    let desk = Desk()
    let y = desk.place(0).y
    func shiftTap(_ offset: Int, dragTo end: Int? = nil) {
      desk.finger.keys = .shift
      desk.finger.down(desk.place(offset).x, y, after: 1)
      if let end { desk.finger.drag(to: desk.place(end).x, y, during: 0.2) }
      desk.finger.up()
      desk.finger.keys = []
    }
    desk.tap(desk.place(5))
    shiftTap(9)
    #expect(desk.selection == 5..<9)
    shiftTap(2)
    #expect(desk.selection == 2..<9)
    shiftTap(8)
    #expect(desk.selection == 2..<8)
    shiftTap(11, dragTo: 1)
    #expect(desk.selection == 1..<2)
    // Shift+arrow goes on with the end that was moved.
    _ = desk.field.perform(.move(.left, by: .character, extends: true))
    #expect(desk.selection == 0..<2)
    desk.tap(desk.place(12))
    #expect(desk.selection == 12..<12)
  }

  @Test func `a triple tap selects all of a field`() {
    let desk = Desk()
    desk.doubleTap(desk.place(5))
    desk.finger.tap(desk.place(5).x, desk.place(5).y, after: 0.05)
    #expect(desk.selection == 0..<13)
  }

  @Test func `a hidden text is selected whole and isn't copied`() {
    let desk = Desk("secret word")
    desk.field.isSecureTextEntry = true
    UIPasteboard.general.string = "x"
    desk.doubleTap(desk.place(3))
    #expect(desk.selection == 0..<11)
    #expect(desk.menu == ["Paste"])
  }

  @Test func `typing, leaving and pointing elsewhere take the menu away`() {
    let desk = Desk()
    desk.doubleTap(desk.place(5))
    desk.field.insertText("x")
    #expect(desk.menu == nil)
    desk.tap(desk.place(5))
    #expect(desk.menu != nil)
    desk.tap(CGPoint(x: 200, y: 600))
    #expect(desk.menu == nil)
    #expect(desk.field.isEditing)
    desk.tap(desk.place(5))
    #expect(desk.menu != nil)
    desk.field.resignFirstResponder()
    #expect(desk.menu == nil)
  }

  @Test func `the menu stands over the text, or below where there is no room`() throws {
    let desk = Desk()
    desk.doubleTap(desk.place(9))
    var menu = try #require(desk.stage.application.editMenu)
    #expect(menu.frame.maxY <= desk.place(9).y - 10 - 12 + 1)
    #expect(abs(menu.frame.midX - (desk.place(8).x + desk.place(13).x) / 2) < 1)
    desk.field.frame.origin.y = 20
    desk.doubleTap(desk.place(1))
    menu = try #require(desk.stage.application.editMenu)
    #expect(menu.frame.minY >= desk.place(1).y + 10 + 12 - 1)
    #expect(menu.frame.minX >= 8)
    #expect(menu.items.allSatisfy { $0.bounds.width >= 44 && $0.bounds.height >= 44 })
  }

  @Test func `the menu speaks the app's language`() {
    let desk = Desk()
    desk.stage.application.bundle = AppBundle(path: "/", languages: ["zh-Hant"])
    desk.tap(desk.place(13))
    #expect(desk.menu == ["選取", "全選"])
  }

  // MARK: Handles

  @Test func `a selection has a handle at each end`() {
    let desk = Desk()
    #expect(desk.handles.isEmpty)
    desk.doubleTap(desk.place(5))
    #expect(desk.handles.count == 2)
    let line = desk.field.caretRect(at: TextCaret(4))
    #expect(abs(desk.handles[0].frame.midX - line.midX) < 0.01)
    // The ball's diameter less its overlap: what facts say, 12 − 1.5 above the line.
    #expect(abs(desk.handles[0].frame.minY - (line.minY - 10.5)) < 0.01)
    #expect(abs(desk.handles[1].frame.maxY - (line.maxY + 10.5)) < 0.01)
    desk.field.resignFirstResponder()
    #expect(desk.handles.isEmpty)
  }

  /// As WebKit has it on iOS (`SelectionFlippingEnabled`): the handles swap, and where they meet a
  /// character stays selected.
  @Test(arguments: [
    (SelectionHandle.End.end, [(10, 4..<10), (5, 4..<5), (4, 4..<5), (3, 3..<4), (1, 1..<4)]),
    (SelectionHandle.End.start, [(0, 0..<7), (6, 6..<7), (7, 6..<7), (8, 7..<8), (11, 7..<11)]),
  ])
  func `a handle is dragged away from the other and past it, and back`(
    end: SelectionHandle.End, steps: [(offset: Int, selection: Range<Int>)]
  ) {
    let desk = Desk()
    desk.doubleTap(desk.place(5))
    let y = desk.place(0).y + (end == .start ? -18 : 18)
    desk.finger.down(desk.place(end == .start ? 4 : 7).x, y, after: 1)
    for (offset, selection) in steps + steps.reversed() {
      desk.finger.drag(to: desk.place(offset).x, y, during: 0.2)
      #expect(desk.selection == selection, "\(offset)")
      #expect(desk.handles.map(\.end) == [.start, .end])
      #expect(desk.menu == nil)
    }
    desk.finger.drag(to: desk.place(steps[4].offset).x, y, during: 0.2)
    desk.finger.up()
    #expect(desk.menu == ["Cut", "Copy"])
    // The end that was carried goes on with Shift.
    _ = desk.field.perform(.move(end == .start ? .right : .left, by: .character, extends: true))
    #expect(desk.selection.count == steps[4].selection.count + 1)
  }

  @Test func `a handle that reaches out of the field is taken there, and nothing scrolls`() {
    let stage = Stage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    scrollView.contentInsetAdjustmentBehavior = .never
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 22))
    field.text = "one two three"
    stage.window.addSubview(scrollView)
    scrollView.addSubview(field)
    field.becomeFirstResponder()
    field.editor.select { $0.select(4..<7) }
    stage.application.layoutWindows()
    let end = field.caretRect(at: TextCaret(7))
    let finger = Finger(stage)
    // Below the field's edge, and moving at once.
    finger.down(20 + end.midX, 300 + end.maxY + 8)
    finger.drag(to: 20 + field.caretRect(at: TextCaret(10)).midX, 320, during: 0.4)
    finger.up()
    #expect(field.editor.content.selection == 4..<10)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func `a drag along the line selects in a form that scrolls up and down`() {
    let stage = Stage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 44))
    field.text = "one two three"
    stage.window.addSubview(scrollView)
    scrollView.addSubview(field)
    field.becomeFirstResponder()
    stage.application.layoutWindows()
    func x(_ offset: Int) -> CGFloat { 20 + field.caretRect(at: TextCaret(offset)).midX }
    let finger = Finger(stage)
    finger.down(x(2), 322)
    finger.drag(to: x(6), 324, during: 0.1)
    finger.up()
    #expect(field.editor.content.selection == 2..<6)
    #expect(scrollView.contentOffset == .zero)
    finger.down(x(12), 322, after: 1)
    finger.drag(to: x(13), 380, during: 0.1)
    #expect(scrollView.contentOffset.y < 0)
    #expect(field.editor.content.selection == 2..<6)
    finger.up()
  }

  @Test func `a long press counts from when the finger came down, wherever it was kept back`() {
    let stage = Stage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    scrollView.alwaysBounceVertical = true
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 44))
    stage.window.addSubview(scrollView)
    scrollView.addSubview(field)
    stage.application.layoutWindows()
    let finger = Finger(stage)
    finger.down(100, 322 + 47)
    stage.advance(to: stage.application.clock.now + 0.48)
    #expect(!field.isEditing)
    stage.advance(to: stage.application.clock.now + 0.04)
    #expect(field.isEditing)
    finger.up()
  }

  @Test func `a text goes on under a finger that rests beyond its edge`() {
    let desk = Desk("The quick brown fox jumps over the lazy dog, and over the fence")
    let length = desk.field.editor.content.length
    _ = desk.field.perform(.moveToLineEdge(.backward, extends: false))
    desk.field.editor.select { $0.select(0..<3) }
    let y = desk.place(3).y + 16
    desk.finger.down(desk.place(3).x, y, after: 1)
    desk.finger.drag(to: 340, y, during: 0.2)
    let first = desk.selection.upperBound
    #expect(first < length)
    desk.stage.advance(to: desk.stage.application.clock.now + 0.5)
    #expect(desk.selection.upperBound > first)
    desk.stage.advance(to: desk.stage.application.clock.now + 5)
    #expect(desk.selection == 0..<length)
    // Nothing ticks on at the end.
    desk.finger.up()
    desk.field.resignFirstResponder()
    desk.stage.advance(to: desk.stage.application.clock.now + 1)
    #expect(desk.stage.application.clock.nextDue == nil)
  }

  @Test func `a handle that rests just beyond the edge goes on to the start`() {
    let desk = Desk("The quick brown fox jumps over the lazy dog, and over the fence")
    let length = desk.field.editor.content.length
    desk.field.editor.select { $0.select(length - 5..<length) }
    let handle = desk.place(length - 5)
    desk.finger.down(handle.x, handle.y - 16, after: 1)
    let edge = desk.field.convert(desk.field.visibleTextArea, to: nil).minX
    desk.finger.drag(to: edge - 2, handle.y - 16, during: 0.2)
    desk.stage.advance(to: desk.stage.application.clock.now + 5)
    #expect(desk.selection == 0..<length)
    desk.finger.up()
  }

  @Test func `a tap that begins editing puts the caret at what was seen there`() {
    let desk = Desk("The quick brown fox jumps over the lazy dog, and over the fence", edits: false)
    let fox = desk.place(16)
    desk.tap(fox)
    #expect(desk.selection == 16..<16)
    #expect(desk.place(16) == fox)
  }

  @Test func `a long press that begins editing picks up the caret at what was seen there`() {
    let desk = Desk("The quick brown fox jumps over the lazy dog, and over the fence", edits: false)
    let fox = desk.place(16)
    desk.finger.down(fox.x, fox.y, after: 1)
    desk.stage.advance(to: desk.stage.application.clock.now + 0.6)
    #expect(desk.selection == 16..<16)
    #expect(desk.place(16) == fox)
    desk.finger.up()
  }

  // MARK: Carrying the caret

  @Test func `a long press picks the caret up, and it follows the finger`() {
    let desk = Desk()
    let start = desk.place(1)
    desk.finger.down(start.x, start.y, after: 1)
    desk.stage.advance(to: desk.stage.application.clock.now + 0.45)
    #expect(desk.selection == 13..<13)
    desk.stage.advance(to: desk.stage.application.clock.now + 0.1)
    #expect(desk.selection == 1..<1)
    desk.finger.move(desk.place(6).x, start.y)
    #expect(desk.selection == 6..<6)
    #expect(desk.menu == nil)
    desk.finger.up()
    #expect(desk.menu == ["Select", "Select All"])
  }

  @Test func `a glass over the line enlarges the text around a caret that is carried`() throws {
    let desk = Desk()
    let y = desk.place(0).y
    desk.finger.down(desk.place(1).x, y, after: 1)
    #expect(desk.field.pointer.loupe == nil)
    desk.stage.advance(to: desk.stage.application.clock.now + 0.6)
    let loupe = try #require(desk.field.pointer.loupe)
    for offset in [6, 13, 0] {
      desk.finger.move(desk.place(offset).x, y)
      desk.stage.application.layoutWindows()
      let caret = desk.place(offset)
      #expect(loupe.window != nil && loupe.frame.maxY < caret.y - 10)
      #expect(loupe.frame.minX >= 4 && loupe.frame.minX <= caret.x)
      #expect(loupe.frame.maxX >= caret.x)
    }
    // The caret stands in it, in the colour of the tint.
    let pixel = desk.stage.picture().pixel(
      x: Int(loupe.frame.midX), y: Int(loupe.frame.midY))
    #expect(pixel & 0xFF > 0xC0 && pixel >> 16 & 0xFF < 0x80)
    desk.finger.up()
    #expect(desk.field.pointer.loupe == nil)
    desk.stage.advance(to: desk.stage.application.clock.now + 0.5)
    #expect(loupe.superview == nil)
    // Selecting needs none, but an end of the selection that is carried has one.
    desk.doubleTap(desk.place(2))
    #expect(desk.field.pointer.loupe == nil)
  }

  @Test(arguments: [SelectionHandle.End.start, .end])
  func `the glass stands over a handle that is dragged`(end: SelectionHandle.End) throws {
    let desk = Desk()
    desk.doubleTap(desk.place(5))
    let y = desk.place(0).y + (end == .start ? -18 : 18)
    desk.finger.down(desk.place(end == .start ? 4 : 7).x, y, after: 1)
    for offset in end == .start ? [2, 0, 6, 10] : [9, 13, 5, 2] {
      desk.finger.move(desk.place(offset).x, y)
      let loupe = try #require(desk.field.pointer.loupe)
      desk.stage.application.layoutWindows()
      let caret = desk.place(offset)
      #expect(loupe.window != nil && loupe.frame.maxY < caret.y - 10)
      let wish = max(caret.x - loupe.frame.width / 2, 4)
      #expect(abs(loupe.frame.minX - wish) < 1)
    }
    desk.finger.up()
    #expect(desk.field.pointer.loupe == nil)
    desk.stage.advance(to: desk.stage.application.clock.now + 0.5)
    #expect(!desk.stage.window.subviews.contains { $0 is Loupe })
  }

  /// The caret that floats, if any, and the one whose place it is over.
  private func carets(in view: UIView) -> (floating: CaretView?, own: CaretView?) {
    let carets = view.subviews.compactMap { $0 as? CaretView }.filter(\.isShown)
    return (carets.first { !$0.isFaint && carets.count > 1 }, carets.first)
  }

  @Test func `a caret that floats glides, and falls between the two nearest characters`() throws {
    let desk = Desk("one two three")
    desk.field.beginFloatingCaret()
    #expect(carets(in: desk.field).own?.isFaint == true)
    let start = try #require(carets(in: desk.field).floating).frame
    var way: CGFloat = 0
    for step in [-1, -1, -3, -10.5, 2, -20] as [CGFloat] {
      way += step
      desk.field.moveFloatingCaret(by: CGSize(width: step, height: step))
      desk.stage.application.layoutWindows()
      let (floating, own) = carets(in: desk.field)
      #expect(floating?.frame == start.offsetBy(dx: way, dy: 0))
      #expect(abs((own?.frame.minX ?? 0) - desk.field.caretFrame.minX) < 0.01)
      let nearest = desk.field.textCaret(at: CGPoint(x: start.midX + way, y: start.midY))
      #expect(desk.selection == nearest.offset..<nearest.offset)
      #expect(floating?.opacity == 1 && own?.opacity == 1)
    }
    #expect(desk.selection.lowerBound < 11)
    desk.field.endFloatingCaret()
    desk.stage.advance(to: desk.stage.application.clock.now + 0.2)
    #expect(carets(in: desk.field).floating == nil)
    #expect(carets(in: desk.field).own?.isFaint == false)
    desk.stage.advance(to: desk.stage.application.clock.now + 0.5)
    #expect(desk.field.caret.opacity == 0)
  }

  @Test func `a caret that floats takes a long text along, and stays within it`() throws {
    let desk = Desk("The quick brown fox jumps over the lazy dog, and over the fence")
    desk.field.beginFloatingCaret()
    func glide(_ width: CGFloat, _ height: CGFloat = 0, in view: any TextEntry & UIView) {
      for _ in 0..<60 {
        view.moveFloatingCaret(by: CGSize(width: width / 60, height: height / 60))
        desk.stage.application.layoutWindows()
      }
    }
    glide(-900, in: desk.field)
    #expect(desk.selection == 0..<0 && desk.field.scroll == 0)
    glide(900, in: desk.field)
    #expect(desk.selection == 63..<63 && desk.field.scroll > 100)
    let floating = try #require(carets(in: desk.field).floating)
    #expect(abs(floating.frame.midX - desk.field.caretFrame.midX) < 2)
    // Back at once.
    glide(-100, in: desk.field)
    #expect(desk.selection.lowerBound < 60)
    desk.field.resignFirstResponder()
    desk.stage.advance(to: desk.stage.application.clock.now + 0.2)
    #expect(carets(in: desk.field).own == nil)

    let view = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 120))
    view.text = (1...30).map { "line \($0)" }.joined(separator: "\n")
    desk.stage.window.addSubview(view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 10, length: 0)
    desk.stage.application.layoutWindows()
    view.beginFloatingCaret()
    let line = view.caretFrame
    glide(3, line.height * 2.4, in: view)
    #expect(abs(view.caretFrame.midY - line.midY - line.height * 2) < 1)
    let gliding = try #require(carets(in: view).floating).frame
    #expect(abs(gliding.minX - line.minX - 3) < 0.01)
    #expect(abs(gliding.minY - line.minY - line.height * 2.4) < 0.01)
    glide(0, 900, in: view)
    #expect(view.contentOffset.y > 100 && view.selectedRange.location > view.text.utf16.count - 8)
    glide(-90, -900, in: view)
    #expect(view.contentOffset.y == 0 && view.selectedRange.location == 0)
  }

  /// A mouse is the finger here: iPadOS, too, goes to the word's edge for a finger only, and puts
  /// the caret exactly where a pointer is.
  @Test func `a tap puts the caret between the two nearest characters, also within a word`() {
    let desk = Desk("one 👨‍👩‍👧‍👦two")
    for offset in [1, 2, 4, 15, 16, 18] {
      desk.tap(desk.place(offset))
      #expect(desk.selection == offset..<offset)
    }
    desk.tap(CGPoint(x: 315, y: desk.place(0).y))
    #expect(desk.selection == 18..<18)
  }

  @Test func `a caret that is carried doesn't blink, and blinks again when it is let go`() {
    let desk = Desk()
    let start = desk.stage.application.clock.now
    desk.finger.down(desk.place(1).x, desk.place(1).y, after: 1)
    for time in [0.7, 1.0, 1.2, 1.5, 1.7, 2.0, 2.3] {
      desk.stage.advance(to: start + 1 + time)
      #expect(desk.field.caret.opacity == 1, "\(time) s")
    }
    desk.finger.up()
    desk.stage.advance(to: desk.stage.application.clock.now + 0.7)
    #expect(desk.field.caret.opacity == 0)
  }

  @Test func `the glass has the colour of what the text stands on`() throws {
    let colors: [(field: UIColor?, plate: UIColor?, page: UIColor)] = [
      (.red, .green, .red), (nil, .green, .green), (.clear, .green, .green),
      (nil, UIColor.red.withAlphaComponent(0.5), .blue), (nil, nil, .blue),
    ]
    for (field, plate, page) in colors {
      let desk = Desk()
      let view = UIView(frame: desk.stage.window.bounds)
      view.backgroundColor = plate
      desk.stage.window.backgroundColor = .blue
      desk.stage.window.addSubview(view)
      view.addSubview(desk.field)
      desk.field.backgroundColor = field
      desk.field.becomeFirstResponder()
      desk.finger.down(desk.place(1).x, desk.place(1).y, after: 1)
      desk.stage.advance(to: desk.stage.application.clock.now + 0.6)
      #expect(try #require(desk.field.pointer.loupe).backgroundColor == page)
    }
  }

  @Test func `the glass has the colour of a plate that lies below the text`() throws {
    let desk = Desk()
    let rim = UIView(frame: desk.stage.window.bounds)
    rim.backgroundColor = .green
    desk.stage.window.addSubview(rim)
    let frame = desk.field.frame
    let faraway = CGRect(x: frame.maxX + 1, y: frame.minY, width: 20, height: 20)
    let plates: [(UIColor, CGRect)] = [(.red, frame), (.blue, faraway)]
    for (color, frame) in plates {
      let plate = UIView(frame: frame)
      plate.backgroundColor = color
      rim.addSubview(plate)
    }
    rim.addSubview(desk.field)
    desk.field.becomeFirstResponder()
    desk.finger.down(desk.place(1).x, desk.place(1).y, after: 1)
    desk.stage.advance(to: desk.stage.application.clock.now + 0.6)
    #expect(try #require(desk.field.pointer.loupe).backgroundColor == .red)
  }

  @Test func `the glass goes with a touch that is taken away and with the field`() throws {
    let desk = Desk()
    desk.finger.down(desk.place(1).x, desk.place(1).y, after: 1)
    desk.stage.advance(to: desk.stage.application.clock.now + 0.6)
    let loupe = try #require(desk.field.pointer.loupe)
    desk.field.resignFirstResponder()
    desk.stage.advance(to: desk.stage.application.clock.now + 0.5)
    #expect(desk.field.pointer.loupe == nil && loupe.superview == nil)
  }

  @Test func `a long press begins editing where it rests`() {
    let desk = Desk(edits: false)
    desk.finger.down(desk.place(2).x, desk.place(2).y)
    desk.stage.advance(to: desk.stage.application.clock.now + 0.6)
    #expect(desk.field.isEditing)
    #expect(desk.selection == 2..<2)
    desk.finger.up()
    #expect(desk.selection == 2..<2)
  }

  @Test(arguments: [44.0, 46, 120])
  func `a finger that goes further than a tap may begins nothing`(way: CGFloat) {
    let desk = Desk(edits: false)
    let start = desk.place(2)
    desk.finger.down(start.x, start.y, after: 1)
    desk.finger.drag(to: start.x + way, start.y, during: 0.2)
    // Back where it came from it is no tap, either.
    desk.finger.drag(to: start.x + 1, start.y, during: 0.2)
    desk.finger.up()
    #expect(desk.field.isEditing == (way < 45))
  }

  @Test(arguments: [9.0, 11])
  func `a finger that goes on slowly is no long press`(way: CGFloat) {
    let desk = Desk(edits: false)
    let start = desk.place(2)
    desk.finger.down(start.x, start.y, after: 1)
    desk.finger.drag(to: start.x + way, start.y, during: 0.3)
    desk.stage.advance(to: desk.stage.application.clock.now + 1)
    #expect(desk.field.isEditing == (way < 10))
    // One that was recognized carries the caret on.
    desk.finger.drag(to: desk.place(9).x, start.y, during: 0.2)
    #expect(desk.selection == (way < 10 ? 9..<9 : 13..<13))
    desk.finger.up()
    #expect(desk.field.isEditing == (way < 10))
  }

  @Test func `a swipe across a text view that doesn't scroll begins nothing`() {
    let desk = Desk()
    let view = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 120))
    view.text = "one two\nthree four"
    view.isScrollEnabled = false
    desk.stage.window.addSubview(view)
    desk.finger.down(40, 420, after: 1)
    desk.finger.drag(to: 200, 420, during: 0.2)
    desk.finger.up()
    #expect(!view.isFirstResponder && desk.field.isEditing)
    desk.tap(CGPoint(x: 200, y: 420))
    #expect(view.isFirstResponder)
  }

  @Test func `a finger near the caret carries it, and elsewhere it selects`() {
    let desk = Desk()
    let y = desk.place(0).y
    desk.finger.down(desk.place(13).x + 3, y, after: 1)
    desk.finger.drag(to: desk.place(6).x, y, during: 0.2)
    #expect(desk.selection == 6..<6)
    desk.finger.up()
    desk.field.editor.select { $0.moveCaret(to: 13) }
    desk.finger.down(desk.place(2).x, y, after: 1)
    desk.finger.drag(to: desk.place(6).x, y, during: 0.2)
    #expect(desk.selection == 2..<6)
    desk.finger.drag(to: desk.place(0).x, y, during: 0.2)
    #expect(desk.selection == 0..<2)
    desk.finger.up()
    #expect(desk.menu == ["Cut", "Copy"])
  }

  @Test func `a text view does all of it too`() {
    let desk = Desk()
    let view = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 120))
    view.text = "one two\nthree four"
    desk.stage.window.addSubview(view)
    view.becomeFirstResponder()
    desk.stage.application.layoutWindows()
    func place(_ offset: Int) -> CGPoint {
      let caret = view.caretRect(at: TextCaret(offset))
      return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }
    desk.doubleTap(place(10))
    #expect(view.selectedRange == NSRange(location: 8, length: 5))
    #expect(desk.menu == ["Cut", "Copy"])
    desk.finger.down(place(13).x, place(13).y + 16, after: 1)
    desk.finger.drag(to: place(18).x, place(18).y + 16, during: 0.3)
    desk.finger.up()
    #expect(view.selectedRange == NSRange(location: 8, length: 10))
    #expect(view.contentOffset == .zero)
    // By paragraphs.
    view.editor.select { $0.moveCaret(to: 0) }
    desk.doubleTap(place(1))
    desk.finger.down(place(1).x, place(1).y, after: 0.05)
    #expect(view.selectedRange == NSRange(location: 0, length: 7))
    desk.finger.drag(to: place(10).x, place(10).y, during: 0.3)
    #expect(view.selectedRange == NSRange(location: 0, length: 18))
    desk.finger.up()
    // From the second line up to the first.
    view.selectedRange = NSRange(location: 8, length: 10)
    desk.stage.application.layoutWindows()
    desk.finger.down(place(8).x, place(8).y - 16, after: 1)
    desk.finger.drag(to: place(4).x, place(4).y - 16, during: 0.3)
    desk.finger.up()
    #expect(view.selectedRange == NSRange(location: 4, length: 14))
  }
}

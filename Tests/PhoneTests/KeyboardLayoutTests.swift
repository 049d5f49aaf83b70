import Foundation
import Testing

@testable import Phone
@testable import UIKit

/// What stands where on each kind of keyboard.
struct KeyboardLayoutTests {
  /// The keys as they are read: rows from the top, in each row from the left.
  private func rows(
    _ type: UIKeyboardType, _ plane: KeyboardPlane = .letters, model: String = "iphone-14"
  ) throws -> [String] {
    let metrics = KeyboardMetrics(
      model: try .named(model), orientation: .portrait, hasPredictiveBar: false)
    let keys = KeyboardLayout(type: type, plane: plane, metrics: metrics).keys
    let lines = Dictionary(grouping: keys) { ($0.frame.midY / 20).rounded() }
    return lines.sorted { $0.key < $1.key }.map { _, keys in
      keys.sorted { $0.frame.minX < $1.frame.minX }.map(word).joined(separator: " ")
    }
  }

  private func word(_ key: Key) -> String {
    switch key.action {
    case .type(let text): key.title ?? (text == "\t" ? "tab" : text)
    case .shift: "shift"
    case .delete: "delete"
    case .space: "space"
    case .return: "return"
    case .show(let plane): key.title ?? "to-\(plane)"
    case .emoji: "emoji"
    case .category(let category): "\(category)"
    case .dismiss: "dismiss"
    case .capsLock: "caps"
    case .undo: "undo"
    case .redo: "redo"
    }
  }

  private let letters = ["q w e r t y u i o p", "a s d f g h j k l", "shift z x c v b n m delete"]

  @Test(arguments: [
    (UIKeyboardType.default, "space return"), (.asciiCapable, "space return"),
    (.emailAddress, "space @ . return"), (.URL, ". / .com return"), (.webSearch, "space . return"),
    (.twitter, "space @ # return"), (.namePhonePad, "space return"),
  ])
  func `letters and what the kind adds beside the space bar`(
    type: UIKeyboardType, end: String
  ) throws {
    #expect(try rows(type) == letters + ["to-numbers \(end)", "emoji"])
    #expect(try rows(type, model: "iphone-se") == letters + ["to-numbers emoji \(end)"])
  }

  @Test func `digits and signs are those of iOS`() throws {
    #expect(
      try rows(.default, .numbers).prefix(3) == [
        "1 2 3 4 5 6 7 8 9 0", "- / : ; ( ) $ & @ \"", "to-symbols . , ? ! ' delete",
      ])
    #expect(
      try rows(.default, .symbols).prefix(3) == [
        "[ ] { } # % ^ * + =", "_ \\ | ~ < > € £ ¥ •", "to-numbers . , ? ! ' delete",
      ])
    #expect(
      try rows(.emailAddress, .numbers).prefix(3) == [
        "1 2 3 4 5 6 7 8 9 0", "$ ! ~ & = # [ ]", "to-symbols . _ - + delete",
      ])
    #expect(try rows(.default, .numbers)[3] == "to-letters space return")
    #expect(
      try rows(.default, .numbers, model: "iphone-se")[3] == "to-letters emoji space return")
  }

  @Test(arguments: DeviceModel.all.filter { !$0.isPad }, [Orientation.portrait, .landscapeLeft])
  func `the space bar is as wide whether the way to the emoji is beside it or below`(
    model: DeviceModel, orientation: Orientation
  ) throws {
    let metrics = KeyboardMetrics(
      model: model, orientation: orientation, hasPredictiveBar: false)
    func keys(hasEmoji: Bool) -> [Key] {
      KeyboardLayout(type: .default, plane: .letters, metrics: metrics, hasEmoji: hasEmoji).keys
    }
    func frame(_ action: Key.Action, hasEmoji: Bool = true) throws -> CGRect {
      try #require(keys(hasEmoji: hasEmoji).first { $0.action == action }).frame
    }
    #expect(try frame(.space) == frame(.space, hasEmoji: false))
    // Without emoji beside it the key of digits is about as wide as return (iOS).
    let widths = try (frame(.show(.numbers), hasEmoji: false).width, frame(.return).width)
    #expect(abs(widths.0 - widths.1) < 6)
    let emoji = try frame(.emoji)
    let row = try frame(.space)
    if model.hasHomeButton {
      #expect(emoji.minY == row.minY && emoji.width == metrics.planeWidth)
    } else if orientation == .portrait {
      #expect(emoji.minY > row.maxY && emoji.maxX < 60)
    } else {
      #expect(emoji.midY == row.midY && emoji.maxX < metrics.keysMinX)
    }
  }

  @Test func `the largest iPads have the keys of a hardware keyboard`() throws {
    #expect(
      try rows(.default, model: "ipad-12.9") == [
        "` 1 2 3 4 5 6 7 8 9 0 - = delete", "tab q w e r t y u i o p [ ] \\",
        "caps a s d f g h j k l ; ' return", "shift z x c v b n m , . / shift",
        "emoji to-numbers space to-numbers dismiss",
      ])
    #expect(
      try rows(.emailAddress, .numbers, model: "ipad-12.9") == [
        "` 1 2 3 4 5 6 7 8 9 0 < > delete", "tab [ ] { } # % ^ * + = \\ | ~",
        "undo - / : ; ( ) $ & @ £ ¥ return", "redo … . , ? ! ' \" _ € • redo",
        "emoji to-letters space @ to-letters dismiss",
      ])
    #expect(try rows(.default, model: "ipad-11")[0] == "q w e r t y u i o p delete")
  }

  @Test func `their shift makes signs, once, and their caps lock only capitals`() throws {
    let stage = TypingStage(
      PhoneSetup(model: try .named("ipad-12.9"), orientation: .landscapeLeft))
    stage.first.autocapitalizationType = .none
    stage.edit(stage.first)
    func look(_ action: Key.Action) throws -> KeyLook {
      let view = stage.phone.keyboard.view
      return view.look(of: try #require(view.layout.keys.firstIndex { $0.action == action }))
    }
    #expect(try look(.type("1")).mark == .stack("1", upper: "!"))
    #expect(try look(.type("0")).mark == .stack("0", upper: ")"))
    try stage.tap(.shift)
    #expect(try look(.type("1")).mark == .text("!", size: 22, weight: 400))
    try stage.tap(.type("1"), .type("1"), .type("/"), .type("\t"))
    #expect(stage.first.text == "!1/\t")
    stage.first.text = ""
    try stage.tap(.capsLock, .type("a"), .type("1"), .type(";"), .type("b"))
    #expect(stage.first.text == "A1;B")
    #expect(try look(.capsLock).fill == KeyboardColors.light.letter)
    #expect(try look(.shift).fill == KeyboardColors.light.system)
    try stage.tap(.capsLock, .type("c"))
    #expect(stage.first.text == "A1;Bc")
    #expect(try look(.capsLock).fill == KeyboardColors.light.system)
  }

  @Test func `their signs have keys that undo and do again`() throws {
    let stage = TypingStage(PhoneSetup(model: try .named("ipad-12.9")))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    stage.first.superview?.addSubview(field)
    field.becomeFirstResponder()
    stage.wait(1)
    try stage.tap(.show(.numbers), .type("€"), .undo)
    #expect(field.text == "")
    try stage.tap(.redo)
    #expect(field.text == "€")
  }

  private let digits = ["1 2 3", "4 5 6", "7 8 9"]

  @Test(arguments: [
    (UIKeyboardType.numberPad, "0 delete"), (.asciiCapableNumberPad, "0 delete"),
    (.decimalPad, ". 0 delete"), (.phonePad, "+*# 0 delete"),
  ])
  func `a pad has three columns and no return`(type: UIKeyboardType, last: String) throws {
    for model in ["iphone-se-1", "iphone-14"] {
      #expect(try rows(type, model: model) == digits + [last])
    }
  }

  @Test func `a telephone's signs are one key away, and so are a name's digits`() throws {
    #expect(try rows(.phonePad, .symbols) == ["* + #", "pause wait", "123 delete"])
    #expect(try rows(.namePhonePad, .numbers) == digits + ["to-letters 0 delete"])
  }

  @Test func `telephone numbers and prices can be typed`() throws {
    let stage = TypingStage(PhoneSetup(model: try .named("iphone-14")))
    stage.first.keyboardType = .phonePad
    stage.edit(stage.first)
    try stage.tap(.show(.symbols), .type("+"), .show(.letters), .type("4"), .type("9"))
    try stage.tap(.show(.symbols), .type(","), .type("#"))
    #expect(stage.first.text == "+49,#")
    stage.second.keyboardType = .decimalPad
    stage.edit(stage.second)
    try stage.tap(.type("3"), .type("."), .type("5"), .delete)
    #expect(stage.second.text == "3.")
  }

  @Test(arguments: [
    (UIReturnKeyType.default, "return", "換行"), (.go, "go", "前往"), (.google, "Google", "Google"),
    (.join, "join", "加入"), (.next, "next", "下一個"), (.route, "route", "路線"),
    (.search, "search", "搜尋"), (.send, "send", "傳送"), (.yahoo, "Yahoo", "Yahoo"),
    (.done, "done", "完成"), (.emergencyCall, "emergency call", "緊急電話"),
    (.continue, "continue", "繼續"),
  ])
  func `the return key is named after what it does`(
    type: UIReturnKeyType, english: String, chinese: String
  ) {
    #expect(KeyTitle.of(type, in: "en") == english)
    #expect(KeyTitle.of(type, in: "zh-Hant") == chinese)
  }

  @Test(arguments: [
    (UIKeyboardType.numberPad, false), (.phonePad, false), (.namePhonePad, false),
    (.default, true), (.emailAddress, true), (.URL, true), (.webSearch, true),
  ])
  func `capitals come by themselves except where digits or names are typed`(
    type: UIKeyboardType, isOn: Bool
  ) {
    let stage = TypingStage()
    stage.first.keyboardType = type
    stage.edit(stage.first)
    #expect((stage.phone.keyboard.typing.shift == .once) == isOn)
  }

  /// Without and with the predictive bar, upright and then lying flat.
  nonisolated private static let kinds: [(UIKeyboardType, isSecure: Bool, hasPredictiveBar: Bool)] =
    [
      (.default, false, true), (.default, true, false), (.emailAddress, false, true),
      (.URL, false, true), (.webSearch, false, true), (.twitter, false, true),
      (.asciiCapable, true, false), (.numberPad, false, false), (.decimalPad, false, false),
      (.phonePad, false, false), (.numbersAndPunctuation, false, true),
    ]

  @Test(arguments: DeviceModel.all)
  func `every kind is announced as high as the device has it`(model: DeviceModel) {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      for (type, isSecure, hasPredictiveBar) in Self.kinds {
        let stage = TypingStage(PhoneSetup(model: model, orientation: orientation))
        stage.first.keyboardType = type
        stage.first.isSecureTextEntry = isSecure
        stage.edit(stage.first)
        let metrics = KeyboardMetrics(
          model: model, orientation: orientation,
          hasPredictiveBar: hasPredictiveBar || (model.isPad && !isSecure))
        let size = stage.phone.size
        let frame = CGRect(
          x: 0, y: size.height - metrics.height, width: size.width, height: metrics.height)
        #expect(stage.log.last?.end == frame, "\(model.id) \(type) \(orientation)")
        #expect(stage.seenTop == frame.minY)
      }
    }
  }
}

import Foundation
import Phone
import Testing

@testable import Flows

@MainActor
struct FlowRecorderTests {
  // MARK: What is touched

  private struct Target: Sendable {
    let name: String
    let screen: @MainActor @Sendable () -> [MadeElement]
    let point: CGPoint
    let written: String
  }

  private static let targets = [
    Target(
      name: "an identifier", screen: { [MadeElement("Go", id: "go", 0, 0, 100, 40)] },
      point: CGPoint(x: 50, y: 20), written: "- tapOn:\n    id: \"go\"\n"),
    Target(
      name: "an identifier with signs of a pattern",
      screen: { [MadeElement(id: "a(1)", 0, 0, 100, 40)] },
      point: CGPoint(x: 50, y: 20), written: "- tapOn:\n    id: \"a\\\\(1\\\\)\"\n"),
    Target(
      name: "an identifier that a dot doesn't harm",
      screen: { [MadeElement(id: "a.b", 0, 0, 100, 40)] },
      point: CGPoint(x: 50, y: 20), written: "- tapOn:\n    id: \"a.b\"\n"),
    Target(
      name: "a text", screen: { [MadeElement("Go (now)?", 0, 0, 100, 40)] },
      point: CGPoint(x: 50, y: 20), written: "- tapOn:\n    text: \"Go (now)?\"\n"),
    Target(
      name: "a text that YAML or an expression would read otherwise",
      screen: { [MadeElement("\"${x}\"\n#", 0, 0, 100, 40)] },
      point: CGPoint(x: 50, y: 20),
      written: "- tapOn:\n    text: \"\\\"\\\\${x}\\\"\\n#\"\n"),
    Target(
      name: "a text although the identifier is another's, too",
      screen: {
        [
          MadeElement("One", id: "row", 0, 0, 100, 40),
          MadeElement("Two", id: "row", 0, 40, 100, 80),
        ]
      }, point: CGPoint(x: 50, y: 60), written: "- tapOn:\n    text: \"Two\"\n"),
    Target(
      name: "the second of two that are called alike",
      screen: { [MadeElement("Go", 0, 100, 100, 140), MadeElement("Go", 0, 0, 100, 40)] },
      point: CGPoint(x: 50, y: 120), written: "- tapOn:\n    text: \"Go\"\n    index: 1\n"),
    Target(
      name: "a placeholder, and not what stands in the field",
      screen: { [MadeElement("secret plan", 0, 0, 100, 40) { $0.hint = "Plan" }] },
      point: CGPoint(x: 50, y: 20), written: "- tapOn:\n    text: \"Plan\"\n"),
    Target(
      name: "a place in something large",
      screen: { [MadeElement(id: "page", 0, 0, 400, 800)] },
      point: CGPoint(x: 100, y: 600),
      written: "- tapOn:\n    id: \"page\"\n    point: \"25%, 75%\"\n"),
    Target(
      name: "a place on the screen where nothing has a name",
      screen: { [MadeElement("", 0, 0, 400, 800)] },
      point: CGPoint(x: 100, y: 600),
      written: "- tapOn:\n    point: \"25%, 75%\"  # nothing that has a name\n"),
  ]

  @Test func `a touch is written by the first name that means nothing else`() {
    for target in Self.targets {
      let screen = MadeScreen(target.screen())
      screen.tap(target.point.x, target.point.y)
      #expect(screen.written == target.written, Comment(rawValue: target.name))
    }
  }

  @Test func `holding is a long press, and two quick taps are a double one`() {
    let screen = MadeScreen([MadeElement(id: "go", 0, 0, 100, 40)])
    screen.tap(50, 20, holding: 1.5)
    screen.rest()
    screen.tap(50, 20)
    screen.tap(50, 20)
    screen.rest()
    screen.tap(50, 20)
    screen.rest()
    screen.tap(50, 20)
    let name = ":\n    id: \"go\"\n"
    #expect(
      screen.written == "- longPressOn\(name)- doubleTapOn\(name)- tapOn\(name)- tapOn\(name)")
  }

  @Test func `three quick taps are one step`() {
    let screen = MadeScreen([MadeElement(id: "go", 0, 0, 100, 40)])
    for _ in 0..<3 { screen.tap(50, 20) }
    #expect(screen.written == "- tapOn:\n    id: \"go\"\n    repeat: 3\n    delay: 100\n")
  }

  // MARK: Typing

  private static func form() -> [MadeElement] {
    [MadeElement(id: "name", 0, 0, 200, 40) { $0.isFocused = true }]
  }

  @Test func `what is typed into one field is one step`() {
    let screen = MadeScreen(Self.form())
    screen.edit("")
    screen.type("Ada")
    screen.rest(3)
    screen.type(" ${L} \"B\"")
    #expect(screen.written == "- inputText: \"Ada \\\\${L} \\\"B\\\"\"\n")
  }

  @Test func `what is typed and taken back leaves what remains`() {
    let screen = MadeScreen(Self.form())
    screen.edit("Grace")
    screen.backspace()
    screen.backspace()
    #expect(screen.written == "- eraseText: 2\n")
    screen.type("nt")
    #expect(screen.written == "- eraseText: 2\n- inputText: \"nt\"\n")
    for _ in 0..<2 { screen.backspace() }
    screen.type("ce")
    #expect(screen.written == "")
  }

  @Test func `a step in between ends what is typed`() {
    let screen = MadeScreen(Self.form())
    screen.edit("")
    screen.type("a")
    screen.press(.return)
    screen.type("b")
    screen.press(.tab)
    #expect(
      screen.written
        == "- inputText: \"a\"\n- pressKey: Enter\n- inputText: \"b\"\n- pressKey: Tab\n")
  }

  @Test func `letting go of a text hides the keyboard`() {
    let screen = MadeScreen(Self.form())
    screen.edit("")
    screen.press(.escape) { screen.edit(nil) }
    screen.press(.escape)
    #expect(screen.written == "- hideKeyboard\n- pressKey: Escape\n")
  }

  @Test func `a secret is never written`() {
    let screen = MadeScreen(Self.form())
    screen.edit("", isSecret: true)
    screen.type("lovelace")
    screen.press(.return)
    screen.elements.append(MadeElement("Hello, lovelace", 0, 100, 100, 140))
    screen.tap(50, 120)
    var flow = RecordedFlow(name: "x", appId: "org.example.app", comments: [])
    flow.steps = screen.recorder.steps
    #expect(flow.yaml.contains("- inputText: ${PASSWORD}\n"))
    #expect(flow.yaml.contains("PASSWORD: ${PASSWORD || \"\"}\n"))
    #expect(!flow.yaml.contains("lovelace"))
    #expect(flow.secrets.map(\.value) == ["lovelace"])
  }

  // MARK: The keyboard on the screen

  private static func keyboard() -> MadeElement {
    func key(_ id: String, _ left: Int) -> MadeElement {
      MadeElement(id: id, left, 700, left + 40, 740) { $0.kind = "Key" }
    }
    return MadeElement(
      id: "keyboard", 0, 600, 400, 800, [key("h", 0), key("Return", 100), key("dismiss", 200)]
    ) { $0.kind = "Keyboard" }
  }

  @Test func `keys that are tapped are typing, Return is Enter and the last hides the keyboard`() {
    let screen = MadeScreen(Self.form() + [Self.keyboard()])
    screen.edit("")
    screen.tap(20, 720) { screen.edit("h") }
    screen.tap(120, 720)
    screen.tap(220, 720) { screen.edit(nil) }
    #expect(screen.written == "- inputText: \"h\"\n- pressKey: Enter\n- hideKeyboard\n")
  }

  @Test func `a finger between keys presses the nearest`() {
    let screen = MadeScreen(Self.form() + [Self.keyboard()])
    screen.edit("")
    screen.tap(147, 745)
    #expect(screen.written == "- pressKey: Enter\n")
  }

  @Test func `a finger that slides off the keys types nothing, and can be written as a swipe`() {
    let screen = MadeScreen(Self.form() + [Self.keyboard()])
    screen.edit("a")
    screen.drag(from: CGPoint(x: 20, y: 720), to: CGPoint(x: 20, y: 640), in: 0.4)
    #expect(screen.written == "")
    let drag = RecordedDrag(
      start: CGPoint(x: 20, y: 720), way: CGSize(width: 0, height: -80), duration: 0.4)
    #expect(
      screen.recorder.gestures.last?.ways.contains([
        .swipe(RecordedSwipe(drag, in: screen.size))
      ]) == true)
  }

  @Test func `a wheel that has sent the keyboard away can be written so`() {
    let screen = MadeScreen(Self.form())
    screen.edit("a")
    let turn = PhoneEvent.scroll(
      delta: CGSize(width: 0, height: 48), location: CGPoint(x: 200, y: 400))
    screen.send(turn) { screen.edit(nil) }
    screen.send(turn)
    let gesture = screen.recorder.gestures.last
    #expect(gesture?.hidesKeyboard == true && gesture?.keepsKeyboard == false)
    #expect(gesture?.ways.contains([.hideKeyboard]) == true && gesture?.drag?.way.height == 96)
  }

  @Test func `a drag that only takes the ring of Tab away is a swipe`() {
    let screen = MadeScreen([MadeElement(id: "page", 0, 0, 400, 800)])
    screen.press(.tab) { screen.focusRing = CGRect(x: 0, y: 0, width: 40, height: 40) }
    screen.rest()
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), in: 0.4) {
      screen.focusRing = nil
    }
    screen.rest()
    #expect(screen.written.contains("- pressKey: Tab\n- swipe:"))
  }

  // MARK: Turning and light

  @Test func `a finger that the phone ignores while it turns leaves no step`() {
    let screen = MadeScreen([MadeElement("Go", id: "go", 0, 0, 100, 40)])
    screen.send(.rotate(.landscapeLeft)) { screen.isTurning = true }
    screen.tap(50, 20)
    screen.isTurning = false
    screen.tap(50, 20)
    #expect(screen.written == "- setOrientation: LANDSCAPE_LEFT\n- tapOn:\n    id: \"go\"\n")
  }

  @Test func `turning the phone and the light are steps`() {
    let screen = MadeScreen()
    screen.send(.rotate(.landscapeLeft))
    screen.send(.appearance(.dark))
    screen.send(.appearance(.light))
    screen.send(.rotate(.portrait))
    #expect(
      screen.written == """
        - setOrientation: LANDSCAPE_LEFT
        - setDarkMode: enabled
        - setDarkMode: disabled
        - setOrientation: PORTRAIT

        """)
  }

  // MARK: Drags

  @Test func `a drag is a swipe in percent with its duration`() {
    let screen = MadeScreen([MadeElement(id: "page", 0, 0, 400, 800)])
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 204, y: 200), in: 0.4)
    #expect(
      screen.written == """
        - swipe:
            start: "50%, 75%"
            end: "51%, 25%"
            duration: 400

        """)
  }

  @Test func `a drag that moves nothing is left out`() {
    let screen = MadeScreen([MadeElement(id: "page", 0, 0, 400, 800)])
    screen.rest()
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200), in: 0.4)
    screen.rest()
    #expect(screen.written == "")
  }

  @Test func `drags that reveal what is tapped can be one step`() {
    let row = MadeElement("Row 20", 0, 1400, 400, 1440)
    let other = MadeElement("Row 9", 0, 700, 400, 740)
    let screen = MadeScreen([other, row])
    screen.rest()
    for _ in 0..<2 {
      screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), in: 0.4) {
        for row in [row, other] { row.frame.origin.y -= 600 }
      }
      screen.rest()
    }
    screen.tap(200, row.frame.midY)
    #expect(screen.written.components(separatedBy: "- swipe:").count == 3)
    screen.recorder.gestures[screen.recorder.gestures.count - 1].scroll?.isUsed = true
    #expect(
      screen.written == """
        - scrollUntilVisible:
            element:
              text: "Row 20"
        - tapOn:
            text: "Row 20"

        """)
  }

  @Test func `drags to and fro stay as they were`() {
    let row = MadeElement("Row 20", 0, 1400, 400, 1440)
    let screen = MadeScreen([row])
    screen.rest()
    for way: CGFloat in [-900, 100] {
      screen.drag(
        from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 + way / 3), in: 0.4
      ) { row.frame.origin.y += way }
      screen.rest()
    }
    screen.tap(200, row.frame.midY)
    #expect(screen.recorder.gestures.last?.scroll == nil)
  }

  // MARK: Waiting

  private func load(after seconds: TimeInterval) -> MadeScreen {
    let screen = MadeScreen([MadeElement(id: "go", 0, 0, 100, 40)])
    screen.tap(50, 20)
    screen.rest(0.1)
    screen.time += seconds - 0.2
    screen.elements = [MadeElement(id: "home", 0, 0, 400, 800)]
    screen.rest(0)
    return screen
  }

  @Test func `another screen is waited for by what is new on it`() {
    #expect(
      load(after: 2).written
        == "- tapOn:\n    id: \"go\"\n- assertVisible:\n    id: \"home\"\n")
  }

  @Test func `what takes more than five seconds is waited for with a time`() {
    let written = load(after: 7.4).written
    #expect(
      written == """
        - tapOn:
            id: "go"
        - extendedWaitUntil:
            visible:
              id: "home"
            timeout: 16000

        """)
    #expect(!written.contains("sleep"))
  }

  @Test func `what goes by itself is waited for, too`() {
    let busy = MadeElement(id: "busy", 0, 100, 100, 140)
    let screen = MadeScreen([MadeElement(id: "go", 0, 0, 100, 40)])
    screen.rest()
    screen.tap(50, 20) { screen.elements.append(busy) }
    screen.rest(0.2)
    screen.elements.removeLast()
    screen.rest(2)
    #expect(
      screen.written == "- tapOn:\n    id: \"go\"\n- assertNotVisible:\n    id: \"busy\"\n")
  }

  @Test func `what shows at once is not waited for`() {
    let screen = MadeScreen([MadeElement(id: "go", 0, 0, 100, 40)])
    screen.rest()
    for index in 0..<5 {
      screen.elements.append(MadeElement(id: "row-\(index)", 0, 100, 100, 140))
    }
    screen.tap(50, 20) { screen.elements.append(MadeElement(id: "note", 0, 200, 100, 240)) }
    screen.rest(0.1)
    #expect(screen.written == "- tapOn:\n    id: \"go\"\n")
  }

  @Test func `a picture has its name`() {
    let screen = MadeScreen()
    screen.recorder.didTakeScreenshot("home \"1\"")
    #expect(screen.written == "- takeScreenshot: \"home \\\"1\\\"\"\n")
  }
}

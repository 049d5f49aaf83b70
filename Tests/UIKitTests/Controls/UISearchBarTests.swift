import Foundation
import Graphics
import Testing

@testable import UIKit

@MainActor struct UISearchBarTests {
  /// Writes down what a bar tells.
  private final class Listener: UISearchBarDelegate {
    var log: [String] = []
    var allows = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("text \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "!" }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
  }

  /// A bar at the top of the screen.
  private final class Scene {
    let stage = Stage()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    let listener = Listener()
    let finger: Finger

    init() {
      finger = Finger(stage)
      bar.delegate = listener
      bar.placeholder = "Find"
      stage.window.addSubview(bar)
      stage.application.layoutWindows()
    }
  }

  @Test func `a tap lets the field be edited, and what is typed is told`() {
    let scene = Scene()
    scene.finger.tap(200, 28)
    #expect(scene.bar.isFirstResponder && scene.bar.searchTextField.isEditing)
    scene.bar.searchTextField.insertText("a")
    scene.bar.searchTextField.insertText("!")
    scene.bar.searchTextField.insertText("b")
    scene.bar.searchTextField.insertText("\n")
    #expect(scene.bar.text == "ab")
    scene.bar.resignFirstResponder()
    #expect(scene.listener.log == ["begin", "text a", "text ab", "search", "end"])
  }

  @Test func `the button at the end clears the field`() {
    let scene = Scene()
    scene.bar.text = "words"
    scene.stage.application.layoutWindows()
    scene.finger.tap(366, 28)
    #expect(scene.bar.text == "")
    #expect(scene.listener.log == ["text ", "begin"])
  }

  @Test func `what was typed can be cleared after the field was edited`() {
    let scene = Scene()
    scene.finger.tap(200, 28)
    scene.bar.searchTextField.insertText("a")
    scene.bar.resignFirstResponder()
    scene.finger.tap(366, 28, after: 1)
    #expect(scene.bar.text == "")
  }

  @Test func `the delegate may keep the field from being edited`() {
    let scene = Scene()
    scene.listener.allows = false
    scene.finger.tap(200, 28)
    #expect(!scene.bar.isFirstResponder)
  }

  @Test func `the cancel button takes room from the field and says when it is tapped`() {
    let scene = Scene()
    let field = scene.bar.searchTextField
    #expect(field.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
    scene.bar.setShowsCancelButton(true, animated: true)
    scene.stage.advance(to: 1)
    #expect(field.frame.maxX < 330)
    scene.finger.tap(360, 28)
    #expect(scene.listener.log == ["cancel"])
    scene.bar.setShowsCancelButton(false, animated: true)
    scene.stage.advance(to: 3)
    #expect(field.frame.width == 374)
    #expect(scene.bar.subviews.count == 1)
  }

  @Test func `the cancel button is disabled once editing has ended`() {
    let scene = Scene()
    scene.bar.showsCancelButton = true
    scene.stage.application.layoutWindows()
    scene.bar.becomeFirstResponder()
    scene.bar.resignFirstResponder()
    scene.finger.tap(360, 28)
    #expect(scene.listener.log == ["begin", "end"])
    scene.bar.becomeFirstResponder()
    scene.finger.tap(360, 28, after: 1)
    #expect(scene.listener.log == ["begin", "end", "begin", "cancel"])
  }

  @Test func `a tap chooses a scope`() {
    let scene = Scene()
    scene.bar.scopeButtonTitles = ["One", "Two"]
    #expect(scene.bar.intrinsicContentSize.height == 56)
    scene.bar.showsScopeBar = true
    #expect(scene.bar.intrinsicContentSize.height == 102)
    scene.bar.sizeToFit()
    scene.stage.application.layoutWindows()
    scene.finger.tap(300, 80)
    #expect(scene.bar.selectedScopeButtonIndex == 1)
    #expect(scene.listener.log == ["scope 1"])
    scene.bar.selectedScopeButtonIndex = 0
    #expect(scene.listener.log == ["scope 1"])
  }

  @Test func `the field grows with the text`() {
    let scene = Scene()
    let field = scene.bar.searchTextField
    scene.bar.showsCancelButton = true
    func read(at category: UIContentSizeCategory) {
      scene.stage.read(at: category)
      scene.stage.application.layoutWindows()
    }
    let glass = field.leftView?.frame.width ?? 0
    read(at: .accessibilityLarge)
    #expect(field.font?.pointSize == 33)
    #expect(scene.bar.intrinsicContentSize.height > 70)
    #expect((field.leftView?.frame.width ?? 0) > glass * 1.7)
    // A bar that stays as high as it was leaves its field as much as there is.
    #expect(field.frame.minY == 2 && field.frame.maxY == 54)
    scene.bar.sizeToFit()
    scene.stage.application.layoutWindows()
    #expect(field.frame.minY == 10 && field.frame.maxY == scene.bar.bounds.maxY - 10)
    #expect(scene.bar.subviews.compactMap { ($0 as? UIButton)?.titleLabel?.font.pointSize } == [23])
    read(at: .extraSmall)
    #expect(field.font?.pointSize == 14 && scene.bar.intrinsicContentSize.height == 56)
    read(at: .large)
    #expect(field.font?.pointSize == 17 && scene.bar.intrinsicContentSize.height == 56)
  }

  @Test func `the field is one for searching`() {
    let scene = Scene()
    let field = scene.bar.searchTextField
    #expect(field.returnKeyType == .search && field.enablesReturnKeyAutomatically)
    #expect(field.accessibilityTraits == .searchField)
    #expect(field.accessibilityLabel == "Find")
    scene.bar.becomeFirstResponder()
    field.insertText("\n")
    #expect(scene.listener.log == ["begin"])
  }
}

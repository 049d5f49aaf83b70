import Foundation
import Phone

@testable import Flows

extension ConformanceCase {
  static let elements: [ConformanceCase] = [
    ConformanceCase(
      flow: "001_assert_visible_by_id",
      screen: { screen(MadeElement(id: "element_id", 0, 0, 100, 100)) }, outcome: .passes([])),
    ConformanceCase(
      flow: "002_assert_visible_by_text",
      screen: { screen(MadeElement("Element Text", 0, 0, 100, 100)) }, outcome: .passes([])),
    ConformanceCase(
      flow: "003_assert_visible_by_size",
      screen: { screen(MadeElement("Element Text", 0, 0, 100, 100)) }, outcome: .passes([])),
    ConformanceCase(
      flow: "004_assert_no_visible_element_with_id",
      screen: { screen(MadeElement(id: "another_id", 0, 0, 100, 100)) },
      outcome: .fails("Assertion is false: id: element_id is visible", [])),
    ConformanceCase(
      flow: "005_assert_no_visible_element_with_text",
      screen: { screen(MadeElement("Some other text", 0, 0, 100, 100)) },
      outcome: .fails("Assertion is false: \"Element Text\" is visible", [])),
    ConformanceCase(
      flow: "006_assert_no_visible_element_with_size",
      screen: { screen(MadeElement("Some other text", 0, 0, 101, 101)) },
      outcome: .fails("Assertion is false: Size: 100x100 is visible", [])),
    ConformanceCase(
      flow: "007_assert_visible_by_size_with_tolerance",
      screen: { screen(MadeElement("Element Text", 0, 0, 101, 101)) }, outcome: .passes([])),
    ConformanceCase(
      flow: "015_element_relative_position", screen: { squares() }, outcome: .passes(around)),
    ConformanceCase(
      flow: "025_element_relative_position_shortcut", screen: { squares() },
      outcome: .passes(around)),
    ConformanceCase(
      flow: "016_multiline_text",
      screen: { screen(MadeElement("Hello World\nHere is a second line", 0, 0, 100, 100)) },
      outcome: .passes(["tap 50,50"])),
    ConformanceCase(
      flow: "018_contains_child",
      screen: {
        screen(MadeElement("", 0, 0, 200, 200, [MadeElement("Child", 0, 0, 100, 100)]))
      }, outcome: .passes(["tap 100,100"])),
    ConformanceCase(
      flow: "026_assert_not_visible",
      screen: { screen(MadeElement(id: "another_id", 0, 0, 100, 100)) }, outcome: .passes([])),
    ConformanceCase(
      flow: "026_assert_not_visible",
      screen: { screen(MadeElement(id: "element_id", 0, 0, 100, 100)) },
      outcome: .fails("Assertion is false: id: element_id is not visible", [])),
    ConformanceCase(
      flow: "031_traits",
      screen: {
        screen(
          MadeElement("Text", 0, 0, 200, 100), MadeElement("Square", 0, 100, 100, 200),
          MadeElement(String(repeating: "x", count: 500), 0, 200, 200, 400))
      }, outcome: .passes(["tap 100,50", "tap 50,150", "tap 100,300"])),
    ConformanceCase(
      flow: "032_element_index",
      screen: {
        screen(MadeElement("Item 2", 0, 200, 100, 300), MadeElement("Item 1", 0, 100, 100, 200))
      }, outcome: .passes(["tap 50,150", "tap 50,250"])),
    ConformanceCase(
      flow: "033_int_text", screen: { screen(MadeElement("2022", 0, 0, 100, 100)) },
      outcome: .passes(["tap 50,50"])),
    ConformanceCase(
      flow: "035_refresh_position_ignore_duplicates",
      screen: {
        screen(
          MadeElement(id: "icon", 0, 0, 100, 100), MadeElement("Item", 0, 100, 100, 200),
          MadeElement(id: "icon", 0, 200, 100, 300))
      }, outcome: .passes(["tap 50,250"])),
    ConformanceCase(
      flow: "038_partial_id",
      screen: {
        screen(
          MadeElement(id: "com.google.latin:id/another_keyboard_area", 0, 0, 100, 100),
          MadeElement(id: "com.google.latin:id/keyboard_area", 0, 100, 100, 200))
      }, outcome: .passes(["tap 50,150", "tap 50,50"])),
    ConformanceCase(
      flow: "040_escape_regex", screen: { screen(MadeElement("+123456", 0, 0, 100, 100)) },
      outcome: .passes(["tap 50,50"])),
    ConformanceCase(
      flow: "055_compare_regex",
      screen: { screen(MadeElement("(Secondary button)", 0, 100, 100, 200)) },
      outcome: .passes(["tap 50,150"])),
    ConformanceCase(
      flow: "072_searchDepthFirst",
      screen: {
        screen(
          MadeElement("Element", 0, 0, 100, 100, [MadeElement("Element", 0, 0, 50, 50)]),
          MadeElement("Element", 0, 100, 100, 200))
      }, outcome: .passes(["tap 25,25"])),
    ConformanceCase(
      flow: "073_handle_linebreaks",
      screen: { screen(MadeElement("Hello\nWorld", 0, 0, 100, 100)) },
      outcome: .passes(["tap 50,50", "tap 50,50"])),
    ConformanceCase(
      flow: "080_hierarchy_pruning_assert_visible",
      screen: {
        screen(
          MadeElement(
            id: "root", 0, 0, 500, 500,
            [
              MadeElement(id: "visible_1", 0, 0, 100, 100),
              MadeElement(id: "visible_2", 490, 0, 640, 100),
              MadeElement(id: "visible_3", 0, 910, 100, 1060),
              MadeElement(id: "visible_4", -100, -100, 740, 1160),
            ]))
      }, outcome: .passes([])),
    ConformanceCase(
      flow: "081_hierarchy_pruning_assert_not_visible",
      screen: {
        screen(
          MadeElement(
            id: "root", 0, 0, 500, 500,
            [
              MadeElement(id: "not_visible_1", -100, -100, 0, 0),
              MadeElement(id: "not_visible_2", 540, 0, 640, 100),
              MadeElement(id: "not_visible_3", 0, 960, 100, 1060),
              MadeElement(id: "not_visible_4", 0, 950, 100, 1060),
            ]))
      }, outcome: .passes([])),
    ConformanceCase(
      flow: "083_assert_properties",
      screen: {
        let field = MadeElement("Field", 0, 0, 100, 100) {
          ($0.isChecked, $0.isSelected, $0.isFocused) = (true, true, true)
        }
        let flip = MadeElement("Flip", 0, 100, 100, 200) {
          $0.onTap = { _ in
            (field.isChecked, field.isSelected) = (false, false)
            (field.isEnabled, field.isFocused) = (false, false)
          }
        }
        return screen(field, flip)
      }, outcome: .passes(["tap 50,150"])),
    ConformanceCase(
      flow: "091_assert_visible_by_index",
      screen: {
        screen(MadeElement("Item", 0, 0, 100, 100), MadeElement("Item", 0, 100, 100, 200))
      }, outcome: .passes([])),
    ConformanceCase(
      flow: "097_contains_descendants",
      screen: {
        let inner = MadeElement(
          id: "id2", 0, 0, 200, 200, [MadeElement("Child 1", 0, 0, 100, 50)])
        let disabled = MadeElement("Child 2", 0, 0, 100, 100) { $0.isEnabled = false }
        let middle = MadeElement("", 0, 0, 200, 200, [inner, disabled])
        return screen(MadeElement(id: "id1", 0, 0, 200, 200, [middle]))
      }, outcome: .passes([])),
    ConformanceCase(
      flow: "114_child_of_selector",
      screen: {
        let children = ["child_id", "child_id", "child_id_1"].enumerated().map { index, name in
          let (top, bottom) = (index * 200, index * 200 + 200)
          return MadeElement(
            "parent_id_\(index + 1)", 0, top, 200, bottom,
            [MadeElement(name, 0, top, 100, bottom)])
        }
        return screen(MadeElement(id: "id1", 0, 0, 200, 600, children))
      }, outcome: .passes([])),
    ConformanceCase(
      flow: "129_text_and_id",
      screen: {
        screen(
          MadeElement(
            "some_text", id: "some_id", 0, 0, 200, 200,
            [MadeElement("some_text", 50, 50, 150, 150)]))
      }, outcome: .passes([])),
    ConformanceCase(
      flow: "130_text_and_index",
      screen: {
        let innermost = MadeElement("some_text", id: "4", 50, 50, 150, 150)
        let inner = MadeElement("some_text", id: "3", 0, 0, 200, 200, [innermost])
        return screen(
          MadeElement("some_text", id: "1", 0, 0, 200, 200),
          MadeElement("some_text", id: "2", 0, 0, 200, 200, [inner]))
      }, outcome: .passes([])),
    ConformanceCase(
      flow: "139_contains_child_with_relative_position",
      screen: {
        let changing = MadeElement("", 90, 140, 200, 170) { $0.textByLook = { "transient \($0)" } }
        let one = MadeElement(
          id: "level-1", 70, 120, 280, 430,
          [MadeElement(id: "level-2", 90, 140, 260, 410), changing])
        return screen(
          MadeElement("top side", 100, 50, 200, 80),
          MadeElement("bottom side", 100, 500, 200, 530),
          MadeElement(id: "level-0", 50, 100, 300, 450, [one]))
      }, outcome: .passes([])),
    ConformanceCase(
      flow: "149_child_of_selector_deferred",
      screen: {
        let late = MadeElement("", 10, 10, 190, 50) {
          $0.textByLook = { $0 == 0 ? "not_yet" : "target_text" }
        }
        return screen(MadeElement("parent", 0, 0, 200, 200, [late]))
      }, outcome: .passes([])),
    ConformanceCase(
      flow: "150_child_of_selector_deferred_parent",
      screen: {
        screen(
          MadeElement("", 0, 0, 200, 200, [MadeElement("target_text", 10, 10, 190, 50)]) {
            $0.textByLook = { $0 == 0 ? "not_yet" : "parent" }
          })
      }, outcome: .passes([])),
  ]
}

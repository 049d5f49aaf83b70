import Foundation
import Phone
import Testing

@testable import Flows

@Suite struct HierarchyFileTests {
  @Test func `elements are written with Maestro's attributes`() throws {
    var field = ScreenElement(kind: "Field", frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    (field.identifier, field.text, field.hintText) = ("mail", "a@b", "E-mail")
    field.isFocused = true
    let snapshot = ScreenSnapshot(size: CGSize(width: 10, height: 20), elements: [field])
    let data = Data(HierarchyFile(snapshot).text.utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let child = try #require((root["children"] as? [[String: Any]])?.first)
    let attributes = try #require(child["attributes"] as? [String: String])
    #expect(attributes["bounds"] == "[1,2][4,6]")
    #expect(attributes["resource-id"] == "mail")
    #expect(attributes["hintText"] == "E-mail")
    #expect(attributes["focused"] == "true")
    #expect(child["focused"] as? Bool == true)
    #expect(child["checked"] == nil)
    #expect((root["attributes"] as? [String: String])?["bounds"] == "[0,0][10,20]")
  }
}

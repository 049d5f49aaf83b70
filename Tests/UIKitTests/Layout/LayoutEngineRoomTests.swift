import Testing

@testable import UIKit

/// How much memory the layout of a window holds on to.
struct LayoutEngineRoomTests {
  /// A page of rows whose places all depend on each other.
  private func makePage(rows: Int) -> UIView {
    let page = UIStackView(
      arrangedSubviews: (0..<rows).map { _ in
        let row = UIStackView(
          arrangedSubviews: (0..<3).map { _ in ContentView(40, 20) })
        row.distribution = .equalSpacing
        return row
      })
    page.axis = .vertical
    page.distribution = .fillEqually
    page.translatesAutoresizingMaskIntoConstraints = false
    return page
  }

  private func show(_ page: UIView, in root: UIView) {
    for other in root.subviews { other.removeFromSuperview() }
    root.addSubview(page)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: root.topAnchor),
      page.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
  }

  @Test func aPageThatGoesTakesItsRoomAlong() throws {
    let root = makeRoot(400, 800)
    let long = makePage(rows: 12)
    let short = makePage(rows: 1)
    for _ in 0..<4 {
      show(long, in: root)
      show(short, in: root)
    }
    let solver = try #require(root.layoutEngine?.solver)
    #expect(solver.unusedRows.count > 50)
    #expect(solver.unusedRows.allSatisfy { solver.rows[Int($0)].entries.capacity == 0 })
  }

  @Test func aConstraintHasNoRoomForMoreThanItsOwnTerms() throws {
    let root = makeRoot(400, 800)
    show(makePage(rows: 4), in: root)
    let definitions = try #require(root.layoutEngine?.solver.definitions)
    #expect(definitions.contains { $0.terms.count == 1 })
    #expect(definitions.contains { $0.terms.count > 2 })
    for definition in definitions where definition.terms.count == 1 {
      #expect(definition.terms.capacity <= 2)
    }
  }
}

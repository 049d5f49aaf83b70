import Foundation

/// What an advance in ems depends on: not the size, not the scale.
struct AdvanceKey: Hashable {
  var text: String
  var face: FontFace.ID
  var isRightToLeft: Bool
}

extension TextEngine {
  /// The advance of a shaped word in ems.
  func advance(of text: String, face id: FontFace.ID, rightToLeft: Bool) -> Double {
    let key = AdvanceKey(text: text, face: id, isRightToLeft: rightToLeft)
    if let known = advances.value(for: key) { return known }
    let advance = face(id)?.advance(of: text, rightToLeft: rightToLeft) ?? 0
    advances.insert(advance, for: key)
    return advance
  }

  /// The width that every digit takes where digits share one, in ems.
  func digitAdvance(face: FontFace.ID) -> Double {
    "0123456789".map { advance(of: String($0), face: face, rightToLeft: false) }.max() ?? 0
  }

  /// The width of a piece in points.
  func width(of unit: TextUnit) -> CGFloat {
    if let fixed = unit.fixedWidth { return fixed }
    let em = advance(of: unit.text, face: unit.face, rightToLeft: unit.isRightToLeft)
    return em * unit.pointSize + CGFloat(unit.clusterCount) * unit.kern
  }

  /// The distance of every cluster boundary from the edge where reading starts, in points; one
  /// more than there are clusters, never falling.
  func offsets(in unit: TextUnit) -> [CGFloat] {
    let whole = width(of: unit)
    guard unit.clusterCount > 1 else { return [0, whole] }
    var offsets: [CGFloat] = [0]
    offsets.reserveCapacity(unit.clusterCount + 1)
    var end = unit.text.startIndex
    for index in 1..<unit.clusterCount {
      end = unit.text.index(after: end)
      var prefix = String(unit.text[..<end])
      // A joiner keeps the last letter in the form it has inside the word.
      if unit.isRightToLeft { prefix.append("\u{200D}") }
      let em = advance(of: prefix, face: unit.face, rightToLeft: unit.isRightToLeft)
      let offset = em * unit.pointSize + CGFloat(index) * unit.kern
      offsets.append(min(max(offset, offsets[index - 1]), whole))
    }
    offsets.append(whole)
    return offsets
  }
}

internal import CUnicode
import Foundation

/// Directions, by the Unicode bidirectional algorithm as FriBidi implements it.
enum TextBidi {
  /// How a paragraph's own direction is found.
  enum Direction: Hashable, Sendable {
    /// By its first letter; this one where there is none.
    case natural(isRightToLeft: Bool)
    /// Given from outside: part of a paragraph reads as the whole does.
    case fixed(isRightToLeft: Bool)
  }

  /// The embedding levels of a paragraph's scalars, and of the paragraph itself.
  static func levels(
    of scalars: [UInt32], direction: Direction
  ) -> (levels: [Int8], base: Int8) {
    let count = Int32(scalars.count)
    let kind: FriBidiParType
    let first: Int8
    switch direction {
    case .natural(let isRightToLeft):
      kind = FriBidiParType((isRightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR).rawValue)
      first = isRightToLeft ? 1 : 0
    case .fixed(let isRightToLeft):
      kind = FriBidiParType((isRightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR).rawValue)
      first = isRightToLeft ? 1 : 0
    }
    // Nothing below Hebrew is written from right to left.
    if first == 0, !scalars.contains(where: { $0 >= 0x590 }) {
      return ([Int8](repeating: 0, count: scalars.count), 0)
    }
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    var base = kind
    var levels = [FriBidiLevel](repeating: first, count: scalars.count)
    guard
      fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) > 0
    else { return (levels, first) }
    let isRightToLeft = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL
    return (levels, isRightToLeft ? 1 : 0)
  }

  /// Puts a line's units from reading order into the order of the eye, left to right.
  ///
  /// Spaces at the line's end go to the paragraph's side, as the algorithm's rule L1 has it.
  static func visualOrder(_ units: [TextUnit], base: Int8) -> [TextUnit] {
    guard base != 0 || units.contains(where: { $0.level != 0 }) else { return units }
    let count = Int32(units.count)
    let types = units.map { $0.isSpace ? FRIBIDI_TYPE_WS : FRIBIDI_TYPE_LTR }
    var levels = units.map(\.level)
    var order = (0..<count).map { FriBidiStrIndex($0) }
    _ = fribidi_reorder_line(
      0, types, count, 0, base == 1 ? FriBidiParType(FRIBIDI_PAR_RTL.rawValue) : FRIBIDI_PAR_LTR,
      &levels, nil, &order)
    return order.map { index in
      var unit = units[Int(index)]
      unit.level = levels[Int(index)]
      return unit
    }
  }
}

/// A colour as a colour set writes it: a space with components, or the system's name for it.
nonisolated struct ColorSetColor: Decodable {
  let space: String?
  let components: [String: ColorComponent]?
  let reference: String?

  private enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components
    case reference
  }

  struct Problem: Error {
    let place: [JSONStep]
    let message: String
  }

  /// The colour, or what can't be understood in it.
  var value: Result<ColorSet.Value, Problem> {
    if let reference {
      guard UIColor.system(named: reference) != nil else {
        return .failure(
          Problem(place: [.key("reference")], message: "unknown system color \"\(reference)\""))
      }
      return .success(.system(reference))
    }
    guard let components else {
      return .failure(Problem(place: [], message: "a colour without components"))
    }
    guard let space = ColorSpace(catalogName: space ?? "srgb") else {
      return .failure(
        Problem(place: [.key("color-space")], message: "unknown colour space \"\(space ?? "")\""))
    }
    // Xcode's 8-bit method writes whole numbers up to 255. A lone 1 could be either; it means full
    // unless a larger whole number stands beside it.
    let isByte = components.contains { $0.key != "alpha" && $0.value.wholeNumber ?? 0 > 1 }
    func component(_ name: String, or missing: CGFloat?) throws(Problem) -> CGFloat {
      guard let text = components[name] else {
        if let missing { return missing }
        throw Problem(place: [.key("components")], message: "a colour without \"\(name)\"")
      }
      let isWhole = text.wholeNumber != nil
      let isFull = name == "alpha" ? text.wholeNumber == 1 : !isByte
      guard let number = text.number, number.isFinite else {
        throw Problem(
          place: [.key("components"), .key(name)], message: "\"\(text.text)\" is not a number")
      }
      return isWhole && !isFull || text.isHex ? number / 255 : number
    }
    do throws(Problem) {
      let alpha = min(max(try component("alpha", or: 1), 0), 1)
      guard components["white"] == nil else {
        return .success(.color(space.color(white: try component("white", or: nil), alpha: alpha)))
      }
      return .success(
        .color(
          space.color(
            red: try component("red", or: nil), green: try component("green", or: nil),
            blue: try component("blue", or: nil), alpha: alpha)))
    } catch {
      return .failure(error)
    }
  }
}

/// A component: a JSON number or, as Xcode writes it, a string.
nonisolated struct ColorComponent: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      // A JSON number is never one of Xcode's byte values.
      text = String(describing: number)
    } else {
      text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
    }
  }

  var isHex: Bool { text.lowercased().hasPrefix("0x") }

  /// The value of digits alone, as the 8-bit method writes them.
  var wholeNumber: Int? { Int(text) }

  var number: CGFloat? {
    if isHex { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) } }
    return Double(text).map { CGFloat($0) }
  }
}

/// A JSON file that can say where in its text a value stands.
nonisolated struct JSONFile: Sendable {
  /// The path, as it was opened.
  let path: String
  private let bytes: [UInt8]

  /// The largest file that is read, in bytes; ours, catalogs' files have a few kilobytes.
  static let sizeLimit = 4 << 20

  /// Reads the file's bytes.
  init(path: String) throws(Diagnostic) {
    self.path = path
    bytes = try [UInt8](readFile(at: path, limit: Self.sizeLimit))
  }

  /// Decodes the whole file.
  func decode<Value: Decodable>(_ type: Value.Type) throws(Diagnostic) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch DecodingError.typeMismatch(_, let context) {
      throw diagnostic(at: context.codingPath, context.debugDescription)
    } catch DecodingError.valueNotFound(_, let context) {
      throw diagnostic(at: context.codingPath, context.debugDescription)
    } catch DecodingError.keyNotFound(let key, let context) {
      throw diagnostic(at: context.codingPath, "\"\(key.stringValue)\" is missing")
    } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
      throw diagnostic(at: context.codingPath, context.debugDescription)
    } catch {
      throw syntaxError()
    }
  }

  /// An error at a value, named by its path of keys and indices.
  func diagnostic(at codingPath: [any CodingKey], _ message: String) -> Diagnostic {
    diagnostic(
      at: codingPath.map { $0.intValue.map { .index($0) } ?? .key($0.stringValue) }, message)
  }

  /// An error at a value.
  func diagnostic(at path: [JSONStep], _ message: String) -> Diagnostic {
    var scanner = JSONScanner(bytes: bytes)
    return Diagnostic(
      file: self.path, at: SourcePosition(offset: scanner.offset(of: path), in: bytes),
      trimmed(message))
  }

  /// The error for text that isn't JSON: `JSONSerialization` tells the offset in its words only.
  private func syntaxError() -> Diagnostic {
    var words = "unexpected end of file"
    var offset = bytes.count
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      let parts = detail.components(separatedBy: " around character ")
      if parts.count == 2, let found = Int(parts[1].prefix(while: \.isNumber)) {
        words = parts[0]
        offset = found
      }
    }
    return Diagnostic(file: path, at: SourcePosition(offset: offset, in: bytes), trimmed(words))
  }

  private func trimmed(_ message: String) -> String {
    let sentence = message.hasSuffix(".") ? message.dropLast() : message[...]
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}

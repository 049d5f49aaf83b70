internal import CExpat

/// Turns the text of an Interface Builder document into elements.
nonisolated enum StoryboardXML {
  /// The largest file that is read, in bytes; ours.
  static let sizeLimit = 16 << 20
  /// How deep elements may be nested; ours, real documents stay under 40.
  static let depthLimit = 256
  /// How many bytes an attribute may have; ours, more than any screen has room for.
  static let attributeLimit = 64 << 10
  /// How many elements a document may have; ours.
  static let elementLimit = 200_000

  /// Reads a document's bytes; the path is for the error's words only.
  static func parse(_ data: Data, path: String) throws(Diagnostic) -> StoryboardElement {
    guard data.count <= sizeLimit else {
      throw Diagnostic(file: path, at: .start, "the file is larger than \(sizeLimit >> 20) MB")
    }
    guard let parser = XML_ParserCreate(nil) else {
      throw Diagnostic(file: path, "no memory for a parser")
    }
    defer { XML_ParserFree(parser) }
    let builder = ElementBuilder(parser: parser)
    connect(parser, to: builder)
    let status = data.withUnsafeBytes { bytes in
      XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
    }
    withExtendedLifetime(builder) {}
    guard status == XML_STATUS_OK, let root = builder.root else {
      throw Diagnostic(
        file: path, at: builder.refusal?.position ?? builder.position,
        builder.refusal?.reason ?? words(for: XML_GetErrorCode(parser), builder))
    }
    return root
  }

  private static func words(for error: XML_Error, _ builder: ElementBuilder) -> String {
    if error == XML_ERROR_NO_ELEMENTS {
      return builder.isEmpty ? "an empty document" : "the document is cut short"
    }
    if builder.isEmpty, error == XML_ERROR_SYNTAX || error == XML_ERROR_INVALID_TOKEN {
      return "no XML, as storyboards and xibs are"
    }
    return XML_ErrorString(error).map { String(cString: $0) } ?? "not an XML document"
  }

  private static func connect(_ parser: XML_Parser, to builder: ElementBuilder) {
    XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        ElementBuilder.from(data)?.start(name, attributes)
      },
      { data, _ in
        ElementBuilder.from(data)?.end()
      })
    XML_SetCharacterDataHandler(parser) { data, characters, count in
      ElementBuilder.from(data)?.add(characters, count)
    }
    // Interface Builder writes no document type; whoever does wants entities expanded.
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      ElementBuilder.from(data)?.stop("document type declarations are not read")
    }
  }
}

/// Collects the parser's events.
private nonisolated final class ElementBuilder {
  private struct Open {
    let name: String
    let attributes: [String: String]
    let position: SourcePosition
    var children: [StoryboardElement] = []
    var text: [UInt8] = []
  }

  private let parser: XML_Parser
  private var stack: [Open] = []
  private var count = 0
  private(set) var root: StoryboardElement?
  /// Whether no element has begun.
  var isEmpty: Bool { count == 0 }
  private(set) var refusal: (reason: String, position: SourcePosition)?

  init(parser: XML_Parser) {
    self.parser = parser
  }

  static func from(_ data: UnsafeMutableRawPointer?) -> ElementBuilder? {
    data.map { Unmanaged<ElementBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  var position: SourcePosition {
    SourcePosition(
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  func stop(_ reason: String) {
    guard refusal == nil else { return }
    refusal = (reason, position)
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  func start(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    count += 1
    guard refusal == nil, let name else { return }
    guard stack.count < StoryboardXML.depthLimit else {
      return stop("elements are nested deeper than \(StoryboardXML.depthLimit)")
    }
    guard count <= StoryboardXML.elementLimit else {
      return stop("more than \(StoryboardXML.elementLimit) elements")
    }
    var found: [String: String] = [:]
    var index = 0
    while let key = attributes?[index], let value = attributes?[index + 1] {
      guard strlen(value) <= StoryboardXML.attributeLimit else {
        return stop(
          "\"\(String(cString: key))\" has more than \(StoryboardXML.attributeLimit >> 10) kB")
      }
      found[String(cString: key)] = String(cString: value)
      index += 2
    }
    stack.append(Open(name: String(cString: name), attributes: found, position: position))
  }

  func add(_ characters: UnsafePointer<CChar>?, _ count: Int32) {
    guard let characters, refusal == nil, !stack.isEmpty else { return }
    characters.withMemoryRebound(to: UInt8.self, capacity: Int(count)) { bytes in
      stack[stack.count - 1].text += UnsafeBufferPointer(start: bytes, count: Int(count))
    }
  }

  func end() {
    guard refusal == nil, let open = stack.popLast() else { return }
    let element = StoryboardElement(
      name: open.name, attributes: open.attributes, children: open.children,
      text: open.children.isEmpty ? String(decoding: open.text, as: UTF8.self) : "",
      position: open.position)
    if stack.isEmpty {
      root = element
    } else {
      stack[stack.count - 1].children.append(element)
    }
  }
}

internal import CYAML
import Foundation

/// Reads the YAML of a file into nodes that know their place.
///
/// Anchors, aliases, tags, merge keys and duplicate keys are reported and read over, so that one
/// call finds as much as can be found; the file ends for us where libyaml can't go on.
struct YAMLReader {
  /// How deep values may be nested; ours, public flows stop at 8.
  static let depthLimit = 64
  /// How many values a file may have; ours.
  static let countLimit = 200_000

  /// A problem and where it is.
  struct Finding: Hashable, Sendable {
    let problem: YAMLProblem
    let span: SourceSpan
  }

  /// The root values of the documents that could be read.
  private(set) var documents: [YAMLNode] = []
  /// What is wrong, in the order of the file.
  private(set) var findings: [Finding] = []
  /// Whether the file could be read to its end.
  private(set) var isComplete = true

  private let path: String
  private let text: String
  private let lines: [Substring]
  private var count = 0

  /// Reads up to a number of documents; a further one is reported.
  init(_ file: SourceFile, documentLimit: Int) {
    path = file.path
    (text, lines) = (file.text, file.lines)
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { preconditionFailure("libyaml has no memory") }
    defer { yaml_parser_delete(&parser) }
    let bytes = Array(file.text.utf8)
    bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      do throws(Stop) {
        try readDocuments(&parser, limit: documentLimit)
      } catch {
        isComplete = false
        findings.append(Finding(problem: error.problem, span: error.span))
      }
    }
    findings.sort { ($0.span.line, $0.span.column) < ($1.span.line, $1.span.column) }
  }

  /// Ends the reading.
  private struct Stop: Error {
    let problem: YAMLProblem
    let span: SourceSpan
  }

  private mutating func readDocuments(
    _ parser: inout yaml_parser_t, limit: Int
  ) throws(Stop) {
    while true {
      var event = try nextEvent(&parser)
      let (type, span) = (event.type, span(of: event))
      yaml_event_delete(&event)
      switch type {
      case YAML_STREAM_END_EVENT: return
      case YAML_DOCUMENT_START_EVENT:
        guard documents.count < limit else { throw Stop(problem: .furtherDocument, span: span) }
        var first = try nextEvent(&parser)
        documents.append(try node(&first, &parser, depth: 0))
      default: continue
      }
    }
  }

  /// Reads the value that an event begins, and lets go of the event.
  private mutating func node(
    _ event: inout yaml_event_t, _ parser: inout yaml_parser_t, depth: Int
  ) throws(Stop) -> YAMLNode {
    let span = span(of: event)
    let type = event.type
    defer { yaml_event_delete(&event) }
    count += 1
    guard depth <= Self.depthLimit else {
      throw Stop(problem: .tooDeep(limit: Self.depthLimit), span: span)
    }
    guard count <= Self.countLimit else {
      throw Stop(problem: .tooMany(limit: Self.countLimit), span: span)
    }
    switch type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      note(anchor: scalar.anchor, tag: scalar.tag, at: span)
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      return YAMLNode(
        content: .scalar(String(decoding: bytes, as: UTF8.self), isPlain: isPlain), span: span)
    case YAML_ALIAS_EVENT:
      let name = event.data.alias.anchor.map { String(cString: $0) } ?? ""
      findings.append(Finding(problem: .alias(name), span: span))
      return YAMLNode(content: .scalar(name, isPlain: false), span: span)
    case YAML_SEQUENCE_START_EVENT:
      note(anchor: event.data.sequence_start.anchor, tag: event.data.sequence_start.tag, at: span)
      return YAMLNode(content: .sequence(try items(&parser, depth: depth)), span: span)
    default:
      note(anchor: event.data.mapping_start.anchor, tag: event.data.mapping_start.tag, at: span)
      return YAMLNode(content: .mapping(try entries(&parser, depth: depth)), span: span)
    }
  }

  private mutating func items(
    _ parser: inout yaml_parser_t, depth: Int
  ) throws(Stop) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      var event = try nextEvent(&parser)
      if event.type == YAML_SEQUENCE_END_EVENT { return items }
      items.append(try node(&event, &parser, depth: depth + 1))
    }
  }

  private mutating func entries(
    _ parser: inout yaml_parser_t, depth: Int
  ) throws(Stop) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var lines: [String: Int] = [:]
    while true {
      var event = try nextEvent(&parser)
      if event.type == YAML_MAPPING_END_EVENT { return entries }
      let key = try node(&event, &parser, depth: depth + 1)
      var valueEvent = try nextEvent(&parser)
      let value = try node(&valueEvent, &parser, depth: depth + 1)
      guard let text = key.text else {
        findings.append(Finding(problem: .complexKey, span: key.span))
        continue
      }
      if text == "<<" {
        findings.append(Finding(problem: .mergeKey, span: key.span))
      } else if let line = lines[text] {
        findings.append(Finding(problem: .duplicateKey(text, firstLine: line), span: key.span))
      } else {
        lines[text] = key.span.line
        entries.append(YAMLEntry(key: key, value: value))
      }
    }
  }

  private mutating func note(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?, at span: SourceSpan
  ) {
    if let anchor {
      findings.append(Finding(problem: .anchor(String(cString: anchor)), span: span))
    }
    if let tag { findings.append(Finding(problem: .tag(String(cString: tag)), span: span)) }
  }

  // MARK: libyaml

  private func nextEvent(_ parser: inout yaml_parser_t) throws(Stop) -> yaml_event_t {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else { throw failure(of: parser) }
    return event
  }

  private func failure(of parser: yaml_parser_t) -> Stop {
    let words = parser.problem.map { String(cString: $0) } ?? "cannot be read"
    if parser.error == YAML_READER_ERROR {
      // Of what is no text at all libyaml tells the byte alone.
      return Stop(problem: .malformed(words), span: span(ofByte: Int(parser.problem_offset)))
    }
    let context = parser.context.map { String(cString: $0) } ?? ""
    let span = self.span(at: parser.problem_mark)
    if context == "while scanning a quoted scalar", words.contains("end of") {
      let opened = self.span(at: parser.context_mark)
      return Stop(
        problem: .unclosedQuote(opened: opened, isDouble: character(at: opened) == "\""),
        span: opened)
    }
    if words.contains("cannot start any token") || words.contains("tab character"),
      character(at: span) == "\t"
    {
      return Stop(problem: .tab, span: span)
    }
    if let start = startOfExpression(at: span) {
      return Stop(problem: .openExpression, span: start)
    }
    return Stop(problem: .malformed(words), span: span)
  }

  /// Where an expression begins whose brace is at a place, if one does.
  private func startOfExpression(at span: SourceSpan) -> SourceSpan? {
    let start = SourceSpan(file: path, line: span.line, column: span.column - 1, length: 2)
    guard span.column > 1, character(at: span) == "{", character(at: start) == "$" else {
      return nil
    }
    return start
  }

  private func character(at span: SourceSpan) -> Unicode.Scalar? {
    guard lines.indices.contains(span.line - 1) else { return nil }
    return lines[span.line - 1].unicodeScalars.dropFirst(span.column - 1).first
  }

  private func span(of event: yaml_event_t) -> SourceSpan {
    var span = span(at: event.start_mark)
    if event.start_mark.line == event.end_mark.line {
      span.length = max(1, Int(event.end_mark.column) - Int(event.start_mark.column))
    }
    return span
  }

  private func span(ofByte offset: Int) -> SourceSpan {
    let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
    let lines = SourceFile(path: path, text: before).lines
    let column = (lines.last?.unicodeScalars.count ?? 0) + 1
    return SourceSpan(file: path, line: lines.count, column: column)
  }

  private func span(at mark: yaml_mark_t) -> SourceSpan {
    SourceSpan(file: path, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

nonisolated extension StoryboardVocabulary {
  /// The document's elements and attributes that aren't understood, or that can be seen on an
  /// iPhone and aren't drawn here: each once, where first seen.
  static func unknownWords(in root: StoryboardElement, path: String) -> [Diagnostic] {
    var search = Search(path: path)
    search.visit(root, isView: false)
    return search.found
  }

  private struct Search {
    let path: String
    var found: [Diagnostic] = []
    private var seen: Set<String> = []

    init(path: String) {
      self.path = path
    }

    mutating func visit(_ element: StoryboardElement, isView: Bool) {
      if let known = StoryboardVocabulary.attributes[element.name] {
        let isUnknown = { (attribute: String) in
          !known.contains(attribute)
            || StoryboardBuilder.InputTraits.isUnknown(attribute, of: element)
        }
        for attribute in element.attributes.keys.sorted() where isUnknown(attribute) {
          report("\(element.name)@\(attribute)", at: element, "is not understood")
        }
        for attribute in StoryboardVocabulary.undrawn(of: element) {
          report("\(element.name)@\(attribute)", at: element, "is not drawn")
        }
        if let name = element["customClass"], StoryboardVocabulary.viewElements[element.name] != nil
        {
          report(
            "the class \"\(name)\"", at: element, "is not here; a plain \(element.name) is drawn")
        }
      } else {
        let kind = isView ? "is not understood and drawn as a plain view" : "is not understood"
        report("<\(element.name)>", at: element, kind)
        // A view's own parts are read even so; what else may be inside can't be known.
        guard isView else { return }
      }
      for child in element.children {
        if let part = StoryboardVocabulary.undrawnPart(child, in: element) {
          report(part, at: child, "is not drawn")
          continue
        }
        let isView =
          StoryboardVocabulary.viewLists.contains(element.name)
          || child.key.map(StoryboardVocabulary.viewKeys.contains) ?? false
        visit(child, isView: isView)
      }
    }

    private mutating func report(_ word: String, at element: StoryboardElement, _ what: String) {
      guard seen.insert(word).inserted else { return }
      found.append(Diagnostic(.warning, file: path, at: element.position, "\(word) \(what)"))
    }
  }
}

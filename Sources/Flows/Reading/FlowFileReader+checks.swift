extension FlowFileReader {
  /// `extendedWaitUntil`.
  func extendedWait(_ place: CommandPlace) -> FlowCommand? {
    guard let node = place.node,
      let options = options(node, at: place, known: ["visible", "notVisible", "timeout"])
    else { return nil }
    guard options["visible"] != nil || options["notVisible"] != nil else {
      report(.missingOptions(command: place.name, need: "visible or notVisible"), at: place.span)
      return nil
    }
    return .assert(
      FlowAssertion(
        visible: selector("visible", in: options), notVisible: selector("notVisible", in: options),
        timeout: milliseconds("timeout", in: options)))
  }

  /// `waitForAnimationToEnd`.
  func waitForAnimation(_ place: CommandPlace) -> FlowCommand? {
    guard let node = place.node else { return .waitForAnimationToEnd(timeout: nil) }
    guard let options = options(node, at: place, known: ["timeout"]) else { return nil }
    return .waitForAnimationToEnd(timeout: milliseconds("timeout", in: options))
  }

  /// `startRecording`, which another program must help with.
  func startRecording(_ place: CommandPlace) -> FlowCommand? {
    guard let path = text(place, "path", keepsSpelling: true) else { return nil }
    if !canFilm { report(.missingEncoder, at: place.span) }
    return .startRecording(path)
  }

  /// `assertScreenshot`.
  func assertScreenshot(_ place: CommandPlace) -> FlowCommand? {
    guard let (picture, options) = picture(place, more: ["thresholdPercentage"]) else {
      return nil
    }
    let name = "thresholdPercentage"
    guard let options, let node = options[name] else {
      return .assertScreenshot(picture, threshold: nil)
    }
    guard let threshold = template(node, field: options.path(of: name), keepsSpelling: true) else {
      return nil
    }
    if let literal = threshold.literal, Double(literal).map({ 0...100 ~= $0 }) != true {
      report(
        .incorrectFormat(
          field: options.path(of: name), found: node.kindName, wanted: "a number from 0 to 100"),
        at: node.span)
      return nil
    }
    return .assertScreenshot(picture, threshold: threshold)
  }

  /// The path of a picture, alone or with what it shows.
  func picture(
    _ place: CommandPlace, more keys: [String]
  ) -> (picture: FlowPicture, options: CommandOptions?)? {
    guard let node = place.node else { return nil }
    if node.text != nil {
      return template(node, field: place.name, keepsSpelling: true)
        .map { (FlowPicture(path: $0), nil) }
    }
    guard let options = options(node, at: place, known: ["path", "cropOn"] + keys) else {
      return nil
    }
    guard options["path"] != nil else {
      report(.missingOptions(command: place.name, need: "a path"), at: place.span)
      return nil
    }
    guard let path = template("path", in: options, keepsSpelling: true) else { return nil }
    return (FlowPicture(path: path, cropOn: selector("cropOn", in: options)), options)
  }
}

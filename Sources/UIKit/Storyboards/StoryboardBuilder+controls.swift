extension StoryboardBuilder {
  func makeProgressView(_ element: StoryboardElement) -> UIView {
    let view = UIProgressView(frame: .zero)
    view.progressViewStyle = element["progressViewStyle"] == "bar" ? .bar : .default
    view.progress = Float(element.number("progress") ?? 0)
    view.progressTintColor = color("progressTintColor", of: element)
    view.trackTintColor = color("trackTintColor", of: element)
    return view
  }

  func makePageControl(_ element: StoryboardElement) -> UIView {
    let view = UIPageControl(frame: .zero)
    applyControlAttributes(of: element, to: view)
    view.numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), 1000)
    view.currentPage = element.integer("currentPage") ?? 0
    view.hidesForSinglePage = element.flag("hidesForSinglePage") ?? false
    view.pageIndicatorTintColor = color("pageIndicatorTintColor", of: element)
    view.currentPageIndicatorTintColor = color("currentPageIndicatorTintColor", of: element)
    return view
  }

  func makeSwitch(_ element: StoryboardElement) -> UIView {
    let view = UISwitch(frame: .zero)
    applyControlAttributes(of: element, to: view)
    view.isOn = element.flag("on") ?? false
    view.onTintColor = color("onTintColor", of: element)
    view.thumbTintColor = color("thumbTintColor", of: element)
    return view
  }

  func makeSlider(_ element: StoryboardElement) -> UIView {
    let view = UISlider(frame: .zero)
    applyControlAttributes(of: element, to: view)
    view.minimumValue = Float(element.number("minValue") ?? 0)
    view.maximumValue = Float(element.number("maxValue") ?? 1)
    view.value = Float(element.number("value") ?? 0)
    view.isContinuous = element.flag("continuous") ?? true
    view.minimumTrackTintColor = color("minimumTrackTintColor", of: element)
    view.maximumTrackTintColor = color("maximumTrackTintColor", of: element)
    view.thumbTintColor = color("thumbTintColor", of: element)
    return view
  }

  func makeSegmentedControl(_ element: StoryboardElement) -> UIView {
    let view = UISegmentedControl(frame: .zero)
    applyControlAttributes(of: element, to: view)
    view.height = height(ofControlsIn: document)
    view.isMomentary = element.flag("momentary") ?? false
    view.apportionsSegmentWidthsByContent =
      element.flag("apportionsSegmentWidthsByContent") ?? false
    for (index, segment) in (element.child("segments")?.children("segment") ?? []).enumerated() {
      view.insertSegment(withTitle: text("title", of: segment), at: index, animated: false)
      if let image = image("image", of: segment) { view.setImage(image, forSegmentAt: index) }
      view.setEnabled(segment.flag("enabled") ?? true, forSegmentAt: index)
      view.setWidth(segment.number("width") ?? 0, forSegmentAt: index)
    }
    if !view.isMomentary, let index = element.integer("selectedSegmentIndex") {
      view.selectedSegmentIndex = index
    }
    if let color = color("selectedSegmentTintColor", of: element) {
      view.selectedSegmentTintColor = color
    }
    return view
  }

  func makeStepper(_ element: StoryboardElement) -> UIView {
    let stepper = UIStepper(frame: .zero)
    applyControlAttributes(of: element, to: stepper)
    stepper.height = height(ofControlsIn: document)
    stepper.minimumValue = element.number("minimumValue").map { Double($0) } ?? 0
    stepper.maximumValue = element.number("maximumValue").map { Double($0) } ?? 100
    stepper.stepValue = element.number("stepValue").map { Double($0) } ?? 1
    stepper.value = element.number("value").map { Double($0) } ?? 0
    stepper.wraps = element.flag("wraps") ?? false
    stepper.autorepeat = element.flag("autorepeat") ?? true
    stepper.isContinuous = element.flag("continuous") ?? true
    return stepper
  }

  /// The height of segmented controls and steppers before and since iOS 13, in points; measured
  /// from stored frames.
  private func height(ofControlsIn document: StoryboardDocument) -> CGFloat {
    document.toolsVersion >= 15_000 ? 32 : 29
  }

  func makeTextView(_ element: StoryboardElement) -> UIView {
    let view = UITextView(frame: .zero)
    applyScrolling(of: element, to: view)
    if let font = font("fontDescription", of: element) { view.font = font }
    view.text = text("text", of: element) ?? ""
    if let color = color("textColor", of: element) { view.textColor = color }
    view.textAlignment = textAlignment(element["textAlignment"])
    if let plain = plainText(
      "attributedText", of: element, font: view.font ?? .systemFont(ofSize: 14))
    {
      view.text = plain.text
      if let font = plain.font { view.font = font }
      if let color = plain.color { view.textColor = color }
      if let alignment = plain.alignment { view.textAlignment = alignment }
    }
    view.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    if let isEditable = element.flag("editable") { view.isEditable = isEditable }
    if let isSelectable = element.flag("selectable") { view.isSelectable = isSelectable }
    if let traits = element.child("textInputTraits") { apply(traits, to: view) }
    return view
  }
}

/// A view of a storyboard, with what it was last made of.
struct KeptView {
  let view: UIView
  /// What the element says for the size classes.
  let element: StoryboardElement
  /// What it says otherwise than in general.
  let variations: StoryboardVariations
  /// The surroundings in which it says so.
  let traits: UITraitCollection
}

extension UIView {
  /// Takes what the user has done to a view that this one stands in for.
  func takeState(of former: UIView) {
    switch (self, former) {
    case (let view as UIPageControl, let former as UIPageControl):
      view.currentPage = former.currentPage
    case (let view as UISwitch, let former as UISwitch): view.isOn = former.isOn
    case (let view as UISlider, let former as UISlider): view.value = former.value
    case (let view as UIStepper, let former as UIStepper): view.value = former.value
    case (let view as UISegmentedControl, let former as UISegmentedControl):
      view.selectedSegmentIndex = former.selectedSegmentIndex
    case (let view as UISearchBar, let former as UISearchBar): view.text = former.text
    case (let view as UIScrollView, let former as UIScrollView):
      view.contentOffset = former.contentOffset
    default: break
    }
  }

  /// Takes what a storyboard can say of a view from another one of the same kind; text that was
  /// typed and what was scrolled to stay.
  func takeLook(of model: UIView) {
    takePlainLook(of: model)
    switch (self, model) {
    case (let view as UIStackView, let model as UIStackView): view.takeArrangement(of: model)
    case (let view as UIImageView, let model as UIImageView):
      view.image = model.image
      view.highlightedImage = model.highlightedImage
    case (let view as UITextField, let model as UITextField): view.takeTextLook(of: model)
    case (let view as UITextView, let model as UITextView):
      view.font = model.font
      view.textColor = model.textColor
      view.textAlignment = model.textAlignment
      view.contentInset = model.contentInset
    case (let view as UIScrollView, let model as UIScrollView):
      view.contentInset = model.contentInset
      view.isScrollEnabled = model.isScrollEnabled
      view.isPagingEnabled = model.isPagingEnabled
    default: break
    }
  }

  private func takePlainLook(of model: UIView) {
    contentMode = model.contentMode
    isOpaque = model.isOpaque
    isHidden = model.isHidden
    alpha = model.alpha
    clipsToBounds = model.clipsToBounds
    isUserInteractionEnabled = model.isUserInteractionEnabled
    backgroundColor = model.backgroundColor
    if ownTintColor != model.ownTintColor { tintColor = model.ownTintColor }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(model.contentHuggingPriority(for: axis), for: axis)
      setContentCompressionResistancePriority(
        model.contentCompressionResistancePriority(for: axis), for: axis)
    }
    takeMargins(of: model)
  }
}

extension UIStackView {
  fileprivate func takeArrangement(of model: UIStackView) {
    axis = model.axis
    distribution = model.distribution
    alignment = model.alignment
    spacing = model.spacing
    isBaselineRelativeArrangement = model.isBaselineRelativeArrangement
    isLayoutMarginsRelativeArrangement = model.isLayoutMarginsRelativeArrangement
  }
}

extension UITextField {
  fileprivate func takeTextLook(of model: UITextField) {
    font = model.font
    textColor = model.textColor
    textAlignment = model.textAlignment
    if let placeholder = model.attributedPlaceholder {
      attributedPlaceholder = placeholder
    } else {
      placeholder = model.placeholder
    }
    borderStyle = model.borderStyle
    clearButtonMode = model.clearButtonMode
    isEnabled = model.isEnabled
  }
}

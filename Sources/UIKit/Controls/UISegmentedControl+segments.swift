extension UISegmentedControl {
  /// How many segments there are.
  public var numberOfSegments: Int { segments.count }

  /// Puts in a segment with a word, before the one of a number.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title, image: nil), at: segment, animated: animated)
  }

  /// Puts in a segment with a picture, before the one of a number.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: nil, image: image), at: segment, animated: animated)
  }

  private func insert(_ view: SegmentView, at index: Int, animated: Bool) {
    let index = min(max(index, 0), segments.count)
    segments.insert(view, at: index)
    view.isInUse = isEnabled
    view.alpha = 0
    addSubview(view)
    if chosen >= index { chosen += 1 }
    view.frame = place(of: index)
    rearrange(animated: animated) { view.alpha = 1 }
  }

  /// Takes a segment out; none is chosen if that was.
  public func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    if chosen == segment {
      chosen = Self.noSegment
    } else if chosen > segment {
      chosen -= 1
    }
    rearrange(animated: animated)
  }

  /// Takes all segments out.
  public func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    chosen = Self.noSegment
    rearrange()
  }

  /// Gives a segment a word.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// The word of a segment.
  public func titleForSegment(at segment: Int) -> String? { view(segment)?.title }

  /// Gives a segment a picture.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }

  /// The picture of a segment.
  public func imageForSegment(at segment: Int) -> UIImage? { view(segment)?.image }

  /// Gives a segment a width in points; 0 for a share of what the others leave.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(width, 0) }
  }

  /// The width that was set for a segment, in points.
  public func widthForSegment(at segment: Int) -> CGFloat { view(segment)?.width ?? 0 }

  /// Lets a segment be chosen or not.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  public func isEnabledForSegment(at segment: Int) -> Bool { view(segment)?.isEnabled ?? false }

  private func view(_ index: Int) -> SegmentView? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func change(_ index: Int, _ body: (SegmentView) -> Void) {
    guard let view = view(index) else { return }
    body(view)
    rearrange()
  }
}

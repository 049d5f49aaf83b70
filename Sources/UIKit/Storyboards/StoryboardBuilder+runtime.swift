import Graphics

extension StoryboardBuilder {
  /// Gives a view the values that the document sets by the names of properties.
  func applyRuntimeAttributes(of element: StoryboardElement, to view: UIView) {
    let attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
    for attribute in attributes where attribute.name == "userDefinedRuntimeAttribute" {
      guard let path = attribute["keyPath"] else { continue }
      guard Self.setters[path]?(view, RuntimeValue(attribute, builder: self)) != true else {
        continue
      }
      let isColor = attribute["type"] == "color" && path.hasPrefix("layer.")
      let why = isColor ? "takes no UIColor, on iOS either" : "is not known and left out"
      reportOnce(at: attribute, "the runtime attribute \"\(path)\" \(why)")
    }
    // The border of a layer is black unless somebody says otherwise.
    if view.layer.borderWidth > 0, view.layer.borderColor == nil {
      view.layer.borderColor = CGColor(.black)
    }
  }

  /// What stands in a runtime attribute.
  private struct RuntimeValue {
    let text: String?
    let number: CGFloat?
    let flag: Bool?
    let size: CGSize?
    let color: UIColor?

    init(_ element: StoryboardElement, builder: StoryboardBuilder) {
      let value = element.child(key: "value")
      text = element["value"] ?? value?.text
      flag = element.flag("value")
      number =
        value?.number("value") ?? element.number("value")
        ?? flag.map { $0 ? 1 : 0 }
      size = value.flatMap { value in
        guard let width = value.number("width"), let height = value.number("height") else {
          return nil
        }
        return CGSize(width: width, height: height)
      }
      color = element["type"] == "color" ? builder.color("value", of: element) : nil
    }
  }

  private typealias Setter = @MainActor (UIView, RuntimeValue) -> Bool

  /// Makes a setter; it fails where the value isn't of the property's kind or the view has no such
  /// property.
  private static func setter<View: UIView, Value>(
    _ value: KeyPath<RuntimeValue, Value?>, _ set: @escaping @MainActor (View, Value) -> Void
  ) -> Setter {
    { view, given in
      guard let view = view as? View, let value = given[keyPath: value] else { return false }
      set(view, value)
      return true
    }
  }

  /// How the known properties are set, by their key paths.
  private static let setters: [String: Setter] = [
    "layer.cornerRadius": setter(\.number) { (view: UIView, value) in
      view.layer.cornerRadius = max(value, 0)
    },
    "layer.cornerCurve": setter(\.text) { (view: UIView, value) in
      view.layer.cornerCurve = value == "continuous" ? .continuous : .circular
    },
    "layer.maskedCorners": setter(\.number) { (view: UIView, value) in
      view.layer.maskedCorners = CACornerMask(rawValue: UInt(max(value, 0)))
    },
    "layer.borderWidth": setter(\.number) { (view: UIView, value) in
      view.layer.borderWidth = max(value, 0)
    },
    "layer.masksToBounds": setter(\.flag) { (view: UIView, value) in
      view.layer.masksToBounds = value
    },
    "layer.opacity": setter(\.number) { (view: UIView, value) in
      view.layer.opacity = Float(value)
    },
    "layer.hidden": setter(\.flag) { (view: UIView, value) in view.layer.isHidden = value },
    "layer.shadowOpacity": setter(\.number) { (view: UIView, value) in
      view.layer.shadowOpacity = Float(min(max(value, 0), 1))
    },
    "layer.shadowRadius": setter(\.number) { (view: UIView, value) in
      view.layer.shadowRadius = min(max(value, 0), 1000)
    },
    "layer.shadowOffset": setter(\.size) { (view: UIView, value) in
      view.layer.shadowOffset = value
    },
    "clipsToBounds": setter(\.flag) { (view: UIView, value) in view.clipsToBounds = value },
    "hidden": setter(\.flag) { (view: UIView, value) in view.isHidden = value },
    "alpha": setter(\.number) { (view: UIView, value) in view.alpha = min(max(value, 0), 1) },
    "backgroundColor": setter(\.color) { (view: UIView, value) in view.backgroundColor = value },
    "tintColor": setter(\.color) { (view: UIView, value) in view.tintColor = value },
    "tag": setter(\.number) { (view: UIView, value) in view.tag = Int(value) },
    "accessibilityIdentifier": setter(\.text) { (view: UIView, value) in
      view.accessibilityIdentifier = value
    },
    "accessibilityLabel": setter(\.text) { (view: UIView, value) in
      view.accessibilityLabel = value
    },
    "text": setter(\.text) { (view: UILabel, value) in view.text = value },
    "textColor": setter(\.color) { (view: UILabel, value) in view.textColor = value },
    "numberOfLines": setter(\.number) { (view: UILabel, value) in
      view.numberOfLines = Int(max(value, 0))
    },
    "adjustsFontSizeToFitWidth": setter(\.flag) { (view: UILabel, value) in
      view.adjustsFontSizeToFitWidth = value
    },
    "titleLabel.numberOfLines": setter(\.number) { (view: UIButton, value) in
      view.titleLabel?.numberOfLines = Int(max(value, 0))
    },
    "titleLabel.textAlignment": setter(\.number) { (view: UIButton, value) in
      view.titleLabel?.textAlignment = NSTextAlignment(rawValue: Int(value)) ?? .natural
    },
    "titleLabel.adjustsFontSizeToFitWidth": setter(\.flag) { (view: UIButton, value) in
      view.titleLabel?.adjustsFontSizeToFitWidth = value
    },
    "titleLabel.minimumScaleFactor": setter(\.number) { (view: UIButton, value) in
      view.titleLabel?.minimumScaleFactor = min(max(value, 0), 1)
    },
    "imageView.contentMode": setter(\.number) { (view: UIButton, value) in
      view.imageView?.contentMode = UIView.ContentMode(rawValue: Int(value)) ?? .scaleToFill
    },
  ]
}

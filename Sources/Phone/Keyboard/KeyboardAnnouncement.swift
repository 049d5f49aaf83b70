import Foundation
import UIKit

/// A notification about the keyboard's frame.
struct KeyboardAnnouncement {
  enum Name {
    case willChangeFrame, willShow, didChangeFrame, didShow, willHide, didHide
  }

  /// What is posted before and after a movement.
  enum Pair {
    case showing, hiding, changing

    var will: [Name] {
      switch self {
      case .showing: [.willChangeFrame, .willShow]
      case .hiding: [.willChangeFrame, .willHide]
      case .changing: [.willChangeFrame]
      }
    }
    var did: [Name] {
      switch self {
      case .showing: [.didChangeFrame, .didShow]
      case .hiding: [.didChangeFrame, .didHide]
      case .changing: [.didChangeFrame]
      }
    }
  }

  /// What the notification says about the movement's length, in seconds (measured on iOS).
  static let duration: TimeInterval = 0.25
  /// The keyboard's own curve, a spring (measured on iOS).
  static let curve = 7

  let name: Name
  let begin: CGRect
  let end: CGRect

  /// Tells the app's observers.
  func post(on screen: UIScreen) {
    NotificationCenter.default.post(
      name: name.notification, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: begin,
        UIResponder.keyboardFrameEndUserInfoKey: end,
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}

extension KeyboardAnnouncement.Name {
  var notification: NSNotification.Name {
    switch self {
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    }
  }
}

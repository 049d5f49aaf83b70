import Phone
import Prototype

extension Phone {
  /// A phone that runs the prototype.
  static func prototype(_ setup: PhoneSetup) -> Phone {
    Phone(setup) { AppDelegate() }
  }
}

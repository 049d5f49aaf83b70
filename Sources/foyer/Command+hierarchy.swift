import Flows
import Graphics
import Phone

extension Command {
  static let hierarchy = Command(
    name: "hierarchy", summary: "Print what flows see of a screen, as Maestro's JSON",
    options: [.screen] + Option.phone
  ) { arguments in
    let screen = try arguments.choice(.screen, as: Screen.self) ?? .login
    let phone = Phone.prototype(try PhoneSetup(arguments))
    try screen.show(on: phone)
    try StandardOutput.print(HierarchyFile(phone.snapshot).text)
  }
}

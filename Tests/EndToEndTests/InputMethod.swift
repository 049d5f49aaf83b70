import Foundation

/// Fcitx with pinyin on a bus of its own, as a Chinese user has it.
///
/// It draws no candidates, so that nothing stands over the window. It ends with this object.
final class InputMethod {
  /// Whether this machine has what it takes.
  nonisolated static let isAvailable =
    ["dbus-daemon", "fcitx5", "fcitx5-remote"].allSatisfy(Desk.hasTool)
    && FileManager.default.fileExists(atPath: "/usr/share/fcitx5/inputmethod/pinyin.conf")

  /// The environment in which programs find it.
  let environment: [String: String]
  private let bus: Child
  private let server: Child

  /// Starts it and waits until it answers.
  init(on desk: Desk) throws {
    let folder = desk.folder.appendingPathComponent("input-method")
    try? FileManager.default.removeItem(at: folder)
    let settings = folder.appendingPathComponent("config/fcitx5")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try """
    [Groups/0]
    Name=Default
    Default Layout=us
    DefaultIM=pinyin

    [Groups/0/Items/0]
    Name=pinyin
    Layout=

    [GroupOrder]
    0=Default
    """.write(
      to: settings.appendingPathComponent("profile"), atomically: true, encoding: .utf8)
    let address = "unix:path=\(folder.path)/bus"
    bus = try desk.start(["dbus-daemon", "--session", "--nofork", "--address=\(address)"])
    try wait(for: "a bus") {
      FileManager.default.fileExists(atPath: "\(folder.path)/bus") ? true : nil
    }
    var environment = [
      "DBUS_SESSION_BUS_ADDRESS": address, "SDL_IM_MODULE": "fcitx", "XMODIFIERS": "@im=none",
    ]
    for (name, place) in [
      ("HOME", ""), ("XDG_CONFIG_HOME", "/config"), ("XDG_DATA_HOME", "/data"),
      ("XDG_CACHE_HOME", "/cache"), ("XDG_RUNTIME_DIR", ""),
    ] {
      environment[name] = folder.path + place
    }
    self.environment = environment
    let unwanted = "classicui,cloudpinyin,kimpanel,notifications,clipboard,quickphrase,unicode"
    server = try desk.start(["fcitx5", "--disable=\(unwanted)", "-r"], environment)
    try wait(for: "fcitx5", 20) {
      let remote = try desk.start(["fcitx5-remote", "-q"], environment)
      return try remote.waitUntilExit() == 0 && remote.output == "Default\n" ? true : nil
    }
    // It makes its table while it already takes keys.
    try wait(for: "pinyin", 20) { [server] in
      server.errors.contains("Loaded addon pinyin") ? true : nil
    }
  }
}

import Foundation

/// A program that the tests start: what it prints goes to files, and every wait has an end.
///
/// Foundation's `Process` hands on the signals that its thread blocks, so that its children can't
/// be told to stop, and waits without an end. A child here starts with all signals open, with no
/// file of ours but its own three, and in the process group of a guard that ends with the tests.
final class Child {
  /// The process's number.
  let process: pid_t
  private let folder: URL
  private var status: Int32?

  /// Starts a program that is looked up in the path; `group` 0 makes a group of its own.
  ///
  /// What it prints goes to a new folder in `parent`.
  init(
    _ words: [String], environment: [String: String], group: pid_t, in parent: URL,
    input: Int32? = nil
  ) throws {
    folder = parent.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    for (number, name) in [(Int32(1), "out"), (2, "err")] {
      let path = folder.appendingPathComponent(name).path
      posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT, 0o600)
    }
    for descriptor in Int32(3)..<256 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, group)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in arguments + variables { free(word) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, words[0], &actions, &attributes, arguments, variables)
    guard error == 0 else { throw Failure.cannotStart(words, String(cString: strerror(error))) }
    self.process = process
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Whether it still runs.
  var isRunning: Bool {
    guard status == nil else { return false }
    var ended: Int32 = 0
    guard waitpid(process, &ended, WNOHANG) == process else { return true }
    status = ended
    return false
  }

  /// The numbers of the processes that it has started.
  var children: [pid_t] {
    let list = "/proc/\(process)/task/\(process)/children"
    let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { pid_t($0) }
  }

  /// Sends a signal to it.
  func send(signal: Int32) {
    if isRunning { kill(process, signal) }
  }

  /// Waits for its end; gives its exit code, or 128 and the signal that ended it.
  func waitUntilExit(_ patience: TimeInterval = 10) throws -> Int32 {
    try wait(for: "the end of process \(process)", patience) { isRunning ? nil : true }
    let status = status ?? 0
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }

  /// What it has printed so far.
  var output: String { text("out") }

  /// What it has printed so far on standard error.
  var errors: String { text("err") }

  private func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }
}

/// Asks again and again until there is an answer; fails when patience, in seconds, is at an end.
@discardableResult
func wait<Answer>(
  for what: String, _ patience: TimeInterval = 10, _ answer: () throws -> Answer?
) throws -> Answer {
  let deadline = ContinuousClock.now + .seconds(patience)
  while true {
    if let answer = try answer() { return answer }
    guard ContinuousClock.now < deadline else { throw Failure.timeOut(waitingFor: what) }
    usleep(4_000)
  }
}

/// What can go wrong in driving a program.
enum Failure: Error {
  case cannotStart([String], String)
  case failed([String], String)
  case timeOut(waitingFor: String)
  case noPicture(String)
}

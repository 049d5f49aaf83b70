import Flows
import Foundation

/// A process of its own that runs a flow: what it is told goes in as a line of JSON, and what
/// happens comes out as lines of JSON.
///
/// It belongs to no terminal, so that whoever presses Ctrl+C stops this process alone, which then
/// stops its children. However this process ends, they see their input end, and end too.
nonisolated final class FlowProcess {
  /// The word that starts such a process, which is no command for people.
  static let command = "run-flow"
  /// The most bytes that are kept of what is printed beside the events; ours.
  private static let errorLimit = 64 << 10

  /// Where its events can be read; -1 after the last.
  private(set) var output: Int32 = -1
  /// Where can be read what libraries print.
  private(set) var errorOutput: Int32 = -1
  /// What was printed beside the events.
  private(set) var errors = Data()
  private let process: pid_t
  /// The end of its input that stays open for as long as anybody wants it to run.
  private let input: Int32
  private var line = Data()

  /// Starts a process for a job.
  init(_ job: FlowJob) throws(FlowProcessError) {
    let (input, output, errors) = (try Pipe(), try Pipe(), try Pipe())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, own) in [(input.read, 0), (output.write, 1), (errors.write, 2)] {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(own))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let words = [strdup("foyer"), strdup(Self.command), nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/proc/self/exe", &actions, &attributes, words, environ)
    for descriptor in [input.read, output.write, errors.write] { close(descriptor) }
    guard code == 0 else {
      for descriptor in [input.write, output.read, errors.read] { close(descriptor) }
      throw FlowProcessError(code: code)
    }
    (self.process, self.output, errorOutput) = (process, output.read, errors.read)
    self.input = input.write
    // A process that is gone reads nothing, which its status tells.
    let handle = FileHandle(fileDescriptor: input.write, closeOnDealloc: false)
    try? handle.write(contentsOf: ((try? JSONEncoder().encode(job)) ?? Data()) + Data("\n".utf8))
  }

  deinit {
    for descriptor in [input, output, errorOutput] where descriptor >= 0 { close(descriptor) }
  }

  /// The job of the process that this one is.
  static var ownJob: FlowJob {
    get throws { try JSONDecoder().decode(FlowJob.self, from: Data((readLine() ?? "").utf8)) }
  }

  /// Ends this process as soon as the one that has started it is gone.
  static func endWithParent() {
    Thread.detachNewThread {
      var file = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      while poll(&file, 1, -1) < 0, errno == EINTR {}
      _exit(1)
    }
  }

  /// Whether there is nothing more to read.
  var hasEnded: Bool { output < 0 && errorOutput < 0 }

  /// Reads what has come on a file; whole lines are events.
  func read(_ descriptor: Int32) -> [FlowEvent] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    guard count > 0 else {
      close(descriptor)
      if descriptor == output { output = -1 } else { errorOutput = -1 }
      return []
    }
    guard descriptor == output else {
      errors += buffer[..<min(count, max(0, Self.errorLimit - errors.count))]
      return []
    }
    var events: [FlowEvent] = []
    let pieces = buffer[..<count].split(separator: 10, omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      line += piece
      guard index < pieces.count - 1 else { break }
      if let event = try? JSONDecoder().decode(FlowEvent.self, from: line) { events.append(event) }
      line = Data()
    }
    return events
  }

  /// Waits for its end; nil if that was as it should be, or what ended it.
  func wait() -> String? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    if signal != 0 { return "signal \(signal) (\(String(cString: strsignal(signal))))" }
    let code = status >> 8 & 0xff
    return code == 0 ? nil : "exit code \(code)"
  }

  /// Ends it at once.
  func stop() { kill(process, SIGKILL) }

  /// The two ends of a pipe, neither of which a child inherits.
  private struct Pipe {
    let read: Int32
    let write: Int32

    init() throws(FlowProcessError) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw FlowProcessError(code: errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (read, write) = (ends[0], ends[1])
    }
  }
}

/// A process could not be started.
struct FlowProcessError: Error, CustomStringConvertible {
  /// The system's number for what went wrong.
  let code: Int32

  var description: String { "cannot start a process: \(String(cString: strerror(code)))" }
}

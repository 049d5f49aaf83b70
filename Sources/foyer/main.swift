internal import CMalloc
import Flows
import Foundation
import Graphics
import UIKit

/// Runs the command that the words of the call name; returns the exit code.
func run(_ words: [String]) -> Int32 {
  do {
    try Call(words).run()
    return 0
  } catch let error as OutputError where error.isUnwanted {
    return 1
  } catch is Findings {
    return 1
  } catch let error as Interrupted {
    StandardError.print("foyer: \(error)")
    return error.code
  } catch let error as Diagnostic {
    // As compilers tell it, for editors to find the place.
    StandardError.print("\(error)")
    return 1
  } catch WorkspaceError.problems(let report) {
    StandardError.print(report)
    return 1
  } catch {
    StandardError.print("foyer: \(error)")
    return error is CommandLineError ? 2 : 1
  }
}

/// Runs the flow that standard input describes, and tells how it goes; returns the exit code.
///
/// Whoever started this process and no longer listens has no use for the rest.
func runFlow() -> Int32 {
  do {
    let job = try FlowProcess.ownJob
    FlowProcess.endWithParent()
    let worker = try FlowWorker(job) { event in
      guard let line = try? JSONEncoder().encode(event),
        (try? StandardOutput.print(String(decoding: line, as: UTF8.self))) != nil
      else { exit(1) }
    }
    worker.run()
    return 0
  } catch {
    StandardError.print("foyer: \(error)")
    return 1
  }
}

/// Puts /dev/null where a standard file is closed, or the next file opened would get what is
/// printed.
///
/// What is printed on a closed output still fails, as nobody gets it.
func fillStandardFiles() {
  for descriptor in 0...2 as ClosedRange<Int32> where fcntl(descriptor, F_GETFD) == -1 {
    _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
  }
}

/// Makes a write that nobody reads, or that is past the limit on a file's size, fail as others do
/// and not end the program.
func outliveWrites() {
  for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
}

/// Gives what pictures took back to the system as soon as they are dropped; the sizes, in bytes,
/// are ours.
func returnLargeBlocks() {
  _ = mallopt(M_MMAP_THRESHOLD, 256 << 10)
  _ = mallopt(M_TRIM_THRESHOLD, 1 << 20)
}

fillStandardFiles()
outliveWrites()
returnLargeBlocks()
let words = Array(CommandLine.arguments.dropFirst())
exit(words == [FlowProcess.command] ? runFlow() : run(words))

import Foundation
import Graphics

/// Runs the command that the words of the call name; returns the exit code.
func run(_ words: [String]) -> Int32 {
  do {
    try Call(words).run()
    // What was printed may be waiting for a disk that is full.
    guard fflush(nil) == 0 else { throw OutputError() }
    return 0
  } catch {
    StandardError.print("foyer: \(error)")
    return error is CommandLineError ? 2 : 1
  }
}

/// Puts /dev/null where a standard file is closed, or the next file opened would get what is printed.
func fillStandardFiles() {
  for descriptor in 0...2 as ClosedRange<Int32> where fcntl(descriptor, F_GETFD) == -1 {
    _ = open("/dev/null", O_RDWR)
  }
}

fillStandardFiles()
exit(run(Array(CommandLine.arguments.dropFirst())))

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

exit(run(Array(CommandLine.arguments.dropFirst())))

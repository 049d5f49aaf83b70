import Foundation

/// What was printed could not be written.
struct OutputError: Error, CustomStringConvertible {
  let description = "cannot write the output: \(String(cString: strerror(errno)))"
}

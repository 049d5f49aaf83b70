import Foundation
import Phone
import Synchronization

/// The words of the system's spelling dictionary, for the keyboard in the window.
///
/// Pictures that are saved must be the same on every machine, so those have none.
nonisolated enum SystemWords {
  /// Where systems keep their lists of English words, the best first.
  private static let paths = ["american-english", "british-english", "words"].map {
    "/usr/share/dict/\($0)"
  }

  private enum State {
    case unread, reading
    case read(WordList)
  }

  private static let state = Mutex(State.unread)

  /// The list; empty until it has been read beside everything else, and where there is none.
  static func read() -> WordList {
    let (list, mustRead) = state.withLock { state -> (WordList, Bool) in
      switch state {
      case .read(let list): return (list, false)
      case .reading: return (WordList(), false)
      case .unread:
        state = .reading
        return (WordList(), true)
      }
    }
    if mustRead { Thread.detachNewThread { load() } }
    return list
  }

  private static func load() {
    let lines = paths.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first
    let list = lines.map { WordList(lines: $0) } ?? WordList()
    state.withLock { $0 = .read(list) }
  }
}

import Foundation

/// The signals that ask this process to end, kept until somebody looks.
nonisolated struct Interrupts {
  private var set = sigset_t()

  /// Keeps the signals from ending the process from now on.
  init() {
    sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// A signal that has come; nil for none.
  var pending: Int32? {
    var (set, now) = (set, timespec())
    let signal = sigtimedwait(&set, nil, &now)
    return signal > 0 ? signal : nil
  }
}

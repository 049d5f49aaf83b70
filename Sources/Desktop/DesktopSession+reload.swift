internal import CSDL2
import Foundation

extension DesktopSession {
  /// The event that says that a file was saved.
  static let savedFile = SDL_USEREVENT.rawValue

  /// Has the session told when anything in the folders that it shows is saved.
  func watchFiles() {
    guard let folders = options.watchedFolders else { return }
    watch = FileWatch(folders()) {
      var event = SDL_Event()
      event.type = SDL_USEREVENT.rawValue
      SDL_PushEvent(&event)
    }
  }

  /// Starts the app anew with the files as they are now.
  func reload() {
    phone.advance(to: pace.phoneTime)
    relaunch()
    if let folders = options.watchedFolders { watch?.watch(folders()) }
  }
}

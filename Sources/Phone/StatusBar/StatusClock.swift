import Foundation

/// The time and the date that a status bar shows, in a language.
///
/// They never change, so that pictures are the same at all times: 9:41 on Tuesday, 9 January, the
/// day of the first iPhone, as iOS itself shows them while QuickTime records its screen. Where an
/// iPad writes them is Apple's, how is that of the Common Locale Data Repository, without its
/// comma.
nonisolated struct StatusClock: Hashable, Sendable {
  /// The time as an iPhone shows it beside its camera.
  let time = "9:41"
  /// The time as an iPad and an iPhone with a home button show it.
  let longTime: String
  /// The weekday and the day.
  let date: String

  /// Makes a clock for a language such as `zh-Hant`; English for one that the phone doesn't speak.
  init(language: String) {
    let language = Locale.Language(identifier: language)
    (longTime, date) =
      switch (language.languageCode?.identifier, language.script?.identifier) {
      case ("zh", "Hant"): ("上午\(time)", "1月9日 週二")
      case ("zh", _): ("上午\(time)", "1月9日周二")
      default: ("\(time) AM", "Tue Jan 9")
      }
  }
}

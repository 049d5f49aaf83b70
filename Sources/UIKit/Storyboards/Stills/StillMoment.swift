/// The moment that a date picker shows, in the words of its wheels and buttons.
///
/// A picker that follows the clock shows what Apple's phones show in pictures: 9:41, on the day of
/// the first iPhone.
struct StillMoment {
  private let date: Date
  private let locale: Locale
  private let calendar: Calendar

  /// 9 January 2007, 9:41 in the morning, in seconds since 2001.
  private static let keynote: TimeInterval = 190_028_460

  init(_ element: StoryboardElement, language: String) {
    let stored = element.child("date", key: "date")?.number("timeIntervalSinceReferenceDate")
    let isCurrent = element.flag("useCurrentDate") ?? false
    date = Date(
      timeIntervalSinceReferenceDate: isCurrent
        ? Self.keynote : stored.map(Double.init) ?? Self.keynote)
    locale = Locale(identifier: language.hasPrefix("en") ? "en_US" : language)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    self.calendar = calendar
  }

  private func text(_ template: String, of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = .gmt
    formatter.setLocalizedDateFormatFromTemplate(template)
    // ICU puts a narrow space before AM and PM, as iOS does not in pickers.
    return formatter.string(from: date).replacing("\u{202F}", with: " ")
  }

  private func part(_ component: Calendar.Component) -> Int {
    calendar.component(component, from: date)
  }

  /// The words of a compact picker.
  func words(of mode: String) -> [String] {
    let day = text("yMMMd", of: date)
    let time = text("jmm", of: date)
    return mode == "date" ? [day] : mode == "time" ? [time] : [day, time]
  }

  /// The wheels of a mode.
  func wheels(of mode: String) -> [StillPicker.Wheel] {
    switch mode {
    case "date":
      let months = calendar.standaloneMonthSymbols
      let days = (1...31).map(String.init)
      let years = (part(.year) - 3...part(.year) + 3).map(String.init)
      return [
        StillPicker.Wheel(
          rows: months, selected: part(.month) - 1, share: 2, alignment: .left),
        StillPicker.Wheel(rows: days, selected: part(.day) - 1, share: 0.8),
        StillPicker.Wheel(rows: years, selected: 3, share: 1.2),
      ]
    case "time": return clock
    case "countDownTimer":
      return [
        StillPicker.Wheel(rows: (0...23).map { "\($0)" }, selected: 0),
        StillPicker.Wheel(rows: (0...59).map { "\($0)" }, selected: 1),
      ]
    default:
      let days = (-3...3).map { step in
        text("EEEMMMd", of: date.addingTimeInterval(TimeInterval(step) * 86_400))
      }
      return [StillPicker.Wheel(rows: days, selected: 3, share: 2.4, alignment: .right)] + clock
    }
  }

  private var clock: [StillPicker.Wheel] {
    let isTwelve =
      DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?
      .contains("a") ?? true
    let hour = part(.hour)
    let minutes = (0...59).map { $0 < 10 ? "0\($0)" : "\($0)" }
    let minute = StillPicker.Wheel(rows: minutes, selected: part(.minute))
    guard isTwelve else {
      return [StillPicker.Wheel(rows: (0...23).map { "\($0)" }, selected: hour), minute]
    }
    return [
      StillPicker.Wheel(rows: (1...12).map { "\($0)" }, selected: (hour + 11) % 12), minute,
      StillPicker.Wheel(
        rows: [calendar.amSymbol, calendar.pmSymbol], selected: hour < 12 ? 0 : 1),
    ]
  }

  /// The month around the moment.
  var calendarView: StillCalendar {
    let first = calendar.dateInterval(of: .month, for: date)?.start ?? date
    let column = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let start = calendar.firstWeekday - 1
    return StillCalendar(
      month: text("yMMMM", of: date), letters: Array(names[start...] + names[..<start]),
      firstColumn: column, days: calendar.range(of: .day, in: .month, for: date)?.count ?? 30,
      selected: part(.day))
  }
}

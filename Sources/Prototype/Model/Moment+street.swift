import UIKit

extension Moment {
  /// What the street has shared so far, the newest first.
  static var street: [Moment] {
    [
      street(1, .nia, "doorway", .doors, .minutes(12), likes: 24),
      street(2, .mei, "moon-gate", .gardens, .hours(1), likes: 58),
      street(3, .jonas, "armchair", .rooms, .hours(3), likes: 31),
      street(4, .ruth, "conservatory", .gardens, .hours(6), likes: 46),
      street(5, .samir, "stairs", .streets, .hours(9), likes: 39),
      street(6, .theo, "still-life", .rooms, .days(1), likes: 17),
      street(7, .lina, "facades", .streets, .days(1), likes: 63),
      street(8, .jonas, "hall", .doors, .days(2), likes: 28),
      street(9, .mei, "shelf", .rooms, .days(2), likes: 35),
      street(10, .samir, "arcade", .doors, .days(3), likes: 72),
      street(11, .ruth, "window", .rooms, .days(4), likes: 22),
      street(12, .nia, "rooftops", .streets, .days(5), likes: 51),
    ]
  }

  private static func street(
    _ id: Int, _ author: Member, _ scene: String, _ kind: Kind, _ age: Age, likes: Int
  ) -> Moment {
    Moment(
      id: id, author: author, picture: "scene-\(scene)", kind: kind,
      title: Text.string("moment.\(scene).title"), place: Text.string("moment.\(scene).place"),
      story: Text.string("moment.\(scene).story"), age: age, likes: likes)
  }
}

import UIKit

/// The journal of the house: what is shared, liked and saved, and what is written to whom.
final class Journal {
  let account: Account
  private(set) var moments: [Moment]
  private(set) var liked: Set<Int> = [2]
  private(set) var saved: Set<Int> = [4, 7, 10]
  private(set) var conversations: [Conversation]
  /// The places of the conversations among all, the one written in last before the others.
  private(set) var latestFirst: [Int]

  init(account: Account) {
    self.account = account
    moments = Moment.street
    conversations = Conversation.street
    latestFirst = Array(conversations.indices)
  }

  /// The one who is logged in, as the others see them.
  var me: Member { Member(name: account.name, avatar: account.avatar) }

  var mine: [Moment] { moments.filter { $0.author == me } }

  var savedMoments: [Moment] { moments.filter { saved.contains($0.id) } }

  func likes(of moment: Moment) -> Int {
    moment.likes + (liked.contains(moment.id) ? 1 : 0)
  }

  func toggleLike(_ id: Int) {
    liked.formSymmetricDifference([id])
  }

  func toggleSaved(_ id: Int) {
    saved.formSymmetricDifference([id])
  }

  /// Puts a new moment of one's own before all others.
  func share(picture: String, title: String, place: String, story: String) {
    let kind = moments.first { $0.picture == picture }?.kind ?? .rooms
    let id = (moments.map(\.id).max() ?? 0) + 1
    let moment = Moment(
      id: id, author: me, picture: picture, kind: kind, title: title, place: place, story: story,
      age: .now, likes: 0)
    moments.insert(moment, at: 0)
  }

  func markRead(_ index: Int) {
    guard conversations.indices.contains(index) else { return }
    conversations[index].isUnread = false
  }

  func write(_ text: String, to index: Int) {
    guard conversations.indices.contains(index) else { return }
    conversations[index].lines.append(Conversation.Line(text: text, isMine: true))
    conversations[index].age = .now
    latestFirst.removeAll { $0 == index }
    latestFirst.insert(index, at: 0)
  }
}

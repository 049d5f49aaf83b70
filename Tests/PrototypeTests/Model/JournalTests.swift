import Testing

@testable import Prototype

struct JournalTests {
  private let account = Account(name: "Ada Moreau", email: "ada@example.org", avatar: "avatar-ada")

  @Test func whatIsSharedStandsFirstAndIsOnesOwn() {
    let journal = Journal(account: account)
    let before = journal.moments.count
    journal.share(picture: "scene-hall", title: "Draught", place: "", story: "")
    #expect(journal.moments.count == before + 1)
    #expect(journal.moments.first?.title == "Draught")
    #expect(journal.moments.first?.kind == .doors)
    #expect(journal.mine.map(\.title) == ["Draught"])
    #expect(Set(journal.moments.map(\.id)).count == journal.moments.count)
  }

  @Test func aLikeCountsOnceAndCanBeTakenBack() throws {
    let journal = Journal(account: account)
    let moment = try #require(journal.moments.first)
    let before = journal.likes(of: moment)
    journal.toggleLike(moment.id)
    #expect(journal.likes(of: moment) == before + 1)
    journal.toggleLike(moment.id)
    #expect(journal.likes(of: moment) == before)
  }

  @Test func savedMomentsKeepTheOrderOfTheStreet() {
    let journal = Journal(account: account)
    for id in journal.saved { journal.toggleSaved(id) }
    for id in [5, 3, 9] { journal.toggleSaved(id) }
    #expect(journal.savedMoments.map(\.id) == [3, 5, 9])
  }

  @Test func writingToNobodyChangesNothing() {
    let journal = Journal(account: account)
    let before = journal.conversations
    journal.write("Hello?", to: before.count)
    journal.write("Hello?", to: -1)
    journal.markRead(before.count)
    #expect(journal.conversations == before)
  }

  @Test func aWrittenLineIsTheSummary() {
    let journal = Journal(account: account)
    journal.write("On my way", to: 0)
    #expect(journal.conversations[0].summary == "On my way")
    #expect(journal.conversations[0].lines.last?.isMine == true)
  }
}

import Testing

@testable import Prototype

struct LoginFormTests {
  @Test(arguments: [
    "ada@example.org", "a@b.co", "first.last+tag@mail.example.co.uk", "名前@例え.日本",
    "x_y-z@sub-domain.example.org",
  ])
  func takesAnAddress(_ address: String) {
    #expect(LoginForm.looksLikeAddress(address))
  }

  @Test(arguments: [
    "", "@", "ada", "ada@", "@example.org", "ada@example", "ada@example.", "ada@.org",
    "ada@@example.org", "ada@exa mple.org", "ada@-example.org", "ada@example-.org",
    ".ada@example.org", "ada.@example.org", "a..da@example.org", "ada@example.o",
    "ada@example.org, bob@example.org", "ada@exam_ple.org",
  ])
  func refusesWhatIsNoAddress(_ address: String) {
    #expect(!LoginForm.looksLikeAddress(address))
  }

  @Test func spacesAroundAnAddressDoNotCount() {
    let form = LoginForm(email: "  ada@example.org \n", password: "secret")
    #expect(form.address == "ada@example.org")
    #expect(form.problems.isEmpty)
  }

  @Test func spacesInAPasswordCount() {
    #expect(LoginForm(email: "ada@example.org", password: "   ").problems.isEmpty)
  }

  @Test func namesEachProblemAtItsField() {
    #expect(LoginForm().problems == [.email: .emailMissing, .password: .passwordMissing])
    #expect(
      LoginForm(email: "ada", password: "secret").problems == [.email: .emailMalformed])
  }

  @Test func onlyANewPasswordHasToBeLongEnough() {
    let short = LoginForm(purpose: .createAccount, email: "ada@example.org", password: "12345")
    #expect(short.problems == [.password: .passwordTooShort(shortest: 6)])
    var long = short
    long.password = "123456"
    #expect(long.problems.isEmpty)
    #expect(LoginForm(email: "ada@example.org", password: "12345").problems.isEmpty)
  }
}

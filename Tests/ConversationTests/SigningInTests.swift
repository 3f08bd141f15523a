import Conversation
import Testing
import Understanding

@Suite("Signing in")
struct SigningInTests {
  private func atSignIn() throws -> Dialogue<ClubDraft> {
    var dialogue = try Dialogue(.club, signIn: .local)
    try dialogue.say("")
    #expect(dialogue.asked == "account")
    return dialogue
  }

  @Test("An email and a password twice sign up, and no secret is in the state")
  func signingUp() throws {
    var dialogue = try atSignIn()
    #expect(try dialogue.say("it's sam@example.org").expectation == .secret)
    try dialogue.take(.secret(.accepted))
    let turn = try dialogue.take(.secret(.repeated(matches: true)))
    #expect(turn.effects.contains(.signIn(.signUp, email: "sam@example.org")))
    try dialogue.take(
      .signedIn(SignedIn(accountID: "1", email: "sam@example.org", method: .signUp)))
    #expect(dialogue.value("email") == "sam@example.org")
    #expect(dialogue.asked == "name")
  }

  @Test("Passwords that differ, none, and one that breaks a rule are asked for again")
  func again() throws {
    var dialogue = try atSignIn()
    try dialogue.say("sam@example.org")
    #expect(try dialogue.take(.secret(.empty)).says { $0 == .signIn(.passwordEmpty) })
    #expect(
      try dialogue.take(.secret(.refused("Too short."))).says {
        $0 == .signIn(.passwordRefused("Too short."))
      })
    try dialogue.take(.secret(.accepted))
    let differing = try dialogue.take(.secret(.repeated(matches: false)))
    #expect(differing.says { $0 == .signIn(.passwordsDiffer) })
    #expect(dialogue.value("email") == nil)
  }

  @Test("A failure tells why and asks again; calling it off is none")
  func failing() throws {
    var dialogue = try atSignIn()
    try dialogue.say("sign in", "sam@example.org")
    try dialogue.take(.secret(.accepted))
    let failed = try dialogue.take(.signInFailed(.wrongCredentials))
    #expect(failed.says { $0 == .signIn(.failed(.wrongCredentials)) })
    #expect(!failed.isUnderstood)
    #expect(try dialogue.take(.signInCancelled).isUnderstood)
    #expect(dialogue.asked == "account")
  }

  @Test("What an account knows already is not asked again")
  func known() throws {
    var dialogue = try atSignIn()
    try dialogue.say("sam@example.org")
    try dialogue.take(
      .signedIn(
        SignedIn(
          accountID: "1", email: "sam@example.org", method: .signIn,
          known: [
            HandedIn(field: "members.0.name", value: "Mia"),
            HandedIn(field: "members.0.age", value: 7),
          ])))
    #expect(dialogue.asked == "level")
    #expect(
      dialogue.state.answers[Path(description: "members.0.age") ?? Path("")]?.origin == .imported)
  }

  @Test("A session that runs out asks to sign in again, and loses nothing")
  func expired() throws {
    var dialogue = try atSignIn()
    try dialogue.say("sam@example.org")
    try dialogue.take(.signedIn(SignedIn(accountID: "1", email: "s@x.org", method: .signUp)))
    try dialogue.say("Mia")
    let turn = try dialogue.take(.sessionExpired)
    #expect(turn.says { $0 == .signIn(.expired) })
    try dialogue.say("what have I told you?")
    #expect(dialogue.turns.last?.summary == nil, "answers are not for those who are signed out")
    try dialogue.take(.signedIn(SignedIn(accountID: "2", email: "x@x.org", method: .signIn)))
    #expect(
      dialogue.turns.last?.effects.contains(.signOut(isAsked: false)) == true, "nor for others")
    try dialogue.take(.signedIn(SignedIn(accountID: "1", email: "s@x.org", method: .signIn)))
    #expect(dialogue.member(0, "name") == "Mia")
    #expect(dialogue.asked == "age")
  }
}

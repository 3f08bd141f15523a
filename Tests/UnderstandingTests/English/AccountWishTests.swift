import Testing

@testable import Understanding

@Suite("What a line wants of an account")
struct AccountWishTests {
  private func wish(_ text: String) -> AccountWish? {
    AccountWish(Line(text), isOffered: true)
  }

  @Test(
    "An account that is there is to be opened",
    arguments: [
      "sign in", "log me back in please", "I'd like to sign in", "login", "let me in",
      "I have an account", "I've got one already", "already have a login", "we have an account",
      "I registered in spring", "I signed up ages ago", "I made an account last week",
      "I'm an existing customer", "returning user here", "I'm already a member",
      "my account exists", "open my old account", "I want to use my existing account",
      "can I log in with my other phone?", "how do I sign in?", "I can't log in",
      "I've been here before", "we've met before", "not new here",
      "it isn't my first time",
      "don't make me register again", "the second one", "bottom option please", "b",
      "new account... no wait, I have one", "sign me up. hang on, I already signed up",
      "yes, I did register already", "signed up last month, so log me in",
      "I've an acount", "sing in", "lgo in", "Ihave an account already",
    ])
  func signIn(text: String) {
    #expect(wish(text) == .signIn)
  }

  @Test(
    "An account is to be made",
    arguments: [
      "sign up", "sign me up please", "register", "registration", "I'd like to register",
      "create an account", "make me a new account", "could you open one for me?",
      "I want to join", "set one up for me", "I need an account", "get me signed up",
      "I'm new", "brand new here", "first time here", "never used this before",
      "I don't have an account yet", "no account", "haven't got a login", "not registered yet",
      "I'm not a member yet", "I've never had one", "starting from zero", "the first one",
      "top one", "a", "I don't have an account, so let's get started",
      "log in... no wait, I haven't got an account",
      "I have an account but I've lost the password, make me a new one",
      "sign in - sorry, that was another app, I'm new here",
      "my account is with the other app, I'm new to this", "not sign in, sign up",
      "let me singup", "creaet an account",
      "my wife has an account and I don't have one yet", "I don't have one, so sign me up",
    ])
  func signUp(text: String) {
    #expect(wish(text) == .signUp)
  }

  @Test("To begin is neither", arguments: ["let's get started", "start me off", "let's gooo"])
  func begin(text: String) {
    #expect(wish(text) == .begin)
  }

  @Test(
    "Which of the two is not known",
    arguments: [
      "I might have an account", "maybe I signed up once", "can't remember if I registered",
      "not sure whether I have one", "sign up or log in", "I possibly made one last year",
      "my brother might have made one for us",
    ])
  func unsure(text: String) {
    #expect(wish(text) == .unsure)
  }

  @Test(
    "Nothing is wanted of an account",
    arguments: [
      "is it free?", "what happens if I sign up?", "bananas", "do I need an account?", "yes", "ok",
      "my wife has an account", "I don't want to sign up", "can I do it without an account?",
      "I have a question", "I have one question", "it's a new phone", "who made this app?",
      "go back",
      "I am tired", "why do I have to register?", "tell me more", "I use it for my knee",
    ])
  func nothing(text: String) {
    #expect(wish(text) == nil)
  }

  @Test(
    "A provider is named, and one that is not wanted is not",
    arguments: [
      ("with Google please", AccountWish.provider), ("continue with google", .provider),
      ("not google, sign up", .signUp),
    ])
  func provider(text: String, expected: AccountWish) {
    #expect(wish(text) == expected)
  }

  @Test("Places name nothing where the two were not offered")
  func places() {
    #expect(AccountWish(Line("the second one"), isOffered: false) == nil)
  }
}

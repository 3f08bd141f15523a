import Conversation
import Onboarding
import Sessions
import Synchronization
import Testing

@testable import EmbeddedIdentity

@Suite("The desk for sign-in")
struct SignInDeskTests {
  /// A conversation that waits for a password.
  private static func waiting(_ phase: SignInPhase) -> ConversationState {
    var state = ConversationState(flow: "trendsight", flowVersion: 1)
    state.pending = .signIn(phase)
    return state
  }

  private static let signUp = waiting(.password(.signUp, email: Desk.email))
  private static let signIn = waiting(.password(.signIn, email: Desk.email))
  private static let again = waiting(.repeatPassword(email: Desk.email))

  private static func account(_ event: Event) -> SignedIn? {
    if case .signedIn(let account) = event { account } else { nil }
  }

  @Test("signs up with a password typed twice, resumes, and signs out")
  func signsUp() async throws {
    let desk = try Desk()
    let identity = desk.identity
    let (outcomes, made, resumed, left, ended) = await OwnThread.run {
      let desk = SignInDesk(identity, now: { Desk.noon })
      let outcomes = [
        desk.take("", in: Self.signUp), desk.take("password", in: Self.signUp),
        desk.take(Desk.password, in: Self.signUp), desk.take("other", in: Self.again),
        desk.take(Desk.password, in: Self.again), desk.take(Desk.password, in: Self.signUp),
        desk.take(Desk.password, in: Self.again),
      ]
      let made = desk.signIn(.signUp, email: Desk.email)
      let resumed = desk.resume()
      let left = desk.signOut()
      return (outcomes, made, resumed, left, desk.resume())
    }
    #expect(
      outcomes == [
        .empty, .refused(PasswordObjection.tooCommon.description), .accepted,
        .repeated(matches: false), .repeated(matches: false), .accepted, .repeated(matches: true),
      ])
    #expect(Self.account(made)?.method == .signUp)
    #expect(resumed == made)
    #expect(left == .signedOut)
    #expect(ended == nil)
  }

  @Test(
    "takes an email address that is corrected for no password",
    arguments: [
      ("sorry, it's nora@example.org", "nora@example.org"),
      ("nora@example.org", "nora@example.org"),
      ("I typed example wrong, it's nora@example.org", "nora@example.org"),
      ("oops it's example not exmaple", "nora@example.org"),
    ])
  func correctedEmail(typed: String, email: String) async throws {
    let identity = try Desk().identity
    let outcome = await OwnThread.run {
      SignInDesk(identity, now: { Desk.noon })
        .take(typed, in: Self.waiting(.password(.signUp, email: "nora@exmaple.org")))
    }
    #expect(outcome == .corrected(email: email))
  }

  @Test(
    "takes what reads like something said for a password where it is typed once more",
    arguments: [
      ("can I put my email right please", true), ("go back", true),
      ("that is the wrong address", true), ("Spring2026@exmaple.org", true),
      ("nora@gmail.com", true), ("nora@example.org and a Canary 7", true),
      ("correct horse battery staple", false), ("P@ssage-of-1926", false),
      ("go-back-to-the-sea", false),
    ])
  func doubted(typed: String, isDoubted: Bool) async throws {
    let identity = try Desk().identity
    let outcomes = await OwnThread.run {
      let desk = SignInDesk(identity, now: { Desk.noon })
      return [typed, "is this the one", typed, typed].map { desk.take($0, in: Self.signIn) }
    }
    #expect(
      outcomes
        == (isDoubted
          ? [.doubted, .doubted, .doubted, .accepted]
          : [.accepted, .doubted, .accepted, .accepted]))
  }

  @Test("keeps the first password where the second reads like something said")
  func doubtedAtTheSecond() async throws {
    let identity = try Desk().identity
    let outcomes = await OwnThread.run {
      let desk = SignInDesk(identity, now: { Desk.noon })
      return [
        desk.take(Desk.password, in: Self.signUp), desk.take("my email is wrong", in: Self.again),
        desk.take(Desk.password, in: Self.again),
      ]
    }
    #expect(outcomes == [.accepted, .doubted, .repeated(matches: true)])
  }

  @Test("keeps a password for one try only, and tells every refusal as it is to be said")
  func refusals() async throws {
    let desk = try Desk()
    try await desk.signUp()
    let identity = desk.identity
    let events = await OwnThread.run {
      let desk = SignInDesk(identity, now: { Desk.noon })
      func attempt(_ password: String, _ intent: SignInIntent = .signIn) -> Event {
        _ = desk.take(password, in: Self.signIn)
        return desk.signIn(intent, email: Desk.email)
      }
      let right = attempt(Desk.password)
      let spent = desk.signIn(.signIn, email: Desk.email)
      let taken = attempt("another-canary-1", .signUp)
      let browser = desk.signIn(.provider, email: nil)
      let wrong = (0..<4).map { _ in attempt("wrong") }
      return [right, spent, taken, browser] + wrong + [attempt("wrong")]
    }
    #expect(Self.account(events[0])?.email == Desk.email)
    #expect(events[1] == .signInFailed(.wrongCredentials))
    #expect(events[2] == .signInFailed(.cannotSignUp))
    #expect(events[3] == .signInFailed(.notAvailable("Sign in with email and password here.")))
    #expect(events[4...7].allSatisfy { $0 == .signInFailed(.wrongCredentials) })
    #expect(events[8] == .signInFailed(.tryLater(seconds: 30)))
  }

  @Test("changes the password by the three that were typed, and forgets them")
  func changesPassword() async throws {
    let desk = try Desk()
    try await desk.signUp()
    let identity = desk.identity
    func changing(_ phase: PasswordChangePhase) -> ConversationState {
      var state = ConversationState(flow: "trendsight", flowVersion: 1)
      state.pending = .passwordChange(phase)
      return state
    }
    let states = [changing(.current), changing(.new), changing(.repeated)]
    let (outcomes, events) = await OwnThread.run {
      let desk = SignInDesk(identity, now: { Desk.noon })
      func type(_ words: [String]) -> [SecretOutcome] {
        zip(words, states).map { desk.take($0, in: $1) }
      }
      let new = "quiet canary river"
      let outcomes = type([Desk.password, "password", "x"]) + type(["wrong", new, new])
      let wrong = desk.changePassword()
      _ = type([Desk.password, new, new])
      return (outcomes, [wrong, desk.changePassword(), desk.changePassword()])
    }
    #expect(
      outcomes == [
        .accepted, .refused(PasswordObjection.tooCommon.description), .repeated(matches: false),
        .accepted, .accepted, .repeated(matches: true),
      ])
    #expect(
      events == [
        .passwordChanged(.wrongCredentials), .passwordChanged(nil),
        .passwordChanged(.wrongCredentials),
      ])
    #expect(await desk.refusal("quiet canary river") == nil)
  }

  @Test("tells when the session has run out")
  func expired() async throws {
    let desk = try Desk()
    let end = try await desk.signUp().expiresAt
    let identity = desk.identity
    let event = await OwnThread.run { SignInDesk(identity, now: { end }).resume() }
    #expect(event == .sessionExpired)
  }

  @Test("attends to the person at the browser, and calls the sign-in off when asked to")
  func browser() async throws {
    let seen = Mutex<[SignInProgress]>([])
    let event = await OwnThread.run {
      let desk = SignInDesk(
        PatientProvider(), now: { Desk.noon },
        attend: { progress in
          seen.withLock { seen in
            seen.append(progress)
            // Goes on until the address was there and a sign of life came, however slow the machine.
            let address = SignInProgress.browse(url: PatientProvider.url, isOpened: false)
            return !seen.contains(address) || !seen.contains(.waiting)
          }
        })
      return desk.signIn(.provider, email: nil)
    }
    #expect(event == .signInCancelled)
    #expect(seen.withLock { $0.contains(.browse(url: PatientProvider.url, isOpened: false)) })
    #expect(seen.withLock { $0.contains(.waiting) })
  }
}

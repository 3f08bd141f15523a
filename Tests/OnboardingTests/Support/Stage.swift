import Conversation
import FlowCheck
import Onboarding
import RepositoryContract
import Testing
import Understanding

/// A product, a user and a store, on which one session after another is played.
struct Stage {
  let product: any AnyProduct
  var signIn = SignInMode.none
  var now: Timestamp
  /// The seconds by which clocks where it is played are ahead of UTC.
  var secondsFromUTC = 0
  let repository: FailingRepository
  let user: User
  var services = Services()
  /// What the last session showed, a string a line.
  private(set) var shown: [String] = []

  init(
    _ product: any AnyProduct, at instant: CheckInstant = .ofTests,
    in repository: any OnboardingRepository = MemoryRepository()
  ) throws {
    self.product = product
    now = instant.now
    secondsFromUTC = instant.secondsFromUTC
    self.repository = FailingRepository(repository)
    user = try #require(User(named: "ana"))
  }

  var context: TurnContext {
    get throws {
      let local = Timestamp(secondsSince1970: now.secondsSince1970 + secondsFromUTC)
      let today = try #require(local.date)
      return TurnContext(
        now: now, day: Context(today: today, now: local.time), signIn: signIn)
    }
  }

  /// Plays a session: each string a line that is typed, then the end of input.
  @discardableResult
  mutating func play(_ lines: String..., handedIn: [HandedIn] = []) throws -> Ending {
    try play(lines, handedIn: handedIn)
  }

  @discardableResult
  mutating func play(_ lines: [String], handedIn: [HandedIn] = []) throws -> Ending {
    let console = ScriptedConsole(lines)
    let context = try context
    var session = Session(
      product, user: user, repository: repository, console: console,
      voice: Voice(resumeCommand: "usher chat", showsIcons: false), services: services
    ) { context }
    let ending = try session.run(handedIn: handedIn).ending
    shown = console.shown
    return ending
  }

  /// The onboarding as it is stored.
  var stored: StoredOnboarding {
    get throws { try #require(try repository.load(user: user.name)) }
  }

  /// The stored profile, as `usher show` prints it.
  var profile: [String: JSONValue] {
    get throws {
      let state = try #require(try stored.state)
      return product.profile(of: state, id: user.id, in: try context)
    }
  }

  /// The name of the step where the onboarding stands.
  var step: String {
    get throws { product.position(of: try #require(try stored.state)).step }
  }

  /// The rows of a table.
  func rows(_ table: String) throws -> [Row] {
    try stored.tables.first { $0.table == table }?.rows ?? []
  }

  /// What was said after the line typed last, its lines joined.
  var reply: String {
    let last = shown.lastIndex { $0.hasPrefix("> ") } ?? -1
    return shown[(last + 1)...].joined(separator: "\n")
  }
}

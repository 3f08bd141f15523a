import Conversation
import FlowCheck
import Foundation
import Onboarding
import RepositoryContract
import Sessions
import Testing
import Understanding

/// Conversations of one person with the event tracker, through sessions as the program runs them.
struct Tracker: Sendable {
  /// What came of one conversation.
  struct Result: Sendable {
    var ending: Ending?
    var step: String
    var shown: [String]
    var secrets: [String]
    var profile: [String: JSONValue]
    var tables: [TableRows]
    var events: [AnalyticsEvent]
    var json: String

    /// Whether a line that was shown holds some words.
    func says(_ words: String) -> Bool { shown.contains { $0.contains(words) } }

    func rows(_ table: String) -> [Row] { tables.first { $0.table == table }?.rows ?? [] }

    /// The names of the events that are told of this product besides those of every product.
    var eventNames: [String] {
      events.map(\.name).filter { $0 != "onboarding_step_completed" }
    }
  }

  static let email = "ana@example.org"
  static let password = "canary battery staple"
  /// The lines that make an account.
  static let account = ["get started", email, password, password]

  let identity: FakeIdentity
  let repository = MemoryRepository()
  var mode = SignInMode.local
  /// Whether events hold the names that people made up.
  var tellsWords = false
  /// What accounts have already.
  var known: [String: [TableRows]] = [:]
  var now = CheckInstant.ofTests.now

  init(_ identity: FakeIdentity = FakeIdentity()) {
    self.identity = identity
  }

  /// Types some lines, with their end, and tells what came of them.
  func chat(_ lines: [String], handedIn: [HandedIn] = []) async throws -> Result {
    let result = await OwnThread.run { Swift.Result { try converse(lines, handedIn) } }
    return try result.get()
  }

  private func converse(_ lines: [String], _ handedIn: [HandedIn]) throws -> Result {
    let product = Product.trendsight
    let user = try #require(User(named: "ana"))
    var context = CheckInstant.ofTests.context(signIn: mode)
    context.now = now
    let console = TrackerConsole(lines)
    let desk = SignInDesk(
      identity, now: { now },
      known: { account in product.answers(in: known[account.email] ?? []) })
    let before = try events()
    var session = Session(
      product, user: user, repository: repository, console: console,
      voice: Voice(resumeCommand: "usher chat trendsight", showsIcons: false),
      services: Services(tellsWords: tellsWords, secrets: desk, identity: desk),
      context: { context })
    let outcome = try session.run(handedIn: handedIn)
    let stored = try repository.load(user: user.name)
    return Result(
      ending: outcome.ending, step: product.position(of: outcome.state).step,
      shown: console.shown, secrets: console.secrets,
      profile: product.profile(of: outcome.state, id: user.id, in: context),
      tables: stored?.tables ?? [], events: Array(try events().dropFirst(before.count)),
      json: try json(of: stored))
  }

  /// Everything that is stored of the person, as text.
  private func json(of stored: StoredOnboarding?) throws -> String {
    let encoder = JSONEncoder()
    return try String(decoding: encoder.encode(stored?.state), as: UTF8.self)
      + String(decoding: encoder.encode(stored?.tables), as: UTF8.self)
  }

  private func events() throws -> [AnalyticsEvent] {
    var events: [AnalyticsEvent] = []
    try repository.forEachEvent { events.append($0.event) }
    return events
  }
}

import Conversation
import Onboarding
import Testing
import Understanding

@Suite("Two sessions of one person")
struct TwoSessionsTests {
  /// A console on which something else happens before a line is typed.
  private final class InterruptedConsole: Console {
    private var lines: ArraySlice<(before: () throws -> Void, text: String)>
    private(set) var shown: [String] = []
    private(set) var failure: (any Error)?

    init(_ lines: [(before: () throws -> Void, text: String)]) { self.lines = lines[...] }

    func show(_ spoken: [Spoken]) throws(ConsoleError) {
      shown += spoken.flatMap(\.text)
    }

    func read(_ expectation: Conversation.Expectation) throws(ConsoleError) -> ConsoleInput {
      guard let next = lines.popFirst() else { return .endOfInput }
      do { try next.before() } catch { failure = error }
      shown.append("> \(next.text)")
      return .line(next.text)
    }
  }

  /// A session at the calories, in the middle of which another one has a line.
  private func converse(
    between line: String, answer: String = "1900"
  ) throws -> (stage: Stage, shown: [String]) {
    var stage = try Stage(Product.diet)
    try stage.play("lose weight")
    let other = stage
    let console = InterruptedConsole([
      (
        before: {
          var other = other
          try other.play(line)
        }, text: answer
      )
    ])
    let context = try stage.context
    var session = Session(
      stage.product, user: stage.user, repository: stage.repository, console: console,
      voice: Voice(resumeCommand: "usher chat", showsIcons: false)
    ) { context }
    _ = try session.run()
    if let failure = console.failure { throw failure }
    return (stage, console.shown)
  }

  @Test(
    "A line of the other that says nothing costs this one no answer",
    arguments: ["mumble mumble", "why", "help", "what is a macro", "thanks"])
  func stray(line: String) throws {
    let (stage, shown) = try converse(between: line)
    #expect(try stage.profile["calorie_target"] == 1900)
    #expect(!shown.contains { $0.contains("in another session") }, "\(shown)")
    #expect(try stage.step == "window")
    var events: [String] = []
    try stage.repository.forEachEvent { events.append($0.event.name) }
    #expect(events.filter { $0 == "onboarding_started" }.count == 1)
  }

  @Test("What is pending in the other is not what this one answers")
  func pending() throws {
    let (stage, _) = try converse(between: "maybe 15", answer: "yes")
    #expect(try stage.profile["calorie_target"] == .null || stage.profile["calorie_target"] == 1800)
  }

  @Test("An answer of the other is never written over")
  func answered() throws {
    let (stage, shown) = try converse(between: "2100")
    #expect(try stage.profile["calorie_target"] == 2100)
    #expect(shown.contains { $0.contains("session") })
  }

  @Test("Erased answers are not brought back: the next line is told so, and it begins anew")
  func erased() throws {
    var stage = try Stage(Product.diet)
    try stage.play("lose weight")
    let repository = stage.repository
    let console = InterruptedConsole([
      (before: { _ = try repository.erase(user: "ana") }, text: "1900"),
      (before: {}, text: "gain muscle"),
      (before: {}, text: "2500"),
    ])
    let context = try stage.context
    var session = Session(
      stage.product, user: stage.user, repository: repository, console: console,
      voice: Voice(resumeCommand: "usher chat", showsIcons: false)
    ) { context }
    _ = try session.run()
    let told = console.shown.filter { $0.contains("was erased in another session") }
    #expect(told.count == 1, "\(console.shown)")
    #expect(!console.shown.contains { $0.contains("loaded them again") })
    #expect(try stage.profile["goal"] == "gain_muscle")
    #expect(try stage.profile["calorie_target"] == 2500)
    #expect(try stage.step == "window")
  }
}

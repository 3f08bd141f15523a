import Conversation
import Onboarding
import Testing
import Understanding

@Suite("Same facts, same record")
struct SameFactsTests {
  /// How many conversations are generated for each product.
  private static let conversations: UInt64 = 150

  @Test("However a conversation goes, it ends in the same record", arguments: Facts.all.indices)
  func sameRecord(index: Int) throws {
    let facts = Facts.all[index]
    let context = try self.context(facts.signIn)
    var straight = Conversationalist(facts, context: context)
    let expected = try #require(try straight.converse([], seed: 1), "\(straight.story)")
    for seed in 1...Self.conversations {
      var random = SplitMix(seed: seed)
      let moves = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Conversationalist.Move.allCases.randomElement(using: &random) ?? .plain
      }
      guard try record(of: facts, moves, seed, context).profile != expected else { continue }
      let smallest = try shrink(moves) {
        try record(of: facts, $0, seed, context).profile != expected
      }
      let (profile, story) = try record(of: facts, smallest, seed, context)
      Issue.record(
        """
        \(facts.product.id), seed \(seed): \(smallest.map(\.rawValue).joined(separator: ", "))
        \(story.joined(separator: "\n"))
        ended in \(profile.map(String.init(describing:)) ?? "no end")
        """)
      return
    }
  }

  private func context(_ signIn: SignInMode) throws -> TurnContext {
    let now = try #require(Timestamp("2026-03-02T09:00:00Z"))
    let today = try #require(now.date)
    return TurnContext(
      now: now, day: Context(today: today, now: now.time), signIn: signIn)
  }

  private func record(
    of facts: Facts, _ moves: [Conversationalist.Move], _ seed: UInt64, _ context: TurnContext
  ) throws -> (profile: [String: JSONValue]?, story: [String]) {
    var person = Conversationalist(facts, context: context)
    let profile = try person.converse(moves, seed: seed)
    return (profile, person.story)
  }

  /// The fewest moves that still fail: each is made plain, or left out, where that keeps failing.
  private func shrink(
    _ moves: [Conversationalist.Move], fails: ([Conversationalist.Move]) throws -> Bool
  ) rethrows -> [Conversationalist.Move] {
    var smallest = moves
    var isShorter = true
    while isShorter {
      isShorter = false
      for index in smallest.indices.reversed() {
        var candidate = smallest
        candidate.remove(at: index)
        if try fails(candidate) {
          smallest = candidate
          isShorter = true
          continue
        }
        candidate = smallest
        guard candidate[index] != .plain else { continue }
        candidate[index] = .plain
        if try fails(candidate) { smallest = candidate }
      }
    }
    return smallest
  }
}

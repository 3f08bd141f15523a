import Synchronization

/// The work that a line may cost, shared by all the lines that are cut out of it.
///
/// Work is counted in steps, a token looked at or so, and never in time: equal lines are read equally,
/// whatever else the machine does. When the steps are used up, every further part of the line is read as
/// an empty one, so that the reading ends, and whoever has begun it sees that nothing of it counts.
package final class Effort: Sendable, Hashable {
  /// The steps that one line of a conversation may cost: a few times what the longest prose takes.
  package static let ofTurn = 1_000_000

  private let most: Int
  private let spent = Atomic<Int>(0)
  private let slips = Mutex<[SlipQuery: [SlipQuery.Word]]>([:])

  /// The work of at most some steps.
  package init(steps most: Int = Effort.ofTurn) { self.most = most }

  /// The steps that were spent so far.
  package var steps: Int { spent.load(ordering: .relaxed) }

  /// Whether more steps were needed than there are.
  package var isSpent: Bool { steps > most }

  /// Spends some steps.
  func spend(_ steps: Int) { spent.add(steps, ordering: .relaxed) }

  /// What may be meant by a typed word: looked up when it is asked for the first time.
  func words(for query: SlipQuery, lookedUp: () -> [SlipQuery.Word]) -> [SlipQuery.Word] {
    if let known = slips.withLock({ $0[query] }) { return known }
    spend(SlipQuery.steps)
    let found = lookedUp()
    slips.withLock { $0[query] = found }
    return found
  }

  /// Lines are the same whatever it costs to read them.
  package static func == (a: Effort, b: Effort) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

import Conversation
import Onboarding

/// Whom of a store the present flow would ask what again, such as after a question was added.
struct Reasking {
  /// How many people there are.
  private(set) var people = 0
  /// How many were done and would be asked again, by the question that would come first.
  private(set) var again: [String: Int] = [:]
  /// How many would lose an answer, by the place where it was.
  private(set) var lost: [String: Int] = [:]
  /// The users of whom it cannot be told.
  private(set) var unreadable: [String] = []

  /// Looks at everybody in a store; nothing in it is changed.
  ///
  /// - Throws: ``RepositoryError``.
  init(
    _ product: any AnyProduct, in repository: any OnboardingRepository, _ context: TurnContext
  ) throws(RepositoryError) {
    var (people, again, lost) = (0, [String: Int](), [String: Int]())
    unreadable = try repository.forEach(completedOnly: false) { stored in
      people += 1
      guard let before = stored.state else { return true }
      let after = product.turn(after: .begin, from: before, in: context).state
      if before.completedAt != nil, let item = product.position(of: after).item {
        again[item.description, default: 0] += 1
      }
      for path in before.answers.keys where after.answers[path] == nil {
        lost[path.description, default: 0] += 1
      }
      return true
    }
    (self.people, self.again, self.lost) = (people, again, lost)
  }

  /// The lines that say it.
  func lines(_ flow: String) -> [String] {
    let count = again.values.reduce(0, +)
    let heading =
      "\(flow): \(count) of \(people) \(people == 1 ? "person" : "people") "
      + "would be asked again after being done"
    return [heading]
      + again.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }
      + lost.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value) would lose the answer" }
  }
}

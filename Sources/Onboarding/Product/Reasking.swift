public import Conversation

/// Whom of a store the present flow would ask what again, such as after a question was added.
public struct Reasking: Hashable, Sendable {
  /// How many people there are.
  public private(set) var people = 0
  /// How many were done and would be asked again.
  public private(set) var peopleAgain = 0
  /// How many of these would be asked each question, by its id; that of a group by `group.field`.
  public private(set) var again: [String: Int] = [:]
  /// How many people would lose an answer, by the same names.
  public private(set) var lost: [String: Int] = [:]
  /// The users of whom it cannot be told.
  public private(set) var unreadable: [String] = []

  private init() {}

  /// Looks at everybody in a store; nothing in it is changed.
  ///
  /// - Throws: ``RepositoryError``.
  public init(
    _ product: any AnyProduct, in repository: any OnboardingRepository, _ context: TurnContext
  ) throws(RepositoryError) {
    var counted = Reasking()
    let unreadable = try repository.forEach(completedOnly: false) { stored in
      counted.add(stored, product, context)
      return true
    }
    self = counted
    self.unreadable = unreadable
  }

  private mutating func add(
    _ stored: StoredOnboarding, _ product: any AnyProduct, _ context: TurnContext
  ) {
    people += 1
    guard let before = stored.state else { return }
    let after = product.turn(after: .begin, from: before, in: context).state
    let open = before.completedAt == nil ? [] : Set(product.open(in: after).map(Self.name))
    if !open.isEmpty { peopleAgain += 1 }
    for name in open { again[name, default: 0] += 1 }
    let gone = before.answers.keys.filter { after.answers[$0] == nil }
    for name in Set(gone.map(Self.name)) { lost[name, default: 0] += 1 }
  }

  private static func name(_ path: Path) -> String {
    path.element.map { "\($0.group).\(path.item)" } ?? path.item
  }

  /// The lines that say it, those of one question each after the first.
  public func lines(_ flow: String) -> [String] {
    let heading =
      "\(flow): \(peopleAgain) of \(Self.count(people)) would be asked again after being done"
    return [heading]
      + again.sorted { $0.key < $1.key }.map { "  \($0.key): \(Self.count($0.value))" }
      + lost.sorted { $0.key < $1.key }.map {
        "  \($0.key): \(Self.count($0.value)) would lose the answer"
      }
  }

  private static func count(_ people: Int) -> String {
    "\(people) \(people == 1 ? "person" : "people")"
  }
}

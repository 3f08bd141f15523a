import Conversation

/// Counts who got past each question, who stopped at it, and how long it took.
struct QuestionCounter: Sendable {
  private var answered: [ItemName: Int] = [:]
  private var stopped: [ItemName: Int] = [:]
  private var seconds: [ItemName: [Int]] = [:]
  private var repeats: [ItemName: [Int]] = [:]

  /// Counts a conversation, and where it stands.
  mutating func count(_ state: ConversationState, at position: Position) {
    guard let startedAt = state.startedAt else { return }
    let given = state.answers.filter { $1.origin != .implied }
    var reached = Set(given.keys.map(ItemName.init))
    for item in reached { answered[item, default: 0] += 1 }
    if let item = position.item.map(ItemName.init) {
      stopped[item, default: 0] += 1
      reached.insert(item)
    }
    for item in reached {
      repeats[item, default: []].append(state.repeats[item.description] ?? 0)
    }
    // What was handed in took nobody any time.
    let said = given.filter { ![.handedIn, .imported].contains($1.origin) }
      .sorted { ($0.value.at, $0.key) < ($1.value.at, $1.key) }
    var before = startedAt
    for (path, answer) in said where answer.at > before {
      seconds[ItemName(path), default: []].append(
        answer.at.secondsSince1970 - before.secondsSince1970)
      before = answer.at
    }
  }

  /// What was counted of each of some items that somebody came to.
  func questions(of items: [ItemName]) -> [Funnel.Question] {
    items.compactMap { item in
      guard let repeats = repeats[item] else { return nil }
      return Funnel.Question(
        question: item.description, answered: answered[item] ?? 0, stopped: stopped[item] ?? 0,
        medianSeconds: seconds[item]?.median, medianRepeats: repeats.median)
    }
  }
}

extension [Int] {
  /// The median, of an even count the half-way point of the two in the middle; nil of none.
  var median: Int? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}

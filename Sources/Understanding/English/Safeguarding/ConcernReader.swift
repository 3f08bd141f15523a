/// Reads what a line that weighs towards danger is about: which danger, whose, and which words say
/// so.
struct ConcernReader {
  private let score: SafeguardingScore
  private let classes: [WordClass?]

  /// A reader of a line that was weighed.
  init(_ score: SafeguardingScore) {
    self.score = score
    classes = score.words.map(\.wordClass)
  }

  /// What the line is about.
  var concern: Concern {
    let kind = kind
    let person = person(kind)
    return Concern(
      kind: kind, person: person, mayConcernChild: mayConcernChild(person),
      isDoubtful: score.value < SafeguardingScore.certain, span: span)
  }

  /// The words that weigh most, from the first to the last.
  private var span: Range<Int> {
    let least = max(1, (score.weights.max() ?? 0) / 2)
    let heavy = zip(score.words, score.weights).filter { $0.1 >= least }.map(\.0.span)
    guard let first = heavy.first, let last = heavy.last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  /// The danger whose words weigh most.
  private var kind: Concern.Kind {
    var weights: [Concern.Kind: Int] = [:]
    for (place, found) in classes.enumerated() {
      guard let found, let kind = kind(of: found, at: place) else { continue }
      weights[kind, default: 0] += max(1, score.weights[place])
    }
    // Of two that weigh the same the first of all kinds is taken, so that it is always the same.
    return Concern.Kind.allCases.max {
      weights[$0, default: 0] < weights[$1, default: 0]
    }.flatMap { weights[$0] == nil ? nil : $0 } ?? .danger
  }

  /// The danger a word speaks of: "kill" is suicide where somebody does it to themselves.
  private func kind(of found: WordClass, at place: Int) -> Concern.Kind? {
    guard found == .kill || found == .hit || found == .harm else { return found.kind }
    let next = score.words[(place + 1)...].first.map { String(decoding: $0.bytes, as: UTF8.self) }
    let isOneself = next.map { $0.hasSuffix("self") || $0.hasSuffix("selves") } ?? false
    guard isOneself else { return .violence }
    return found == .kill ? .suicide : .selfHarm
  }

  /// Who is in danger.
  private func person(_ kind: Concern.Kind) -> Concern.Person {
    let others = classes.compactMap { $0 }.filter { $0.isPerson && $0 != .i }
    guard !others.isEmpty else { return .oneself }
    if kind == .violence {
      // "He hits me", "my dad beat us".
      let victims = ["me", "us", "myself", "ourselves", "im"].map { Array($0.utf8) }
      if score.words.contains(where: { victims.contains($0.bytes) }) { return .oneself }
    } else if subject == .i {
      return .oneself
    }
    if others.contains(.child) { return .child }
    return others.allSatisfy { $0 == .they || $0 == .mate || $0 == .sibling } ? .somebody : .adult
  }

  /// Who stands nearest before the word that weighs most among those that speak of a danger.
  private var subject: WordClass? {
    let heaviest = classes.indices.filter { classes[$0]?.kind != nil }
      .max { score.weights[$0] < score.weights[$1] }
    return classes[..<(heaviest ?? classes.endIndex)].last { $0?.isPerson == true } ?? .i
  }

  /// Whether a child may be concerned: one that is spoken of, or the one who speaks.
  private func mayConcernChild(_ person: Concern.Person) -> Bool {
    switch person {
    case .child, .somebody: true
    case .adult: classes.contains { $0 == .child || $0 == .youth }
    case .oneself: classes.contains { $0 == .child || $0 == .youth || $0 == .parent }
    }
  }
}

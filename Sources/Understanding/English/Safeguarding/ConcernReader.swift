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
}

extension ConcernReader {
  /// Who is in danger.
  private func person(_ kind: Concern.Kind) -> Concern.Person {
    let others = classes.compactMap { $0 }.filter { $0.isPerson && $0 != .i }
    guard !others.isEmpty || namesAge else { return .oneself }
    let isOwn = kind == .violence ? isVictim(besides: others) : isSubject(kind)
    if isOwn { return .oneself }
    if others.contains(.child) || namesAge { return .child }
    // "Her uncle" is not who she is, and who "my ex locks in" is not the ex.
    let isHeld = kind == .violence && says(["him", "her", "them"])
    return saysAdultOfOwn && !isHeld ? .adult : .somebody
  }

  /// Whether violence is done to whoever says it: "he hits me", "he broke my arm", "I'm scared of my
  /// husband".
  private func isVictim(besides others: [WordClass]) -> Bool {
    if says(["me", "us", "myself", "ourselves"]) { return true }
    let isHurt = classes.indices.dropFirst().contains { place in
      (classes[place] == .body || classes[place] == .wound) && isOwn(place - 1)
    }
    let areAdults = others.allSatisfy { $0 != .they && $0 != .child }
    return isHurt || areAdults && !namesAge && classes.contains(.i)
  }

  /// Whether whoever says it is who the words of a danger are about.
  private func isSubject(_ kind: Concern.Kind) -> Bool {
    if says(["himself", "herself", "themselves", "themself"]) { return false }
    let people = classes.compactMap { $0 }.filter(\.isPerson)
    // "He said: I wish I could die", "we found blades in her room".
    if people.first != .i && classes.contains(.tell) { return false }
    if says(["found", "saw", "noticed"]), people.contains(where: { $0 != .i }) { return false }
    let heaviest = classes.indices.filter { classes[$0]?.kind == kind }
      .max { score.weights[$0] < score.weights[$1] }
    let subject = classes[..<(heaviest ?? classes.endIndex)].last { $0?.isPerson == true }
    return subject == .i || subject == nil && people.first == .i
  }

  /// Whether a child may be concerned: one that is spoken of, or the one who speaks.
  private func mayConcernChild(_ person: Concern.Person) -> Bool {
    switch person {
    case .child, .somebody: true
    case .adult: classes.contains { $0 == .child || $0 == .youth }
    case .oneself: namesAge || classes.contains { $0 == .child || $0 == .youth || $0 == .parent }
    }
  }

  /// Whether the line names a grown-up of one's own: "my wife".
  private var saysAdultOfOwn: Bool {
    classes.indices.dropFirst().contains { place in
      switch classes[place] {
      case .partner, .parent, .elder, .role, .mate: isOwn(place - 1)
      default: false
      }
    }
  }

  /// Whether the line says a child's age: "my 13 year old".
  private var namesAge: Bool {
    zip(score.words, score.words.dropFirst()).contains { number, word in
      guard let age = Int(String(decoding: number.bytes, as: UTF8.self)), age < 18 else {
        return false
      }
      return word.bytes.starts(with: "y".utf8)
    }
  }

  private func isOwn(_ place: Int) -> Bool {
    let word = score.words[place].bytes
    return word.elementsEqual("my".utf8) || word.elementsEqual("our".utf8)
  }

  private func says(_ words: [String]) -> Bool {
    score.words.contains { word in words.contains { word.bytes.elementsEqual($0.utf8) } }
  }
}

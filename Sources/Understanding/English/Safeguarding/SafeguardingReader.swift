/// Reads one sentence by the safeguarding grammar.
struct SafeguardingReader {
  let words: [Int]
  private let spans: [Range<Int>]
  /// All sentences of the line, for what is said of a child beside.
  let line: [[Int]]
  let grammar: SafeguardingGrammar

  /// A reader of a sentence of a line.
  init(
    _ sentence: SafeguardingSentence, _ line: [SafeguardingSentence], _ grammar: SafeguardingGrammar
  ) {
    words = sentence.words
    spans = sentence.spans
    self.line = line.map(\.words)
    self.grammar = grammar
  }

  /// The gravest concern of the sentence, those without doubt first.
  var concern: Concern? {
    var spent: Set<Int>?
    var doubtful: Concern?
    for rule in grammar.rules where rule.mayHold(in: words) {
      var matcher = WordMatcher(words)
      var place = 0
      while let found = matcher.first(rule.pattern, from: place) {
        place = found.range.lowerBound + 1
        let used = spent ?? spentBySayings()
        spent = used
        guard !used.contains(found.head), let concern = concern(rule, found) else { continue }
        if !concern.isDoubtful { return concern }
        doubtful = doubtful ?? concern
      }
    }
    return doubtful
  }

  /// The words that a saying takes, so that they mean no danger.
  private func spentBySayings() -> Set<Int> {
    var spent: Set<Int> = []
    for rule in grammar.sayings where rule.mayHold(in: words) {
      var matcher = WordMatcher(words)
      var place = 0
      while let found = matcher.first(rule.pattern, from: place) {
        place = found.range.lowerBound + 1
        spent.insert(found.head)
      }
    }
    return spent
  }

  private func concern(_ rule: SafeguardingRule, _ found: WordMatcher.Found) -> Concern? {
    guard let kind = rule.kind else { return nil }
    let start = found.range.lowerBound
    let subject = subject(before: start)
    var isDoubtful = rule.traits.contains(.doubtful)
    if rule.traits.contains(.person), subject == .thing { return nil }
    if rule.traits.contains(.known), subject == .unknown { return nil }
    if rule.traits.contains(.own), let subject, ![.oneself, .unknown].contains(subject) {
      return nil
    }
    if rule.traits.contains(.others), subject == .oneself { return nil }
    if rule.traits.contains(.timeless), saysHour { return nil }
    if rule.traits.contains(.topic), says("public", in: words) { return nil }
    if !rule.traits.contains(.fixed), isNegated(before: start) {
      // Who says that they do not want to die may be near to it.
      guard kind == .suicide || kind == .selfHarm else { return nil }
      isDoubtful = true
    }
    if rule.traits.contains(.hyperbole), says("sport", in: words) {
      if saysPast(before: found.head) { return nil }
      isDoubtful = true
    }
    let person = person(kind, subject, found)
    let last = max(found.head, found.range.upperBound - 1)
    return Concern(
      kind: kind, person: person, mayConcernChild: mayConcernChild(person), isDoubtful: isDoubtful,
      span: spans[start].lowerBound..<spans[last].upperBound)
  }

  /// Whether one of the words of a name is said.
  func says(_ name: String, in words: some Sequence<Int>) -> Bool {
    let set = grammar.words(name)
    return words.contains { set.contains($0) }
  }

  /// Whether a word is one of a name.
  func isWord(_ place: Int, _ name: String) -> Bool {
    words.indices.contains(place) && grammar.words(name).contains(words[place])
  }
}

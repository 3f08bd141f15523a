/// A rule of the safeguarding grammar: words that are about a danger.
struct SafeguardingRule: Sendable {
  /// What has to hold besides the words.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt16
    /// The words may well mean something harmless.
    static let doubtful = Traits(rawValue: 1)
    /// The words name a matter, which charities, books and professions are about too.
    static let topic = Traits(rawValue: 2)
    /// Only of people: "the wind hits me" is no violence.
    static let person = Traits(rawValue: 4)
    /// Only of whoever speaks.
    static let own = Traits(rawValue: 8)
    /// Only of others than the one who speaks.
    static let others = Traits(rawValue: 16)
    /// Not where a time of day is said, which makes it an answer: "I don't eat before noon".
    static let timeless = Traits(rawValue: 32)
    /// The words hold their own "not".
    static let fixed = Traits(rawValue: 64)
    /// The words are also said of hard work and of fun, and then mean neither.
    static let hyperbole = Traits(rawValue: 128)
    /// Only of people who are named as such: "his lies hurt me" is no violence.
    static let known = Traits(rawValue: 256)

    /// The names by which the grammar calls them.
    static let named: [Substring: Traits] = [
      "doubtful": .doubtful, "topic": .topic, "person": .person, "own": .own, "others": .others,
      "timeless": .timeless, "fixed": .fixed, "hyperbole": .hyperbole, "known": .known,
    ]
  }

  /// What the danger is; nil for a saying, whose words are about none.
  let kind: Concern.Kind?
  let traits: Traits
  let pattern: WordPattern
  /// Sets of words, of each of which one has to be said; the smallest first.
  let required: [WordSet]

  /// A rule, or a saying when it is of no kind.
  init(kind: Concern.Kind?, traits: Traits, pattern: WordPattern) {
    self.kind = kind
    self.traits = traits
    self.pattern = pattern
    required = pattern.required.sorted { $0.count < $1.count }
  }

  /// Whether some words could hold what the rule is about.
  func mayHold(in words: [Int]) -> Bool {
    required.allSatisfy { $0.containsAny(of: words) }
  }

  /// The kinds by which the grammar calls them.
  static let kinds: [Substring: Concern.Kind] = [
    "suicide": .suicide, "selfharm": .selfHarm, "violence": .violence, "eating": .eating,
    "danger": .danger,
  ]
}

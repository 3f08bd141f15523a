import Understanding

/// What only the makers of a product can promise, each in a sentence or two that people are told when they
/// ask for it.
///
/// ```swift
/// Facts(
///   sharedWith: "Only the plan service gets your answers, and only if you consent.",
///   keptFor: "They are kept until you erase them.",
///   cost: "The plan is free.",
///   advice: "What is right for your body a doctor can tell.",
///   human: .reached("Our coaches read every mail.", at: "coach@example.org"))
/// ```
///
/// Where a sentence is missing, Usher says what it does itself, and that the makers have to say the rest;
/// `usher check` tells which are missing.
public struct Facts: Hashable, Sendable {
  /// Who gets the answers, or sees them.
  public var sharedWith: String?
  /// For how long they are kept.
  public var keptFor: String?
  /// What the product costs.
  public var cost: String?
  /// Who can tell whether an answer is good for somebody, as the program cannot.
  public var advice: String?
  /// Whether there is a person to talk to, and where.
  public var human: Human?

  /// Where to find a person.
  public struct Human: Hashable, Sendable {
    /// What is said to somebody who wants to talk to a person.
    public var words: String
    /// Where that leads: a link, an address or a number, as it is to be copied.
    public var place: String?

    /// A person who can be reached at a link, an address or a number.
    public static func reached(_ words: String, at place: String) -> Human {
      Human(words: words, place: place)
    }

    /// Nobody, and what can be done instead.
    public static func nobody(_ words: String) -> Human { Human(words: words, place: nil) }

    /// The words with the place behind them.
    var sentence: String { place.map { "\(words) \($0)" } ?? words }
  }

  /// Facts of a product; nil for what is not said.
  public init(
    sharedWith: String? = nil, keptFor: String? = nil, cost: String? = nil,
    advice: String? = nil, human: Human? = nil
  ) {
    self.sharedWith = sharedWith
    self.keptFor = keptFor
    self.cost = cost
    self.advice = advice
    self.human = human
  }

  /// The names of what is not said, as the initializer has them.
  package var missing: [String] {
    [
      ("sharedWith", sharedWith), ("keptFor", keptFor), ("cost", cost), ("advice", advice),
      ("human", human?.words),
    ].filter { $0.1 == nil }.map(\.0)
  }

  /// What they say to a question that everybody asks; nil where they say nothing.
  func words(for question: EverydayQuestion) -> String? {
    switch question {
    case .isShared, .whoSees: sharedWith
    case .keptHowLong: keptFor
    case .cost: cost
    case .isAdvisable: advice
    case .person: human?.sentence
    default: nil
    }
  }
}

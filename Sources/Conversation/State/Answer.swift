public import Understanding

/// What is known about one answer: its value, and where it came from.
public struct Answer: Hashable, Sendable, Codable {
  /// How an answer came about.
  public enum Origin: String, Hashable, Sendable, Codable {
    /// The person said it.
    case said
    /// Usher suggested it and the person accepted it.
    case suggested
    /// It follows from another answer, whose words are its evidence.
    case implied
    /// It was handed in with the command, by option or by file.
    case handedIn = "handed_in"
    /// It came from an earlier onboarding or another program that shares the profile.
    case imported
    /// The person chose not to answer.
    case skipped
    /// There was nothing to answer, and the person went on.
    case acknowledged
  }

  /// The value in its stored form; nil when the question was skipped or merely acknowledged.
  public var value: JSONValue?
  /// How the answer came about.
  public var origin: Origin
  /// The words of the line it was read from, and the rule that read them.
  public var evidence: Evidence?
  /// When it was given.
  public var at: Timestamp
  /// The machine on which it came to stand here; nil where nobody keeps track of machines.
  public var machine: String?
  /// When it came to stand here, where that is not when it was given: it was brought back by
  /// "undo", or given by a clock that was wrong.
  public var since: Timestamp?

  /// An answer of some origin at an instant.
  public init(value: JSONValue?, origin: Origin, evidence: Evidence? = nil, at: Timestamp) {
    self.value = value
    self.origin = origin
    self.evidence = evidence
    self.at = at
  }
}

extension Answer {
  /// The instant by which it is earlier or later than another answer to the same question.
  public var stands: Timestamp { since ?? at }
}

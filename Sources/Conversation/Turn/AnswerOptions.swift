public import Understanding

/// What helps to answer besides the question itself, for whoever can point: what can be said in one tap, and
/// the values that can be picked.
public struct AnswerOptions: Hashable, Sendable, Codable {
  /// What can be said in one tap, in the order in which it is shown.
  public var replies: [QuickReply] = []
  /// Whether the question can be skipped.
  public var isSkippable = false
  /// Answers that would work.
  public var examples: [String] = []
  /// The stored values of the choices, in the order of their numbers.
  public var values: [JSONValue] = []
  /// The stored value that an empty line accepts.
  public var suggestion: JSONValue?
  /// The stored value that is known already, which an empty line keeps.
  public var present: JSONValue?
  /// What the two ends of a scale mean.
  public var ends: ScaleEnds?
  /// What of the person's own it asks for, as browsers name it (`autocomplete` of HTML), such as `name`.
  public var autofill: String?
  /// What can be asked of the conversation here.
  public var commands: [Command] = []

  /// Nothing.
  public init() {}
}

/// What the two ends of a scale mean, in a few words each.
public struct ScaleEnds: Hashable, Sendable, Codable {
  /// What the lower end means, such as "very quiet".
  public var least: String
  /// What the upper end means, such as "never stops".
  public var most: String

  /// What both ends mean.
  public init(least: String, most: String) {
    self.least = least
    self.most = most
  }
}

public import Understanding

/// What is known about one question: its answer, or why there is none, and where it came from.
public struct AnswerProvenance: Hashable, Sendable, Codable {
  /// How a question stands.
  public enum Status: String, Hashable, Sendable, Codable {
    /// It has an answer.
    case answered
    /// It was skipped.
    case skipped
    /// It was not asked yet.
    case notAsked = "not_asked"
    /// The branch that was taken does not ask it; an answer given before is parked.
    case notApplicable = "not_applicable"
  }

  /// The place of the answer, such as `goal` or `children.0.birthday`.
  public var field: String
  /// How the question stands.
  public var status: Status
  /// The value in its stored form.
  public var value: JSONValue?
  /// How the answer came about.
  public var origin: Answer.Origin?
  /// The words it was read from.
  public var words: String?
  /// The place of the words in the line, as UTF-8 offsets: from, and up to but not including.
  public var span: [Int]?
  /// The rule that read the words.
  public var rule: String?
  /// When it was given.
  public var at: Timestamp?
}

extension AnswerProvenance {
  /// The same in a line for people.
  public var line: String {
    guard let origin, ![.notAsked, .skipped].contains(status) else {
      return "\(field): \(status.rawValue)"
    }
    let words = words.map { " \"\($0)\"" } ?? ""
    let rule = rule.map { " (\($0))" } ?? ""
    return "\(field): \(status.rawValue), \(origin.rawValue)\(words)\(rule)"
  }
}

extension AnyFlow {
  /// What is known about each question, in the order of the flow.
  public func provenance(
    of state: ConversationState, in context: TurnContext
  ) -> [AnswerProvenance] {
    Agenda(self, state).slots.compactMap { slot in
      guard slot.ask != nil else { return nil }
      let answer = slot.answer
      let status: AnswerProvenance.Status =
        if !slot.applies {
          .notApplicable
        } else if let answer {
          answer.origin == .skipped ? .skipped : .answered
        } else {
          .notAsked
        }
      return AnswerProvenance(
        field: slot.path.description, status: status, value: answer?.value, origin: answer?.origin,
        words: answer?.evidence?.words,
        span: answer?.evidence.map { [$0.span.lowerBound, $0.span.upperBound] },
        rule: answer?.evidence?.rule.text, at: answer?.at)
    }
  }
}

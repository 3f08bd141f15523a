/// What somebody says to the message that words of danger are answered with.
public enum RestReply: Hashable, Sendable {
  /// The questions are to go on.
  case goesOn
  /// The words were not meant so.
  case wasMisheard

  /// The reply of a line; nil when it is neither, so that it is heard as any other.
  public init?(_ line: Line) {
    let matcher = StatementMatcher(StatementWords(line, isOneClause: true))
    if matcher.first(where: { $0 == .misheard }) != nil, !matcher.says("in-earnest") {
      self = .wasMisheard
    } else if matcher.first(where: { $0 == .goesOn })?.words.count == matcher.count {
      self = .goesOn
    } else {
      return nil
    }
  }
}

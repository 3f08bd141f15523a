/// What somebody says to the message that words of danger are answered with.
public enum RestReply: Hashable, Sendable {
  /// The questions are to go on.
  case goesOn
  /// The words were not meant so.
  case wasMisheard

  /// The reply of a line; nil when it is neither, so that it is heard as any other.
  public init?(_ line: Line) {
    let clauses = StatementMatcher(StatementWords(line))
    let whole = StatementMatcher(StatementWords(line, isOneClause: true))
    if clauses.first(where: { $0 == .misheard }) != nil, !clauses.says("in-earnest") {
      self = .wasMisheard
    } else if whole.first(where: { $0 == .goesOn })?.words.count == whole.count {
      self = .goesOn
    } else {
      return nil
    }
  }
}

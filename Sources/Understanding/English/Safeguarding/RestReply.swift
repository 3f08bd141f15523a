/// What somebody says while the questions rest, after words of danger.
public enum RestReply: Hashable, Sendable {
  /// The questions are to go on.
  case goesOn
  /// The words were not meant so.
  case wasMisheard

  /// The reply of a line; nil when it is neither, so that the questions rest.
  public init?(_ line: Line) {
    let words = RestWords(line)
    // "I'm not joking", "I don't want to go on".
    if words.say(.misheard), !words.say(.meant) {
      self = .wasMisheard
    } else if words.say(.goingOn) || words.areOnlyPolite, !words.say(.staying) {
      self = .goesOn
    } else {
      return nil
    }
  }
}

import Understanding

/// What people can ask of the conversation itself, by a word, in every flow; the words are in the
/// language's phrasebook.
public enum Command: String, Hashable, Sendable, Codable, CaseIterable {
  case help, back, undo, skip, progress, review, `repeat`, why
  case startOver = "start over"
  case changePassword = "change my password"
  case signOut = "sign out"
  case quit

  /// The command as it is written in help.
  public var word: String { rawValue }

  /// The command that a line is, politeness aside, or nil when it is none.
  init?(_ wording: Wording) {
    guard let word = wording.command else { return nil }
    self.init(rawValue: word)
  }
}

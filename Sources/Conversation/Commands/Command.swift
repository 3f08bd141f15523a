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

  /// All that people say for it, in small letters.
  var phrases: [String] { Phrasebook.commands[word] ?? [] }

  /// Whether it takes something back, leaves something or leaves altogether, so that it counts only as it is
  /// typed: a slip of the fingers is asked about.
  var losesSomething: Bool {
    switch self {
    case .undo, .back, .skip, .startOver, .signOut, .quit: true
    case .help, .progress, .review, .repeat, .why, .changePassword: false
    }
  }

  /// The command that a line is, politeness aside, or nil when it is none.
  init?(_ line: Line, _ wording: Wording) {
    self.init(line, wording, isSlip: false)
  }

  /// The command that loses something and that a line is once its slips are mended, or nil when it is none.
  init?(slipOf line: Line, _ wording: Wording) {
    self.init(line, wording, isSlip: true)
  }

  private init?(_ line: Line, _ wording: Wording, isSlip: Bool) {
    let leaves = wording.command == nil && line.talkSense == .goodbye
    guard let word = leaves ? Command.quit.word : wording.command,
      let command = Command(rawValue: word),
      isSlip == (!leaves && command.losesSomething && !line.isAsTyped(wording))
    else { return nil }
    self = command
  }
}

import Understanding

extension Command {
  /// The command that a line is, politeness aside, or nil when it is none.
  init?(_ wording: Wording) {
    guard let command = Self.byPhrase[wording.plain] ?? Self.byPhrase[wording.core] else {
      return nil
    }
    self = command
  }

  private static let byPhrase: [String: Command] = {
    var table: [String: Command] = [:]
    for command in Command.allCases {
      for phrase in command.phrases { table[phrase] = command }
    }
    return table
  }()
}

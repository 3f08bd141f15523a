extension Phrasebook {
  /// The phrases that mean a command when they are the whole line, by the command's own word.
  ///
  /// Each is the plain wish; politeness around it ("please", "can you") is taken off before.
  package static let commands: [String: [String]] = Dictionary(
    uniqueKeysWithValues: commandNames.map { ($0, WordClasses.english.phrases("Command.\($0)")) })

  private static let commandsByPhrase = PhraseIndex(commands.map { ($0.key, $0.value) })

  /// Whether a phrase is that of a command to the letter.
  static func isCommand(_ phrase: String) -> Bool { !commandsByPhrase.meanings(of: phrase).isEmpty }

  /// The word of the command that a line is, politeness aside, or nil when it is none.
  static func command(_ wording: Wording) -> String? {
    commandsByPhrase.meanings(of: wording.plain).first
      ?? commandsByPhrase.meanings(of: wording.core).first
  }

  /// The names of the commands.
  private static let commandNames = WordClasses.english.phrases("Phrasebook.commandNames")
}

extension Line {
  /// Whether the words of the command that the line is were typed so, and no slip was mended in them; the
  /// courtesies around it may have one.
  package func isAsTyped(_ wording: Wording) -> Bool {
    if corrections.isEmpty { return true }
    let phrase = Phrasebook.isCommand(wording.plain) ? wording.plain : wording.core
    let words = Set(phrase.split(separator: " "))
    return corrections.allSatisfy { words.isDisjoint(with: $0.meant.split(separator: " ")) }
  }
}

extension Wording {
  /// The word of the command that the line is, politeness aside, or nil when it is none.
  package var command: String? { Phrasebook.command(self) }

  /// Whether the line asks for a command to be followed, and not whether it may be: "go back, please", but "can I
  /// skip this?".
  package var isRequest: Bool {
    command != nil && !opens(withAny: Self.askingLeave)
  }

  /// Openings of a line that asks whether something may be done.
  private static let askingLeave = WordClasses.english.phrases("PhrasebookCommands.askingLeave")
}

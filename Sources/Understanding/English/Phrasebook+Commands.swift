extension Phrasebook {
  /// The phrases that mean a command when they are the whole line, by the command's own word.
  ///
  /// Each is the plain wish; politeness around it ("please", "can you") is taken off before.
  package static let commands: [String: [String]] = [
    "help": [
      "help", "help me", "i need help", "what can i say", "what can i do", "commands", "options",
    ],
    "back": [
      "back", "go back", "previous", "previous question", "the previous question", "last question",
      "take me back", "one back", "step back", "one step back", "a step back", "previous one",
      "the previous one", "back one", "back a step", "back one step", "go to the previous question",
      "go back to the previous question", "go back one step", "never mind", "nevermind",
      "i changed my mind", "i've changed my mind",
    ],
    "undo": [
      "undo", "undo that", "scratch that", "take that back", "undo it", "undo the last one",
      "undo last", "undo that change", "undo the change", "undo my change", "undo my last change",
      "undo the last change", "take it back", "revert", "revert that", "forget that",
      "forget i said that", "put it back", "put it back to what it was", "put it back how it was",
      "change it back", "set it back", "back to what it was", "as it was before",
      "undo that last bit",
      "leave it as it was", "put that back",
    ],
    "skip": [
      "skip", "skip it", "skip this", "skip that", "skip this one", "skip this question",
      "skip for now", "later", "not now", "maybe later", "pass", "next question", "do it later",
      "i'd rather not say", "prefer not to say", "i don't want to say", "i don't want to answer",
      "i don't want to answer that", "i don't want to answer this", "i'd rather not answer",
      "i'd rather not answer that", "i won't answer that", "no comment", "that's private",
      "it's private", "that's personal", "that's too personal", "none of your business",
      "that's none of your business", "i'm not telling you", "not telling you",
      "i'll keep that to myself", "i'd rather keep that to myself", "keep that to myself",
      "i'd rather keep it private", "i'd rather keep that private", "rather keep it private",
    ],
    "progress": [
      "progress", "where are we", "where am i", "how far are we", "how far am i",
      "how many questions", "how many questions are left", "how many more questions",
      "how much longer", "how much is left", "what step is this", "status", "are we there yet",
    ],
    "review": [
      "review", "what have i told you", "what did i tell you", "what have i said", "what did i say",
      "show my answers", "show me my answers", "my answers", "summary", "show everything",
      "what do you have", "what do you have so far", "what do you know", "review my answers",
      "recap", "show answers",
    ],
    "repeat": [
      "repeat", "repeat that", "again", "say that again", "say again", "come again",
      "repeat the question", "what was the question", "what was the question again", "pardon",
      "what", "sorry", "huh", "eh", "excuse me", "ask again", "what were the options",
      "what were the options again", "what are the options", "what are the options again",
      "what are my options", "what are my options again", "what were my options",
      "what were the choices", "what were the choices again", "what are the choices",
      "what are my choices", "show me the options", "show me the options again", "show the options",
      "list the options", "list the options again", "show me the list", "show me the list again",
      "show the list", "the list again", "what's on the list", "what's on the list again",
      "what was on the list", "what was on the list again", "the options again",
      "what can i choose from", "what can i pick from", "what do i have to choose from",
    ],
    "why": [
      "why", "?", "??", "what's that", "what is that", "what's this", "what is this",
      "why do you ask", "why do you need that", "why do you need this", "why do you need to know",
      "why do you want to know", "what does that mean", "what does this mean", "what do you mean",
      "what for", "how come", "why is that", "why are you asking", "why this question",
      "tell me more", "explain", "more info",
    ],
    "start over": [
      "start over", "start again", "restart", "begin again", "start from scratch",
      "start from the beginning", "reset", "reset everything", "from the beginning",
    ],
    "change my password": [
      "change my password", "change password", "change the password", "new password",
      "i want to change my password", "i'd like to change my password", "set a new password",
      "i need a new password",
    ],
    "sign out": ["sign out", "sign me out", "log out", "logout", "log me out", "signout"],
    "quit": [
      "quit", "exit", "bye", "goodbye", "good bye", "bye bye", "i'll finish later", "finish later",
      "stop", "stop here", "pause", "leave", "i have to go", "i've got to go", "gotta go",
      "see you", "see you later", "see you soon", "see you tomorrow", "bye for now",
      "goodbye for now", "talk later", "talk soon", "i'll come back later", "come back later",
      "that's enough for now", "enough for now", "i'm leaving", "save and quit", "save and exit",
      "got to go", "have to go", "need to go", "i need to go", "i must go", "got to stop",
      "have to stop", "i have to stop", "i need to stop", "back later",
      "be back later", "i'll be back", "i'll be back later", "got to run", "have to run",
      "i'll do this later", "i'll do it later",
    ],
  ]

  private static let commandsByPhrase = PhraseIndex(commands.map { ($0.key, $0.value) })

  /// Whether a phrase is that of a command to the letter.
  static func isCommand(_ phrase: String) -> Bool { !commandsByPhrase.meanings(of: phrase).isEmpty }

  /// The word of the command that a line is, politeness aside, or nil when it is none.
  static func command(_ wording: Wording) -> String? {
    commandsByPhrase.meanings(of: wording.plain).first
      ?? commandsByPhrase.meanings(of: wording.core).first
  }
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
    command != nil && !opens(withAny: ["can i", "could i", "may i", "am i"])
  }
}

import Understanding

/// What decides between a command and an answer of the same words.
extension Exchange {
  /// Takes words behind a `/` or `:`, which are a command whatever is asked.
  mutating func hearForcedCommand(_ word: String) {
    let line = Line(word)
    let wording = Wording(line)
    if case .signIn(let phase) = state.pending, leaves(phase, wording) {
      cancelSignIn()
      return
    }
    guard let command = Command(wording) else {
      isUnderstood = false
      say(.unknownCommand(word))
      return askAgain()
    }
    follow(command, wording)
  }

  /// Takes words in quotes as the answer, whatever they would be without them.
  mutating func answer(quoted: String) -> Bool {
    guard let slot = current, let ask = slot.ask else { return false }
    state.pending = nil
    // The quotes stay: a name in quotes is taken as it stands.
    let line = Line("\"\(quoted)\"")
    let reading = ask.dimension(agenda.draft, slot.index).read(line, reading)
    if case .unclear(.nothingFound) = reading {
      let plain = Line(quoted)
      let bare = ask.dimension(agenda.draft, slot.index).read(plain, self.reading)
      take(bare, for: slot, line: plain)
      return true
    }
    take(reading, for: slot, line: line)
    return true
  }

  /// Whether the question takes the whole line as its answer, so that it is no command.
  mutating func answersWholly(
    _ line: Line, _ wording: Wording, _ slot: Slot<D>
  ) -> Bool {
    guard let ask = slot.ask, Command(wording) != nil else { return false }
    let dimension = ask.dimension(agenda.draft, slot.index)
    guard !dimension.takesAnyWords, Command(wording) != .help else { return false }
    guard case .understood(_, let evidence) = dimension.read(line, reading) else { return false }
    // "Start over" has a word that is nearly a star, and nearly any words can be a wish of one's own.
    return evidence.span == line.span(0..<line.tokens.count) && !evidence.isOwnWish
  }

  /// Whether a word that is also a command is written as a name where a name is asked.
  mutating func isName(_ line: Line, _ slot: Slot<D>) -> Bool {
    guard let ask = slot.ask, line.tokens.count == 1,
      line.text.trimmingWhitespace.first?.isUppercase == true,
      ask.dimension(agenda.draft, slot.index).form == .name
    else { return false }
    return line.tokens[0].kind == .word
  }

  mutating func askWhetherName(_ command: Command, text: String, _ slot: Slot<D>) {
    state.pending = .commandOrAnswer(slot.path, command, text: text)
    say(.commandOrAnswer(text, label: label(slot.path)))
  }
}

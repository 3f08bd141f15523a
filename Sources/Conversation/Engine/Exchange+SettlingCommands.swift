import Understanding

extension Exchange {
  mutating func settleCommandOrAnswer(
    _ path: Path, _ command: Command, _ text: String, _ line: Line, _ wording: Wording
  ) -> Bool {
    state.pending = nil
    let isAnswer =
      isNamed(text, path, line, wording) || wording.contains("name")
      || Assent(line, wording, reading) == .yes || Ordinal.place(in: wording, among: 2) == 0
    if isAnswer, let slot = agenda.slot(path), let ask = slot.ask {
      let quoted = Line("\"\(text)\"")
      if take(
        ask.dimension(agenda.draft, slot.index).read(quoted, reading), for: slot, line: quoted,
        asksNext: false)
      {
        finishTurn()
      }
      return true
    }
    if Assent(line, wording, reading) == .no || Ordinal.place(in: wording, among: 2) == 1
      || Command(wording) == command || wording.contains("command")
    {
      follow(command, wording)
      return true
    }
    return false
  }

  /// Whether a line says a word once more as a name: "it's Skip".
  private mutating func isNamed(
    _ text: String, _ path: Path, _ line: Line, _ wording: Wording
  ) -> Bool {
    guard line.tokens.count > 1, !wording.contains("command"), let slot = agenda.slot(path),
      case .understood(let name, _)? = slot.ask?.dimension(agenda.draft, slot.index).read(
        line, reading)
    else { return false }
    return name.string == text
  }

  mutating func settleStartOver(_ line: Line, _ wording: Wording) -> Bool {
    state.pending = nil
    if Assent(line, wording, reading) == .yes || Command(wording) == .startOver {
      startOver()
      return true
    }
    let declines = Assent(line, wording, reading) == .no || Command(wording) == .back
    if !declines, Command(wording) != nil { return false }
    say(.notStartedOver)
    if declines { askAgain() }
    return declines
  }
}

import Understanding

extension Exchange {
  /// Remembers a list that was too short, so that the next line can add to it.
  mutating func keep(_ list: JSONValue, tooShortIn line: Line, for slot: Slot<D>) {
    guard let said = list.array, !said.isEmpty, current?.path == slot.path,
      line.text.count <= Self.longestList
    else { return }
    state.pending = .more(slot.path, words: line.text.trimmingWhitespace)
  }

  /// Adds what a line says to a list that was too short: "friends", and then "school and family".
  mutating func settleMore(
    _ path: Path, _ words: String, _ line: Line, _ wording: Wording
  ) -> Bool {
    guard path == current?.path, let slot = agenda.slot(path), let ask = slot.ask else {
      state.pending = nil
      return false
    }
    let dimension = ask.dimension(agenda.draft, slot.index)
    guard case .unclear(.refused(_, .tooFew, _)) = dimension.read(line, reading),
      CorrectionCue(wording) == nil
    else {
      if case .unclear(.nothingFound) = dimension.read(line, reading) { return false }
      state.pending = nil
      return false
    }
    state.pending = nil
    let whole = Line("\(words), \(line.text)")
    let answer = dimension.read(whole, reading)
    if case .unclear(.nothingFound) = answer { return false }
    if take(answer, for: slot, line: whole, asksNext: false) { finishTurn() }
    return true
  }

  /// The most characters that are kept of a list said in parts.
  private static var longestList: Int { 400 }
}

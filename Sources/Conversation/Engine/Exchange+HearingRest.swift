import Understanding

extension Exchange {
  /// Goes on to the next question, with what the line says beyond the values that were taken: it may
  /// be meant for that question, and is asked about rather than dropped or stored.
  mutating func hearRest(of line: Line, besides taken: [Range<Int>]) {
    guard state.pending == nil, let next = current, next.path != askedBefore, next.answer == nil,
      let ask = next.ask
    else { return finishTurn() }
    let dimension = ask.dimension(agenda.draft, next.index)
    guard !dimension.takesAnyWords, !dimension.isYesOrNo else { return finishTurn() }
    let rest = line.blanking(taken)
    switch dimension.read(rest, reading) {
    // Nearly any words can be a wish of one's own, such as what is left of this line.
    case .understood(let value, let evidence)
    where dimension.violation(value, reading) == nil && !evidence.mayCountNothing
      && !evidence.isOwnWish && !evidence.isOnlyDescribed:
      state.pending = .mention(next.path, value, evidence)
      say(.progress(progress(of: next)))
      sayMentioned(next.path, value)
    case .ambiguous(let values, let evidence):
      state.pending = .clarification(next.path, candidates: values, evidence)
      say(.progress(progress(of: next)))
      say(
        .clarify(
          label: label(next.path), readings: values.compactMap { dimension.phrase($0, reading) }))
    case .unclear(.incomplete(let missing, let evidence))
    where [.day, .month, .year].contains(missing):
      // "In April 2027" is half of the date that is asked for next.
      state.pending = .completion(next.path, missing, words: evidence.words)
      say(.progress(progress(of: next)))
      say(.incomplete(label: label(next.path), missing, words: evidence.words))
    default:
      finishTurn()
    }
  }

  /// Asks whether a value was meant for a question, with the answer it would replace.
  mutating func sayMentioned(_ path: Path, _ value: JSONValue) {
    guard let slot = agenda.slot(path), let ask = slot.ask else { return }
    let now = slot.answer?.value.flatMap { phrase(path, $0) }
    say(
      .mentioned(
        label: now == nil ? ask.label : label(path), phrase: phrase(path, value) ?? "", now: now))
  }
}

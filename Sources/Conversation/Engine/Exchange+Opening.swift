import Understanding

extension Exchange {
  /// Takes what a line says beyond an answer for the questions that the answer opened: "custom:
  /// Water, blue" names the custom one and its colour.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - taken: The places that were taken already, as UTF-8 offsets.
  ///   - before: The flow as it was before the answer.
  /// - Returns: The places that are taken now.
  mutating func hearOpened(
    in line: Line, besides taken: [Range<Int>], before: Agenda<D>
  ) -> [Range<Int>] {
    var taken = taken
    let opened = agenda.slots.filter { slot in
      slot.isOpen && slot.entry.ask != nil && before.slot(slot.path)?.applies != true
    }
    for path in opened.map({ $0.path }) where state.pending == nil {
      guard let slot = agenda.slot(path), slot.isOpen, let ask = slot.ask else { continue }
      let dimension = ask.dimension(agenda.draft, slot.index)
      let explicit = dimension.matches(line, reading).first { match in
        let span = line.span(match.tokens)
        return match.isExplicit && match.values.count == 1 && !taken.contains { $0.overlaps(span) }
      }
      var answer = Reading<JSONValue>.unclear(.nothingFound)
      if let explicit {
        let evidence = line.evidence(explicit.tokens, rule: explicit.rule)
        answer = .understood(explicit.values[0], evidence)
      } else if !dimension.takesAnyWords {
        answer = dimension.read(line.blanking(taken), reading)
      }
      // What is left of a line may well have an "a" or a "one" in it, which is no choice.
      guard case .understood(_, let evidence) = answer, !evidence.isPlaceOfOption,
        !evidence.isOnlyDescribed
      else { continue }
      if take(answer, for: slot, line: line, asksNext: false) { taken.append(evidence.span) }
    }
    return taken
  }

  /// Takes a line that answers all questions of a step at once for those that are still open.
  mutating func answerTogether(_ line: Line, _ wording: Wording, with slot: Slot<D>) {
    guard slot.step.isAnswerableTogether, Talk.forAll.contains(where: wording.contains) else {
      return
    }
    for other in agenda.slots
    where other.step.id == slot.step.id && other.path.element == slot.path.element
      && other.path != slot.path && other.isOpen
    {
      guard let ask = other.ask else { continue }
      let answer = ask.dimension(agenda.draft, other.index).read(line, reading)
      if case .understood = answer { take(answer, for: other, line: line, asksNext: false) }
    }
  }

  /// Whether the question itself takes every word of a line by words that say what it is about, so
  /// that no other question and no correction can mean them.
  mutating func claimsWholly(_ line: Line, _ slot: Slot<D>) -> Bool {
    guard let ask = slot.ask else { return false }
    return ask.dimension(agenda.draft, slot.index).matches(line, reading).contains {
      $0.isExplicit && $0.tokens == 0..<line.tokens.count
    }
  }
}

extension Evidence {
  /// Whether the words may well count nothing: the "one" of "the quick one", the "a" of any line.
  var mayCountNothing: Bool {
    words.lowercased() == "one" || (isPlaceOfOption && words.first?.isNumber != true)
  }
}

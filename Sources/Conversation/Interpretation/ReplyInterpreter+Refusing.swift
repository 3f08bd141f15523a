import Understanding

/// What a no to something proposed says besides.
extension ReplyInterpreter {
  /// Whether a no says again what stands: "no, 4 March is right" of an answer that was to be another.
  func restates(_ path: Path) -> Bool {
    guard let slot = hearing.agenda.slot(path), let old = slot.answer?.value,
      let dimension = hearing.dimension(of: slot), !dimension.isYesOrNo
    else { return false }
    return hearing.reading(of: slot).value == old
      || dimension.revise(old, line.withoutCue, hearing.day).value == old
  }

  /// Whether a no says again what it turns down, and no other value: "music? no".
  func repeats(_ proposed: JSONValue, at path: Path) -> Bool {
    guard let slot = hearing.agenda.slot(path) else { return false }
    let said = hearing.matches(of: slot).flatMap(\.values)
    return hearing.reading(of: slot).value == proposed
      || !said.isEmpty && said.allSatisfy { $0 == proposed }
  }

  /// A no to what was proposed: "no, 1600" says what it is instead, and "no, none" that there is nothing.
  func refusal(at path: Path) -> DialogueAct {
    let last = line.clauses().dropFirst().last.map { line.keeping(line.span($0.tokens)) }
    if let last, last.turnsAllDown, !last.isPlainNo, let slot = hearing.agenda.slot(path),
      hearing.dimension(of: slot)?.takesNone(hearing.day) == true
    {
      return inform(slot, Hearing(last, in: hearing.scene).reading(of: slot))
    }
    guard let evidence = BooleanDimension().read(line, in: hearing.day).evidence,
      line.blanking([evidence.span]).saysSomething
    else { return reply(.decline) }
    return DialogueAct(.decline, .pending, using: .at([evidence.span]))
  }
}

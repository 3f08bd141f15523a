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

  /// Whether a no says again what it turns down: "music? no".
  func repeats(_ proposed: JSONValue, at path: Path) -> Bool {
    hearing.agenda.slot(path).map { hearing.reading(of: $0).value == proposed } ?? false
  }

  /// A no to what was proposed: "no, 1600" says what it is instead.
  var refusal: DialogueAct {
    guard let evidence = BooleanDimension().read(line, in: hearing.day).evidence,
      line.blanking([evidence.span]).saysSomething
    else { return reply(.decline) }
    return DialogueAct(.decline, .pending, using: .at([evidence.span]))
  }
}

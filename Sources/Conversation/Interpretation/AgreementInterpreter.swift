import Understanding

/// What a line says to an item without a value: an explanation, a last look, a submission.
struct AgreementInterpreter<D: Draft> {
  let hearing: Hearing<D>
  let slot: Slot<D>

  private var wording: Wording { hearing.wording }

  /// Words that go on, agree or send; "no, all good" leaves all as it is.
  var agreement: DialogueAct? {
    if saysNothingToChange { return DialogueAct(.affirm) }
    return switch slot.item {
    case .explain(let explain):
      wording.means(.goesOn) || explain.goOn.contains(wording.plain) || hearing.assent == .yes
        ? DialogueAct(.proceed) : nil
    case .review(let review):
      agrees(review.agreement) || wording.isProceeding ? DialogueAct(.affirm) : nil
    case .submit(let submit):
      agrees(submit.agreement) || wording.literallyMeans(.retries) || wording.literallyMeans(.sends)
        ? DialogueAct(.affirm) : nil
    case .ask, .signIn:
      nil
    }
  }

  /// Whether the line leaves as it is what is shown to be looked at.
  private var saysNothingToChange: Bool {
    switch slot.item {
    case .explain, .review: NothingToChange.isSaid(in: hearing.line, wording)
    case .ask, .submit, .signIn: false
    }
  }

  /// Words that decline what is shown.
  var refusal: DialogueAct? {
    switch slot.item {
    case .review, .submit: hearing.assent == .no ? DialogueAct(.decline) : nil
    case .ask, .explain, .signIn: nil
    }
  }

  /// "Yes, but change the window to 10 to 6": what it changes; the yes is asked for again.
  var amendment: [DialogueAct] {
    switch slot.item {
    case .ask, .signIn: return []
    case .explain, .review, .submit: break
    }
    guard let (_, rest) = hearing.line.agreementAndLimit(in: hearing.day) else { return [] }
    let limited = Hearing(rest, in: hearing.scene)
    if let correction = CorrectionInterpreter(hearing: limited, slot: slot).act {
      return [correction]
    }
    let claims = ClaimInterpreter(hearing: limited, asked: slot).acts(of: limited.claims)
    return claims.isEmpty ? [DialogueAct(.amend)] : claims
  }

  /// Whether the line names an answer that was given: "I consent" is about the consent, not about
  /// the sending.
  var namesAnswer: Bool {
    hearing.mentions.all.contains { hearing.agenda.slot($0.path)?.answer != nil }
  }

  /// Whether the line agrees to what is shown, by the usual words or some of the item's own.
  private func agrees(_ words: [String]) -> Bool {
    // "You're great" is kind, and no yes; "great" is one.
    if wording.literalSmallTalk == .praise, hearing.line.tokens.count > 1 { return false }
    return words.contains(wording.plain) || words.contains(wording.core)
      || wording.means(.agrees) || hearing.assent == .yes
  }
}

import Understanding

/// What a line asks or says of the choices of a question.
extension QuestionInterpreter {
  /// What a question that was answered shows of its choices, where none is asked.
  var aside: DialogueAct? { answeredAside.flatMap { act(.aside($0.aside, $0.slot.path)) } }

  /// The same of choices that the line names, as "and the second?" does.
  var namedAside: DialogueAct? { answeredAside?.aside.isNamed == true ? aside : nil }

  /// What a question that is not asked now tells of its choices, where nothing else is known that is asked.
  var asideElsewhere: DialogueAct? {
    guard hearing.askedPart != nil else { return nil }
    return hearing.agenda.slots.firstNonNil { slot in
      guard slot.path != hearing.current?.path,
        let aside = slot.ask?.aside(hearing.line, hearing.agenda.draft, hearing.day)?.told
      else { return nil }
      return act(.aside(aside, slot.path))
    }
  }

  private var answeredAside: (slot: Slot, aside: Aside)? {
    guard hearing.current?.ask == nil else { return nil }
    return hearing.agenda.slots.firstNonNil { slot in
      slot.applies && slot.answer?.value != nil
        ? slot.ask?.aside(hearing.line, hearing.agenda.draft, hearing.day).map { (slot, $0) } : nil
    }.flatMap { isMeant($0.aside) ? $0 : nil }
  }

  /// The choice that fits what a line says without asking, where none is asked: it is offered in the place of the one
  /// that was taken.
  var offer: DialogueAct? {
    guard hearing.askedPart == nil, let (slot, aside) = answeredAside, let value = aside.proposal
    else { return nil }
    var inform = hearing.inform(
      slot, .understood(value, hearing.evidence("aside.proposed")))
    inform.manner = .asked
    return DialogueAct(.inform([inform]), .explicit)
  }

  /// What there is to each of some choices that are shown, where it is asked how they differ.
  var comparison: DialogueAct? {
    guard let asked = hearing.askedPart, let slot = hearing.current, let ask = slot.ask else {
      return nil
    }
    let part = hearing.line.keeping(asked.place)
    guard hearing.topics.compares(part), let dimension = hearing.dimension(of: slot) else {
      return nil
    }
    let choices = ask.choices(hearing.agenda.draft, slot.index)
    let named = dimension.matches(part, hearing.day).flatMap(\.values)
    let told = choices.filter { named.contains($0.value) }.compactMap { choice in
      choice.detail.map { "\(choice.title): \($0)." }
    }
    return told.count > 1 ? act(.reason(told.joined(separator: " "))) : nil
  }

  /// Whether a line asks for what may be shown, and for nothing else that stands out more.
  func isMeant(_ aside: Aside) -> Bool {
    if aside.isNamed || hearing.line.asksForSome || hearing.askedPart == nil { return true }
    guard let best = fits(hearing.askedLine).first, case .term = best.answer else { return true }
    return best.score < Certainty.high.rawValue || best.share < Self.shareToOffer
  }
}

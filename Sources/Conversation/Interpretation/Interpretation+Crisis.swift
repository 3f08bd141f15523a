import Understanding

extension Interpretation {
  /// A danger; one that is in doubt is none where the line plainly corrects an answer, or says a value by
  /// the very words: "hold on, I picked the wrong goal, it's muscle", "goal 3:20, injuries none".
  var crisis: DialogueAct? {
    guard let act = talk.crisis, case .crisis(let concern) = act.kind else { return nil }
    guard concern.isDoubtful, hearing.scene.state.pending != .rest else { return act }
    if isOnlyRemoval { return nil }
    if let correction, correction.basis == .announced || correction.basis == .named {
      let evidence = correction.informs.map(plainEvidence)
      if !evidence.isEmpty, evidence.allSatisfy({ $0 != nil }) { return nil }
    }
    let isSaid = claims.flatMap(\.informs).contains {
      plainEvidence(of: $0)?.explains(concern) == true
    }
    return isSaid ? nil : act
  }

  /// Whether neither the words that take somebody out nor those beside them speak of a danger: "he's too
  /// young, leave him out"; what people say of themselves beside it stays in doubt.
  private var isOnlyRemoval: Bool {
    guard let removal = RemovalInterpreter(hearing: hearing).act,
      case .at(let places) = removal.words
    else { return false }
    let safeguarding = SafeguardingInterpreter(scene: hearing.scene)
    let rest = hearing.line.blanking(places)
    return !rest.hasSpeaker && safeguarding.concern(in: rest) == nil
      && places.allSatisfy { safeguarding.concern(in: Line(hearing.line.text(at: $0))) == nil }
  }

  /// The words of a value that is read beyond doubt: of none, or of a question that does not take any words.
  private func plainEvidence(of inform: Inform) -> Evidence? {
    guard case .understood(let value, let evidence) = inform.reading, !evidence.isOwnWish,
      let slot = hearing.agenda.slot(inform.path), let dimension = hearing.dimension(of: slot),
      !dimension.takesAnyWords || value == .null
    else { return nil }
    return evidence
  }
}

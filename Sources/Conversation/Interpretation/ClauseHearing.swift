import Understanding

/// A clause of which nothing was made beside the rest of its line, heard as a line of its own.
///
/// It changes an answer, or opens or takes out an element, where all of it says so; what is doubtful about it is
/// left, so that it is told.
struct ClauseHearing {
  private let hearing: Hearing
  private let line: Line
  /// The items of which the line has settled something.
  private let settled: Set<Path>

  /// - Parameters:
  ///   - place: The place of the clause, as UTF-8 offsets.
  ///   - line: The whole line.
  ///   - scene: The scene as the rest of the line has left it.
  ///   - settled: The items of which the rest has settled something.
  init(_ place: Range<Int>, of line: Line, in scene: Scene, besides settled: Set<Path>) {
    self.line = line
    self.settled = settled
    hearing = Hearing(line.keeping(place), in: scene)
  }

  /// What the clause does, or nil where that is not plain.
  var act: DialogueAct? {
    guard hearing.askedPart == nil, hearing.wording.smallTalk == nil, !hearing.wording.hesitates,
      !hearing.line.hasPronoun,
      let act = Policy.next(
        Policy.clause, of: Interpretation(hearing: hearing), in: Situation(hearing.scene))?.act
    else { return nil }
    switch act.kind {
    case .inform(let informs): return informs.allSatisfy(isPlain) && !leaves(informs) ? act : nil
    case .open, .remove: return act
    default: return nil
    }
  }

  /// What the clause says of an answer that is there and that the rest of the line left alone, where it says nothing
  /// else: another question is open, so that it is offered.
  var proposal: DialogueAct? {
    let isAsking = hearing.current?.ask != nil
    guard isAsking || hearing.cue != nil, hearing.askedPart == nil,
      hearing.wording.smallTalk == nil, !hearing.wording.hesitates,
      let act = Policy.next(
        Policy.proposal, of: Interpretation(hearing: hearing), in: Situation(hearing.scene))?.act,
      let inform = act.informs.only, inform.manner == .said, !settled.contains(inform.path),
      case .understood(let value, let evidence) = inform.reading, evidence.stands(in: line),
      let slot = hearing.agenda.slot(inform.path), let old = slot.answer?.value, old != value,
      let dimension = hearing.dimension(of: slot), dimension.form == .value,
      hearing.line.blanking([evidence.span]).contentWords.isEmpty
    else { return nil }
    return act
  }

  /// Whether a value is said plainly: words of a kind, of an answer that the rest of the line does not set, for
  /// nobody else than it speaks of.
  private func isPlain(_ inform: Inform) -> Bool {
    guard case .understood(let value, let evidence) = inform.reading, inform.manner == .said,
      !evidence.isOwnWish, isOfOneNamed(inform.path),
      let slot = hearing.agenda.slot(inform.path),
      hearing.dimension(of: slot)?.takesWholeLine == false
    else { return false }
    return !settled.contains(inform.path) || value.array != nil && evidence.isEdit
  }

  /// Whether an answer is not about somebody, or about whom the clause names, or the line names nobody.
  private func isOfOneNamed(_ path: Path) -> Bool {
    guard let element = path.element else { return true }
    let named = hearing.elementNames.found
    if named.contains(where: { $0.elements.contains(element) }) { return true }
    return named.isEmpty
      && ElementNames(in: line, of: hearing.scene.elementNames(in: line)).found.isEmpty
  }

  /// Whether a number of the clause is in none of its values.
  private func leaves(_ informs: [Inform]) -> Bool {
    let said = informs.compactMap(\.reading.evidence?.span)
    return hearing.line.blanking(said + hearing.mentions.all.map(\.name)).saysNumber
  }
}

import Understanding

/// What a line says to what is pending.
struct ReplyInterpreter<D: Draft> {
  let hearing: Hearing<D>

  private var scene: Scene<D> { hearing.scene }
  var line: Line { hearing.line }
  private var wording: Wording { hearing.wording }

  /// What the line says to it, or nil when it is about something else.
  func act(to pending: Pending) -> DialogueAct? {
    switch pending {
    case .rest: rest
    case .retry: retry
    case .signIn(let phase): SignInInterpreter(hearing: hearing).acts(during: phase)
    case .passwordChange: SignInInterpreter(hearing: hearing).cancelling
    case .submission: nil
    case .startOver: startOver
    case .clarification(let path, let candidates, let evidence):
      clarification(path, candidates, evidence)
    case .shown(let path, let values): placeAmong(values, path)
    case .target(let paths, let values, let evidence): target(paths, values, evidence)
    case .suggestion where hearing.command == .back: nil
    case .doubt(let path, _, _), .mention(let path, _, _), .suggestion(let path, _): yesOrNo(path)
    case .completion(let path, let missing, let words):
      CompletionInterpreter(hearing: hearing).completion(path, missing, words)
    case .more(let path, let words):
      CompletionInterpreter(hearing: hearing).more(path, words)
    case .commandOrAnswer(let path, let command, let text): commandOrName(path, command, text)
    }
  }

  func reply(_ kind: DialogueAct.Kind) -> DialogueAct { DialogueAct(kind, .pending) }

  private func inform(
    _ slot: Slot<D>, _ reading: Reading<JSONValue>, of said: Line? = nil
  ) -> DialogueAct {
    reply(.inform([hearing.inform(slot, reading, of: said)]))
  }

  private func yesOrNo(_ path: Path) -> DialogueAct? {
    switch hearing.assent {
    case .no: restates(path) ? reply(.decline) : refusal
    case nil where !wording.literallyMeans(.agrees): nil
    case .yes, nil:
      DialogueAct(.affirm, .pending, evidence: hearing.evidence("suggestion.confirmed"))
    }
  }

  /// Only words that go on end a rest; people can leave, and nothing else is taken.
  private var rest: DialogueAct {
    if hearing.command == .quit { return reply(.command(.quit)) }
    return switch RestReply(line) {
    case .goesOn: reply(.proceed)
    case .wasMisheard: reply(.misheard)
    case nil: reply(.stayAtRest)
    }
  }

  private var retry: DialogueAct? {
    if hearing.assent == .yes || wording.literallyMeans(.retries) { return reply(.retry) }
    if hearing.command == .quit { return reply(.command(.quit)) }
    if hearing.assent == .no { return reply(.decline) }
    if hearing.command != nil { return nil }
    return DialogueAct(.goOnWithout, .pending, using: .none)
  }

  private var startOver: DialogueAct? {
    if hearing.assent == .yes || hearing.command == .startOver { return reply(.affirm) }
    return hearing.assent == .no || hearing.command == .back ? reply(.decline) : nil
  }

  private func commandOrName(_ path: Path, _ command: Command, _ text: String) -> DialogueAct? {
    let place = Ordinal.place(in: wording, among: 2)
    if let slot = hearing.agenda.slot(path), let dimension = hearing.dimension(of: slot),
      isNamed(text, slot) || wording.contains(DisputedWords.name) || hearing.assent == .yes
        || place == 0
    {
      let quoted = Line("\"\(text)\"")
      return inform(slot, dimension.read(quoted, hearing.day), of: quoted)
    }
    let isCommand =
      hearing.assent == .no || place == 1 || hearing.command == command
      || wording.contains(DisputedWords.command)
    return isCommand ? reply(.command(command)) : nil
  }

  /// Whether the line says a word once more as a name: "it's Skip".
  private func isNamed(_ text: String, _ slot: Slot<D>) -> Bool {
    line.tokens.count > 1 && !wording.contains(DisputedWords.command)
      && hearing.reading(of: slot).value?.string == text
  }

  // MARK: - Which of several

  private func clarification(
    _ path: Path, _ candidates: [JSONValue], _ evidence: Evidence
  ) -> DialogueAct? {
    guard let slot = hearing.agenda.slot(path), let dimension = hearing.dimension(of: slot) else {
      return nil
    }
    if let index = picked(from: candidates, dimension), candidates.indices.contains(index) {
      return inform(slot, .understood(candidates[index], evidence))
    }
    if isForTheConversation { return nil }
    // A different answer altogether replaces the one that was unclear.
    switch hearing.reading(of: slot) {
    case .understood(let value, let evidence):
      return inform(slot, .understood(value, evidence))
    case .ambiguous(let values, let evidence) where values != candidates:
      return inform(slot, .ambiguous(values, evidence))
    case .unclear(.refused(let value, let violation, let evidence)):
      return inform(slot, .unclear(.refused(value, violation, evidence)))
    default:
      return turningDown
    }
  }

  /// "The second" of the choices that were shown; their numbers are those that they always have.
  private func placeAmong(_ shown: [JSONValue], _ path: Path) -> DialogueAct? {
    guard let slot = hearing.agenda.slot(path),
      let (place, evidence) = line.ordinal(among: shown.count)
    else { return nil }
    return inform(slot, .understood(shown[place], evidence))
  }

  /// "Neither", "no, the topics", "I mean topics 5 and 7": none of the readings is meant, and what else
  /// the line says is heard; an answer to the question asked has to name it.
  private var turningDown: DialogueAct? {
    if let asked = hearing.current, hearing.reading(of: asked).value != nil,
      hearing.mentions.all.contains(where: { $0.path == asked.path })
    {
      return DialogueAct(.decline, .pending, using: .none)
    }
    guard let none = line.wordOfNone, !wording.means(.hesitates) else { return nil }
    let isAll = !line.blanking([none]).saysSomething
    return DialogueAct(.decline, .pending, using: isAll ? .all : .at([none]))
  }

  /// The candidate that the line picks, or its first clause where the rest takes nothing back: "the
  /// early one, I open the shop at 5".
  private func picked(from candidates: [JSONValue], _ dimension: AnyDimension) -> Int? {
    if let index = dimension.pick(candidates, line, hearing.day) { return index }
    let clauses = line.clauses().map { line.keeping(line.span($0.tokens)) }
    // "No, 6/4" picks none by its no.
    guard clauses.count > 1, !clauses[0].isPlainNo,
      clauses.dropFirst().allSatisfy({
        CorrectionCue(Wording($0)) == nil && !$0.saysNot
          && dimension.pick(candidates, $0, hearing.day) == nil
          && dimension.read($0, hearing.day).value == nil
      })
    else { return nil }
    return dimension.pick(candidates, clauses[0], hearing.day)
  }

  /// Whether the line is a command or a question back, which pending questions never block.
  private var isForTheConversation: Bool {
    hearing.command != nil || hearing.question?.isNoAnswer == true
      || wording.literalSmallTalk != nil
  }

  /// Whether the line agrees and says nothing else; "that's all" and "go on" leave the question.
  private var isAgreement: Bool {
    if wording.means(.closes) || wording.means(.proceeds) { return false }
    return line.contentWords.isEmpty && hearing.assent == .yes || wording.means(.agrees)
      || wording.means(.goesOn)
  }

  private func target(
    _ paths: [Path], _ values: [JSONValue], _ evidence: Evidence
  ) -> DialogueAct? {
    let byName = paths.indices.filter { index in
      let aliases = hearing.agenda.slot(paths[index])?.ask?.aliases ?? []
      return wording.contains(scene.label(paths[index]).lowercased())
        || aliases.contains { wording.contains($0) }
    }
    let named = hearing.elementNames.only
    let byElement = paths.indices.filter { index in
      paths[index].element.map { named?.elements.contains($0) ?? false } ?? false
    }
    let byOrder = Ordinal.place(in: wording, among: paths.count)
    let index =
      byElement.count == 1 ? byElement[0] : byName.count == 1 ? byName[0] : byOrder
    guard let index, let slot = hearing.agenda.slot(paths[index]) else {
      // A yes does not say which, and is none to what was shown before.
      return isAgreement ? reply(.nothing) : line.turnsAllDown ? reply(.decline) : nil
    }
    if values.isEmpty { return reply(.change(slot.path)) }
    if byOrder == nil, let own = hearing.reading(of: slot).value, own != values[index] {
      // "Change the window to 1-9": a line with a value of its own is about that one.
      return nil
    }
    // "Friday" may be all of the days, or one more of them.
    let said = Line(evidence.words)
    let revised = hearing.revision(of: slot, by: said)
    if case .ambiguous(let several, _) = revised, several.contains(values[index]) {
      return inform(slot, revised, of: said)
    }
    return inform(slot, .understood(values[index], evidence))
  }
}

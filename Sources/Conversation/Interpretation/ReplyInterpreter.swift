import Understanding

/// What a line says to what is pending.
struct ReplyInterpreter {
  let hearing: Hearing

  private var scene: Scene { hearing.scene }
  var line: Line { hearing.line }
  var wording: Wording { hearing.wording }

  /// What the line says to it, or nil when it is about something else.
  func act(to pending: Pending) -> DialogueAct? {
    switch pending {
    case .rest: rest
    case .retry: retry
    case .signIn(let phase): SignInInterpreter(hearing: hearing).acts(during: phase)
    case .passwordChange: SignInInterpreter(hearing: hearing).cancelling
    case .submission: nil
    case .startOver: startOver
    case .meant(let command): meant(command)
    case .clarification(let path, let candidates, let evidence):
      clarification(path, candidates, evidence)
    case .shown(let path, let values): placeAmong(values, path)
    case .target(let paths, let values, let evidence): target(paths, values, evidence)
    case .suggestion where hearing.command == .back: nil
    case .doubt(let path, let value, _), .mention(let path, let value, _),
      .suggestion(let path, let value):
      edit(of: value, at: path) ?? yesOrNo(path, to: value)
    case .completion(let path, let missing, let words):
      CompletionInterpreter(hearing: hearing).completion(path, missing, words)
    case .more(let path, let words):
      CompletionInterpreter(hearing: hearing).more(path, words)
    case .commandOrAnswer(let path, let command, let text): commandOrName(path, command, text)
    }
  }

  func reply(_ kind: DialogueAct.Kind) -> DialogueAct { DialogueAct(kind, .pending) }

  func inform(
    _ slot: Slot, _ reading: Reading<JSONValue>, of said: Line? = nil
  ) -> DialogueAct {
    // What is asked behind the reply is still to be answered.
    let asked = hearing.askedParts.filter { $0.isMarked && $0.form.isNoAnswer && !$0.opensLine }
      .map(\.place)
    return DialogueAct(
      .inform([hearing.inform(slot, reading, of: said)]), .pending,
      using: asked.isEmpty ? .all : .allBut(asked))
  }

  private func yesOrNo(_ path: Path, to proposed: JSONValue) -> DialogueAct? {
    switch hearing.assent {
    // Where nothing is asked any more, who is done leaves.
    case _ where hearing.current == nil && wording.means(.closes): nil
    // Behind a no that keeps something a yes agrees to what is kept.
    case .yes where line.refusesByKeeping: reply(.decline)
    case .no: restates(path) || repeats(proposed, at: path) ? reply(.decline) : refusal(at: path)
    case nil where !wording.literallyMeans(.agrees): nil
    case .yes, nil:
      another(than: proposed, at: path)
        ?? DialogueAct(.affirm, .pending, evidence: hearing.evidence("suggestion.confirmed"))
    }
  }

  /// What becomes of a list that is proposed where the line changes a part of it: with a yes it is taken so, and else
  /// proposed again.
  private func edit(of proposed: JSONValue, at path: Path) -> DialogueAct? {
    let yes = wording.saysYes ? BooleanDimension().read(line, in: hearing.day).evidence?.span : nil
    guard let items = proposed.array, let slot = hearing.agenda.slot(path),
      let dimension = hearing.dimension(of: slot),
      case .understood(let value, let evidence) = hearing.revision(
        of: proposed, at: slot, by: line.blanking([yes].compactMap(\.self)), dimension),
      value != proposed, !line.saysAll
    else { return nil }
    let said = hearing.reading(of: slot).value
    // A list of its own takes its place, unless all of it stays.
    if said == value || said != nil && !items.allSatisfy({ value.array?.contains($0) == true }) {
      return nil
    }
    return inform(
      slot, wording.saysYes ? .understood(value, evidence) : .unclear(.limited(value, evidence)))
  }

  /// The value that a yes goes on to say, which is not what was proposed: "yeah, two".
  private func another(than proposed: JSONValue, at path: Path) -> DialogueAct? {
    guard let slot = hearing.agenda.slot(path), let dimension = hearing.dimension(of: slot),
      !dimension.isYesOrNo, !dimension.takesWholeLine,
      case .understood(let value, let evidence) = hearing.reading(of: slot), value != proposed,
      !evidence.isOwnWish, !evidence.isOnlyDescribed,
      // All of a list that is proposed are those.
      proposed.array == nil || !line.saysAll
    else { return nil }
    return inform(slot, .understood(value, evidence))
  }

  /// What is said to the message on danger; any other line leads on by itself.
  private var rest: DialogueAct? {
    switch RestReply(line) {
    case .goesOn: reply(.proceed)
    case .wasMisheard: reply(.misheard)
    case nil: nil
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
    if hearing.command == .startOver || PlainYes.isSaid(in: line, or: Command.startOver.phrases) {
      return reply(.affirm)
    }
    return hearing.assent == .no || hearing.command == .back ? reply(.decline) : nil
  }

  /// A yes to "did you mean undo?", or the command itself.
  private func meant(_ command: Command) -> DialogueAct? {
    if hearing.command == command || PlainYes.isSaid(in: line) { return reply(.command(command)) }
    return hearing.assent == .no ? reply(.decline) : nil
  }

  private func commandOrName(_ path: Path, _ command: Command, _ text: String) -> DialogueAct? {
    let place = Ordinal.place(in: wording, among: 2)
    if let slot = hearing.agenda.slot(path), let dimension = hearing.dimension(of: slot),
      isNamed(text, slot) || DisputedWords.answer.contains(where: wording.contains)
        || hearing.assent == .yes
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
  private func isNamed(_ text: String, _ slot: Slot) -> Bool {
    line.tokens.count > 1 && !wording.contains(DisputedWords.command)
      && hearing.reading(of: slot).value?.string == text
  }

  /// Whether the line is a command or a question back, which pending questions never block.
  var isForTheConversation: Bool {
    hearing.command != nil || hearing.question?.isNoAnswer == true
      || wording.literalSmallTalk != nil
  }

  /// Whether the line agrees and says nothing else; "that's all" and "go on" leave the question.
  private var isAgreement: Bool {
    if wording.means(.closes) || wording.means(.proceeds) { return false }
    return line.contentWords.isEmpty && hearing.assent == .yes || wording.means(.agrees)
      || wording.means(.goesOn)
  }

  /// The elements of whose name the whole line is another spelling: "zoe" of Zoë.
  private var elementsSpelledAnew: [Path.Element] {
    scene.elementNames.filter {
      line.text.trimmingWhitespace.isRespelling(of: $0.words.joined(separator: " "))
    }.map(\.element)
  }

  private func target(
    _ paths: [Path], _ values: [JSONValue], _ evidence: Evidence
  ) -> DialogueAct? {
    let byName = paths.indices.filter { index in
      let aliases = hearing.agenda.slot(paths[index])?.ask?.aliases ?? []
      return wording.contains(scene.label(paths[index]).lowercased())
        || aliases.contains { wording.contains($0) }
    }
    let named = hearing.elementNames.only?.elements ?? elementsSpelledAnew
    let byElement = paths.indices.filter { index in
      paths[index].element.map(named.contains) ?? false
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

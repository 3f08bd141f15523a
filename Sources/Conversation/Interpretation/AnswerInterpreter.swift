import Understanding

/// What a line says for the question that is asked.
struct AnswerInterpreter {
  let hearing: Hearing
  let slot: Slot
  /// What the line says for other fields, whose words are not for this one.
  let others: [Range<Int>]
  /// The line without those words.
  let own: Line
  /// What the line says of all other questions of the step: the "no to the rest" of "yes to music, no
  /// to the rest".
  private let ofRest: Line?

  init(hearing: Hearing, slot: Slot) {
    self.hearing = hearing
    self.slot = slot
    let isCurrent = slot.path == hearing.current?.path
    let claiming = ClaimInterpreter(hearing: hearing, asked: slot)
    let allClaims = isCurrent ? hearing.claims : claiming.claims
    let claims = allClaims.filter { !Self.isPartOfName($0, at: slot, hearing, besides: allClaims) }
    let alike = slot.path.element.map { hearing.telling.alike($0) } ?? []
    let named = (isCurrent ? hearing.named : claiming.named(besides: claims)).filter { named in
      // What is said of somebody together with who is asked about is for both.
      !alike.contains { $0 == named.path.element } || named.path.item != slot.path.item
    }
    // "This is stupid" introduces nobody.
    others =
      hearing.wording.smallTalk == nil
      ? Claim.places(of: claims, in: hearing.line) + named.map(\.span) : []
    let unclaimed = hearing.line.blanking(others)
    let text = hearing.isText(slot) ? hearing.textPlace(in: unclaimed) : nil
    let labelled = hearing.mentions.all.first { $0.path == slot.path && $0.isAnnounced }
    let behind = labelled.map { $0.value.lowerBound }
    // What stands behind the name of the text and a colon is the text.
    let place = text.map { text in
      behind.map { $0 < text.upperBound ? max($0, text.lowerBound)..<text.upperBound : text }
        ?? text
    }
    let rest = place.map(unclaimed.keeping) ?? unclaimed
    let isYesOrNo = hearing.dimension(of: slot)?.isYesOrNo == true
    let clause =
      isYesOrNo && slot.step.isAnswerableTogether ? hearing.line.clauseAboutRest : nil
    ofRest = clause.map { hearing.line.keeping($0) }
    // "Music and games yes, sport no" at the music
    let name = isYesOrNo ? hearing.mentions.all.first { $0.path == slot.path }?.name : nil
    if !others.isEmpty, let closing = name.flatMap(hearing.line.closingPolarity) {
      own = hearing.line.keeping(closing)
      return
    }
    own =
      isYesOrNo && !others.isEmpty
      ? rest.keeping(Self.clauses(of: hearing.line, besides: others + (clause.map { [$0] } ?? [])))
      : rest.blanking(clause.map { [$0] } ?? [])
  }

  /// Whether what a line says for another field begins the name that is asked for: the distance of "a half
  /// marathon in Leeds" does.
  private static func isPartOfName(
    _ claim: Claim, at slot: Slot, _ hearing: Hearing, besides claims: [Claim]
  ) -> Bool {
    guard let dimension = hearing.dimension(of: slot), dimension.form == .name,
      let next = hearing.line.placeBehind(claim.match.tokens)
    else { return false }
    let rest = hearing.line.blanking(claims.map { hearing.line.span($0.match.tokens) })
    return dimension.read(rest, hearing.day).evidence?.span.lowerBound == next
  }

  /// The clauses that say nothing for other fields: of "yes, only no location" the "yes".
  private static func clauses(of line: Line, besides others: [Range<Int>]) -> [Range<Int>] {
    line.clauses().map { line.span($0.tokens) }.filter { clause in
      !others.contains { $0.overlaps(clause) }
    }
  }

  var wording: Wording { hearing.wording }
  var line: Line { hearing.line }
  var dimension: AnyDimension? { hearing.dimension(of: slot) }

  /// Whether the question takes every word of the line by words that say what it is about, so that
  /// no other question and no command can mean them.
  var isWholly: Bool {
    guard let dimension else { return false }
    if hearing.matches(of: slot).contains(where: {
      $0.isExplicit && $0.tokens == 0..<line.tokens.count
    }) {
      // "Drop the second goal" at the topics
      guard !hearing.editsAnswer(besides: slot) else { return false }
      return !dimension.takesWholeLine
        || hearing.askedPart == nil
          && TextClauseInterpreter(hearing: hearing, text: slot).act == nil
    }
    guard let command = hearing.command, command != .help, !dimension.takesAnyWords,
      case .understood(_, let evidence) = hearing.reading(of: slot)
    else { return false }
    // "Start over" has a word that is nearly a star, "quit" is nearly quiet, and nearly any words
    // can be a wish of one's own.
    return evidence.span == hearing.whole && !evidence.isOwnWish
      && evidence.meant == nil
  }

  /// The answer that the line is.
  var answer: DialogueAct? {
    guard let dimension else { return nil }
    if let all = TogetherInterpreter(hearing: hearing).answer(at: slot)
      ?? RatingsInterpreter(hearing: hearing).answer(at: slot)
    {
      return all
    }
    // "Not sure" and "next" are no text, and "you choose" no name.
    if dimension.takesWholeLine || dimension.form == .name, wording.means(.hesitates) {
      return DialogueAct(.hesitate)
    }
    // That all is said is no answer of its own.
    if dimension.form == .option || dimension.takesWholeLine, wording.means(.closes) { return nil }
    // "That's correct" is about what was said back, "continue" about nothing: neither grants.
    let proceeds = wording.isProceeding && !wording.grantsByTheWay
    if dimension.isYesOrNo, wording.isConfirmation || proceeds {
      return DialogueAct(.acknowledge)
    }
    // A value of which it is said that it is none of what is asked for answers nothing.
    let isDenied = hearing.mentions.all.contains {
      $0.path == slot.path && line.isNotMeant($0.name)
    }
    if isDenied, dimension.form == .value { return nil }
    let reading = reading
    if reading.isNothing { return acceptance }
    // "Go ahead" logs an event, and is no text.
    if reading.value?.string != nil, dimension.takesWholeLine, wording.means(.goesOn) || saysNoText
    {
      return nil
    }
    if reading.evidence?.isOnlyWordOfOption == true, wording.hesitates {
      return DialogueAct(.hesitate)
    }
    if answersByTheWay(reading) { return nil }
    if hearing.isHalfGranted(slot, reading.value) { return nil }
    // "Change the routine" chooses none of which it is told that something changes.
    if reading.evidence?.isOnlyDescribed == true, hearing.cue == .replacing { return nil }
    // "How many would you recommend for somebody of 45?" says no number that could be meant.
    if case .unclear(.refused) = reading, wording.hesitates { return nil }
    // "The same hopes as for her sister" is no wish of one's own.
    if slot.path.element != nil, reading.evidence?.isOwnWish == true,
      CopyInterpreter(hearing: hearing).speaksOfSame(in: line)
    {
      return nil
    }
    let informs = [hearing.inform(slot, reading)] + together(reading) + ofBoth(reading)
    return DialogueAct(.inform(informs), .asked, using: words(of: reading, informs.count))
  }

  /// Whether the line is a question with its mark that names nothing that hurts, or only speaks of other answers.
  private var saysNoText: Bool {
    let clauses = line.clauses()
    if line.wordOfNone == nil,
      clauses.allSatisfy({ hearing.speaksOfOther(line.keeping(line.span($0.tokens))) })
    {
      return true
    }
    guard let asked = hearing.askedPart, asked.opensLine, asked.isMarked else { return false }
    return clauses.count == 1 && !line.namesWhatHurts
  }

  /// What the line says for the question: one item alone is all of a list that is asked for once more.
  var reading: Reading<JSONValue> {
    if let suggested = suggestionSaidBack { return suggested }
    let revised = hearing.revision(of: slot, by: own)
    // "Location on, the rest off" at the notifications
    if revised.isNothing, let ofRest, let all = dimension?.read(ofRest, hearing.day) { return all }
    if revised.isNothing, let shifted = shiftedSuggestion { return shifted }
    if revised.isNothing, let dimension, dimension.isYesOrNo,
      let mention = hearing.mentions.all.first(where: { $0.path == slot.path }),
      let denied = NamedValue.denied(mention, in: line, dimension, hearing.day)
    {
      return denied
    }
    guard case .ambiguous(let values, _) = revised, slot.answer?.value?.array != nil,
      case .understood(let value, let evidence) = hearing.reading(of: slot),
      values.contains(value), evidence.span == line.content
    else { return revised }
    return .understood(value, evidence)
  }

  /// An answer that is read is used up; where it is not clear, so is all that is not for others.
  private func words(of reading: Reading<JSONValue>, _ count: Int) -> DialogueAct.Words {
    switch reading {
    // A name that was taken back is nobody else's either: "Bond. Just kidding, Tyler".
    case .understood(_, let evidence) where count == 1:
      .at(
        [evidence.span]
          + (dimension?.form == .name ? hearing.places(of: slot) : takenBack(before: evidence.span))
      )
    case .ambiguous(_, let evidence): .at([evidence.span])
    default: .allBut(others)
    }
  }

  /// The same answer to all open questions of the step: "not now to all".
  private func together(_ reading: Reading<JSONValue>) -> [Inform] {
    let isOfScales = dimension?.measured.isEmpty == false && wording.isForEach
    let isOfStep =
      slot.step.isAnswerableTogether && (wording.isForAll && !line.addsOne || ofRest != nil)
    guard isOfScales || isOfStep, reading.value != nil else { return [] }
    return hearing.agenda.slots.compactMap { other in
      guard other.step.id == slot.step.id, other.path.element == slot.path.element,
        other.path != slot.path, other.isOpen, other.ask != nil,
        !hearing.named.contains(where: { $0.path == other.path })
      else { return nil }
      let reading = hearing.dimension(of: other)?.read(ofRest ?? own, hearing.day)
      return reading?.value == nil ? nil : reading.map { hearing.inform(other, $0, of: own) }
    }
  }

  /// The same of others of whom the line says it too: "they were both born on 2 June", "Ella and Mia are a 7".
  private func ofBoth(_ reading: Reading<JSONValue>) -> [Inform] {
    guard let element = slot.path.element, let value = reading.value, value.array == nil else {
      return []
    }
    var alike = hearing.telling.alike(element)
    let areTwins =
      dimension?.isBirthday == true
      && line.tokens.contains { CopyingWords.multiples.contains($0.word) }
    if alike.isEmpty, hearing.telling.places(besides: element).isEmpty,
      line.tellsOfBoth || areTwins, hearing.scene.count(of: element.group) == 2
    {
      alike = [Path.Element(group: element.group, index: 1 - element.index)]
    }
    return alike.compactMap { other in
      guard let slot = hearing.agenda.slot(Path(slot.path.item, in: other)), slot.isOpen,
        slot.ask?.isOnlyWhenAsked == false,
        let reading = hearing.dimension(of: slot)?.read(own, hearing.day), reading.value != nil
      else { return nil }
      return hearing.inform(slot, reading, of: own)
    }
  }
}

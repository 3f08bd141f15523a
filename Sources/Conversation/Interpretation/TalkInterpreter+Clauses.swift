import Understanding

/// Commands beside other words.
extension TalkInterpreter {
  /// A command at the end of a line that says nothing else of use: "that's wrong, go back".
  var lastCommand: DialogueAct? {
    let tokens = hearing.line.tokens
    guard let last = tokens.dropLast().last(where: { Self.clauseSigns.contains($0.word) }) else {
      return nil
    }
    let clause = hearing.line.keeping(from: last.span.upperBound)
    return Command(clause, Wording(clause)).map { DialogueAct(.command($0), .part) }
  }

  /// The place of what the line says amid phatic talk, as UTF-8 offsets.
  ///
  /// What names an answer, or is one, is said; a check, an approval and a wish to go on are phatic beside an answer
  /// alone. A secret, and a yes to what cannot be taken back, is the whole line.
  var said: Range<Int> {
    if let pending = hearing.scene.state.pending, !pending.isAboutAnswer {
      return 0..<hearing.line.text.utf8.count
    }
    return hearing.line.span(amidPhaticTalk: { place, sense in
      if hearing.mentions.all.contains(where: { $0.name.overlaps(place) }) { return true }
      // An "exactly" behind what asks is a part of that.
      let asks = hearing.line.askedParts.contains {
        $0.form == .other && $0.place.contains(place.lowerBound)
          && $0.place.lowerBound < place.lowerBound
      }
      if asks { return true }
      let needsAnswer = sense.map { [.check, .approval, .onward].contains($0) } ?? false
      guard let slot = hearing.current else { return needsAnswer }
      if takesAnyWords { return needsAnswer && sense != .check }
      let places = hearing.places(of: slot)
      let isAnswer = places.contains { $0.overlaps(place) }
      let isAlone = places.allSatisfy { $0.overlaps(place) }
      return switch sense {
      case .check, .onward: isAnswer || isAlone
      case .approval: isAlone
      case .interjection: isAnswer && isAlone
      default: isAnswer
      }
    })
  }

  private var takesAnyWords: Bool {
    hearing.current.flatMap(hearing.dimension)?.takesAnyWords == true
  }

  /// The place of the goodbye at the end of a line that may say an answer or a change before it, as UTF-8 offsets:
  /// what stands before it is heard first and as any line is.
  ///
  /// Where a question takes any words it may be a remark, and where it takes a mere yes, what is no plain one.
  var leaveTaking: Range<Int>? {
    guard let goodbye = hearing.line.leaveTaking ?? closing ?? quitting else { return nil }
    let said = hearing.line.keeping(0..<goodbye.lowerBound)
    // What is only asked is neither a remark nor a yes.
    if said.comesToQuestion, !takesAnyWords { return goodbye }
    if let slot = hearing.current {
      guard let dimension = hearing.dimension(of: slot),
        !dimension.takesAnyWords || dimension.form == .name
      else { return nil }
      if dimension.isYesOrNo {
        return Assent(said, in: hearing.day) == .no || Wording(said).saysYes ? goodbye : nil
      }
    }
    return said.contentWords.isEmpty || said.isTalk ? nil : goodbye
  }

  /// The last of several clauses where it says that one is done, and nothing is asked any more.
  private var closing: Range<Int>? {
    guard hearing.current == nil, hearing.scene.state.pending == nil,
      let last = hearing.line.clauses().dropFirst().last
    else { return nil }
    let place = hearing.line.span(last.tokens)
    return hearing.line.keeping(place).talkSense == .closing ? place : nil
  }

  /// The last of several clauses where it is the command to leave, behind a question.
  private var quitting: Range<Int>? {
    let line = hearing.line
    guard line.text.contains("?"), let last = line.clauses().dropFirst().last else { return nil }
    let place = line.span(last.tokens)
    let clause = line.keeping(place)
    return line.keeping(0..<place.lowerBound).comesToQuestion
      && Command(clause, Wording(clause)) == .quit ? place : nil
  }

  /// A command in a clause of its own, whatever else the line remarks: a wish to leave anywhere
  /// ("doorbell, I have to go"), by which nothing is lost, and "undo" or "never mind" first,
  /// where the line is no answer.
  var clauseCommand: DialogueAct? {
    let line = hearing.line
    // An address is what is asked for there, whatever is said beside it.
    if Situation(hearing.scene) == .signingIn, line.text.contains("@") { return nil }
    let parts = line.clauses()
    let clauses = parts.map { line.keeping(line.span($0.tokens)) }
    if !takesAnyWords, let goodbye = line.closingGoodbye {
      return DialogueAct(.command(.quit), .part, using: .at([goodbye]))
    }
    guard clauses.count > 1 else { return nil }
    let commands = clauses.map { Command($0, Wording($0)) }
    // Where nothing is asked any more, who is done leaves, whatever else is told.
    if hearing.current == nil, clauses.contains(where: { $0.talkSense == .closing }) {
      return DialogueAct(.proceed)
    }
    let quit = commands.indices.first { place in
      let span = line.span(parts[place].tokens)
      return commands[place] == .quit && !hearing.askedParts.contains { $0.place.overlaps(span) }
    }
    if let quit, !isGivenUp(quit, in: clauses) {
      return DialogueAct(.command(.quit), .part, using: .at([line.span(parts[quit].tokens)]))
    }
    let first = clauses.indices.first {
      !clauses[$0].isIdle && !clauses[$0].isPlainNo && !clauses[$0].turnsAllDown
    }
    if let first, let command = commands[first], command == .undo || command == .back,
      case let rest = line.blanking([line.span(parts[first].tokens)]),
      answer(by: Hearing(rest, in: hearing.scene)).isNothing,
      clauses.last?.talkSense != .closing
    {
      return DialogueAct(.command(command), .part)
    }
    // "Blimey, five times a week. Never mind": a remark that answers nothing, and a way back.
    let last = commands.last.flatMap { $0 }
    guard last == .undo || last == .back, answer(by: hearing).value == nil,
      clauses.dropLast().allSatisfy({ $0.remarks })
    else { return nil }
    return last.map { DialogueAct(.command($0), .part) }
  }

  /// Whether somebody wants to stop what stands before, which is an answer: "smoking, I want to quit".
  private func isGivenUp(_ place: Int, in clauses: [Line]) -> Bool {
    place > 0 && !answer(by: hearing).isNothing && clauses[place].saysWish
  }

  /// What the question that is asked makes of a line; nothing where none is.
  private func answer(by hearing: Hearing) -> Reading<JSONValue> {
    guard let slot = hearing.current, slot.ask != nil else { return .unclear(.nothingFound) }
    return hearing.reading(of: slot)
  }

  private static var clauseSigns: Set<String> { [",", ";", ".", "-", "!"] }
}

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

  /// A goodbye at the end of a line that may say an answer or a change before it, which is heard first and as any
  /// line is; where a question takes any words or a mere yes, what stands beside a goodbye may be a remark.
  var leaveTaking: DialogueAct? {
    guard let goodbye = hearing.line.leaveTaking,
      case let said = hearing.line.blanking([goodbye]), !said.contentWords.isEmpty, !said.isTalk
    else { return nil }
    if let slot = hearing.current {
      guard let dimension = hearing.dimension(of: slot), !dimension.takesAnyWords,
        !dimension.isYesOrNo
      else { return nil }
    }
    return DialogueAct(.command(.quit), .part, using: .at([goodbye]))
  }

  /// A command in a clause of its own, whatever else the line remarks: a wish to leave anywhere
  /// ("doorbell, I have to go"), by which nothing is lost, and "undo" or "never mind" first,
  /// where the line is no answer.
  var clauseCommand: DialogueAct? {
    let line = hearing.line
    let parts = line.clauses()
    let clauses = parts.map { line.keeping(line.span($0.tokens)) }
    let takesAnyWords = hearing.current.flatMap(hearing.dimension)?.takesAnyWords == true
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
      commands[place] == .quit && !line.asksBehind(parts[place].tokens)
    }
    if let quit, !isGivenUp(quit, in: clauses) {
      return DialogueAct(.command(.quit), .part, using: .at([line.span(parts[quit].tokens)]))
    }
    let first = zip(clauses, commands).first { !$0.0.isIdle && !$0.0.isPlainNo }?.1
    if first == .undo || first == .back, !isAnswer, clauses.last?.talkSense != .closing {
      return first.map { DialogueAct(.command($0), .part) }
    }
    // "Blimey, five times a week. Never mind": a remark that answers nothing, and a way back.
    let last = commands.last.flatMap { $0 }
    guard last == .undo || last == .back, !isUnderstood,
      clauses.dropLast().allSatisfy({ $0.remarks })
    else { return nil }
    return last.map { DialogueAct(.command($0), .part) }
  }

  /// Whether somebody wants to stop what stands before, which is an answer: "smoking, I want to quit".
  private func isGivenUp(_ place: Int, in clauses: [Line]) -> Bool {
    place > 0 && isAnswer && clauses[place].saysWish
  }

  /// Whether the question that is asked makes an answer of the line.
  private var isAnswer: Bool {
    guard let slot = hearing.current, slot.ask != nil else { return false }
    return !hearing.reading(of: slot).isNothing
  }

  /// Whether the question that is asked understands the line as one answer.
  private var isUnderstood: Bool {
    guard let slot = hearing.current, slot.ask != nil else { return false }
    return hearing.reading(of: slot).value != nil
  }

  private static var clauseSigns: Set<String> { [",", ";", ".", "-", "!"] }
}

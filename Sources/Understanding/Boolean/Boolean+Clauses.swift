/// Which of the answers in a line decide.
extension BooleanDimension {
  /// The answers without those that are taken back, that only lead to a conclusion, or that a
  /// sentence says on the way behind an answer that stands alone.
  func deciding(_ answers: [Said], in line: Line) -> [Said] {
    var answers = answers
    if let place = answers.indices.dropFirst().last(where: {
      isCorrected(answers, at: $0, in: line)
    }) {
      answers.removeFirst(place)
    }
    if answers.contains(where: { $0.meaning == .leaning(true) }), let opening = line.friendlyOpening
    {
      // A friendly word that opens a line is for the listener, and leans to no answer.
      answers.removeAll {
        $0.meaning == .leaning(true) && opening.overlaps(line.span($0.tokens))
      }
    }
    let clauses = line.clauses()
    func clause(of answer: Said) -> Clause? {
      clauses.first { $0.tokens.overlaps(answer.tokens) }
    }
    let said = answers
    answers.removeAll { answer in
      // "My wife says yes" is her yes.
      if answer.value != nil, OtherPerson.isSubject(of: line, around: line.span(answer.tokens)) {
        return true
      }
      if answer.value == false, isAskedOfSomethingElse(answer, in: line) { return true }
      if answer.value == false, line.isDisowned(answer.tokens) { return true }
      if answer.value == true, isSaidOfSomethingElse(answer, in: line) { return true }
      guard let clause = clause(of: answer) else { return false }
      // "Thank you for asking first" limits nothing.
      if line.tokens[clause.tokens.lowerBound].lexeme == .thanks { return answer.value == nil }
      // "Yes, otherwise I forget it after two days"
      if clause.link == .reason, answer.value == nil, said.contains(where: \.isClear) {
        return true
      }
      // "Before we do that, make it 60 minutes" agrees to nothing yet.
      if line.tokens[clause.tokens.lowerBound].lexeme == .before { return answer.value == true }
      // "Not sure I want that"
      return answer.value != nil
        && said.contains {
          $0.meaning == .unsure && clause.tokens.overlaps($0.tokens)
            && $0.tokens.upperBound <= answer.tokens.lowerBound
        }
    }
    guard !isStrict else { return answers }
    // "Where I am is nobody's business, so no"
    if let conclusion = clauses.last(where: { clause in
      clause.link == .conclusion
        && answers.contains { $0.isClear && clause.tokens.overlaps($0.tokens) }
    }) {
      answers.removeAll { $0.tokens.upperBound <= conclusion.tokens.lowerBound }
    }
    let isAlone = answers.map { answer in
      clause(of: answer).map { isAnswer($0, answers, in: line) } ?? true
    }
    guard zip(answers, isAlone).contains(where: { $0.isClear && $1 }) else { return answers }
    return zip(answers, isAlone).filter { $0.value == nil || $1 }.map(\.0)
  }

  /// Whether a phrase of refusal stands in a question about something else: the "later" of "can I correct the time
  /// later?".
  private func isAskedOfSomethingElse(_ answer: Said, in line: Line) -> Bool {
    let place = line.span(answer.tokens)
    guard answer.rule == "boolean.phrase",
      let asked = line.askedParts.first(where: { $0.isMarked && $0.clause.overlaps(place) })
    else { return false }
    return line.keeping(asked.clause).blanking([place]).contentWords.contains { word in
      !Self.deeds.contains(word) && topic?.nouns.contains(word) != true
    }
  }

  /// Whether words of approval judge what the topic does not name, or stand in the heading of something: the "fine" of
  /// "Sunday is fine", the "of course" of "an injury, of course: my knee".
  private func isSaidOfSomethingElse(_ answer: Said, in line: Line) -> Bool {
    guard let topic, let start = line.tokens[..<answer.tokens.lowerBound].indices.last else {
      return false
    }
    if line.tokens[answer.tokens.upperBound...].first?.lexeme == .colon { return true }
    guard answer.meaning == .leaning(true), line.tokens[start].lexeme == .is,
      let subject = line.tokens[..<start].last
    else { return false }
    // What is done with the topic has a verb's form.
    return subject.lexeme == .other && !topic.nouns.contains(subject.word)
      && !subject.word.hasSuffix("ing")
      || LexemeSet.dayNames.contains(subject.lexeme) && !topic.canBeTimed
  }

  /// Whether a clause is an answer, and no sentence that says one on the way.
  private func isAnswer(_ clause: Clause, _ answers: [Said], in line: Line) -> Bool {
    clause.tokens.allSatisfy { place in
      let token = line.tokens[place]
      return token.kind == .sign || answers.contains { $0.tokens.contains(place) }
        || LexemeSet.filler.contains(token.lexeme) || LexemeSet.aroundAnswers.contains(token.lexeme)
    }
  }

  /// Whether an answer takes back the one before it: "no, wait, yes".
  ///
  /// A no takes a yes back after any hesitation; a yes that has to be clear needs plain words.
  private func isCorrected(_ answers: [Said], at place: Int, in line: Line) -> Bool {
    let gap = answers[place - 1].tokens.upperBound..<answers[place].tokens.lowerBound
    if line.correctsAnswer(gap) { return true }
    guard let value = answers[place].value,
      let earlier = answers[..<place].last(where: { $0.value == !value }), earlier.isClear,
      answers[place].isClear, !(isStrict && value)
    else { return false }
    let between = earlier.tokens.upperBound..<answers[place].tokens.lowerBound
    // "No, hm, well okay yes"
    let same = answers[..<place].filter { $0.value == value }
    let isPause = between.allSatisfy { place in
      let token = line.tokens[place]
      return token.kind == .sign || LexemeSet.filler.contains(token.lexeme)
        || Self.hesitations.contains(token.word) || same.contains { $0.tokens.contains(place) }
    }
    let dots = line.tokens[between].count { $0.lexeme == .period }
    return isPause
      && (dots > 1
        || line.tokens[between].contains { Self.hesitations.contains($0.word) || $0.isPause })
  }

  private static let hesitations = WordClasses.english.words("BooleanDimension.hesitations")
}

extension BooleanDimension.Said {
  /// The yes or no that it says.
  var value: Bool? { meaning.value }

  /// Whether it says so in so many words.
  var isClear: Bool {
    if case .clear = meaning { true } else { false }
  }
}

extension Line {
  /// Whether a line without a question mark comes to a conclusion: "what I run is mine, so no".
  package var concludes: Bool {
    !endsInQuestion && clauses().contains { $0.link == .conclusion }
  }

  /// Whether some tokens between two answers take the first back: "wait", "make that a", "scrap that".
  fileprivate func correctsAnswer(_ gap: Range<Int>) -> Bool {
    gap.contains { place in
      if LexemeSet.correcting.contains(tokens[place].lexeme) { return true }
      let takesBack = tokens[place].lexeme == .make || tokens[place].word == "scrap"
      return takesBack && gap.contains(place + 1)
        && [.it, .that].contains(tokens[place + 1].lexeme)
    }
  }
}

extension Token {
  /// Whether the sign stands for a pause.
  fileprivate var isPause: Bool { lexeme == .ellipsis }
}

extension LexemeSet {
  /// What takes back an answer before it.
  fileprivate static let correcting: LexemeSet = [.wait, .sorry, .actually, .scratch, .mean]
  /// Small words that may stand around an answer.
  fileprivate static let aroundAnswers: LexemeSet = [
    .oh, .that, .this, .it, .me, .now, .to, .all, .too, .is, .the, .not, .very, .also, .yes,
    .okay, .good, .do, .on, .you, .my,
  ]
}

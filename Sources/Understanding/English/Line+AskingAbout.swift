extension Line {
  /// Whether the line asks about the value at some place, given as UTF-8 offsets, and does not say it.
  ///
  /// "Is 1500 too low?" and "would Monday be better" do; "could we do 1450?" and "1450?" are polite answers.
  package func asksAbout(_ place: Range<Int>) -> Bool {
    let clauses = clauses()
    guard let index = clauses.firstIndex(where: { span($0.tokens).overlaps(place) }) else {
      return false
    }
    let clause = clauses[index]
    if askedParts.contains(where: { $0.form == .other && $0.clause.overlaps(place) }) {
      return true
    }
    if isToldQuestion(clause, place) || isAskedOf(index, in: clauses, place) { return true }
    if isPredicated(place, in: clause) || isBehindQuestion(place, in: clause) { return true }
    let words = tokens[clause.tokens].drop {
      $0.kind == .sign || [.and, .so, .but, .or, .okay, .hedge].contains($0.lexeme)
        || LexemeSet.filler.contains($0.lexeme)
    }
    if asksForNothing(words) { return true }
    guard let first = words.first, !first.span.overlaps(place), first.isInverted else {
      return isEchoed(clause.tokens, place)
    }
    // "Do 1700 as before" asks for something.
    let isPlain = !["do", "don't"].contains(first.word)
    return endsInQuestion
      || isPlain && words.contains { $0.span.lowerBound >= place.upperBound && $0.kind == .word }
  }
}

extension Line {
  /// Whether the sentence of a value states something and has a question mark, so that it asks whether that is so: "so I
  /// can train every day?"; who wishes for something by it is polite.
  package func asksByStatement(around place: Range<Int>) -> Bool {
    guard let clause = clauses().first(where: { span($0.tokens).overlaps(place) })?.tokens,
      keeping(sentenceSpan(around: place)).endsInQuestion
    else { return false }
    let words = tokens[clause].drop {
      $0.kind == .sign || [.and, .so, .but, .okay, .yes, .if].contains($0.lexeme)
        || LexemeSet.filler.contains($0.lexeme)
    }
    return words.count > 2
      && words.first.map { [.i, .we, .you, .they, .it, .this, .that].contains($0.lexeme) } ?? false
      && !words.prefix(4).contains {
        [.would, .want, .like, .need, .rather].contains($0.lexeme) || $0.word.hasSuffix("'d")
      }
  }

  /// Whether the clause of a value asks whether one could do something in some case, or as well, and wishes nothing
  /// yet: "can I change to 1900 if I get hungry?", "can I have coffee too?".
  package func asksWhatIsPossible(around place: Range<Int>) -> Bool {
    let clauses = clauses()
    guard let index = clauses.firstIndex(where: { span($0.tokens).overlaps(place) }) else {
      return false
    }
    let words = tokens[clauses[index].tokens].drop {
      $0.kind == .sign || LexemeSet.filler.contains($0.lexeme) || $0.lexeme == .wait
    }
    guard let first = words.first, Self.possibility.contains(first.word),
      words.dropFirst().first.map({ [.i, .we].contains($0.lexeme) }) ?? false
    else { return false }
    let isConditional = index + 1 < clauses.count && clauses[index + 1].link == .condition
    return isConditional || words.contains { [.also, .too, .both].contains($0.lexeme) }
  }

  /// Whether the words of a clause ask whether one could do something, and not for something: "can I change to 1800
  /// later" and "can I change this", but not "can I have 1800" and "can I change it to 1800".
  private func asksForNothing(_ words: ArraySlice<Token>) -> Bool {
    let words = Array(words)
    guard words.count > 2, AskingWords.modals.contains(words[0].word),
      [.i, .we].contains(words[1].lexeme)
    else { return false }
    let changesWhatIsThere =
      AskingWords.changing.contains(words[2].word) && words.count > 3
      && [.this, .that, .it, .these, .those, .they].contains(words[3].lexeme)
      && !words.contains { $0.lexeme == .to }
    // What one could do later is not wished for now; behind a length of time "later" only compares.
    let isPutOff = zip(words, words.dropFirst()).contains { before, word in
      word.lexeme == .later && ![.hour, .minute, .h, .m, .bit, .it].contains(before.lexeme)
    }
    if isPutOff { return true }
    return changesWhatIsThere || !AskingWords.taking.contains(words[2].word)
  }

  /// Whether what stands right behind a value says that it seems to be much or little: "1800 sounds low", "1800? Seems
  /// like a lot".
  package func callsMuchOrLittle(_ place: Range<Int>) -> Bool {
    let behind = tokens.filter { $0.span.lowerBound >= place.upperBound && $0.kind == .word }
      .prefix(8)
    // "That's" has its verb in it.
    guard
      let verb = behind.prefix(2).firstIndex(where: {
        AskingWords.seeming.contains($0.word) || $0.lexeme == .that && $0.word.hasSuffix("s")
      }),
      let word = behind[verb...].firstIndex(where: { AskingWords.judging.contains($0.word) })
    else { return false }
    return !behind[verb...word].contains { [.but, .and].contains($0.lexeme) }
  }

  /// Whether a value opens a clause that says of it what it does not do, or calls it something by which nobody takes
  /// it: "1800 wouldn't keep a bird alive", "2000 is arbitrary".
  package func criticizes(_ place: Range<Int>) -> Bool {
    guard let clause = clauses().first(where: { span($0.tokens).overlaps(place) })?.tokens else {
      return false
    }
    let words = tokens[clause].filter { $0.kind == .word || $0.span.overlaps(place) }
      .drop { !$0.span.overlaps(place) && LexemeSet.filler.contains($0.lexeme) }
    guard words.first?.span.overlaps(place) == true else { return false }
    let behind = words.drop { $0.span.overlaps(place) }
    guard let verb = behind.first else { return false }
    let predicate = behind.dropFirst().filter {
      ![.very, .quite, .hedge, .so, .just].contains($0.lexeme)
    }
    if verb.lexeme == .not || verb.word.hasSuffix("n't") || predicate.first?.lexeme == .not {
      return predicate.contains { $0.lexeme == .other } && !saysHarmless(predicate)
    }
    return verb.lexeme == .is && predicate.count == 1
      && predicate.allSatisfy { $0.lexeme == .other && !Self.suiting.contains($0.word) }
  }

  /// Whether what is denied of a value is bad, so that the value will do: "1800 isn't bad".
  private func saysHarmless(_ predicate: some Sequence<Token>) -> Bool {
    predicate.contains { $0.lexeme == .bad || Self.harms.contains($0.word) }
  }

  /// Whether the clause of a value tells what somebody asks, or does not know: "I asked how you got to 1800", "I
  /// wonder whether Monday is a good day".
  private func isToldQuestion(_ clause: Clause, _ place: Range<Int>) -> Bool {
    let words = tokens[..<clause.tokens.upperBound].filter {
      $0.span.upperBound <= place.lowerBound
    }
    let own = words.drop { $0.span.lowerBound < tokens[clause.tokens.lowerBound].span.lowerBound }
    let opening =
      clause.link == .condition
      ? own.startIndex
      : own.firstIndex { AskingWords.interrogatives.contains($0.word) || $0.lexeme == .if }
    guard let opening else { return false }
    return words[..<opening].suffix(3).contains { AskingWords.wondering.contains($0.word) }
  }

  /// Whether a question begins in the clause of a value, before it: "no idea what is the first one", "okay tell me about
  /// the second".
  private func isBehindQuestion(_ place: Range<Int>, in clause: Clause) -> Bool {
    let before = Array(tokens[clause.tokens].prefix { $0.span.upperBound <= place.lowerBound })
    let asks = zip(before, before.dropFirst()).contains { asking, verb in
      AskingWords.interrogatives.contains(asking.word)
        && (AskingWords.auxiliaries.contains(verb.word) || AskingWords.modals.contains(verb.word))
    }
    let wantsToHear = before.indices.contains { start in
      AskingWords.telling.contains(before[start].word)
        && before[(start + 1)...].prefix(2).contains { AskingWords.toldAbout.contains($0.word) }
    }
    return asks || wantsToHear
  }

  /// Whether a question with its mark says of a value how it is: "the 1800 is safe for me?".
  private func isPredicated(_ place: Range<Int>, in clause: Clause) -> Bool {
    guard clause.tokens.upperBound < tokens.count,
      tokens[clause.tokens.upperBound].lexeme == .question
    else { return false }
    let behind = tokens[clause.tokens].drop { $0.span.lowerBound < place.upperBound }
    return behind.first?.lexeme == .is && behind.contains { $0.lexeme == .other }
  }

  /// Whether a value has a clause to itself, and the next one asks something of it: "1800, is that with drinks?".
  private func isAskedOf(_ index: Int, in clauses: [Clause], _ place: Range<Int>) -> Bool {
    guard index + 1 < clauses.count, clauses[index + 1].link == .comma,
      tokens[clauses[index].tokens].allSatisfy({
        $0.span.overlaps(place) || $0.kind == .sign || LexemeSet.filler.contains($0.lexeme)
      })
    else { return false }
    let next = tokens[clauses[index + 1].tokens]
    return next.first?.isInverted == true
      && next.dropFirst().first.map { [.that, .this, .it].contains($0.lexeme) } ?? false
      && next.dropFirst(2).contains { $0.lexeme == .other }
  }

  /// Whether the value at some place, given as UTF-8 offsets, begins a question, and what is behind it asks about it.
  package func saysBack(_ place: Range<Int>) -> Bool {
    clauses().contains { span($0.tokens).overlaps(place) && isEchoed($0.tokens, place) }
  }

  /// Whether a value that begins a question is only said back: a question mark is not enough, or what is behind it
  /// speaks of it, tells something or asks: "2000??", "2000? I eat that by lunch", "1800 for somebody my size? How is
  /// that?".
  private func isEchoed(_ clause: Range<Int>, _ place: Range<Int>) -> Bool {
    guard clause.upperBound < tokens.count, tokens[clause.upperBound].lexeme == .question,
      let first = tokens[clause].first(where: { !LexemeSet.filler.contains($0.lexeme) }),
      first.span.overlaps(place),
      let next = tokens[clause.upperBound...].first(where: {
        $0.kind == .word && ![.or, .and, .but].contains($0.lexeme)
      })
    else { return false }
    let isAll = tokens[clause].allSatisfy {
      $0.span.overlaps(place) || LexemeSet.filler.contains($0.lexeme)
    }
    if [.what, .why, .how].contains(next.lexeme) { return true }
    guard isAll else { return false }
    let isDoubled =
      clause.upperBound + 1 < tokens.count && tokens[clause.upperBound + 1].lexeme == .question
    return isDoubled || [.that, .this, .is].contains(next.lexeme) || next.isInverted
      || clauses().contains {
        $0.tokens.lowerBound > clause.upperBound && span($0.tokens).overlaps(next.span)
          && isStatement($0.tokens)
      }
  }

  /// What is said of a value that will do.
  private static let suiting = WordClasses.english.words("AskingAbout.suiting")
  /// What is bad where it is said of something.
  private static let harms = WordClasses.english.words("AskingAbout.harms")
  /// Verbs of those who ask what is possible.
  private static let possibility = WordClasses.english.words("AskingAbout.possibility")
}

extension Line {
  /// Whether the line begins with a form of be and a thing, and says how that is: "are eggs allowed".
  ///
  /// Words that leave their subject out have no thing there: "is perfectly fine".
  package var asksHowSomethingIs: Bool {
    let words = tokens.filter { $0.kind == .word }
    guard words.count > 2, AskingWords.auxiliaries.contains(words[0].word),
      AskingWords.seeming.contains(words[0].word), words[1].lexeme == .other,
      !words[1].word.hasSuffix("ly"), !Self.judged.contains(words[1].word)
    else { return false }
    return words.dropFirst(2).contains { Self.judged.contains($0.word) }
  }

  /// Whether the line asks whoever hears it for a change: "can you fix that".
  package var asksForChange: Bool {
    let words = tokens.filter { $0.kind == .word }
    return words.count > 2 && AskingWords.modals.contains(words[0].word)
      && words[1].lexeme == .you && words.contains { AskingWords.changing.contains($0.word) }
  }

  /// What is said of things that are asked about, and by how much.
  private static let judged = WordClasses.english.words("AskingAbout.judged")
}

extension Token {
  /// Whether the word begins a question where it begins a clause: "is", and not "it's".
  fileprivate var isInverted: Bool {
    Self.inverted.contains(word)
  }

  /// Verbs with which a question begins.
  private static let inverted = WordClasses.english.words("AskingAbout.inverted")
}

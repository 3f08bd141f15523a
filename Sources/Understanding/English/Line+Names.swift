/// What the names of people who are known do in a line: who is told of, together or in whose place.
extension Line {
  /// Whether something is told of those who are named at some tokens: "Mia is", "Mia, 9 June", "Mia's 3";
  /// beside what is told of another (`isParallel`), "Mia on 9 June" and "Mia a 3" are enough, and so is a clause that begins
  /// with the name or "for" it.
  package func tells(of names: Range<Int>, isParallel: Bool) -> Bool {
    if tellsOf(names) { return true }
    let start = names.lowerBound
    if opening(of: start) < start, names.upperBound < tokens.count,
      case let next = tokens[names.upperBound], next.kind != .sign
    {
      // Behind what is said of whoever is asked about: "1 and 2, and for Ben it's 4".
      let isBehind = isParallel || start > 1
      return next.kind == .digits
        || isBehind && ![.too, .also, .as, .and, .please, .thanks].contains(next.lexeme)
          && !EditWords.ofItems.contains(next.word)
    }
    guard start == 0 || !relates(start - 1) else { return false }
    let next = tokens[names.upperBound...].first { ![.comma, .both, .all].contains($0.lexeme) }
    guard let next else { return false }
    if [.month, .have].contains(next.lexeme) || ["are", "were"].contains(next.word) {
      return true
    }
    return isParallel && ([.on, .in, .a, .may].contains(next.lexeme) || opensClause(start))
  }

  /// Where what is told of a name at some token begins: with the "for" that opens its clause, as in "for Mia 6, for Ben 4
  /// and 5", or with the name.
  package func opening(of name: Int) -> Int {
    name > 0 && tokens[name - 1].lexeme == .for && opensClause(name - 1) ? name - 1 : name
  }

  /// Whether a clause begins at a token, or with one word before it that joins it to another: "whereas Mia".
  private func opensClause(_ place: Int) -> Bool {
    place == 0 || tokens[place - 1].kind == .sign
      || [.and, .but, .so].contains(tokens[place - 1].lexeme)
      || place > 1 && tokens[place - 2].kind == .sign
  }

  /// Whether the words at some tokens only say, at the end of the line, what it is about: "for talkative".
  package func endsWithTopic(_ words: Range<Int>) -> Bool {
    words.lowerBound > 0 && [.for, .on, .in].contains(tokens[words.lowerBound - 1].lexeme)
      && tokens[words.upperBound...].allSatisfy { $0.kind == .sign }
  }

  /// Whether those who are named at some tokens are told of before their names, and not behind them: "9 for Mia".
  package func tellsBefore(_ names: Range<Int>) -> Bool {
    let isBehindFor = names.lowerBound > 0 && tokens[names.lowerBound - 1].lexeme == .for
    let last = names.lowerBound - (isBehindFor ? 2 : 1)
    guard last >= 0 else { return false }
    if names.upperBound < tokens.count {
      let next = tokens[names.upperBound]
      guard next.kind == .sign || [.and, .but, .ampersand].contains(next.lexeme) else {
        return false
      }
    }
    return isBehindFor || tokens[last].kind == .digits || tokens[last].number != nil
  }

  /// Whether two names are said in one breath: "Ella and Mia", "Ella, Mia".
  package func joinsNames(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let between = tokens[first.upperBound..<max(first.upperBound, second.lowerBound)]
    return between.count == 1 && !tokens[first.upperBound - 1].isPossessive
      && between.allSatisfy { [.and, .comma, .ampersand].contains($0.lexeme) }
      && !(between.first?.lexeme == .comma && isDone(for: first) && isSubject(second))
  }

  /// Whether something is done for whoever is named: "swap school for art for Alfie".
  private func isDone(for name: Range<Int>) -> Bool {
    name.lowerBound > 1 && [.for, .to].contains(tokens[name.lowerBound - 1].lexeme)
  }

  /// Whether a verb in the singular stands right behind a name: "Poppy loves school".
  private func isSubject(_ name: Range<Int>) -> Bool {
    guard name.upperBound < tokens.count else { return false }
    let verb = tokens[name.upperBound]
    return verb.lexeme == .is || verb.lexeme == .other && verb.word.hasSuffix("s")
  }

  /// The tokens of a name with the word by which something is for whoever has it: the "for Ella" of "a goal for Ella";
  /// nil where no such word is there.
  package func recipient(_ name: Range<Int>) -> Range<Int>? {
    guard name.lowerBound > 0, [.for, .of].contains(tokens[name.lowerBound - 1].lexeme),
      !tokens[name.upperBound - 1].isPossessive
    else { return nil }
    return name.lowerBound - 1..<name.upperBound
  }

  /// Whether words that take somebody back lead to a name with nothing behind it: the second of "9 for Mia, sorry, I mean
  /// Ella".
  package func correctsName(by name: Range<Int>) -> Bool {
    let next = name.upperBound < tokens.count ? tokens[name.upperBound] : nil
    guard next.map({ $0.kind == .sign }) ?? true else { return false }
    let lead = tokens[..<name.lowerBound].reversed().prefix {
      LexemeSet.beforeName.contains($0.lexeme)
    }
    return isCorrection(name.lowerBound - lead.count..<name.lowerBound)
  }

  /// The words that say for whom something is where that is both of two or all of some, as UTF-8 offsets: "for both of
  /// them", "for all three".
  package var placeOfAllMeant: Range<Int>? {
    guard let all = tokens.firstIndex(where: { [.both, .all].contains($0.lexeme) }), all > 0,
      [.for, .to].contains(tokens[all - 1].lexeme)
    else { return nil }
    let behind = tokens[(all + 1)...].prefix(3).prefix {
      [.of, .they, .the, .those, .my, .small].contains($0.lexeme) || $0.isKin || $0.word == "them"
    }
    let end = all + 1 + behind.count
    let isAll = tokens[all].lexeme == .both ? tellsOfBoth : endsClause(before: end)
    return isAll ? span(all - 1..<end) : nil
  }

  /// Whether the line says something of both of two: "both are a 7", "7 for both".
  package var tellsOfBoth: Bool {
    tokens.indices.contains { place in
      guard tokens[place].lexeme == .both else { return false }
      let next = tokens[(place + 1)...].first
      // What the word is coordinated with would stand right behind it.
      if next.map({ $0.lexeme == .of || $0.kind == .sign || $0.lexeme == .and }) ?? true {
        return true
      }
      // "Both 1 and 3" are two choices.
      return !tokens[place...].contains { [.and, .ampersand].contains($0.lexeme) }
    }
  }

  /// Whether somebody who is named at a place is only what something else is to: "like Mia", "with Mia".
  package func isNamedInPassing(_ place: Int) -> Bool {
    place > 0 && relates(place - 1)
      || place + 1 < tokens.count && tokens[place].isPossessive && tokens[place + 1].isKin
  }

  func relates(_ place: Int) -> Bool {
    LexemeSet.relating.contains(tokens[place].lexeme) || tokens[place].word == "unlike"
  }

  /// Whether somebody who is named at a place is only whom somebody else is compared with: "less than Mia",
  /// "as quiet as Mia".
  package func isCompared(with place: Int) -> Bool {
    guard place > 0 else { return false }
    let before = tokens[place - 1]
    return before.lexeme == .than || before.word == "unlike"
      || before.lexeme == .as && tokens[..<(place - 1)].contains { $0.lexeme == .as }
  }
}

extension LexemeSet {
  /// Words behind which a name only says what something else is to somebody.
  fileprivate static let relating: LexemeSet = [
    .like, .as, .to, .for, .with, .of, .by, .from, .than, .me, .at, .on, .in, .thanks,
  ]
  /// What may lead to a name that stands for another.
  fileprivate static let beforeName: LexemeSet = filler.union([
    .comma, .period, .ellipsis, .dash, .no, .nope, .sorry, .wait, .actually, .mean, .make, .that,
    .it, .i, .oh, .for, .to, .of,
  ])
}

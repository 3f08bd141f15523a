extension NameReader {
  /// The names that the clauses of the line say, in the order they stand.
  var candidates: [Candidate] {
    var candidates: [Candidate] = []
    // An introduction whose name stands behind a comma: "my name is, um, Sam".
    var open: NameIntroduction?
    var isRemarked = false
    // "Not Sara, Zara with a Z"
    var isContrasted = false
    for (place, clause) in clauses.enumerated() {
      if let found = spelling(in: clause) {
        candidates.append(found)
        continue
      }
      if isDenied(clause) {
        isRemarked = true
        isContrasted =
          clause.tokens.count == 2 && line.tokens[clause.tokens.lowerBound].word == "not"
        continue
      }
      switch introduced(in: clause) {
      case .name(var found):
        found.link = clause.link
        // "Either Ollie or Oliver is fine" prefers neither.
        found.joinsLast = isJoined(clause, by: found.tokens.lowerBound, candidates)
        candidates.append(found)
        open = nil
        continue
      case .open(let introduction):
        open = introduction
        continue
      case .nothing: break
      }
      let from = contentStart(of: clause)
      guard from < clause.tokens.upperBound else { continue }
      if isAboutKin(from..<clause.tokens.upperBound) {
        open = open ?? NameIntroduction(strength: .stated, owner: .another)
        continue
      }
      guard !isLabel(clause, at: place), var found = bare(from: from, in: clause) else {
        isRemarked = true
        continue
      }
      let last = candidates.last
      found.joinsLast = isJoined(clause, by: from, candidates)
      if found.joinsLast, let last {
        found.strength = last.strength
        found.owner = last.owner
      } else if clause.link == .and || clause.link == .or, place > 0 {
        // What "and" adds to a remark is part of it.
        if found.strength == .weak { continue }
      } else if let introduction = open, !isVerb(found, of: introduction) {
        found.strength = max(introduction.strength, found.strength)
        found.owner = introduction.owner
        found.rule = "name.introduced"
        open = nil
      } else if clause.link != .correction || excuses(found), found.strength == .weak,
        isRemarked || last != nil,
        !isContrasted, !(found.isCircumstantial && last?.isCircumstantial == true)
      {
        continue
      }
      candidates.append(found)
    }
    return candidates
  }

  /// Whether several words behind a "sorry" are written as no name, so that they say what somebody is sorry for.
  private func excuses(_ found: Candidate) -> Bool {
    found.tokens.count > 1 && !line.keeping(line.span(found.tokens)).mayBeWrittenName
  }

  /// Whether words behind whom a name is of go on to tell of them: the "lives" of "she's my niece, lives here".
  private func isVerb(_ found: Candidate, of introduction: NameIntroduction) -> Bool {
    let word = line.tokens[found.tokens.lowerBound].word
    return introduction.strength == .stated && found.strength == .weak
      && English.kind(of: word) != nil && !English.isGivenName(word)
  }

  /// Whether "and" or "or" joins a name to the last of those before, which ends the clause before.
  private func isJoined(_ clause: Clause, by start: Int, _ before: [Candidate]) -> Bool {
    guard [.and, .or].contains(clause.link), start == clause.tokens.lowerBound,
      let end = before.last?.tokens.upperBound
    else { return false }
    // "Elizabeth, or Beth"
    let isPaused =
      clause.link == .or && end < line.tokens.count && line.tokens[end].lexeme == .comma
    return end + (isPaused ? 1 : 0) == clause.tokens.lowerBound - 1
  }

  /// Where the name of a clause may begin: behind greetings, politeness and fillers.
  func contentStart(of clause: Clause) -> Int {
    var index = clause.tokens.lowerBound
    while index < clause.tokens.upperBound {
      let token = line.tokens[index]
      // "Hiya, Shaz here", but "Salut" alone, which is no word, may be a name.
      let greetsFirst = clause.link == .start && clause.tokens.count == 1 && clauses.count > 1
      let isGreeting =
        NameWords.greetings.contains(token.word)
        && (greetsFirst || !line.isCapitalised(index) || English.kind(of: token.word) != nil)
      let isOpening =
        isGreeting || LexemeSet.nameOpening.contains(token.lexeme)
        // "it;s Hugo"
        || token.kind == .word && !token.startsWord && token.word.count == 1
        || token.lexeme == .no && index + 1 < clause.tokens.upperBound
          && line.isCapitalised(index + 1)
      guard isOpening else { break }
      index += 1
    }
    return index
  }

  /// A name that nothing introduces: the beginning of a clause.
  private func bare(from: Int, in clause: Clause) -> Candidate? {
    let tokens = line.tokens
    var from = from
    // "little Archie", "Officially Kate"
    while from + 1 < clause.tokens.upperBound, isBefore(from, name: from + 1) { from += 1 }
    let end = min(dimension.nameEnd(in: line, from: from), clause.tokens.upperBound)
    let name = from..<end
    guard !name.isEmpty, !line.isNoName(name, of: .person), isNaming(name) else { return nil }
    let isFirst = clauses.first?.tokens == clause.tokens
    let isName = isWritten(name) && (isFirst || isAlone(name, in: clause))
    let isJust = tokens[clause.tokens.lowerBound..<from].contains {
      $0.lexeme == .just || $0.lexeme == .only
    }
    // "it's complicated" says how something is.
    let isSaid = tokens[clause.tokens.lowerBound..<from].contains {
      [.is, .that, .it].contains($0.lexeme)
    }
    if isSaid || isJust, line.isState(name) { return nil }
    // "On the certificate it's Beatrice, but Beatrix please"
    let isAsked =
      clause.link == .but
      && tokens[name.upperBound..<clause.tokens.upperBound].contains {
        $0.lexeme == .please
      }
    if isName, isJust || isAsked, isAlone(name, in: clause) {
      return Candidate(
        tokens: name, strength: .wanted, owner: .open, rule: .nameWanted, link: clause.link)
    }
    return Candidate(
      tokens: name, strength: isName ? .bare : .weak, owner: .open, rule: "name.bare",
      link: clause.link, isCircumstantial: isCircumstantial(clause, around: name))
  }

}

extension Line {
  /// Whether a word can be part of a name.
  func isNameable(_ place: Int) -> Bool {
    tokens[place].kind == .word
      && (isCapitalised(place) || LexemeSet.nameable.contains(tokens[place].lexeme))
  }
}

extension LexemeSet {
  /// What a clause may begin with before a name.
  static let nameOpening: LexemeSet = [
    .filler, .just, .only, .hedge, .sign, .please, .me, .rather, .sorry, .actually, .make, .it,
    .that,
    .is, .yes, .okay, .quote, .oh, .comma, .dash, .the, .thanks, .exclamation, .period, .also,
    .maybe, .either, .both,
  ]
  /// What may stand behind a name that says nothing more.
  static let behindName: LexemeSet = [
    .please, .thanks, .here, .filler, .hedge, .too, .at, .on, .in, .to, .with, .for, .only, .my,
    .thumbsUp, .okay, .good, .now, .me, .i, .is, .they,
  ]
  /// What may stand around words for whom a name belongs to.
  static let aroundKin: LexemeSet = [
    .my, .the, .a, .they, .this, .that, .for, .is, .it, .small, .ordinal, .second, .filler,
    .of, .dash, .you,
  ]
}

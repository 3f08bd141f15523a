extension NameReader {
  /// What words before a name make of a clause.
  enum Introduced {
    case nothing
    /// A name is to come: "her name is …".
    case open(NameIntroduction)
    case name(Candidate)
  }

  /// The name that a clause introduces, the surest of several, and of equally sure ones the last.
  func introduced(in clause: Clause) -> Introduced {
    var best = [settled(in: clause), usual(in: clause), ofKin(in: clause), concluded(in: clause)]
      .compactMap(\.self).first
    var open: NameIntroduction?
    var index = clause.tokens.lowerBound
    var denied = index
    while index < clause.tokens.upperBound {
      guard let (introduction, count) = NameIntroduction.phrases.phrase(in: line.tokens, at: index),
        index + count <= clause.tokens.upperBound, begins(introduction, at: index, in: clause)
      else {
        index += 1
        continue
      }
      let from = nameStart(behind: index + count, in: clause)
      if from == clause.tokens.upperBound {
        if !introduction.isOrder, leads(clause.tokens.lowerBound..<index) { open = introduction }
        index += count
        continue
      }
      var end = min(dimension.nameEnd(in: line, from: from), clause.tokens.upperBound)
      // "My name is No": a capital says that the last word is a name, whatever else it can be.
      if end == from, introduction.strength > .stated, from == line.tokens.count - 1,
        line.isCapitalised(from), capitalsTell || !isShouted
      {
        end = from + 1
      }
      guard end > from, !isIntroduction(from..<end),
        isName(from..<end, behind: introduction, at: index, in: clause)
      else {
        index += count
        continue
      }
      // A phrase that says whose name it is begins anew, whatever was denied before it.
      if saysWhoseName(at: index) { denied = max(denied, index) }
      if !isDenied(denied..<from) {
        let found = candidate(from..<end, introduction, at: index, in: clause)
        if best.map({ $0.strength <= found.strength }) ?? true { best = found }
      }
      denied = end
      index = end
    }
    if let best { return .name(best) }
    guard let open, !isDenied(clause.tokens) else { return .nothing }
    return .open(open)
  }

  /// Whether words behind an introduction are another: the "spelled" of "it's spelled Samuel".
  private func isIntroduction(_ words: Range<Int>) -> Bool {
    words.contains { place in
      let found = NameIntroduction.phrases.phrase(in: line.tokens, at: place)
      return line.isWrittenSmall(place) && words.count > 1
        && found.map { $0.meaning.strength > .stated && !$0.meaning.isOrder } ?? false
    }
  }

  private func candidate(
    _ name: Range<Int>, _ introduction: NameIntroduction, at index: Int, in clause: Clause
  ) -> Candidate {
    var strength = introduction.strength
    // "First name is Sam, last name is Hill": the first is what people are called.
    if line.isFamilyName(before: index) || index > 0 && line.tokens[index - 1].word == "surname" {
      strength = .weak
    } else if capitalsTell, !isWritten(name) {
      strength = .weak
    }
    let isOfFamily = index > clause.tokens.lowerBound && isFamily(line.tokens[index - 1])
    if isOfFamily, introduction.owner == .speaker { strength = .stated }
    return Candidate(
      tokens: name, strength: strength, owner: owner(of: introduction, at: index, in: clause),
      rule: strength == .wanted ? .nameWanted : "name.introduced", link: clause.link,
      isCircumstantial: isOfFamily && strength == .stated)
  }

  /// Whether a word is for those who call somebody what nobody else does: "the little ones call me Nan".
  private func isFamily(_ token: Token) -> Bool { token.isKin || token.word == "ones" }

  /// Whom a name is of, where the phrase leaves that to the words before it.
  private func owner(
    of introduction: NameIntroduction, at index: Int, in clause: Clause
  ) -> NameIntroduction.Owner {
    // "My wife is called Ines", but not "my wife calls him Leo".
    if introduction.owner != .speaker, introduction.strength < .wanted,
      index > clause.tokens.lowerBound, line.tokens[index - 1].isGrownUp
    {
      return .grownUp
    }
    guard introduction.owner == .open else { return introduction.owner }
    let before = line.tokens[clause.tokens.lowerBound..<index]
    let isAnother = before.contains {
      $0.lexeme == .they || $0.isKin || $0.word == "one" || $0.word == "one's"
    }
    return isAnother ? .another : .open
  }

  /// Whether a phrase that must begin a clause does so, but for politeness: "you can put Sam".
  private func begins(
    _ introduction: NameIntroduction, at index: Int, in clause: Clause
  ) -> Bool {
    guard introduction.isOrder else { return true }
    let isWanted = introduction.strength == .wanted
    return line.tokens[clause.tokens.lowerBound..<index].allSatisfy {
      LexemeSet.nameOpening.contains($0.lexeme)
        || isWanted && LexemeSet.beforeOrder.contains($0.lexeme)
    }
  }

  /// Where a name behind an introduction begins: behind "the", "um" and whom it belongs to.
  private func nameStart(behind index: Int, in clause: Clause) -> Int {
    var from = index
    while from < clause.tokens.upperBound {
      let token = line.tokens[from]
      let isSmall = line.isWrittenSmall(from)
      let leads =
        LexemeSet.beforeName.contains(token.lexeme)
        || isSmall && (token.isKin || NameWords.labels.contains(token.word))
        || isSmall && NameWords.describing.contains(token.word) && leadsOn(from, in: clause)
        // "My sons name si Ayaan"
        || isSmall && [.other, .i, .oh].contains(token.lexeme) && token.word.count < 3
          && leadsOn(from, in: clause) && !NameCase.particles.contains(token.word) && capitalsTell
          && line.isCapitalised(from + 1)
      guard leads else { break }
      from += 1
    }
    return from
  }

  /// Whether nothing stands before an introduction but whom the name belongs to, so that the name may
  /// come behind a comma.
  private func leads(_ words: Range<Int>) -> Bool {
    words.allSatisfy { place in
      let token = line.tokens[place]
      return token.isKin || NameWords.labels.contains(token.word)
        || NameWords.describing.contains(token.word)
        || LexemeSet.nameOpening.contains(token.lexeme)
        || LexemeSet.aroundKin.contains(token.lexeme)
    }
  }

  private func leadsOn(_ index: Int, in clause: Clause) -> Bool {
    index + 1 < clause.tokens.upperBound && line.tokens[index + 1].kind == .word
  }

  private func isName(
    _ name: Range<Int>, behind introduction: NameIntroduction, at index: Int, in clause: Clause
  ) -> Bool {
    let tokens = line.tokens
    let count = name.lowerBound - index
    let isWritten = isWritten(name)
    let isJoined = name.count > 1 && tokens[name.lowerBound + 1].lexeme == .dash
    // "a flight", "use my email"
    let before = tokens[name.lowerBound - 1].lexeme
    let isArticled = before == .a || before == .my && introduction.isOrder
    if !isWritten, isArticled || !isJoined && !line.isNameable(name.lowerBound) { return false }
    if !isWritten, NameWords.function.contains(tokens[name.lowerBound].word) { return false }
    if line.isPutOff(name) || line.isThing(name) || line.namesNobody(name) { return false }
    if introduction.isOrder {
      return (isWritten || !capitalsTell) && isAlone(name, in: clause)
        && !line.beginsSentence(name)
    }
    guard introduction.strength == .stated else { return true }
    if count == 1, index == clause.tokens.lowerBound, tokens[index].word == "is" { return false }
    // "I'm the boss" and "it's about my migraines", but "I'm the famous Sam"
    let isRole =
      [.the, .my].contains(tokens[name.lowerBound - 1].lexeme) || tokens[name.lowerBound - 1].isKin
    if isRole, !isWritten { return false }
    return !line.isState(name) && !line.isOwner(name)
  }
}

extension LexemeSet {
  /// What may stand between an introduction and a name.
  fileprivate static let beforeName: LexemeSet = [
    .just, .filler, .only, .hedge, .dash, .is, .please, .mean, .the, .exclamation, .me, .rather,
    .sorry, .actually, .make, .it, .that, .a, .my, .for, .quote, .maybe, .as,
  ]
  /// What may stand before what somebody asks to be done with a name.
  fileprivate static let beforeOrder: LexemeSet = [
    .i, .you, .we, .can, .will, .would, .want, .like, .to, .have, .need, .do, .now, .for, .in,
    .this, .my,
  ]
}

extension ChoiceListReader {
  /// What the line says in people's own words: quoted texts, and wishes that name no option.
  ///
  /// A clause in which single words remind of options, but as many do not, is people's own as well:
  /// "better bedtimes" is not about understanding better.
  mutating func ownTexts() -> [String] {
    let quoted = line.quoted.filter { line.takesOut($0) || isItem($0) }
    if !quoted.isEmpty {
      return quoted.filter { !line.takesOut($0) }.map(line.words).filter(\.saysSomething)
    }
    let wishes = ownTexts(telling: false)
    guard wishes.isEmpty, isAlone else { return wishes }
    // Who says how somebody is may hope that it changes, and may not: where nothing else is said, that is asked.
    let told = ownTexts(telling: true)
    found.isTold = !told.isEmpty
    return told
  }

  /// What clauses say in people's own words: what they wish for, or how they tell that somebody is.
  private mutating func ownTexts(telling: Bool) -> [String] {
    var texts: [String] = []
    var place = max(takenBack, concluded)
    while place < clauses.count {
      let first = place
      place += 1
      guard !goesOnWithAside(first), !isAdverbial(clauses[first]),
        var part = wish(in: clauses[first], isAlone: isAlone, telling: telling)
      else {
        continue
      }
      // "to be outside, hiking and such", "when it is dark": what goes on with a wish is part of it.
      while place < clauses.count, goesOn(clauses[place], behind: clauses[first]) {
        part = part.lowerBound..<clauses[place].tokens.upperBound
        place += 1
      }
      part = line.withoutChat(part)
      let text = line.words(part)
      texts.append(text)
      if isDoubtful(clauses[first], saying: part) { found.doubtful.insert(text) }
      found.included.removeAll { $0.tokens.overlaps(part) }
    }
    return texts
  }

  /// Whether words in quotes are all that their clause says, so that they are no saying of somebody's in it: the
  /// "sorry" of "that he says 'sorry' more".
  private func isItem(_ quoted: Range<Int>) -> Bool {
    clauses.filter { $0.tokens.overlaps(quoted) }.allSatisfy { clause in
      clause.tokens.allSatisfy { place in
        let token = line.tokens[place]
        return quoted.contains(place) || token.kind == .sign
          || LexemeSet.aroundItem.contains(token.lexeme)
          || line.isOwnMarker(place, before: clause.tokens.upperBound)
          || Line.lists.contains(token.word) || EditWords.putting.contains(token.word)
          || EditWords.haveVerb(in: line.keeping(token.span))
      }
    }
  }

  /// Whether nothing else in the line names an option.
  private var isAlone: Bool { found.included.isEmpty && !found.isAll }

  /// Whether a clause behind options that are named by their numbers may be a remark: nothing in it
  /// says that it is wished for too.
  private func isDoubtful(_ clause: Clause, saying part: Range<Int>) -> Bool {
    guard [.comma, .stop, .bracket].contains(clause.link), !line.isOwnMarked(clause.tokens),
      !found.included.isEmpty,
      found.included.allSatisfy({ !$0.isReminder && $0.takesAll }),
      !line.wishes(part), let first = part.first
    else { return false }
    let token = line.tokens[first]
    return ![.to, .that, .more, .less, .no, .not].contains(token.lexeme)
      && !token.word.hasSuffix("ing") && !["better", "how", "why"].contains(token.word)
  }

  /// Whether a clause goes on with what one before it says by the way: the "very shy" of "he is 7 and
  /// very shy".
  private func goesOnWithAside(_ place: Int) -> Bool {
    place > 0 && [.and, .or].contains(clauses[place].link) && isAside(clauses[place - 1])
      && !line.wishes(clauses[place].tokens)
  }

  /// Whether a clause behind a comma begins with a preposition or a likeness, so that it only says where, when or how
  /// of what stands before it: the "in Kiel" of "they live far away, in Kiel".
  private func isAdverbial(_ clause: Clause) -> Bool {
    let isOwn = clause.tokens.prefix(1).contains {
      line.isOwnMarker($0, before: clause.tokens.upperBound)
    }
    return clause.link == .comma && !isOwn
      && clause.tokens.first.map {
        LexemeSet.adverbial.contains(line.tokens[$0].lexeme) || line.tokens[$0].lexeme == .like
      } ?? false
  }

  /// The words of a clause that are a wish, without what introduces it, or nil for a remark.
  private func wish(in clause: Clause, isAlone: Bool, telling: Bool) -> Range<Int>? {
    let inside = found.included.filter { $0.tokens.overlaps(clause.tokens) }
    let part = line.withoutIntroduction(clause.tokens)
    let reminders = inside.count(where: \.isReminder)
    guard reminders == inside.count, line.isOwnText(part) || isOneMore(part, in: clause),
      line.contentCount(part) >= max(1, 2 * reminders),
      !found.excluded.contains(where: { $0.tokens.overlaps(clause.tokens) }),
      line.talkSense(of: clause.tokens) == nil, !line.isHeading(clause.tokens),
      !line.isGladIf(clause.tokens), !line.saysForWhom(part),
      !line.speaksOfOptions(part), !line.judges(part),
      clause.link != .bracket || isAlone,
      telling
        ? clause.link != .reason && clause.link != .condition && line.beginsWithPerson(part)
          && line.tellsHowItIs(clause.tokens)
        : !isAside(clause) && !line.tellsOfSomebody(part) && !isRemark(clause, saying: part)
          && (line.isOwnMarked(clause.tokens) || !line.tellsHowItIs(clause.tokens))
    else { return nil }
    return part
  }

  /// Whether a clause leads to what stands behind a colon, tells how somebody or something is, or what somebody does
  /// not want: none of that is wished for.
  private func isRemark(_ clause: Clause, saying part: Range<Int>) -> Bool {
    guard !line.isOwnMarked(clause.tokens), let first = part.first else { return false }
    let next = clauses.first { $0.tokens.lowerBound >= clause.tokens.upperBound }
    let isLead = next?.link == .colon && line.tokens[part].last?.lexeme == .want
    let unwanted =
      part.prefix(4).contains { line.tokens[$0].lexeme == .not }
      && part.prefix(5).contains { line.tokens[$0].lexeme == .want }
    let isToldOf =
      [.they, .it].contains(line.tokens[first].lexeme)
      && part.dropFirst().prefix(1).contains {
        [.is, .would, .have].contains(line.tokens[$0].lexeme) && line.tokens[$0].word != "should"
      }
    return isLead || unwanted || isToldOf
  }

  /// Whether a clause behind options adds a single word to them: the "bedtime" of "2, 4, and bedtime".
  private func isOneMore(_ part: Range<Int>, in clause: Clause) -> Bool {
    guard !part.isEmpty else { return false }
    let words = line.withoutChat(part).filter { line.tokens[$0].kind == .word }
    let isAdded =
      clause.link == .and
      || clause.tokens.prefix(3).contains { [.and, .also, .plus].contains(line.tokens[$0].lexeme) }
    guard isAdded, !found.included.isEmpty,
      let place = clauses.firstIndex(of: clause), place > 0, !isAside(clauses[place - 1]),
      let word = words.only, line.contentCount(part) == 1,
      case let said = line.keeping(line.span(part)), !Wording(said).means(.hesitates)
    else { return false }
    // The "stress" of "help with challenges and stress" goes on with the words of an option.
    let isOfWords =
      clause.link == .and && found.included.last?.takesAll == false
      && clause.tokens.filter { line.tokens[$0].kind != .sign }.count == 1
      && line.tokens[max(0, clause.tokens.lowerBound - 2)].kind != .sign
    if isOfWords { return false }
    // Who is spoken to, how surely, and what is to be done are no wishes.
    let token = line.tokens[word]
    return token.lexeme == .other && !token.word.hasSuffix("ly")
      && !RemovalWords.verbs.contains(token.word) && !English.isGivenName(token.word)
  }

  /// Whether a clause goes on with the wish of an earlier one.
  private func goesOn(_ clause: Clause, behind first: Clause) -> Bool {
    guard !found.included.contains(where: { $0.tokens.overlaps(clause.tokens) }) else {
      return false
    }
    switch clause.link {
    case .and, .or:
      return !line.isStatement(clause.tokens) && !line.isOwnMarked(clause.tokens)
    case .condition: return line.talkSense(of: clause.tokens) != .aside
    case .comma where isAdverbial(clause): return true
    case .comma:
      return line.contentCount(clause.tokens) == 1 && clause.tokens.count < 3
        && !line.isStatement(clause.tokens)
    default: return false
    }
  }
}

extension LexemeSet {
  /// What may stand around an item in quotes.
  fileprivate static let aroundItem: LexemeSet = LexemeSet.filler.union([
    .i, .we, .want, .would, .like, .also, .and, .or, .but, .please, .just, .a, .the, .my, .is, .it,
    .as, .for, .in, .of, .too, .maybe, .no, .not, .only, .digits, .small,
  ])
}

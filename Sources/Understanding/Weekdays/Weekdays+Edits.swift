/// What a line does with the days that it names: adds them, takes them out, or names them anew.
extension WeekdaysDimension {
  private enum Deed { case adds, removes, names }

  /// What the line makes of some days item by item ("drop Tuesday, add Friday", "no Fridays, no
  /// Sundays", "Thursday instead of Friday"), and the tokens that say so; nil where it edits nothing.
  func edited(
    _ old: WeekdaySet, by said: [SaidDays], in line: Line
  ) -> (days: WeekdaySet, tokens: Range<Int>)? {
    guard let first = said.first, let last = said.last else { return nil }
    let deeds = deeds(of: said, in: line, old)
    let removed = zip(said, deeds).filter { $0.1 == .removes }
      .reduce(WeekdaySet()) { $0.union($1.0.days ?? []) }.intersection(old)
    let tokens = first.tokens.lowerBound..<last.tokens.upperBound
    guard deeds.contains(where: { $0 != .names }) else {
      let named = said.reduce(WeekdaySet()) { $0.union($1.days ?? []) }
      return line.bringsBack && old.isDisjoint(with: named) ? (old.union(named), tokens) : nil
    }
    // "Monday was right, put it back and take Tuesday out"
    let putsBack = line.tokens.contains { $0.word == "back" }
    var days = old
    var hasRemoved = false
    for (said, deed) in zip(said, deeds) {
      guard let named = said.days else { return nil }
      switch deed {
      case .removes:
        days.subtract(named)
        hasRemoved = true
      case .adds: days.formUnion(named)
      // "Saturday is out, my son plays on Sunday" says of Sunday what it is not for.
      case .names where hasRemoved && line.saysOtherUse(of: said.tokens): break
      case .names:
        // "Scrap Tuesday, make it Wednesday" and "Wednesday, scrap Tuesday": in its place.
        let isInPlace =
          hasRemoved || !removed.isEmpty && named.count == 1 && old.isDisjoint(with: named)
        guard isInPlace || putsBack else { return nil }
        days.formUnion(named)
      }
    }
    return (days, tokens)
  }

  private func deeds(of said: [SaidDays], in line: Line, _ old: WeekdaySet) -> [Deed] {
    var deeds: [Deed] = []
    var from = 0
    var isJoinable = false
    for (place, days) in said.enumerated() {
      let gap = from..<max(from, days.tokens.lowerBound)
      let to = place + 1 < said.count ? said[place + 1].tokens.lowerBound : line.tokens.count
      let behind = days.tokens.upperBound..<max(days.tokens.upperBound, to)
      from = days.tokens.upperBound
      if place > 0, line.replaces(gap) || line.contrasts(gap, said[place - 1], days, old) {
        // "Thursday instead of Friday"
        deeds[place - 1] = .adds
        deeds.append(.removes)
        isJoinable = false
      } else if days.isTaken {
        deeds.append(.removes)
        isJoinable = false
      } else if line.standsIn(behind) {
        deeds.append(.names)
        isJoinable = false
      } else if let deed = line.deed(in: gap) {
        deeds.append(deed == .adds ? .adds : .removes)
        isJoinable = true
      } else if let (deed, end) = line.deed(behind: behind) {
        deeds.append(deed == .adds ? .adds : .removes)
        from = end
        isJoinable = false
      } else if isJoinable, gap.allSatisfy({ LexemeSet.joining.contains(line.tokens[$0].lexeme) }) {
        deeds.append(deeds[place - 1])
      } else {
        deeds.append(.names)
        isJoinable = false
      }
    }
    return deeds
  }
}

extension Line {
  fileprivate enum Edit { case adds, removes }

  /// Whether a clause says what somebody else, or one oneself, does on some days.
  fileprivate func saysOtherUse(of days: Range<Int>) -> Bool {
    isEvent(days)
      || days.lowerBound > 0 && [.on, .is].contains(tokens[days.lowerBound - 1].lexeme)
        && saysOtherDoing(around: days)
      || OtherPerson.isSubject(of: self, around: span(days))
  }

  /// Whether some tokens say that what stands before them comes in the place of what was before: the
  /// "instead" of "no Sunday, Saturday instead".
  fileprivate func standsIn(_ behind: Range<Int>) -> Bool {
    guard let first = behind.first, tokens[first].lexeme == .instead else { return false }
    return !(behind.contains(first + 1) && tokens[first + 1].isOf)
  }

  /// Whether some tokens say that what stands before them takes the place of what follows.
  fileprivate func replaces(_ gap: Range<Int>) -> Bool {
    guard tokens[gap].allSatisfy({ $0.kind != .sign }) else { return false }
    return tokens[gap].contains { [.instead, .rather, .not].contains($0.lexeme) }
      || tokens[gap].map(\.lexeme) == [.than]
      || gap.contains { tokens[$0].word == "place" && gap.contains($0 + 1) && tokens[$0 + 1].isOf }
  }

  /// Whether a "not" behind a comma takes one day out for another: "Friday, not Thursday", where there
  /// was a Thursday.
  fileprivate func contrasts(
    _ gap: Range<Int>, _ new: SaidDays, _ out: SaidDays, _ old: WeekdaySet
  ) -> Bool {
    guard let new = new.days, let out = out.days, new.count == 1, out.count == 1,
      old.isDisjoint(with: new), old.isSuperset(of: out)
    else { return false }
    return tokens[gap].map(\.lexeme) == [.comma, .not]
  }

  /// What words before days do with them.
  ///
  /// A verb with an object of its own before a sign does nothing with them: "drop the note, Friday".
  fileprivate func deed(in gap: Range<Int>) -> Edit? {
    var isParted = false
    for place in gap.reversed().prefix(5) {
      let token = tokens[place]
      switch token.lexeme {
      case .also, .plus, .another: return .adds
      // "One more day, Sunday"
      case .more
      where place > gap.lowerBound && LexemeSet.numeral.contains(tokens[place - 1].lexeme):
        return .adds
      case .with where token.word == "plus": return .adds
      // "Not now, maybe Wednesday" takes no day away.
      case .not
      where isParted && gap.contains(place + 1)
        && ![.comma, .on].contains(tokens[place + 1].lexeme):
        return nil
      // "Less on Mondays" says how much.
      case .less where place + 1 < gap.upperBound: return nil
      case .not, .without, .except, .minus, .less: return .removes
      case .no where place + 1 == gap.upperBound: return .removes
      case .scratch: return .removes
      case .instead where gap.contains(place + 1) && tokens[place + 1].isOf: return .removes
      case .make: return nil
      default: break
      }
      if Self.addingWords.contains(token.word) { return .adds }
      // "Leave Monday in"
      if Self.removingWords.contains(token.word) { return bringsBack ? .adds : .removes }
      if isParted, token.lexeme == .other { return nil }
      if [.comma, .colon].contains(token.lexeme) {
        isParted = true
      } else if token.kind == .sign {
        return nil
      }
    }
    return nil
  }

  /// What words right behind days do with them, and where these end: "Friday too", "Monday out",
  /// "Monday remove, …".
  fileprivate func deed(behind: Range<Int>) -> (Edit, end: Int)? {
    let next = behind.prefix(3)
    if let also = next.first(where: saysAlso) {
      return (.adds, tokens[also].lexeme == .as ? also + 2 : also + 1)
    }
    guard
      let verb = next.first(where: {
        ![.is, .can, .please, .to, .would].contains(tokens[$0].lexeme) && tokens[$0].word != "are"
      })
    else { return nil }
    let word = tokens[verb].word
    // "Wednesdays don't work", "Saturdays are no good"
    if verb + 1 < behind.upperBound, isUnsuited(tokens[verb], tokens[verb + 1]) {
      return (.removes, verb + 2)
    }
    if Self.outWords.contains(word) {
      let isThought = word == "out" && settles(behind.lowerBound - 1..<behind.lowerBound)
      return isThought ? nil : (.removes, verb + 1)
    }
    let ends =
      verb + 1 == tokens.count || LexemeSet.endingVerb.contains(tokens[verb + 1].lexeme)
    guard ends else { return nil }
    if word == "in" || Self.addingWords.contains(word) { return (.adds, verb + 1) }
    return Self.removingWords.contains(word) ? (.removes, verb + 1) : nil
  }

  private func isUnsuited(_ first: Token, _ next: Token) -> Bool {
    first.lexeme == .not && ["work", "suit", "fit"].contains(next.word)
      || first.lexeme == .no && next.lexeme == .good
  }

  /// Whether the line adds days or takes some out by a verb.
  var editsDays: Bool {
    tokens.contains { LexemeSet.dayNames.contains($0.lexeme) }
      && tokens.contains {
        Self.addingWords.contains($0.word) || Self.removingWords.contains($0.word)
      }
  }

  private static let addingWords = WordClasses.english.words("WeekdaysEdits.addingWords")
  private static let removingWords: Set<String> = RemovalWords.verbs.union(
    WordClasses.english.words("WeekdaysEdits.removingWords"))
  /// Words behind days that take them out.
  private static let outWords = WordClasses.english.words("WeekdaysEdits.outWords")
}

extension LexemeSet {
  /// What joins the items of a list.
  fileprivate static let joining: LexemeSet = [
    .comma, .and, .ampersand, .or, .nor, .slash, .on, .the,
  ]
  /// What follows a verb that has no object behind it.
  fileprivate static let endingVerb: LexemeSet = [
    .comma, .semicolon, .period, .exclamation, .ellipsis, .dash, .and, .ampersand, .but, .please,
    .thanks, .filler,
  ]
}

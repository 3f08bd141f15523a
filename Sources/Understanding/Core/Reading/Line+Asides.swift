extension Line {
  /// Whether the value that begins at a token is one that is not meant: "not 7", "instead of 7".
  public func isNegated(_ index: Int) -> Bool {
    let start = placeBefore(alternativesUpTo: index)
    var place = start
    var steps = 0
    while place >= 0, steps < 4 {
      switch tokens[place].lexeme {
      // Right before alternatives a "no" denies all of them; before anything else it may correct.
      case .no where place == start && start < index - 1: return true
      case .not: return !isPositive(afterNot: place)
      case .except, .without, .neither, .nor: return true
      case .but: return isAll(before: place)
      case .than: return place > 0 && tokens[place - 1].lexeme == .rather
      case .of:
        return place > 0 && [.instead, .none, .neither].contains(tokens[place - 1].lexeme)
      case .the, .a, .at, .hedge, .until, .on, .to, .for, .my, .any, .want, .like, .need, .have,
        .do, .make, .very, .quote, .another, .so, .as, .these, .those:
        place -= 1
        steps += 1
      case .other where tokens[place].saysAversion: return true
      // "not so much 2500"
      case .other where tokens[place].word == "much":
        place -= 1
        steps += 1
      // "I can't train on Sundays": the verb that is denied stands before its time.
      case .other
      where place > 0 && [.on, .at].contains(tokens[place + 1].lexeme) && deniesVerb(place - 1):
        return true
      default: return false
      }
    }
    return false
  }

  /// The place before a value and those of its kind that an "or" joins to it, which a "not" before them denies all.
  private func placeBefore(alternativesUpTo index: Int) -> Int {
    var place = index - 1
    // Words of which only the question knows the kind may be anything.
    guard tokens[index].lexeme != .other else { return place }
    while place > 0, isAlternative(place) || tokens[place].lexeme == .comma && place < index - 1,
      tokens[place - 1].lexeme == tokens[index].lexeme
    {
      place -= 2
    }
    return place
  }

  /// Whether the token at a place denies the verb behind it: "can't", "don't", "never", the "not" of "can not".
  private func deniesVerb(_ place: Int) -> Bool {
    guard tokens[place].lexeme == .not else { return false }
    return tokens[place].word != "not"
      || place > 0 && [.can, .do].contains(tokens[place - 1].lexeme)
  }

  /// Whether the token at a place is "or" or "nor".
  func isAlternative(_ index: Int) -> Bool {
    tokens[index].lexeme == .or || tokens[index].lexeme == .nor
  }

  /// Whether the "but" at a place leaves something out: "any time but 8".
  private func isAll(before place: Int) -> Bool {
    leavesOut(place)
      && tokens[max(0, place - 2)..<place].contains {
        $0.lexeme == .any || $0.lexeme == .all || $0.lexeme == .every
      }
  }

  /// Whether a "not" belongs to a phrase that says yes to what follows: "why not 8".
  private func isPositive(afterNot place: Int) -> Bool {
    place > 0 && tokens[place - 1].lexeme == .why
  }

  /// Whether some tokens between two values take the first back: "no wait", "sorry", "make that".
  func isCorrection(_ gap: Range<Int>) -> Bool {
    for place in gap {
      switch tokens[place].lexeme {
      case .wait, .sorry, .actually, .scratch, .mean, .nope: return true
      case .no where !isDeterminer(place): return true
      case .make where place + 1 < gap.upperBound:
        let next = tokens[place + 1].lexeme
        if next == .that || next == .it { return true }
      case .rather where place > gap.lowerBound && tokens[place - 1].lexeme == .or: return true
      default: break
      }
    }
    return false
  }

  /// Whether some tokens say a number or a day as others do.
  func saysLike(_ tokens: Range<Int>, in others: Range<Int>) -> Bool {
    [LexemeSet.numberStart, .dayNames].contains { kind in
      [tokens, others].allSatisfy { $0.contains { kind.contains(self.tokens[$0].lexeme) } }
    }
  }

  /// Whether days stand right behind a value or end it, which limit it to those: "an hour on Saturdays".
  func isOfSomeDays(_ value: Range<Int>) -> Bool {
    (value.lowerBound...value.upperBound).contains { place in
      guard place > value.lowerBound, place + 1 < tokens.count,
        [.on, .at, .every].contains(tokens[place].lexeme)
      else { return false }
      return tokens[(place + 1)...].prefix(2).contains {
        [.weekday, .weekend, .weekdays].contains($0.lexeme) && $0.word.hasSuffix("s")
      }
    }
  }

  /// The words right before a place that take back what stands before them: the "no wait" of "at 3:50, no wait,
  /// 3:45".
  ///
  /// Places are UTF-8 offsets; the result is empty where there are no such words.
  package func wordsOfRepair(before place: Range<Int>) -> Range<Int> {
    let end = tokens.firstIndex { $0.span.upperBound > place.lowerBound } ?? tokens.count
    let start =
      tokens[..<end].lastIndex {
        !LexemeSet.repairing.contains($0.lexeme) && $0.word != "oops"
      } ?? -1
    let words = (start + 1)..<end
    return isCorrection(words) ? span(words) : place.lowerBound..<place.lowerBound
  }

  /// Whether words lead from a value, which its clause says alone, to a later one that takes its place: "50 minutes, or
  /// rather 55".
  ///
  /// Places are UTF-8 offsets.
  package func isOvertaken(_ value: Range<Int>, by later: Range<Int>) -> Bool {
    guard value.upperBound <= later.lowerBound else { return false }
    let isAlone = keeping(clauseSpan(around: value)).tokens.allSatisfy {
      value.overlaps($0.span) || $0.kind == .sign || LexemeSet.filler.contains($0.lexeme)
    }
    let between = keeping(value.upperBound..<later.lowerBound).tokens.filter { $0.kind == .word }
    return isAlone && !between.isEmpty
      && !between.contains { [.and, .plus, .also, .with].contains($0.lexeme) }
  }

  /// The parts of the line before and behind words that take something back, the last such words first: the "3
  /// July 2017" and "2016" of "3 July 2017, oh no, 2016".
  package var repairs: [(before: Line, after: Line)] {
    var repairs: [(before: Line, after: Line)] = []
    var end = tokens.count
    while end > 0 {
      let start =
        tokens[..<end].lastIndex { !LexemeSet.repairing.contains($0.lexeme) && $0.word != "oops" }
        .map { $0 + 1 } ?? 0
      if start > 0, end < tokens.count, isCorrection(start..<end) {
        repairs.append((keeping(span(0..<start)), keeping(span(end..<tokens.count))))
      }
      end = start < end ? start : end - 1
    }
    return repairs
  }

  /// Whether somebody thinks again between two values: "3:40, hmm, 3:50".
  func isReconsidered(_ gap: Range<Int>) -> Bool {
    tokens[gap].contains { ["hmm", "hm", "hmmm"].contains($0.word) }
  }

  /// Whether a "no" says how many or how much: "no more than 8", "with no e".
  private func isDeterminer(_ no: Int) -> Bool {
    if no > 0, [.with, .have, .is, .there].contains(tokens[no - 1].lexeme) { return true }
    guard no + 1 < tokens.count else { return false }
    return [.more, .less, .later].contains(tokens[no + 1].lexeme)
      || tokens[no + 1].word == "earlier"
  }

  /// Whether what ends before a token is taken back for nothing ("scratch that") or for a number that
  /// no rule has read ("30 minutes, sorry, 45"): to keep the old value would be to store a wrong one.
  func isTakenBack(before index: Int) -> Bool {
    var place = index
    var isCorrected = false
    while place < tokens.count {
      switch tokens[place].lexeme {
      case .scratch where !isCorrected: return true
      case .wait, .sorry, .actually, .mean, .no, .nope: isCorrected = true
      case .make where isCorrection(place..<min(place + 2, tokens.count)): isCorrected = true
      case .i, .it, .that, .the, .is, .at, .on, .to, .dash, .like, .more: break
      // "No, I lie, it's nearer 6"
      case .other where isCorrected && tokens[place].word == "lie": break
      case let lexeme where LexemeSet.filler.contains(lexeme): break
      case let lexeme: return isCorrected && LexemeSet.numberStart.contains(lexeme)
      }
      place += 1
    }
    return false
  }

  /// Whether some tokens between two values make the second an exception from the first.
  func isException(_ gap: Range<Int>) -> Bool { gap.contains { tokens[$0].lexeme == .except } }

  /// Whether some tokens between two values make them the ends of a range, or alternatives.
  func isRangeLink(_ gap: Range<Int>) -> Bool {
    var links = false
    for place in gap {
      let lexeme = tokens[place].lexeme
      if LexemeSet.rangeLink.contains(lexeme) {
        links = true
      } else if lexeme == .and, isBetween(before: gap.lowerBound) {
        links = true
      } else if !LexemeSet.filler.contains(lexeme), lexeme != .the, lexeme != .maybe,
        lexeme != .up
      {
        return false
      }
    }
    return links
  }

  /// Whether a value is one end of a range whose other end no rule has read: the Christmas of
  /// "between Christmas and New Year".
  func isHalfOfBetween(_ value: Range<Int>) -> Bool {
    func skipping(_ places: some Sequence<Int>) -> Lexeme? {
      places.first {
        let lexeme = tokens[$0].lexeme
        return lexeme != .the && lexeme != .hedge && lexeme != .at && lexeme != .day
      }.map { tokens[$0].lexeme }
    }
    let before = skipping(stride(from: value.lowerBound - 1, through: 0, by: -1))
    if before == .between {
      return [.and, .ampersand, .dash].contains(skipping(value.upperBound..<tokens.count) ?? .end)
    }
    return before == .and && isBetween(before: value.lowerBound)
  }

  /// Whether "between" stands a few tokens before a place.
  private func isBetween(before place: Int) -> Bool {
    tokens[max(0, place - 6)..<place].contains { $0.lexeme == .between }
  }
}

extension LexemeSet {
  /// What people say as they take something back for what follows.
  static let repairing: LexemeSet = LexemeSet.filler.union([
    .wait, .sorry, .actually, .scratch, .mean, .nope, .no, .make, .that, .it, .i, .oh, .on, .dash,
  ])
}

extension Token {
  /// Whether the word is a verb of not liking or wanting what stands behind it.
  var saysAversion: Bool { Self.aversions.contains(word) }

  /// Verbs of not liking or wanting what stands behind them.
  private static let aversions = WordClasses.english.words("Asides.aversions")
}

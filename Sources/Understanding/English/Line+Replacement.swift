/// What a line puts in the place of what: "Mia, not Maya", "Thursday instead of Wednesday".
package struct Replacement {
  /// The part of the line that says what is wanted.
  package let kept: Line
  /// The part that says what is not, without the word that takes it back.
  package let rejected: Line
  /// The place of both, as UTF-8 offsets.
  package let span: Range<Int>

  /// Whether what is not wanted is what the person says to have said: "I said Tue but it's Wed".
  package var isTold = false

  /// Whether what is wanted has as many words as what is not, so that nothing of that goes unsaid: the "right" of "not my
  /// left hip, my right" does not.
  package var saysNoLess: Bool {
    Line(kept.withoutCue.withoutLead).tokens.count >= Line(rejected.withoutLead).tokens.count
  }

  /// Whether a text has words before those that go which may not hold of what comes: of the "bad left knee" a hip that is
  /// meant is neither.
  ///
  /// They may where a thing is named with its article or owner, at the end of an item, and another is.
  package func leavesOpen(in text: String) -> Bool {
    let own = Line(text).tokens.map(\.word)
    let out = Line(rejected.withoutLead).tokens.map(\.word)
    guard rejected.tokens.first.map({ [.the, .my, .a].contains($0.lexeme) }) == true,
      let start = own.indices.first(where: { own[$0...].starts(with: out) }), start > 0,
      !NamingWords.separators.contains(own[start - 1])
    else { return false }
    let end = start + out.count
    let isEnd = end == own.count || NamingWords.separators.contains(own[end])
    return isEnd && Line(kept.withoutCue.withoutLead).tokens.last?.word != out.last
  }

  /// Both in the words by which texts are edited: "change yesterday to two days ago".
  package var change: Line { .change(of: rejected.withoutLead, to: kept.withoutCue.withoutLead) }

  /// Both in the words by which lists are edited: "Wed instead of Tue".
  package var exchange: Line { Line("\(kept.text) instead of \(rejected.text)") }
}

extension Line {
  /// The replacement that a line names in so many words; nil without a "not", an "instead of" or a
  /// "rather than" between two things.
  package var replacement: Replacement? {
    if let told = toldReplacement ?? pointedReplacement { return told }
    for place in tokens.indices.reversed() {
      guard let behind = endOfRejection(at: place), behind < tokens.count else { continue }
      let end =
        tokens[behind...].firstIndex { Self.endsOfRejection.contains($0.word) } ?? tokens.count
      guard end > behind else { continue }
      let rejected = span(behind..<end)
      if let clause = clauses().last(where: { clause in
        // "Liz, please, not Elizabeth"
        clause.tokens.lowerBound < place
          && !keeping(span(clause.tokens.clamped(to: 0..<place))).isIdle
          && keeping(span(clause.tokens.clamped(to: 0..<place))).saysMoreThanCue
      }) {
        let kept = span(alternatives(upTo: clause).clamped(to: 0..<place))
        return Replacement(
          kept: keeping(kept), rejected: keeping(rejected),
          span: kept.lowerBound..<rejected.upperBound)
      }
      let kept =
        (end < tokens.count ? tokens[end].span.upperBound : text.utf8.count)..<text.utf8.count
      guard keeping(kept).saysMoreThanCue else { continue }
      return Replacement(
        kept: keeping(kept), rejected: keeping(rejected),
        span: tokens[place].span.lowerBound..<kept.upperBound)
    }
    return nil
  }

  /// What is to stand in the place of something, where the line begins by both: the new one of "from the old one to the
  /// new one"; nil where it begins otherwise.
  package var wordsOfExchange: Line? {
    guard tokens.first?.lexeme == .from, let clause = clauses().first,
      let to = tokens.firstIndex(where: { $0.lexeme == .to }), to > 1, to + 1 < tokens.count,
      clause.tokens.contains(to + 1)
    else { return nil }
    return keeping(from: tokens[to + 1].span.lowerBound)
  }

  /// The tokens of a clause and of those that an "or" joins to it.
  private func alternatives(upTo clause: Clause) -> Range<Int> {
    let before = clauses().reversed().drop { $0.tokens != clause.tokens }
    let first = before.first { $0.link != .or } ?? clause
    return first.tokens.lowerBound..<clause.tokens.upperBound
  }

  /// "I said 1800 but it's 1900": what was said, and what it is.
  private var toldReplacement: Replacement? {
    let clauses = clauses()
    for (place, told) in clauses.enumerated() {
      guard
        let verb = told.tokens.prefix(4).first(where: { Self.telling.contains(tokens[$0].word) }),
        verb > told.tokens.lowerBound, [.i, .we].contains(tokens[verb - 1].lexeme),
        verb + 1 < told.tokens.upperBound,
        let wanted = clauses[(place + 1)...].first(where: saysWhatIsSo)
      else { continue }
      let kept = span(wanted.tokens)
      // "I told you 1500"
      let start = tokens[verb + 1].lexeme == .you ? verb + 2 : verb + 1
      return Replacement(
        kept: keeping(kept),
        rejected: keeping(span(min(start, told.tokens.upperBound)..<told.tokens.upperBound)),
        span: span(told.tokens).lowerBound..<kept.upperBound, isTold: true)
    }
    return nil
  }

  /// "Where it says 2300 it ought to be 2150", "where you've got Tue put Wed": what is to stand in the place
  /// of what.
  private var pointedReplacement: Replacement? {
    guard let start = tokens.prefix(4).firstIndex(where: { $0.lexeme == .whereabouts }),
      let verb = tokens.indices.first(where: {
        $0 > start + 1 && $0 < start + 5 && Self.showing.contains(tokens[$0].word)
      }),
      var putting = tokens.indices.first(where: {
        $0 > verb + 1 && Self.putting.contains(tokens[$0].word)
      })
    else { return nil }
    var wanted = putting + 1
    while wanted < tokens.count,
      [.to, .is, .it].contains(tokens[wanted].lexeme)
        || tokens[wanted].word == "be"
    {
      wanted += 1
    }
    while putting > verb + 1, tokens[putting - 1].kind == .sign || tokens[putting - 1].lexeme == .it
    {
      putting -= 1
    }
    guard wanted < tokens.count, putting > verb + 1 else { return nil }
    let kept = tokens[wanted].span.lowerBound..<text.utf8.count
    return Replacement(
      kept: keeping(kept), rejected: keeping(span(verb + 1..<putting)), span: 0..<kept.upperBound,
      isTold: true)
  }

  private static let showing = WordClasses.english.words("Replacement.showing")
  private static let putting = WordClasses.english.words("Replacement.putting")

  /// Whether a clause says what is so: "it's 1900", "the sheet actually says 1600".
  private func saysWhatIsSo(_ clause: Clause) -> Bool {
    guard [.but, .comma, .stop, .and].contains(clause.link),
      let first = clause.tokens.first(where: { tokens[$0].lexeme != .filler })
    else { return false }
    let opening = tokens[clause.tokens].prefix(5)
    if [.it, .the, .that].contains(tokens[first].lexeme),
      opening.contains(where: { $0.word == "says" })
    {
      return true
    }
    return [.it, .is, .make, .mean, .actually, .that, .i].contains(tokens[first].lexeme)
      && opening.prefix(3).contains { [.is, .make, .mean, .would].contains($0.lexeme) }
  }

  private static let telling = WordClasses.english.words("Replacement.telling")

  /// The place behind the words by which something is taken back, where a token begins them.
  private func endOfRejection(at place: Int) -> Int? {
    let next = place + 1 < tokens.count ? tokens[place + 1] : nil
    switch tokens[place].lexeme {
    case .not: return next?.lexeme == .only ? nil : place + 1
    case .instead: return next?.lexeme == .of ? place + 2 : nil
    case .rather: return next?.lexeme == .than ? place + 2 : nil
    // The "rather" of a "than" may stand before what is preferred.
    case .than:
      let clause = clauseTokens.first { $0.contains(place) } ?? 0..<place
      return tokens[clause.clamped(to: 0..<max(0, place - 1))].contains { $0.lexeme == .rather }
        ? place + 1 : nil
    default: return nil
    }
  }

  private static let endsOfRejection: Set<String> = [",", ";", ".", "!", "?", "-", "but"]

  /// Whether the line begins with a "not".
  package var beginsWithNot: Bool { tokens.first?.word == "not" }

  /// Whether the line begins with a "not", or with a "no" that may be its next word's: "no food after
  /// 9", but not "no, 9".
  package var beginsWithDenial: Bool {
    guard let first = tokens.first else { return false }
    return beginsWithNot
      || [.no, .none].contains(first.lexeme) && tokens.count > 1 && tokens[1].kind == .word
  }

  /// Whether a "not" or a "no" stands before a place in a clause.
  package func saysNot(before place: Int, in clause: Range<Int>) -> Bool {
    tokens[clause.clamped(to: 0..<place)].contains { $0.lexeme == .not || $0.lexeme == .no }
  }

  /// Whether a "not" stands before a place in a clause, both as UTF-8 offsets.
  package func isDenied(_ place: Range<Int>, in clause: Range<Int>) -> Bool {
    tokens.contains { token in
      clause.contains(token.span.lowerBound) && token.span.upperBound <= place.lowerBound
        && token.lexeme == .not
    }
  }

  /// Whether a "not" and at most an article stand right before what ends a clause: "not the calories".
  package func isNotMeant(_ place: Range<Int>) -> Bool {
    guard let start = tokens.firstIndex(where: { $0.span.overlaps(place) }),
      endsClause(behind: place) || tokens.allSatisfy({ $0.span.lowerBound < place.upperBound })
    else { return false }
    let before = tokens[..<start].last { ![.the, .my].contains($0.lexeme) }
    return before?.lexeme == .not
  }

  /// Whether the words right before a place say that the person is who is named there: "I'm", "my name
  /// is", "I am just".
  package func saysWhoIAm(before place: Int) -> Bool {
    let before = tokens[..<place].reversed().drop { [.just, .only].contains($0.lexeme) }
    let words = before.prefix(4).reversed().map(\.word)
    return ["i'm", "im"].contains(words.last ?? "") || words.suffix(2) == ["i", "am"]
      || words.starts(with: ["my", "name"]) || words.dropFirst().starts(with: ["my", "name"])
  }

  /// Whether a "no" stands right before a place: that of "no Thursdays".
  package func isNone(_ place: Int) -> Bool { place > 0 && tokens[place - 1].lexeme == .no }

  /// Whether a "no" stands right before what stands at a place, given as UTF-8 offsets.
  package func isNone(_ place: Range<Int>) -> Bool {
    tokens.firstIndex { $0.span.overlaps(place) }.map(isNone) ?? false
  }

  /// Whether a "not" stands in the line.
  package var saysNot: Bool { tokens.contains { $0.word == "not" } }
}

extension Wording {
  /// Whether the line says that something is right.
  package var saysRight: Bool { contains("right") || contains("correct") }
}

/// Phatic talk: words that keep people company and tell nothing, around what a line says.
extension Line {
  /// The place of what the line says between the phatic talk at its begin and its end, as UTF-8 offsets: without the
  /// greeting, the thanks, the excuse for a typing hand, the check whether that will do.
  ///
  /// Only the closed words of `talk.tsv` are phatic: of anything else something may be meant, a danger too.
  ///
  /// It is the whole line where nothing else is said, and up to talk of which `isSaid` holds, a place and its sense.
  package func span(amidPhaticTalk isSaid: (Range<Int>, TalkSense?) -> Bool) -> Range<Int> {
    let parts = parts
    let whole = 0..<text.utf8.count
    func keepsCompany(_ part: Range<Int>, endsLine: Bool) -> Bool {
      let sense = talkSense(of: part)
      let isEnd = endsLine && (sense == .onward || sense == .approval)
      return (isEnd || isPhatic(part, sense)) && !isSaid(span(part), sense)
    }
    guard let first = parts.firstIndex(where: { !keepsCompany($0, endsLine: false) }),
      let last = parts.lastIndex(where: { !keepsCompany($0, endsLine: true) }), first <= last
    else { return whole }
    let opening = phaticStart(of: parts[first]).flatMap { isSaid($0, .interjection) ? nil : $0 }
    let closing = phaticEnd(of: parts[last]).flatMap { isSaid($0.place, $0.sense) ? nil : $0.place }
    let start = opening?.upperBound ?? start(of: parts[first])
    let end =
      closing?.lowerBound
      ?? (last == parts.count - 1 ? whole.upperBound : span(parts[last]).upperBound)
    let says = tokens.contains {
      $0.kind != .sign && (start..<end).contains($0.span.lowerBound)
        && !LexemeSet.filler.contains($0.lexeme)
    }
    return says ? start..<end : whole
  }

  /// The clauses of the line, each with what parts it from the one before.
  private var parts: [Range<Int>] {
    clauses().reduce(into: []) { parts, clause in
      parts.append((parts.last?.upperBound ?? 0)..<clause.tokens.upperBound)
    }
  }

  /// Where some tokens begin behind the sign that parts them from what stands before them, as a UTF-8 offset.
  private func start(of part: Range<Int>) -> Int {
    guard part.lowerBound > 0 else { return 0 }
    return part.first { clauseLink(at: $0)?.isWord != false }.map { tokens[$0].span.lowerBound }
      ?? tokens[part.lowerBound].span.lowerBound
  }

  private func isPhatic(_ part: Range<Int>, _ sense: TalkSense?) -> Bool {
    sense.map(Self.phatic.contains) ?? false
      || Wording(keeping(span(part))).literalSmallTalk == .greeting
  }

  /// The place of the first words of some tokens where they alone are phatic, as UTF-8 offsets.
  private func phaticStart(of part: Range<Int>) -> Range<Int>? {
    let words = part.filter { tokens[$0].kind != .sign }
    return (1...6).reversed().firstNonNil { count in
      guard count < words.count else { return nil }
      // A comparison with what was said is an adjunct of what follows; an "I said" may have what is replaced behind it.
      let stands =
        switch talkSense(of: Array(words.prefix(count))) {
        case .interjection: count < 4
        case .repetition: [.as, .like].contains(tokens[words[0]].lexeme)
        default: false
        }
      return stands ? span(part.lowerBound..<words[count]) : nil
    }
  }

  /// The place of the last words of some tokens where they alone are phatic, as UTF-8 offsets, and their sense.
  private func phaticEnd(of part: Range<Int>) -> (place: Range<Int>, sense: TalkSense)? {
    let words = part.filter { tokens[$0].kind != .sign }
    return (1...6).reversed().firstNonNil { count in
      guard count < words.count, let sense = talkSense(of: Array(words.suffix(count))),
        Self.phaticEnds.contains(sense)
      else { return nil }
      let end = words.suffix(count)
      // Only words that have the sense begin it: the "me" of "call me, is that ok" is a part of what is said.
      let opens = (1...min(3, count)).contains {
        TopicTable.talk.terms(of: end.prefix($0).map { tokens[$0].typed }) == [sense.rawValue]
      }
      return opens || sense == .excuse && tokens[end[end.startIndex]].lexeme == .sorry
        ? (span(end[end.startIndex]..<part.upperBound), sense) : nil
    }
  }

  /// What stands behind words with no sign between them.
  private static let phaticEnds: Set<TalkSense> = [.check, .excuse, .interjection]
  private static let phatic = phaticEnds.union([.thanks, .aside, .repetition])
}

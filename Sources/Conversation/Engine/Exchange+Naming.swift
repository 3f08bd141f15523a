import Understanding

/// A field that a line names, and what the line says for it.
struct NamedFind {
  let path: Path
  let reading: Reading<JSONValue>
  /// The place of the name and the value in the line, as UTF-8 offsets.
  let span: Range<Int>
}

extension Exchange {
  /// What a line says for the fields it names.
  ///
  /// Part of a value counts only where a correction was announced (`acceptsParts`).
  mutating func named(
    _ mentions: [Mentions<D>.Mention], in line: Line, acceptsParts: Bool
  ) -> [NamedFind] {
    mentions.compactMap { mention in
      guard let target = agenda.slot(mention.path), let ask = target.ask else { return nil }
      let dimension = ask.dimension(agenda.draft, target.index)
      let part = mention.part(of: line, for: dimension)
      let old = target.answer?.value
      let acceptsParts = acceptsParts || mention.isAnnounced
      var reading =
        old.map { dimension.revise($0, part, self.reading) } ?? dimension.read(part, self.reading)
      if case .unclear(.nothingFound) = reading, !dimension.takesAnyWords, !mention.hasNoValue {
        // "The sessions an hour" is no rate of sessions.
        let value = line.keeping(mention.value).blanking(mention.ordinals)
        reading =
          old.map { dimension.revise($0, value, self.reading) }
          ?? dimension.read(value, self.reading)
      }
      if acceptsParts, dimension.takesAnyWords, isVerbatim(part, reading, dimension) {
        reading = quoted(line.text(at: mention.value), at: mention.value, dimension)
      }
      switch reading {
      // "Change Mia's goals" says no goal, though nearly any words can be a wish of one's own; nor
      // do such words change one in passing.
      case .understood(_, let evidence)
      where evidence.isOwnWish && (mention.hasNoValue || !acceptsParts && old != nil):
        return nil
      case .understood(_, let evidence):
        return NamedFind(
          path: mention.path, reading: reading, span: mention.name.joined(with: evidence.span))
      case .ambiguous(_, let evidence), .unclear(.refused(_, _, let evidence)):
        guard old != nil || acceptsParts else { return nil }
        return NamedFind(
          path: mention.path, reading: reading, span: mention.name.joined(with: evidence.span))
      case .unclear(.incomplete(_, let evidence)):
        guard acceptsParts else { return nil }
        return NamedFind(
          path: mention.path, reading: reading, span: mention.name.joined(with: evidence.span))
      case .unclear:
        return nil
      }
    }
  }

  /// Whether words behind the name of a field are its value as they stand: the dimension makes
  /// nothing of them, or they would agree to something ("the note should be ok").
  private func isVerbatim(
    _ part: Line, _ reading: Reading<JSONValue>, _ dimension: AnyDimension
  ) -> Bool {
    if case .unclear(.nothingFound) = reading { return true }
    return dimension.takesWholeLine && Assent(part, Wording(part), self.reading) == .yes
  }

  /// What words that follow the name of a field say as its value, as if they stood in quotes.
  private func quoted(
    _ words: String, at span: Range<Int>, _ dimension: AnyDimension
  ) -> Reading<JSONValue> {
    switch dimension.read(Line("\"\(words)\""), reading) {
    case .understood(let value, let evidence):
      .understood(value, Evidence(words: words, span: span, rule: evidence.rule))
    case .unclear(.refused(let value, let violation, let evidence)):
      .unclear(
        .refused(value, violation, Evidence(words: words, span: span, rule: evidence.rule)))
    default:
      .unclear(.nothingFound)
    }
  }

  /// What a line says for open fields by their names ("talkative 7"), beside what says by itself
  /// what it is about.
  mutating func namedUnasked(
    in line: Line, besides asked: Slot<D>?, _ claims: [Claim]
  ) -> [NamedFind] {
    if let asked, asked.ask?.dimension(agenda.draft, asked.index).takesWholeLine == true {
      return []
    }
    let rest = line.blanking(
      claims.map { line.span($0.match.tokens) } + ownWords(in: line, at: asked))
    let mentions = mentions(in: rest, at: asked)
    let open = mentions.all.filter { mention in
      mention.path != asked?.path && !claims.contains { $0.path == mention.path }
        && agenda.slot(mention.path)?.isOpen == true
        && agenda.slot(mention.path)?.ask?.isOnlyAnswered != true
    }
    return named(open, in: rest, acceptsParts: false)
  }

  /// Sets the fields that were named.
  mutating func fill(_ finds: [NamedFind], _ line: Line) {
    isFilling = true
    defer { isFilling = false }
    for find in finds {
      guard let slot = agenda.slot(find.path) else { continue }
      take(find.reading, for: slot, line: line, asksNext: false)
    }
  }
}

extension Range<Int> {
  /// The range from the first begin to the last end of two.
  fileprivate func joined(with other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

import Understanding

/// The clause that names a field.
extension NamedValue {
  /// Whether a clause that names a field says something of it, so that what stands in a sentence before is not of it.
  static func saysMore(
    _ clause: Range<Int>, than mention: Mentions.Mention, in line: Line
  ) -> Bool {
    line.opensSentence(clause.lowerBound)
      && !line.blanking([mention.name]).keeping(clause).contentWords.isEmpty
  }

  /// The clause that names a text, with what a "but" behind it says of the same: the ankle of "no injuries,
  /// but I broke my ankle once"; "but only 30 minutes" is about something else.
  static func clause(
    of mention: Mentions.Mention, in line: Line, _ hearing: Hearing
  ) -> Range<Int> {
    let own = line.clauseSpan(around: mention.name)
    let clauses = line.clauses().map { (place: line.span($0.tokens), link: $0.link) }
    guard let next = clauses.first(where: { $0.place.lowerBound >= own.upperBound }),
      next.link == .but, !saysOther(hearing.line.clauseSpan(around: next.place), hearing)
    else { return own }
    return own.lowerBound..<next.place.upperBound
  }

  /// Whether a place says something for a question that does not take any words: the one that is asked, or
  /// one that it names.
  private static func saysOther(_ place: Range<Int>, _ hearing: Hearing) -> Bool {
    if hearing.mentions.all.contains(where: { place.overlaps($0.name) }) { return true }
    return hearing.agenda.slots.contains { slot in
      guard slot.applies, slot.ask != nil, let dimension = hearing.dimension(of: slot),
        !dimension.takesAnyWords, !dimension.isYesOrNo
      else { return false }
      return hearing.matches(of: slot).contains { match in
        place.overlaps(hearing.line.span(match.tokens))
          && (match.isExplicit || slot.path == hearing.current?.path)
      }
    }
  }
}

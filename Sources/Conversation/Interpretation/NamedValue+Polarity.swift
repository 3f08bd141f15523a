import Understanding

/// The yes or no that a line says to what it names.
extension NamedValue {
  /// The place of a name and of what is said for it, as UTF-8 offsets.
  static func span(
    of mention: Mentions.Mention, saying evidence: Evidence, in line: Line,
    _ dimension: AnyDimension
  ) -> Range<Int> {
    // "Add to the note that it was raining" says nothing else.
    if dimension.takesWholeLine, evidence.isEdit {
      return line.clauseSpan(around: mention.name).joined(with: evidence.span)
    }
    guard dimension.isYesOrNo else { return mention.name.joined(with: evidence.span) }
    // The yes of "music and games yes" is for more than one; that of "yes to location and health" is for
    // both.
    if line.closingPolarity(behind: mention.name) != nil { return mention.name }
    return polarity(of: mention, in: line).clamped(to: mention.clause)
  }

  /// The no to a field whose name a negation leads to: "yes, but not to Strava".
  static func denied(
    _ mention: Mentions.Mention, in line: Line, _ dimension: AnyDimension, _ day: Context
  ) -> Reading<JSONValue>? {
    guard let place = line.denial(leadingTo: mention.name),
      case .understood(let no, let evidence) = dimension.read(Line("no"), day)
    else { return nil }
    return .understood(
      no, Evidence(words: line.text(at: place), span: place, rule: evidence.rule))
  }

  /// The words that say yes or no to a field by its name, from the last of them on, or
  /// behind it: "yes, only no location", "yes to location and health", "location and health yes".
  static func polarity(of mention: Mentions.Mention, in line: Line) -> Range<Int> {
    if let closing = line.closingPolarity(behind: mention.name)
      ?? line.switchingClause(around: mention.name)
    {
      return closing
    }
    let end = max(mention.name.upperBound, mention.clause.upperBound)
    guard let start = line.lastPolarity(before: mention.name.lowerBound) else {
      // The "off" of "location on, the rest off" is not about the location.
      let rest = line.clauseAboutRest.flatMap {
        $0.lowerBound >= mention.name.upperBound ? $0.lowerBound : nil
      }
      return mention.clause.lowerBound..<min(end, rest ?? end)
    }
    // The "no" of "yes to music, no to the rest" is not about music.
    let isSameClause = start >= line.clauseSpan(around: mention.name).lowerBound
    let next = isSameClause ? line.nextPolarClause(behind: mention.name.upperBound) : nil
    return start..<min(end, next ?? end)
  }
}

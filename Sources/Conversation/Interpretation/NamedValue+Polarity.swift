import Understanding

/// The yes or no that a line says to what it names.
extension NamedValue {
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

extension TimeRangeDimension {
  /// The one end of a window that the line says, where it says no more: "I stop eating at 8", "my last
  /// meal is at seven".
  func onlyEnd(
    of matches: [Match<TimeRange>], in line: Line, _ context: Context
  ) -> Match<TimeRange>? {
    guard preference == .eatingWindow, line.tokens.count <= 200,
      matches.allSatisfy({ $0.missing != nil }),
      let end = EatingTimes(line, in: context).onlyEnd, end.isPlain(in: line)
    else { return nil }
    if matches.count == 1, end.denial == nil {
      var match = matches[0]
      match.isExplicit = true
      return match
    }
    let isStart = end.role == .start
    return Match(
      values: [], tokens: end.wholeTokens,
      rule: isStart ? "time-range.start-only" : "time-range.end-only", isExplicit: true,
      missing: isStart ? .end : .start)
  }
}

/// What a line does with the days that it names: adds them, takes them out, or names them anew.
extension WeekdaysDimension {
  private enum Deed { case adds, removes, names }

  /// What the line makes of some days item by item ("drop Tuesday, add Friday", "no Fridays, no
  /// Sundays", "Thursday instead of Friday"), and the tokens that say so; nil where it edits nothing.
  func edited(
    _ old: WeekdaySet, by matches: [Match<WeekdaySet>], in line: Line
  ) -> (days: WeekdaySet, tokens: Range<Int>)? {
    guard let first = matches.first, let last = matches.last else { return nil }
    let tokens = first.tokens.lowerBound..<last.tokens.upperBound
    if let swapped = swapped(old, by: matches, in: line) { return (swapped, tokens) }
    let deeds = deeds(of: matches, in: line)
    guard deeds.contains(where: { $0 != .names }) else { return nil }
    // "Monday was right, put it back and take Tuesday out"
    let putsBack = line.tokens.contains { $0.word == "back" }
    var days = old
    var hasRemoved = false
    for (match, deed) in zip(matches, deeds) {
      guard match.values.count == 1, let named = match.values.first else { return nil }
      switch deed {
      case .removes:
        days.subtract(named)
        hasRemoved = true
      case .adds: days.formUnion(named)
      case .names:
        // "Scrap Tuesday, make it Wednesday": in its place.
        guard hasRemoved || putsBack else { return nil }
        days.formUnion(named)
      }
    }
    return (days, tokens)
  }

  private func deeds(of matches: [Match<WeekdaySet>], in line: Line) -> [Deed] {
    var deeds: [Deed] = []
    for (place, match) in matches.enumerated() {
      let from = place > 0 ? matches[place - 1].tokens.upperBound : 0
      let gap = from..<match.tokens.lowerBound
      if place > 0, line.replaces(gap) {
        // "Thursday instead of Friday"
        deeds[place - 1] = .adds
        deeds.append(.removes)
        continue
      }
      let to = place + 1 < matches.count ? matches[place + 1].tokens.lowerBound : line.tokens.count
      if let deed = line.deed(in: gap, before: match.tokens.upperBound..<to) {
        deeds.append(deed == .adds ? .adds : .removes)
      } else if place > 0, gap.allSatisfy({ LexemeSet.joining.contains(line.tokens[$0].lexeme) }) {
        deeds.append(deeds[place - 1])
      } else {
        deeds.append(.names)
      }
    }
    return deeds
  }

  /// What "swap Tuesday for Friday" and "move the Tuesday to Friday" make of some days.
  private func swapped(
    _ old: WeekdaySet, by matches: [Match<WeekdaySet>], in line: Line
  ) -> WeekdaySet? {
    let pairs = line.exchanges(of: matches.flatMap(\.tokens))
    guard !pairs.isEmpty, pairs.allSatisfy({ old.contains($0.old) }) else { return nil }
    return old.subtracting(WeekdaySet(pairs.map(\.old))).union(WeekdaySet(pairs.map(\.new)))
  }
}

extension Line {
  fileprivate enum Edit { case adds, removes }

  /// Whether some tokens say that what stands before them takes the place of what follows.
  fileprivate func replaces(_ gap: Range<Int>) -> Bool {
    tokens[gap].contains { $0.lexeme == .instead || $0.lexeme == .rather || $0.lexeme == .not }
      && tokens[gap].allSatisfy { $0.kind != .sign }
  }

  /// What words before days, or right behind them, do with them.
  fileprivate func deed(in gap: Range<Int>, before behind: Range<Int>) -> Edit? {
    for place in gap.reversed().prefix(5) {
      let token = tokens[place]
      switch token.lexeme {
      case .also, .plus: return .adds
      case .with where token.word == "plus": return .adds
      case .not, .without, .except, .minus, .less: return .removes
      case .no where place + 1 == gap.upperBound: return .removes
      case .no, .semicolon, .period, .ellipsis, .exclamation: break
      case .scratch: return .removes
      default:
        if Self.addingWords.contains(token.word) { return .adds }
        if Self.removingWords.contains(token.word) { return .removes }
        continue
      }
      if token.kind == .sign { break }
    }
    let next = behind.prefix(3).map { tokens[$0] }
    if next.contains(where: { $0.lexeme == .too || $0.lexeme == .also || $0.word == "well" }) {
      return .adds
    }
    let said = next.first { $0.lexeme != .is && $0.word != "are" }
    let isOut = said.map { ["out", "off", "away"].contains($0.word) } ?? false
    return isOut ? .removes : nil
  }

  private static let addingWords: Set<String> = [
    "add", "adding", "include", "including", "throw", "extra", "additionally", "additional",
  ]
  private static let removingWords: Set<String> = [
    "remove", "removing", "drop", "dropping", "skip", "scrap", "lose", "losing", "delete", "ditch",
    "cancel", "cut", "bin", "take", "leave", "rid",
  ]
}

extension LexemeSet {
  /// What joins the items of a list.
  fileprivate static let joining: LexemeSet = [
    .comma, .and, .ampersand, .or, .nor, .slash, .on, .the,
  ]
}

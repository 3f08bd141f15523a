/// Reads a line as a list of options, clause by clause.
struct ChoiceListReader {
  let line: Line
  let dimension: ChoicesDimension
  /// Whether what is only said by the way counts.
  let takesAsides: Bool
  let clauses: [Clause]
  let hits: [Match<OptionMatcher.Hit>]
  let numbers: [Match<OptionNumbers>]
  let quoted: [Range<Int>]
  var found = ChoiceList()
  /// The clauses that are taken back.
  var takenBack = 0
  /// The clause behind a "so" that names options: what was said before only leads to it.
  var concluded = 0
  /// Whether what follows a comma is still left out: "all but school, friends".
  private var leavesOut = false

  init(_ line: Line, _ dimension: ChoicesDimension, _ context: Context, takesAsides: Bool) {
    self.line = line
    self.dimension = dimension
    self.takesAsides = takesAsides
    let quoted = line.quoted
    func isQuoted(_ tokens: Range<Int>) -> Bool { quoted.contains { $0.overlaps(tokens) } }
    let words = dimension.matcher.hits(in: line).filter {
      $0.values.first.map { $0.strength > .description } ?? false && !isQuoted($0.tokens)
        && !line.isParticle($0.tokens) && !line.isAllRight($0.tokens)
    }
    let places = ChoicesDimension.numberRules.matches(in: line, context: context).filter { number in
      !isQuoted(number.tokens)
        && !words.contains { $0.tokens.overlaps(number.tokens) && $0.tokens.count > 1 }
    }
    hits = words.filter { hit in
      !places.contains { $0.tokens.overlaps(hit.tokens) && $0.tokens.count > hit.tokens.count }
    }
    numbers = places
    self.quoted = quoted
    clauses = line.clauses(keeping: words.map(\.tokens) + places.map(\.tokens))
  }

  /// What the line says.
  mutating func list() -> ChoiceList {
    for (place, clause) in clauses.enumerated() {
      if line.takesBack(clause.tokens), place + 1 < clauses.count {
        found = ChoiceList()
        takenBack = place + 1
        continue
      }
      if isByTheWay(clause, at: place) { continue }
      let before = found.included.count
      let wasAll = found.isAll
      read(clause, at: place)
      // All are meant no more where fewer are picked: "all fine, just the first", "all if I could. 1 and 3".
      if wasAll, !found.isExcept, found.included.count > before,
        narrows(clause) || clauses[place - 1].link == .condition
      {
        found.isAll = false
        found.included.removeFirst(before)
        continue
      }
      guard clause.link == .conclusion, found.included.count > before else { continue }
      concluded = place
      // "4 matters more, so just 4"
      if narrows(clause) { found.included.removeFirst(before) }
    }
    dropReminders()
    found.included = joinedAlternatives(found.included)
    if dimension.allowsOwn { found.own = ownTexts() }
    return found
  }

  /// Whether a clause opens with a word by which nothing else is meant: "just 4", "so only art".
  private func narrows(_ clause: Clause) -> Bool {
    clause.tokens.prefix(2).contains { [.just, .only].contains(line.tokens[$0].lexeme) }
  }

  private mutating func read(_ clause: Clause, at place: Int) {
    let isAside = isAside(clause)
    let items = items(in: clause, isAside: isAside)
    // A verb that an option begins with is a part of its name: the "lose" of one called "Lose weight".
    let isOfOption = items.contains { $0.tokens.contains(clause.tokens.lowerBound) }
    // To be rid of what is no option is a wish.
    let isWish = items.isEmpty && line.tokens[clause.tokens].contains { $0.word == "rid" }
    let opening = isOfOption || isWish ? .nothing : line.opening(of: clause)
    switch opening {
    case .leavesOut:
      found.removes = true
      found.removesOthers =
        found.removesOthers || items.isEmpty && line.pointsAtOthers(clause.tokens)
    case .adds: found.adds = true
    case .denies, .nothing: break
    }
    if isAll(clause), clause.link != .reason, clause.link != .condition {
      if line.speaksOfRest(clause.tokens) {
        if opening == .nothing || opening == .adds { found.isRest = true }
      } else if opening != .denies {
        found.isAll = true
      }
    }
    switch opening {
    case .leavesOut: leavesOut = true
    case .denies: leavesOut = false
    case .adds: leavesOut = false
    case .nothing:
      // Where something is taken from is no more of what is taken.
      let whence = clause.tokens.first {
        line.tokens[$0].lexeme == .from && $0 >= items.last?.tokens.upperBound ?? 0
      }
      let goesOn =
        [.comma, .and, .or].contains(clause.link) && !items.isEmpty
        && line.says(
          nothingBut: items.map(\.tokens),
          in: clause.tokens.lowerBound..<(whence ?? clause.tokens.upperBound))
      if !goesOn { leavesOut = false }
    }
    if narrows(clause) { leavesOut = false }
    let isDenied = opening == .denies || goesOnDenying(clause, at: place, items)
    // "Oh and not health, we've done that" takes back what was named.
    let takesBack =
      isDenied && items.contains { item in found.included.contains { $0.places == item.places } }
    guard !isAside || takesAsides || takesBack else { return }
    for item in items {
      if line.isPut("in", behind: item.tokens, in: clause.tokens) { found.adds = true }
      // "Drop number 4 and take number 6 instead"
      if line.isTaken(item.tokens, in: clause.tokens, whereOthersAreLeftOut: leavesOut) {
        leavesOut = false
        found.adds = true
        found.included.append(item)
        continue
      }
      var exclusion = line.exclusion(of: item.tokens, in: clause.tokens)
      // The "without" of "dinners without the telly" leaves out none of the options.
      let isInside =
        opening != .leavesOut && !found.isAll && !found.isRest
        && !found.included.contains { clause.tokens.contains($0.tokens.lowerBound) }
      let isOut = line.isTakenOff(item.tokens, in: clause.tokens)
      if exclusion == .leavesOut, isInside, !isOut { continue }
      // "He talks, but not at school"
      if isDenied || exclusion == .denies, line.isWhereabouts(item.tokens) { continue }
      if isOut {
        found.removes = true
      } else if exclusion == .leavesOut {
        leavesOut = true
        found.isExcept = true
      } else if leavesOut {
        exclusion = .leavesOut
      }
      if isDenied || exclusion != nil {
        // "He won't tell me" denies no option; one that was named before is taken back.
        let isTakenBack = found.included.contains { $0.places == item.places }
        if !isTakenBack, exclusion != .leavesOut, item.isReminder,
          !line.says(nothingBut: items.map(\.tokens), in: clause.tokens)
        {
          continue
        }
        found.excluded.append(item)
      } else {
        found.included.append(item)
      }
    }
    // "One and two, scratch two, one and five" says afresh what follows.
    if clause.tokens.contains(where: { line.tokens[$0].lexeme == .scratch }) { leavesOut = false }
  }
}

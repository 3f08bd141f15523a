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
      // "Remove school and health from the topics"
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

  /// Whether a clause only goes on with a reason or remark: an "and" behind one, or a later sentence
  /// with a single word in it that could be an option's, when there are enough.
  private func isByTheWay(_ clause: Clause, at place: Int) -> Bool {
    guard !takesAsides, place > 0 else { return false }
    let items = items(in: clause, isAside: false)
    if clause.link == .and, isAside(clauses[place - 1]),
      clauses[place - 1].tokens.contains(where: { line.isContent($0) }), items.count < 2,
      line.opening(of: clause) == .denies || items.isEmpty
    {
      return true
    }
    guard clause.link == .stop, found.included.count >= dimension.count.lowerBound,
      items.count == 1, place + 1 == clauses.count || clauses[place + 1].link == .stop
    else { return false }
    let content = clause.tokens.count { line.isContent($0) }
    return content > 2 && line.opening(of: clause) == .nothing
      && ![.and, .plus, .also, .oh].contains(line.tokens[clause.tokens.lowerBound].lexeme)
  }

  /// Drops what only reminds of an option by a word where others are named.
  private mutating func dropReminders() {
    guard found.included.contains(where: { !$0.isReminder }) else { return }
    found.included.removeAll { item in
      guard item.isReminder,
        let clause = clauses.first(where: { $0.tokens.overlaps(item.tokens) })
      else { return false }
      return !line.says(nothingBut: [item.tokens], in: clause.tokens)
    }
  }

  /// Whether a clause goes on with what the ones before it deny: the "tech" of "not school and tech".
  private func goesOnDenying(_ clause: Clause, at place: Int, _ items: [ChoiceList.Item]) -> Bool {
    guard place > 0, [.and, .or].contains(clause.link), line.opening(of: clause) == .nothing else {
      return false
    }
    if clause.link == .and,
      line.tokens[clauses[place - 1].tokens.lowerBound..<clause.tokens.upperBound]
        .contains(where: { $0.kind == .sign })
        || !line.says(nothingBut: items.map(\.tokens), in: clause.tokens)
    {
      return false
    }
    let before = clauses[place - 1]
    // "1 because I never know what she thinks and 6"
    if before.link == .reason || before.link == .condition { return false }
    return line.opening(of: before) == .denies
      || goesOnDenying(before, at: place - 1, self.items(in: before, isAside: isAside(before)))
  }

  /// Whether a clause gives a reason or a condition, or states something by the way.
  func isAside(_ clause: Clause) -> Bool {
    if clause.link == .condition, let place = clauses.firstIndex(of: clause), place > 0 {
      // "I'd be happy if she talked more"
      return !line.isGladIf(clauses[place - 1].tokens)
    }
    return clause.link == .reason || clause.link == .condition
      || line.isStatement(clause.tokens) && !line.statesList(clause.tokens)
  }

}

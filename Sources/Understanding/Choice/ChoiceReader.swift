/// Reads one option out of a line, clause by clause: "not a routine person, so the second", "I was going
/// to skip, but let's do the routine".
///
/// What is said last counts where it takes back, concludes or follows a "but"; what is left out leaves the
/// others; a reason names nothing.
struct ChoiceReader {
  typealias Hit = Match<OptionMatcher.Hit>

  /// What a line says.
  enum Outcome {
    case none
    /// Options by their words.
    case named([Hit])
    /// An option by its place, and the words and rule that say it.
    case placed(Int, Range<Int>, RuleName)
    /// Options that are left when others are left out, and the words that do.
    case left([Int], Range<Int>)
  }

  private let line: Line
  private let options: [ChoiceOption]
  private let hits: [Hit]
  /// The hits that nothing takes back or denies.
  private let kept: [Hit]
  private let clauses: [Clause]

  init(_ line: Line, of options: [ChoiceOption], hits: [Hit], kept: [Hit]) {
    self.line = line
    self.kept = kept
    self.options = options
    // "Hold on" holds nothing.
    let hits = hits.filter { line.tokens[$0.tokens.lowerBound].lexeme != .wait }
    self.hits = hits
    let clauses = line.clauses(keeping: hits.map(\.tokens) + line.lastButOnes)
    self.clauses = line.partingCorrections(clauses) { rest in
      hits.contains { rest.overlaps($0.tokens) }
        || line.optionPlace(among: options.count, in: rest) != nil
    }
  }

  /// What the line says as a whole.
  var outcome: Outcome {
    var said: [Said] = []
    var objects: Set<Int> = []
    let concluding = line.conclusions(clauses)
    for (place, clause) in clauses.enumerated() {
      // Behind "skip the small talk" the number of an option may well be meant.
      var part = part(
        clause,
        isBehindContent: clauses[..<place].indices.contains {
          !objects.contains($0) && !line.isSmall(clauses[$0].tokens)
        })
      if part.hasObject { objects.insert(place) }
      part.concludes = concluding.contains(clause)
      // "Anything but losing weight or keeping it"
      if clause.link == .or, let last = said.last, last.named.isEmpty, !last.excluded.isEmpty {
        part.excluded += part.named
        part.named = []
      }
      if line.takesBackChoice(clause.tokens), part.saysSomething || clause.tokens.count < 4,
        !repairsOther(at: place, behind: said.last)
      {
        said = []
      }
      said.append(part)
    }
    // A reason counts only where nothing else names anything.
    let claims = said.filter { $0.link != .reason }
    if claims.contains(where: {
      $0.saysSomething || !$0.excluded.isEmpty || $0.placeOut != nil
    }) {
      said = claims
    }
    return decided(said)
  }

  /// Whether what a clause takes back is a number or a day of the clause before, which names no option, for
  /// another: the "no wait" of "lose weight, 1500, no wait, 1550".
  private func repairsOther(at place: Int, behind before: Said?) -> Bool {
    guard let before, !before.saysSomething, before.excluded.isEmpty, place > 0 else {
      return false
    }
    let rest = clauses[place].tokens.lowerBound..<line.tokens.count
    return !hits.contains { rest.overlaps($0.tokens) }
      && clauses[place...].allSatisfy {
        line.optionPlace(among: options.count, in: line.afterCorrection($0.tokens)) == nil
      } && line.saysLike(clauses[place - 1].tokens, in: rest)
  }

  private func decided(_ said: [Said]) -> Outcome {
    // "Without structure I give up, so the one with structure"
    let ends = said.last { $0.concludes && !$0.named.isEmpty }.map { [$0] } ?? said
    let excluded = Set(ends.flatMap(\.excluded).flatMap { $0.values.flatMap(\.options) })
      .union(ends.compactMap { $0.placeOut?.0 })
    let told = said.filter { $0.saysSomething && !$0.concedes }
    // "My wife wants to lose weight, but me, I want to gain muscle"
    let own = told.count > 1 ? told.filter { !line.isOfOthers($0.tokens) } : told
    let firm = own.isEmpty ? told : own
    let speaking = firm.isEmpty ? said.filter(\.saysSomething) : firm
    let chosen =
      speaking.last { $0.concludes }
      ?? (speaking.count > 1 ? speaking.last { $0.putsFirst } : nil)
      ?? speaking.dropFirst().last { $0.link == .but && !$0.isQuestion && !$0.adds }
    // What somebody is or did tells less than what they would like.
    let wishes = line.isUndecided ? [] : speaking.filter { !$0.isStatement }
    // "Swimming, but outdoors" and "gain but shed" may well wish for both.
    let both = chosen.flatMap { chosen in
      chosen.concludes || !chosen.isBare || chosen.named.isEmpty
        ? nil : wishes.filter { $0.isBare && !$0.named.isEmpty }
    }
    let kept =
      both.flatMap { $0.count > 1 ? $0 : nil } ?? chosen.map { [$0] }
      ?? (wishes.isEmpty ? speaking : wishes)
    let named = kept.flatMap(\.named).compactMap { hit -> Hit? in
      var hit = hit
      hit.values = hit.values.compactMap { value in
        var value = value
        value.options.removeAll { excluded.contains($0) }
        return value.options.isEmpty ? nil : value
      }
      return hit.values.isEmpty ? nil : hit
    }
    let places = kept.compactMap(\.place)
    let isNamedPlainly = named.contains { $0.values.first?.strength == .phrase }
    // "Skip the small talk, number 1" may mean the first.
    if let (place, tokens, rule) = places.last, isNamedPlainly, !excluded.contains(place),
      kept.contains(where: { $0.hasObject && $0.place == nil })
    {
      let hit = OptionMatcher.Hit(options: [place], strength: .phrase, words: 1)
      return .named(named + [Match(values: [hit], tokens: tokens, rule: rule, isExplicit: false)])
    }
    if let (place, tokens, rule) = places.last, !isNamedPlainly, !excluded.contains(place),
      Set(places.map(\.0)).count == 1
    {
      return .placed(place, tokens, rule)
    }
    if !named.isEmpty { return .named(named) }
    // "Either 2 or 3" leaves open which.
    let open = places.filter { !excluded.contains($0.0) }
    if open.count > 1 {
      return .named(
        open.map { place, tokens, rule in
          let hit = OptionMatcher.Hit(options: [place], strength: .phrase, words: 1)
          return Match(values: [hit], tokens: tokens, rule: rule, isExplicit: false)
        })
    }
    let left = options.indices.filter { !excluded.contains($0) && !options[$0].isMinor }
    let out = said.flatMap { $0.excluded.map(\.tokens) + ($0.placeOut.map { [$0.1] } ?? []) }
    guard let last = out.last, speaking.isEmpty, !left.isEmpty, left.count < 4 else { return .none }
    return .left(left, last)
  }

  private func part(_ clause: Clause, isBehindContent: Bool) -> Said {
    var said = Said(link: clause.link, tokens: clause.tokens)
    said.isStatement = line.isStatement(clause.tokens)
    said.isQuestion = [.can, .would, .will, .do].contains(
      line.tokens[clause.tokens.lowerBound].lexeme)
    said.concedes = line.concedes(clause)
    said.adds = clause.tokens.contains(where: line.saysAlso)
    let inside = hits.filter { clause.tokens.overlaps($0.tokens) }
    // The "no" of "no sorry the first" takes back, and denies nothing behind it; that of "no thanks" belongs to an
    // option that is called so.
    let corrected = line.afterCorrection(clause.tokens).lowerBound
    let takesBack =
      line.takesBackChoice(clause.tokens) && !inside.contains { $0.tokens.lowerBound < corrected }
    let start = takesBack ? corrected : clause.tokens.lowerBound
    said.isBare = clause.tokens.allSatisfy { place in
      line.tokens[place].kind == .sign || OptionMatcher.isSmall(line.tokens[place])
        || inside.contains { $0.tokens.contains(place) }
    }
    for (place, hit) in inside.enumerated() {
      // "the weight I put on" says what the weight is.
      if place > 0,
        line.tokens[inside[place - 1].tokens.upperBound..<hit.tokens.lowerBound]
          .contains(where: { $0.lexeme == .i })
      {
        continue
      }
      if line.tellsOf(hit.tokens, in: clause.tokens) { continue }
      let from = place > 0 ? inside[place - 1].tokens.upperBound : start
      let isPhrase = hit.values.first?.strength == .phrase
      // "No weight gain": what a word is joined to is as little meant as the word.
      let isJoined =
        place > 0 && isExcluded(inside[place - 1], said)
        && (!isPhrase || inside[place - 1].values.first?.strength == .word)
        && hit.tokens.lowerBound == inside[place - 1].tokens.upperBound
      if isJoined || line.leavesOut(hit.tokens, from: from, in: clause.tokens) {
        said.excluded.append(hit)
      } else if kept.contains(hit) {
        said.named.append(hit)
      }
    }
    said.hasObject = said.named.contains { hit in
      let next = hit.tokens.upperBound
      return next < clause.tokens.upperBound
        && [.the, .my, .this, .that, .all].contains(line.tokens[next].lexeme)
    }
    said.putsFirst = said.named.contains { hit in
      hit.tokens.upperBound < clause.tokens.upperBound
        && line.tokens[hit.tokens.upperBound].word == "first"
    }
    let placed = line.afterCorrection(clause.tokens)
    let mayPlace =
      !isBehindContent && clause.link != .bracket || placed.count < clause.tokens.count
      || [.conclusion, .but, .correction].contains(clause.link) || clause.link == .and
    // A place may have no words of another option beside it.
    if mayPlace, said.named.allSatisfy({ $0.values.first?.strength != .phrase }),
      said.excluded.isEmpty,
      let (place, tokens, rule) = line.optionPlace(among: options.count, in: placed)
    {
      said.place = (place, tokens, rule)
      said.named = []
    } else if inside.isEmpty, line.tokens[clause.tokens.lowerBound].lexeme == .not {
      let rest = (clause.tokens.lowerBound + 1)..<clause.tokens.upperBound
      said.placeOut = line.keeping(line.span(rest)).ordinal(among: options.count).map {
        ($0.place, rest)
      }
    }
    return said
  }

  private func isExcluded(_ hit: Hit, _ said: Said) -> Bool { said.excluded.last == hit }
}

/// What becomes of a list of people that its own line corrects.
extension RosterDimension {
  static let repair: RuleName = "roster.repaired"

  /// The people of a line that names several and then corrects them: others for all ("Mia and Ben, I mean Ben and
  /// Mila"), one for another ("Max and Leo, sorry not Max, Matt"), or some of them alone ("…, so just Ella").
  ///
  /// A name of which nothing says for whom it stands, stands for one that is written nearly so, or else for the last.
  func repaired(in line: Line, _ context: Context) -> [Newcomer]? {
    // Longer lines tell a story, and each of their clauses would be read as a list.
    guard line.tokens.count <= 80 else { return nil }
    for clause in line.nameClauses.dropFirst() where Repair.mayBegin(clause, in: line) {
      let head = 0..<clause.tokens.lowerBound
      guard let people = longestList(in: head, of: line, context), people.count > 1,
        let repair = Repair(clause, of: people, in: line)
      else { continue }
      let isWritten = people.contains { line.text.contains($0.name) }
      let words = line.keeping(line.span(repair.words))
      guard let named = longestList(in: repair.words, of: line, context, besideCapitals: isWritten)
      else { return nil }
      let rest = words.tokens.filter { token in
        token.kind == .word && !LexemeSet.filler.contains(token.lexeme)
          && !named.contains { Line($0.name).tokens.contains { $0.word == token.word } }
      }
      // Where something is told of them, the "just" leaves out nobody.
      guard !repair.keeps || rest.allSatisfy({ LexemeSet.besideKept.contains($0.lexeme) }) else {
        return nil
      }
      // Beside other words a name may be anybody's, that of who writes too.
      let isPlain =
        rest.isEmpty && named.only.map { English.isGivenName($0.name.lowercased()) } == true
      return repaired(people, by: named, repair, isPlain)
    }
    return nil
  }

  private func repaired(
    _ people: [Newcomer], by named: [Newcomer], _ repair: Repair, _ isPlain: Bool
  ) -> [Newcomer]? {
    func known(_ person: Newcomer) -> Newcomer {
      guard let old = people.first(where: { $0.name == person.name }) else { return person }
      return Newcomer(
        name: old.name, age: person.age ?? old.age, birthday: person.birthday ?? old.birthday)
    }
    let isOld = named.map { person in people.contains { $0.name == person.name } }
    if repair.adds { return people + named.indices.filter { !isOld[$0] }.map { named[$0] } }
    if repair.keeps { return isOld.allSatisfy(\.self) ? named.map(known) : nil }
    if named.count > 1 { return named.map(known) }
    guard let new = named.first else { return nil }
    if isOld[0] {
      let isTold = new.age != nil || new.birthday != nil
      return isTold ? people.map { $0.name == new.name ? known(new) : $0 } : nil
    }
    let alike = people.indices.filter { Self.areAlike(people[$0].name, new.name) }
    let denied = repair.denied.flatMap { name in people.firstIndex { $0.name == name } }
    guard let place = denied ?? alike.only ?? (isPlain ? people.count - 1 : nil) else {
      return nil
    }
    var repaired = people
    repaired[place].name = new.name
    repaired[place].age = new.age ?? repaired[place].age
    repaired[place].birthday = new.birthday ?? repaired[place].birthday
    return repaired
  }

  /// Whether two names begin or end in the same way, as forms and slips of one name do: Kate and Katie, Bella and
  /// Ella.
  private static func areAlike(_ one: String, _ other: String) -> Bool {
    let (one, other) = (one.lowercased(), other.lowercased())
    return one.prefix(2) == other.prefix(2)
      || one.hasSuffix(other) || other.hasSuffix(one)
  }

  /// The list with which a part of a line begins; clauses behind it may say something else, but name nobody.
  private func longestList(
    in part: Range<Int>, of line: Line, _ context: Context, besideCapitals: Bool = false
  ) -> [Newcomer]? {
    let ends = line.nameClauses.map(\.tokens.upperBound).filter(part.contains)
    for end in (ends + [part.lowerBound + 1, part.upperBound]).sorted(by: >)
    where end > part.lowerBound {
      var reader = RosterReader(
        line.keeping(line.span(part.lowerBound..<end)), nouns: nouns, context: context,
        besideCapitals: besideCapitals)
      guard let people = reader.people(), !people.isEmpty else { continue }
      let names = Set(people.map(\.name))
      let others = (end..<max(end, part.upperBound)).contains { place in
        !names.contains(line.words(place..<place + 1))
          && English.isGivenName(line.tokens[place].word)
      }
      return others ? nil : people
    }
    return nil
  }
}

extension Evidence {
  /// Whether the words name a list of people that they correct.
  package var isRepairedList: Bool { rule == RosterDimension.repair }
}

/// How a clause corrects a list of people before it.
private struct Repair {
  /// The tokens that name people.
  let words: Range<Int>
  /// Whoever of the list is said not to be meant.
  var denied: String?
  /// Whether those alone are meant of the list who are named.
  var keeps = false
  /// Whether somebody is named who was forgotten.
  var adds = false

  /// The repair that a clause begins, or nil where it corrects nothing.
  init?(_ clause: Clause, of people: [Newcomer], in line: Line) {
    let tokens = line.tokens
    func person(_ place: Int) -> String? {
      guard tokens.indices.contains(place) else { return nil }
      let word = tokens[place].word
      return people.first { $0.name.lowercased() == word }?.name
    }
    var place = clause.tokens.lowerBound
    var isRepair = clause.link == .correction
    adds = place > 1 && [.and, .also].contains(tokens[place - 2].lexeme)
    while place < tokens.count {
      switch tokens[place].lexeme {
      case _ where Self.takesBack(tokens[place]): isRepair = true
      case .not where person(place + 1) != nil:
        denied = person(place + 1)
        place += 1
        isRepair = true
      case .only, .just: keeps = true
      case .i, .oh, .okay, .comma, .period, .ellipsis, .dash, .filler: break
      case .other where Line.omitting.contains(tokens[place].word): adds = true
      case .and, .also, .plus: adds = true
      default:
        words = place..<Self.end(behind: place, denied: &denied, in: line, person)
        adds = adds || tokens[words].contains { [.too, .also].contains($0.lexeme) }
        guard isRepair || keeps else { return nil }
        return
      }
      place += 1
    }
    return nil
  }

  /// Whether a clause may correct what stands before it, by the word that opens it.
  static func mayBegin(_ clause: Clause, in line: Line) -> Bool {
    guard clause.link != .correction, let first = line.tokens[clause.tokens].first else {
      return true
    }
    return takesBack(first) || [.not, .only, .just, .i, .oh].contains(first.lexeme)
  }

  /// Whether a word takes back what stands before it.
  private static func takesBack(_ token: Token) -> Bool {
    [.sorry, .wait, .actually, .scratch, .no, .nope, .mean].contains(token.lexeme)
      || ["oops", "well"].contains(token.word)
  }

  /// Where the words end that name people: before whoever is denied behind them, as in "Ella, not Bella".
  private static func end(
    behind start: Int, denied: inout String?, in line: Line, _ person: (Int) -> String?
  ) -> Int {
    let not = (start..<line.tokens.count).first {
      line.tokens[$0].lexeme == .not && person($0 + 1) != nil
    }
    guard let not else { return line.tokens.count }
    denied = person(not + 1)
    return line.tokens[not - 1].lexeme == .comma ? not - 1 : not
  }
}

extension LexemeSet {
  /// What may stand beside those who are meant alone: "only Ella here for now please".
  fileprivate static let besideKept: LexemeSet = [.for, .now, .here, .please, .and]
}

/// Reads the name of a thing out of a line, clause by clause: "it's for my knees, so call it Stairs
/// please".
struct ThingNameReader {
  /// A name that a clause says.
  struct Candidate {
    var tokens: Range<Int>
    var strength: NameStrength
    var rule: RuleName
    var link: Clause.Link
  }

  /// What a line says.
  enum Outcome {
    case none
    case one(Candidate)
    case several([Candidate])
  }

  private let line: Line
  private let clauses: [Clause]

  init(_ line: Line) {
    self.line = line
    clauses = line.thingClauses
  }

  /// The name that the line says: the one that is asked for before the one that only stands there.
  var outcome: Outcome {
    let candidates = self.candidates
    guard let top = candidates.map(\.strength).max() else { return .none }
    let best = candidates.filter { $0.strength == top }
    guard let first = best.first, let last = best.last else { return .none }
    if top > .bare { return .one(last) }
    if best.count > 1, best.dropFirst().allSatisfy({ $0.link == .or }) { return .several(best) }
    return .one(first)
  }

  private var candidates: [Candidate] {
    var candidates: [Candidate] = []
    var isOpen = false
    for (place, clause) in clauses.enumerated() {
      if line.isCorrectionOnly(clause.tokens) {
        candidates = []
        continue
      }
      let (from, corrects) = start(of: clause)
      if corrects { candidates = [] }
      let words = from..<clause.tokens.upperBound
      guard !words.isEmpty, clause.link != .reason, clause.link != .bracket || candidates.isEmpty
      else { continue }
      if line.deniesThing(words) { continue }
      if let (name, rule) = asked(in: words) {
        if name.isEmpty || line.isPronoun(name) {
          isOpen = true
        } else {
          candidates.append(
            Candidate(tokens: name, strength: .wanted, rule: rule, link: clause.link))
          isOpen = false
        }
        continue
      }
      if place + 1 < clauses.count, clauses[place + 1].link == .colon {
        isOpen = true
        continue
      }
      if let found = bare(words, in: clause, isOpen: isOpen, after: candidates.last) {
        candidates.append(found)
        isOpen = false
      }
    }
    return candidates
  }

  /// Where what a clause says begins, and whether it takes back what was said before.
  private func start(of clause: Clause) -> (Int, corrects: Bool) {
    var index = clause.tokens.lowerBound
    var corrects = false
    while index < clause.tokens.upperBound {
      let token = line.tokens[index]
      let next = index + 1 < clause.tokens.upperBound ? line.tokens[index + 1].lexeme : .end
      switch token.lexeme {
      case .wait, .sorry, .actually, .scratch, .mean, .nope: corrects = true
      case .i where next == .mean: break
      case .no where index + 1 < clause.tokens.upperBound && leadsOn(at: index + 1):
        corrects = true
      case let lexeme where LexemeSet.filler.contains(lexeme) && lexeme != .so: break
      case .yes, .okay, .oh, .only, .just: break
      default: return (index, corrects)
      }
      index += 1
    }
    return (index, corrects)
  }

  /// Whether a word behind a "no" shows that this takes something back, and is no part of a name such as "No sugar".
  private func leadsOn(at place: Int) -> Bool {
    line.isCapitalised(place) || line.isFiller(place)
      || [.wait, .sorry, .actually, .just].contains(line.tokens[place].lexeme)
  }

  /// The name that a clause asks for with some words, or says that it will do.
  private func asked(in words: Range<Int>) -> (Range<Int>, RuleName)? {
    var found: (Range<Int>, RuleName)?
    var start = words.lowerBound
    for index in words where index >= start {
      guard let (isOrder, count) = Self.phrases.phrase(in: line.tokens, at: index),
        !isOrder || line.leadsToOrder(start..<index)
          || index > start && line.tokens[index - 1].lexeme == .and
      else { continue }
      var from = min(index + count, words.upperBound)
      while from < words.upperBound,
        [.colon, .as, .it, .is, .the, .a, .just, .hedge, .this, .that].contains(
          line.tokens[from].lexeme)
          || line.tokens[from].word == "one" && from == index + count,
        from + 1 < words.upperBound
          || [.it, .this, .that].contains(line.tokens[from].lexeme) == false
      {
        from += 1
      }
      let name = line.withoutTail(from..<words.upperBound)
      // "Call it Tea and make it green" asks for two things, of which one is a name.
      if found == nil || NamingWords.calling.contains(line.tokens[index].word) {
        found = (name, "name.thing-asked")
      }
      start = max(name.upperBound, index + count) + 1
      guard name.upperBound < words.upperBound, line.tokens[name.upperBound].lexeme == .and else {
        break
      }
    }
    if let found { return found }
    // "Rent would be a good name for it", "Chess will do nicely"
    let end = words.dropFirst().first { line.saysItWillDo(at: $0, before: words.upperBound) }
    // "That all looks fine" and "the rest is perfect" name nothing.
    let first = line.tokens[words.lowerBound].lexeme
    guard let end, ![.that, .this, .it, .all, .they].contains(first),
      !line.speaksOfRest(words.lowerBound..<end)
    else { return nil }
    return (words.lowerBound..<end, "name.thing-settled")
  }

  /// The name that a clause only says.
  private func bare(
    _ words: Range<Int>, in clause: Clause, isOpen: Bool, after last: Candidate?
  ) -> Candidate? {
    guard isOpen || !line.isStatement(words) else {
      return introduced(words, in: clause, after: last)
    }
    let name = line.withoutTail(line.thing(in: words))
    guard !name.isEmpty, line.tokens[name].contains(where: { $0.kind != .sign }),
      !pointsBack(words)
    else { return nil }
    if isOpen {
      return Candidate(tokens: name, strength: .wanted, rule: "name.thing", link: clause.link)
    }
    if clause.link == .conclusion {
      return Candidate(
        tokens: name, strength: .named, rule: "name.thing-concluded", link: clause.link)
    }
    guard last == nil || clause.link == .or else { return nil }
    return Candidate(tokens: name, strength: .bare, rule: "name.bare", link: clause.link)
  }

  /// Whether a clause says of what stands before it that it is what is meant: "that's what I want to log".
  private func pointsBack(_ words: Range<Int>) -> Bool {
    let tokens = line.tokens[words]
    return tokens.first.map { [.that, .this, .it].contains($0.lexeme) || $0.word == "thats" }
      ?? false
      && zip(tokens, tokens.dropFirst()).contains {
        $0.lexeme == .what && [.i, .we].contains($1.lexeme)
      }
  }

  /// The name behind what somebody does with a thing: "I'm running the Great North Run in May".
  private func introduced(
    _ words: Range<Int>, in clause: Clause, after last: Candidate?
  ) -> Candidate? {
    guard last == nil, line.tokens[words.lowerBound].lexeme == .i,
      let verb = words.prefix(4).first(where: { Self.doing.contains(line.tokens[$0].word) }),
      verb + 1 < words.upperBound
    else { return nil }
    let name = line.withoutTail(line.thing(in: verb + 1..<words.upperBound))
    guard line.isCapitalised(name.lowerBound) else { return nil }
    return Candidate(tokens: name, strength: .bare, rule: "name.thing", link: clause.link)
  }

  /// What people do with a thing whose name follows.
  private static let doing = WordClasses.english.words("ThingNameReader.doing")

  /// Phrases before the name of a thing, and whether they must begin a clause.
  private static let phrases = PhraseTable<Bool>([
    (
      true,
      """
      put|put down|put it as|write|write down|use|enter|type|go with|go for|label it|title it|let it be|make it|make that\
      |say|set it to|name it|name it as|name this|name that|call it|call this|call that|call this one\
      |call that one|put it down as|keep it as|save it as|name|track|track my|tracking|tracking my\
      |make the name|set the name to|was thinking|was thinking of|something like
      """
    ),
    (
      false,
      """
      name is|name's|name should be|name would be|title is|should be called|to be called|be called\
      |called|named|titled|should be|is called|shall be|it's called|name will be|going with
      """
    ),
  ])
}

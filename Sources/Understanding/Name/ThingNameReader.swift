/// Reads the name of a thing out of a line, clause by clause: "it's for my knees, so call it Stairs
/// please".
struct ThingNameReader {
  /// A name that a clause says.
  struct Candidate {
    var tokens: Range<Int>
    var strength: NameStrength
    var rule: String
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
      let isCorrection = line.isCorrectionOnly(clause.tokens) && !candidates.isEmpty
      if isCorrection {
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
      case .no where index + 1 < clause.tokens.upperBound && line.isCapitalised(index + 1):
        corrects = true
      case let lexeme where LexemeSet.filler.contains(lexeme) && lexeme != .so: break
      case .yes, .okay, .oh, .only, .just: break
      default: return (index, corrects)
      }
      index += 1
    }
    return (index, corrects)
  }

  /// The name that a clause asks for with some words, or says that it will do.
  private func asked(in words: Range<Int>) -> (Range<Int>, String)? {
    for index in words {
      guard let (isOrder, count) = Self.phrases.phrase(in: line.tokens, at: index),
        !isOrder || line.leadsToOrder(words.lowerBound..<index)
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
      return (name, "name.thing-asked")
    }
    // "Tithe would be a fine name for it", "Knitting will do nicely"
    let end = words.dropFirst().first { line.saysItWillDo(at: $0, before: words.upperBound) }
    return end.map { (words.lowerBound..<$0, "name.thing-settled") }
  }

  /// The name that a clause only says.
  private func bare(
    _ words: Range<Int>, in clause: Clause, isOpen: Bool, after last: Candidate?
  ) -> Candidate? {
    guard isOpen || !line.isStatement(words) else { return nil }
    let name = line.withoutTail(words)
    guard !name.isEmpty, line.tokens[name].contains(where: { $0.kind != .sign }) else { return nil }
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

  /// Phrases before the name of a thing, and whether they must begin a clause.
  private static let phrases = PhraseTable<Bool>([
    (
      true,
      """
      put|put it as|write|use|enter|type|go with|go for|label it|title it|let it be|make it|make that\
      |say|set it to|name it|name it as|name this|name that|call it|call this|call that|call this one\
      |call that one|put it down as|keep it as|save it as|name|track|track my|tracking|tracking my
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

extension Line {
  /// The clauses of a name: "and", "or" within few words, and what hangs on a name, part nothing.
  fileprivate var thingClauses: [Clause] {
    var merged: [Clause] = []
    for clause in clauses() {
      let joins = clause.link == .and || clause.link == .condition
      if joins, let last = merged.last, !isStatement(last.tokens), !isStatement(clause.tokens) {
        merged[merged.count - 1].tokens = last.tokens.lowerBound..<clause.tokens.upperBound
      } else {
        merged.append(clause)
      }
    }
    return merged
  }

  /// Whether a clause only takes back: "no", "scratch that".
  fileprivate func isCorrectionOnly(_ clause: Range<Int>) -> Bool {
    clause.count < 4
      && tokens[clause].contains { [.no, .scratch, .wait, .sorry, .nope].contains($0.lexeme) }
      && tokens[clause].allSatisfy {
        [.no, .scratch, .wait, .sorry, .nope, .that, .it, .filler, .actually, .on].contains(
          $0.lexeme)
      }
  }

  /// Whether a clause says a name only to refuse it.
  fileprivate func deniesThing(_ clause: Range<Int>) -> Bool {
    let words = tokens[clause].prefix(3)
    return words.contains { [.not, .neither, .nor, .without].contains($0.lexeme) }
      || words.contains { $0.lexeme == .any } && tokens[clause].contains { $0.lexeme == .but }
  }

  fileprivate func isPronoun(_ name: Range<Int>) -> Bool {
    name.count == 1 && [.that, .this, .it, .these].contains(tokens[name.lowerBound].lexeme)
  }

  /// Whether only small words stand before what somebody asks to be done.
  fileprivate func leadsToOrder(_ words: Range<Int>) -> Bool {
    words.allSatisfy { LexemeSet.beforeThingOrder.contains(tokens[$0].lexeme) }
  }

  /// Whether a "will do" or "would be a fine name" begins at a place.
  fileprivate func saysItWillDo(at place: Int, before end: Int) -> Bool {
    guard [.will, .would, .is].contains(tokens[place].lexeme) else { return false }
    let rest = tokens[(place + 1)..<end]
    if tokens[place].lexeme == .will, rest.first?.lexeme == .do { return true }
    return rest.prefix(6).contains { $0.word == "name" || $0.word == "title" }
      || rest.count == 1 && rest.first.map { NameWords.sufficient.contains($0.word) } ?? false
  }

  /// The words without what is said behind a name: "please", "lol", "I guess", "couldn't we".
  fileprivate func withoutTail(_ words: Range<Int>) -> Range<Int> {
    var end = words.upperBound
    for place in words.dropFirst() {
      let next = place + 1 < words.upperBound ? tokens[place + 1].lexeme : .end
      let isTag = tokens[place].lexeme == .not && [.we, .you, .i, .it, .they].contains(next)
      let isHedge = tokens[place].lexeme == .i && next == .hedge
      if isTag || isHedge || tokens[place].lexeme == .please {
        end = place
        break
      }
    }
    while end > words.lowerBound + 1 {
      let token = tokens[end - 1]
      let isLoose =
        token.kind == .sign && token.word.allSatisfy(\.isASCII)
        && ![.percent, .plus, .closing].contains(token.lexeme)
      guard
        isLoose || NameWords.chat.contains(token.word) && isWrittenSmall(end - 1)
          || [.thanks, .please, .hedge].contains(token.lexeme)
      else { break }
      end -= 1
    }
    return words.lowerBound..<max(end, words.lowerBound)
  }
}

extension LexemeSet {
  /// What may stand before what somebody asks to be done with a name.
  fileprivate static let beforeThingOrder: LexemeSet = [
    .i, .you, .we, .can, .will, .would, .want, .like, .to, .have, .need, .do, .now, .me, .hedge,
    .please, .just, .filler, .maybe, .so, .it, .is,
  ]
}

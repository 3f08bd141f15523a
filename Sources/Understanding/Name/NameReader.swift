/// Reads the name of a person out of a line, clause by clause.
///
/// Each clause names somebody, with some strength, or is a remark. The name that the person wants to
/// be used comes before one that is introduced, that before one that only stands there, and what a
/// correction says before what it takes back.
struct NameReader {
  /// A name that a clause says.
  struct Candidate {
    var tokens: Range<Int>
    var strength: NameStrength
    var owner: NameIntroduction.Owner
    var rule: RuleName
    /// What parts its clause from the one before.
    var link: Clause.Link
    /// Whether it counts only somewhere: "at home", "my passport says".
    var isCircumstantial = false
    /// Whether nothing stands before it in its clause, and the clause before ends in a name.
    var joinsLast = false
    /// The name in other letters than the line has it in: the one that is spelled.
    var spelled: String?
  }

  /// What a line says.
  enum Outcome {
    case none
    case one(Candidate)
    case several([Candidate])
  }

  let dimension: NameDimension
  let line: Line
  let clauses: [Clause]
  /// Whether a capital says that a word is a name: some word has one where none is needed.
  let capitalsTell: Bool
  /// Whether all letters are capitals, which then say nothing.
  let isShouted: Bool

  init(_ line: Line, of dimension: NameDimension) {
    self.line = line
    self.dimension = dimension
    clauses = line.nameClauses
    isShouted = !line.text.contains(where: \.isLowercase)
    capitalsTell = !isShouted && clauses.contains { line.hasTellingCapital(in: $0) }
  }

  /// The name that the line says.
  var outcome: Outcome {
    var candidates = self.candidates
    if let place = candidates.lastIndex(where: { $0.link == .correction }) {
      // "Samir, no, Sam" leaves what comes after it.
      candidates.removeFirst(place)
    }
    candidates = ownedBySubject(candidates)
    guard let top = candidates.map(\.strength).max() else { return .none }
    guard top > .bare else { return bare(candidates) }
    let best = candidates.filter { $0.strength == top && !$0.isCircumstantial }
    let strongest = best.isEmpty ? candidates.filter { $0.strength == top } : best
    guard let last = strongest.last else { return .none }
    // What only some call somebody is not preferred to a name that stands beside it.
    let others = candidates.filter { $0.strength == .bare && !$0.isCircumstantial }
    if best.isEmpty, !others.isEmpty { return .several(others + [last]) }
    // "They're called Mia and Leo"
    let joined = joined(to: last, among: candidates)
    return joined.count > 1 ? .several(joined) : .one(inFull(last, among: candidates))
  }

  /// Whose names the question is about.
  func ownedBySubject(_ candidates: [Candidate]) -> [Candidate] {
    let others: Set<NameIntroduction.Owner>
    switch dimension.subject {
    case .anyone: return candidates
    case .speaker: others = [.another, .grownUp]
    case .another: others = [.speaker]
    case .child: others = [.speaker, .grownUp]
    }
    return candidates.filter { !others.contains($0.owner) }
  }

  private func bare(_ candidates: [Candidate]) -> Outcome {
    guard let first = candidates.first else { return .none }
    let written = candidates.filter { $0.strength == .bare }
    let circumstantial = candidates.filter(\.isCircumstantial)
    // "Officially Katherine, most people say Kit" prefers neither.
    if !circumstantial.isEmpty, Set(candidates.map { line.words($0.tokens) }).count > 1 {
      return .several(candidates)
    }
    let chosen = first.strength == .bare ? first : written.first ?? first
    let joined = joined(to: chosen, among: candidates)
    return joined.count > 1 ? .several(joined) : .one(chosen)
  }

  /// The longer form of a name that is said right behind it: "the name's Bond, James Bond".
  private func inFull(_ name: Candidate, among candidates: [Candidate]) -> Candidate {
    let last = line.words(name.tokens)
    return candidates.first {
      $0.tokens.lowerBound == name.tokens.upperBound + 1
        && line.words($0.tokens).hasSuffix(" \(last)")
    } ?? name
  }

  /// A candidate and those that "and" or "or" joins to it on either side.
  private func joined(to chosen: Candidate, among candidates: [Candidate]) -> [Candidate] {
    guard let place = candidates.firstIndex(where: { $0.tokens == chosen.tokens }) else {
      return []
    }
    var from = place
    while candidates[from].joinsLast, from > 0 { from -= 1 }
    var end = place + 1
    while end < candidates.count, candidates[end].joinsLast { end += 1 }
    return Array(candidates[from..<end])
  }
}

extension Line {
  /// Whether some word of a clause has a capital that only a name gives it: one behind the begin of a
  /// sentence, or one in a clause of which every word has one.
  fileprivate func hasTellingCapital(in clause: Clause) -> Bool {
    let words = clause.tokens.filter { tokens[$0].kind == .word }
    let capitals = words.filter {
      isCapitalised($0) && LexemeSet.nameable.contains(tokens[$0].lexeme)
    }
    guard let first = words.first, !capitals.isEmpty else { return false }
    let begins = clause.link == .start || clause.link == .stop
    return !begins || capitals.contains { $0 != first }
      || words.allSatisfy { isCapitalised($0) || NameCase.particles.contains(tokens[$0].word) }
  }
}

extension LexemeSet {
  /// What the words of names mean to the rules, where they mean anything.
  static let nameable: LexemeSet = [.other, .month, .may, .will, .good, .bit, .single, .mile]
}

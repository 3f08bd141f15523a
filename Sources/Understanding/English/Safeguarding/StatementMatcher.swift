/// Finds statements of the table among the words of a line.
///
/// It is a reference, as each step of a match holds on to it.
final class StatementMatcher {
  private let table = StatementTable.english
  private let line: StatementWords
  /// The alternatives of the phrases that were looked for.
  private var phrases: [WordKey: [[StatementItem]]] = [:]
  private var words: [WordKey] { line.words }

  /// The number of words in the line.
  var count: Int { words.count }

  init(_ line: StatementWords) { self.line = line }

  /// The first statement that stands in the line, and the places of its words, of those that are asked
  /// for.
  func first(
    where isAskedFor: (StatementTable.Kind) -> Bool
  ) -> (kind: StatementTable.Kind, words: Range<Int>)? {
    for index in StatementAnchors.english.statements(in: words) {
      let statement = table.statements[index]
      guard isAskedFor(statement.kind) else { continue }
      let items = table.items(of: statement)
      for place in words.indices {
        var said: Range<Int>?
        let isSaid = matches(items[...], at: place, since: place) {
          said = place..<$0
          return !isTakenBack(place..<$0)
            && !(statement.kind == .eating && isOnlyAsked(place..<$0))
        }
        if isSaid, let said { return (statement.kind, said) }
      }
    }
    return nil
  }

  /// Whether a phrase of the table stands anywhere in the line.
  func says(_ phrase: StaticString) -> Bool {
    says(.phrase(WordKey(letters: phrase)), in: words.indices)
  }

  /// Whether a word of a class stands in the line.
  func says(anyOf name: StaticString, in range: Range<Int>? = nil) -> Bool {
    let known = table.words(name)
    return words[range ?? words.indices].contains(where: known.contains)
  }

  /// Whether words are asked about in a sentence that says of nobody that they do so, as "two days of no food?" does.
  ///
  /// It is looked at for eating alone: a diet speaks of fasting and has to be asked about it, while a question about a
  /// way to die is a statement without a subject, too.
  private func isOnlyAsked(_ said: Range<Int>) -> Bool {
    let end = line.sentences.filter { $0 >= said.upperBound }.min() ?? count
    let sentence = clause(before: said.lowerBound).lowerBound..<said.upperBound
    return line.questions.contains(end) && !says(anyOf: "subject", in: sentence)
  }

  /// Whether the words around a statement take it back: "if", "I don't think that", "none".
  private func isTakenBack(_ said: Range<Int>) -> Bool {
    let begin = said.lowerBound
    // What nobody knows, or was told, is so.
    let joined = last("joint", in: clause(before: begin))..<begin
    let clause = last("disclosing", in: joined)..<begin
    let own = last("subject", in: clause)..<begin
    // Words that suppose it stand before its subject, which may be a part of the statement.
    let isHeaded = says(anyOf: "heading", in: begin..<begin + 1)
    let isWhole =
      says(anyOf: "subject", in: begin..<begin + 1) || isHeaded && !says(anyOf: "quoting", in: own)
    let subject = isWhole ? begin : max(clause.lowerBound, own.lowerBound - 1)
    let open = last("subject", in: clause.lowerBound..<subject)..<begin
    // Who says what will be "if" supposes nothing; "if" somebody says it does. In "if I talk he hits
    // me" it is the talk that is supposed.
    let supposing = last("supposing", in: open)
    let isSupposed =
      supposing > open.lowerBound && !says(anyOf: "say", in: open.lowerBound..<supposing)
      && !says(anyOf: "frank", in: clause)
      && (subject < supposing + 3 || says(anyOf: "quoting", in: supposing..<subject))
    // "I'm not well I want to die" denies how somebody is.
    let isLinked = !isHeaded || says(anyOf: "linking", in: own)
    return isAnswered(at: said.upperBound) || isSupposed
      || clause.contains {
        let isOwn = own.contains($0) && (isLinked || $0 + 1 == begin)
        return denies(at: $0) && (isOwn || says(anyOf: "reporting", in: clause))
      }
  }

  /// Whether a clause at a place is no more than a word such as "no".
  private func isAnswered(at place: Int) -> Bool {
    place < count && line.clauses.contains(place)
      && (place + 1 == count || line.clauses.contains(place + 1))
      && says(anyOf: "answered", in: place..<place + 1)
  }

  /// The place after the last word of a class in some words; where they begin, if there is none.
  private func last(_ name: StaticString, in range: Range<Int>) -> Int {
    let known = table.words(name)
    return range.last { known.contains(words[$0]) }.map { $0 + 1 } ?? range.lowerBound
  }

  /// Whether what is said after a place is denied there.
  private func denies(at place: Int) -> Bool {
    matches([.phrase(WordKey(letters: "denial"))], at: place, since: place) { _ in true }
  }

  /// Whether an "and" at a place begins a sentence with a subject of its own.
  private func isParted(at place: Int) -> Bool {
    place + 1 < count && says(anyOf: "parting-joint", in: place..<place + 1)
      && says(anyOf: "own", in: place + 1..<place + 2)
  }

  /// The words of the clause around a place and of the next one, if that is of the same sentence.
  private func clauses(around place: Int) -> Range<Int> {
    let next = line.clauses.filter { $0 > place }.min() ?? count
    let end =
      line.sentences.contains(next) ? next : line.clauses.filter { $0 > next }.min() ?? count
    let start = clause(before: place).lowerBound
    let stop = (place..<end).first { $0 > place && isParted(at: $0) } ?? end
    if let joint = (start..<place).last(where: isParted) { return joint + 1..<stop }
    guard start > 0, !line.sentences.contains(start) else { return start..<stop }
    // A clause without a subject of its own goes with its neighbour: "in the film, he …".
    let before = clause(before: start - 1).lowerBound
    let isOpen =
      says(anyOf: "relative", in: start..<start + 1)
      || place == start && !says(anyOf: "subject", in: place..<place + 1)
      || !says(anyOf: "subject", in: before..<start) && !says(anyOf: "am", in: before..<start)
    return (isOpen ? before : start)..<stop
  }

  /// The words before a place up to the sign before them.
  func clause(before place: Int) -> Range<Int> {
    (line.clauses.filter { $0 <= place }.max() ?? 0)..<place
  }

  /// Whether some items stand from a place on, and so does what is to follow them.
  private func matches(
    _ items: ArraySlice<StatementItem>, at place: Int, since begin: Int, _ then: (Int) -> Bool
  ) -> Bool {
    guard let item = items.first else { return then(place) }
    let rest = items.dropFirst()
    func next(_ place: Int) -> Bool { matches(rest, at: place, since: begin, then) }
    switch item {
    case .words(let known):
      return isInside(place, since: begin) && known.contains(words[place]) && next(place + 1)
    case .wordOf(let known):
      return isInside(place, since: begin) && table.words(at: known).contains(words[place])
        && next(place + 1)
    case .phrase(let name):
      return alternatives(of: name).contains {
        matches($0[...], at: place, since: begin, next)
      }
    case .either(let items):
      return items.contains { matches([$0], at: place, since: begin, next) }
    case .optional(let item):
      return matches([item], at: place, since: begin, next) || next(place)
    case .repeated(let item):
      return matches([item], at: place, since: begin) {
        $0 > place && matches(items, at: $0, since: begin, then)
      } || next(place)
    case .gap(let most):
      for end in place...place + most {
        if next(end) { return true }
        if !isInside(end, since: begin) || denies(at: end) { return false }
      }
      return false
    case .not(let item):
      return !matches([item], at: place, since: begin) { _ in true } && next(place)
    case .around(let item, let isToBeSaid):
      return says(item, in: isToBeSaid ? words.indices : clauses(around: begin)) == isToBeSaid
        && next(place)
    case .nowhere(let item): return !says(item, in: words.indices) && next(place)
    case .start: return opensClause(place) && next(place)
    case .end: return !isInside(place, since: begin) && next(place)
    case .sign:
      return place > begin && line.clauses.contains(place)
        && matches(rest, at: place, since: place, then)
    }
  }

  /// Whether an item stands anywhere in some words.
  private func says(_ item: StatementItem, in range: Range<Int>) -> Bool {
    range.contains { matches([item], at: $0, since: $0) { _ in true } }
  }

  private func alternatives(of phrase: WordKey) -> [[StatementItem]] {
    if let known = phrases[phrase] { return known }
    let alternatives = table.alternatives(phrase).map(table.items)
    phrases[phrase] = alternatives
    return alternatives
  }

  /// Whether a word is there, in the clause of the first one.
  private func isInside(_ place: Int, since begin: Int) -> Bool {
    place < words.count && (place == begin || !line.clauses.contains(place))
  }

  /// Whether a clause begins at a place, whose subject may be said before.
  private func opensClause(_ place: Int) -> Bool {
    if line.clauses.contains(place) { return true }
    return place > 0 && table.words("joint").contains(words[place - 1])
      && !says(anyOf: "denying", in: clause(before: place))
  }
}

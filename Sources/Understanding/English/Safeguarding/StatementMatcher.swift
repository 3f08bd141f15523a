/// Finds statements of the table among the words of a line.
struct StatementMatcher {
  private let table = StatementTable.english
  private let line: StatementWords
  private var words: [String] { line.words }

  /// The number of words in the line.
  var count: Int { words.count }

  init(_ line: StatementWords) { self.line = line }

  /// The first statement that stands in the line, and the places of its words, of those that are asked
  /// for.
  func first(
    where isAskedFor: (StatementTable.Kind) -> Bool
  ) -> (kind: StatementTable.Kind, words: Range<Int>)? {
    for index in Set(words.flatMap { table.anchored[$0] ?? [] }).sorted() {
      let statement = table.statements[index]
      guard isAskedFor(statement.kind) else { continue }
      for place in words.indices where !isOnlySupposed(at: place) {
        var end: Int?
        let isSaid = matches(statement.items[...], at: place, since: place) {
          end = $0
          return true
        }
        if isSaid, let end { return (statement.kind, place..<end) }
      }
    }
    return nil
  }

  /// Whether a phrase of the table stands anywhere in the line.
  func says(_ phrase: String) -> Bool {
    words.indices.contains { place in
      matches([.phrase(phrase)], at: place, since: place) { _ in true }
    }
  }

  /// Whether a word of a class stands in the line.
  func says(anyOf name: String, in range: Range<Int>? = nil) -> Bool {
    let known = table.words(name)
    return words[range ?? words.indices].contains(where: known.contains)
  }

  /// Whether the words before a place take back what is said there: "if", "I don't think that".
  private func isOnlySupposed(at place: Int) -> Bool {
    let clause = clause(before: place)
    let joint = clause.last { table.words("joint").contains(words[$0]) }
    let before = (joint.map { $0 + 1 } ?? clause.lowerBound)..<place
    guard let last = before.last else { return false }
    let reports = says(anyOf: "reporting", in: before)
    return says(anyOf: "supposing", in: before)
      || says(anyOf: "denying", in: reports ? before : last..<place)
  }

  /// The words before a place up to the sign before them.
  private func clause(before place: Int) -> Range<Int> {
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
    case .phrase(let name):
      return table.alternatives(name).contains {
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
    case .gap:
      return (0...6).contains { width in
        (place..<place + width).allSatisfy { isInside($0, since: begin) } && next(place + width)
      }
    case .start: return opensClause(place) && next(place)
    case .end: return isEnd(place, since: begin) && next(place)
    }
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

  private func isEnd(_ place: Int, since begin: Int) -> Bool {
    !isInside(place, since: begin)
      || table.alternatives("tail").contains {
        matches($0[...], at: place, since: begin) { _ in true }
      }
  }
}

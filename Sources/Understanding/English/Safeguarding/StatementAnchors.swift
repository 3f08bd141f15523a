/// The words by which the statements of a table are found: of each one stands in its statement wherever that is
/// said.
struct StatementAnchors: Sendable {
  /// The anchors of the English statements.
  static let english = StatementAnchors(of: .english)

  /// A word that stands in a statement wherever it is said, or a class, by its place, of which one does.
  private enum Anchor: Hashable {
    case word(String)
    case wordOf(Int)
  }

  private let table: StatementTable
  /// The places of the statements that an anchor is a part of.
  private var statements: [Anchor: [Int]] = [:]
  /// The classes that are anchors, by their words.
  private var classes: [String: [Int]] = [:]

  private init(of table: StatementTable) {
    self.table = table
    // A phrase is a part of many statements.
    var known: [String: Set<Anchor>] = [:]
    for (place, statement) in table.statements.enumerated() {
      for anchor in anchors(of: statement.items, &known) {
        statements[anchor, default: []].append(place)
      }
    }
    for case .wordOf(let place) in statements.keys {
      for word in table.words(at: place) { classes[word, default: []].append(place) }
    }
  }

  /// The statements that some words may say, by their places, in their order.
  func statements(in words: [String]) -> [Int] {
    Set(
      words.flatMap { word in
        let anchors = [.word(word)] + (classes[word] ?? []).map(Anchor.wordOf)
        return anchors.flatMap { statements[$0] ?? [] }
      }
    ).sorted()
  }

  /// What the fewest words are of which one stands in some items wherever they are said; none where
  /// there are no such.
  private func anchors(
    of items: [StatementItem], _ known: inout [String: Set<Anchor>]
  ) -> Set<Anchor> {
    var fewest: Set<Anchor> = []
    var least = Int.max
    for item in items {
      let found = anchors(of: item, &known)
      let count = found.reduce(0) { $0 + size(of: $1) }
      if !found.isEmpty, count < least { (fewest, least) = (found, count) }
    }
    return fewest
  }

  /// How many words an anchor stands for.
  private func size(of anchor: Anchor) -> Int {
    if case .wordOf(let place) = anchor { table.words(at: place).count } else { 1 }
  }

  private func anchors(
    of item: StatementItem, _ known: inout [String: Set<Anchor>]
  ) -> Set<Anchor> {
    switch item {
    case .words(let words): return Set(words.map(Anchor.word))
    case .wordOf(let place): return [.wordOf(place)]
    case .phrase(let name):
      if let found = known[name] { return found }
      let found = Self.joined(table.alternatives(name).map { anchors(of: $0, &known) })
      known[name] = found
      return found
    case .either(let items): return Self.joined(items.map { anchors(of: $0, &known) })
    case .optional, .repeated, .gap, .not, .around, .start, .end, .sign: return []
    }
  }

  /// All of some sets, none where one of them has none.
  private static func joined(_ all: [Set<Anchor>]) -> Set<Anchor> {
    all.contains([]) ? [] : all.reduce(into: []) { $0.formUnion($1) }
  }
}

/// The words by which the statements of a table are found: of each one stands in its statement wherever that is
/// said.
struct StatementAnchors: Sendable {
  /// The anchors of the English statements.
  static let english = StatementAnchors(of: .english)

  /// A word that stands in a statement wherever it is said, or a class, by its place, of which one does.
  private enum Anchor: Hashable {
    case word(WordKey)
    case wordOf(Int)
  }

  private let table: StatementTable
  /// The places of the statements that an anchor is a part of.
  private var statements: [Anchor: [Int]] = [:]
  /// The classes that are anchors, by their words.
  private var classes: [WordKey: [Int]] = [:]
  /// How many words the anchors of a phrase stand for; a phrase is a part of many statements.
  private var sizes: [WordKey: Int?] = [:]

  private init(of table: StatementTable) {
    self.table = table
    for (place, statement) in table.statements.enumerated() {
      addAnchors(of: statement.items, at: place)
    }
    for case .wordOf(let place) in statements.keys {
      for word in table.words(at: place) { classes[word, default: []].append(place) }
    }
  }

  /// The statements that some words may say, by their places, in their order.
  func statements(in words: [WordKey]) -> [Int] {
    Set(
      words.flatMap { word in
        let anchors = [.word(word)] + (classes[word] ?? []).map(Anchor.wordOf)
        return anchors.flatMap { statements[$0] ?? [] }
      }
    ).sorted()
  }

  /// Has a statement found by the item that the fewest words are of which one stands there wherever
  /// it is said.
  private mutating func addAnchors(of items: [StatementItem], at place: Int) {
    var least: (item: StatementItem, size: Int)?
    for item in items {
      if let size = size(of: item), size < least?.size ?? .max { least = (item, size) }
    }
    switch least?.item {
    case .words(let words): for word in words { add(.word(word), at: place) }
    case .wordOf(let known): add(.wordOf(known), at: place)
    case .phrase(let name):
      for items in table.alternatives(name) { addAnchors(of: items, at: place) }
    case .either(let items): for item in items { addAnchors(of: [item], at: place) }
    case .optional, .repeated, .gap, .not, .around, .start, .end, .sign, nil: break
    }
  }

  private mutating func add(_ anchor: Anchor, at place: Int) {
    if statements[anchor]?.last != place { statements[anchor, default: []].append(place) }
  }

  /// How many words there are of which one stands in an item wherever it is said; nil where none has to.
  private mutating func size(of item: StatementItem) -> Int? {
    switch item {
    case .words(let words): return words.count
    case .wordOf(let place): return table.words(at: place).count
    case .phrase(let name):
      if let known = sizes[name] { return known }
      let size = sum(table.alternatives(name)) { table, items in
        items.compactMap { table.size(of: $0) }.min()
      }
      sizes[name] = size
      return size
    case .either(let items): return sum(items) { table, item in table.size(of: item) }
    case .optional, .repeated, .gap, .not, .around, .start, .end, .sign: return nil
    }
  }

  /// The sum of some sizes; nil where one of them is.
  private mutating func sum<Part>(
    _ parts: [Part], _ size: (inout StatementAnchors, Part) -> Int?
  ) -> Int? {
    parts.reduce(0) { sum, part in sum.flatMap { sum in size(&self, part).map { sum + $0 } } }
  }
}

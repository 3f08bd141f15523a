/// The words by which the statements of a table are found: of each one stands in its statement wherever that is
/// said.
struct StatementAnchors: Sendable {
  /// The anchors of the English statements.
  static let english = StatementAnchors(of: .english)

  private let table: StatementTable
  /// The places of the statements that a word is an anchor of.
  private var ofWords: [WordKey: [Int]] = [:]
  /// The places of the statements that the words of a class, by its place, are anchors of.
  private var ofClasses: [Int: [Int]] = [:]
  /// The classes that are anchors, by their words.
  private var classes: [WordKey: [Int]] = [:]
  /// How many words the anchors of a phrase stand for; a phrase is a part of many statements.
  private var sizes: [WordKey: Int?] = [:]

  private init(of table: StatementTable) {
    self.table = table
    for (place, statement) in table.statements.enumerated() {
      addAnchors(of: statement.items, at: place)
    }
    for place in ofClasses.keys {
      for word in table.words(at: place) { classes[word, default: []].append(place) }
    }
  }

  /// The statements that some words may say, by their places, in their order.
  func statements(in words: [WordKey]) -> [Int] {
    Set(
      words.flatMap { word in
        (ofWords[word] ?? []) + (classes[word] ?? []).flatMap { ofClasses[$0] ?? [] }
      }
    ).sorted()
  }

  /// Has a statement found by the item that the fewest words are of which one stands there wherever
  /// it is said.
  private mutating func addAnchors(of items: StatementTable.Place, at place: Int) {
    guard let least = least(of: items) else { return }
    least.item.forEachPart(at: "|") { part in
      switch table.part(part) {
      case .wordOf(let known): Self.add(place, to: &ofClasses[known, default: []])
      case .phrase(let name):
        for items in table.alternatives(name) { addAnchors(of: items, at: place) }
      case .words(let words):
        for word in words { Self.add(place, to: &ofWords[word, default: []]) }
      default: break
      }
    }
  }

  private static func add(_ place: Int, to places: inout [Int]) {
    if places.last != place { places.append(place) }
  }

  /// The item of some that the fewest words are, and how many.
  private mutating func least(
    of items: StatementTable.Place
  ) -> (item: StatementTable.Bytes, size: Int)? {
    var least: (item: StatementTable.Bytes, size: Int)?
    for item in table.itemsToBeSaid(at: items) {
      if let size = size(of: item), size < least?.size ?? .max { least = (item, size) }
    }
    return least
  }

  /// How many words there are of which one stands in an item, the forms of a verb as one; nil where none
  /// has to.
  private mutating func size(of item: StatementTable.Bytes) -> Int? {
    var size: Int? = 0
    item.forEachPart(at: "|") { part in
      guard let known = size else { return }
      guard let name = StatementTable.name(in: part) else {
        size = known + 1
        return
      }
      let more = table.words(ofClass: name)?.count ?? self.size(ofPhrase: name)
      size = more.map { known + $0 }
    }
    return size
  }

  private mutating func size(ofPhrase name: WordKey) -> Int? {
    if let known = sizes[name] { return known }
    var size: Int? = 0
    for items in table.alternatives(name) {
      let more = least(of: items)?.size
      size = size.flatMap { size in more.map { size + $0 } }
    }
    sizes[name] = size
    return size
  }
}

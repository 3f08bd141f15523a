/// The values of a line that are other than the proposed ones.
struct ReplyChanges {
  /// The values that are clear, by the names of the proposed ones.
  private(set) var values: [String: JSONValue] = [:]
  /// Whether another value is said, though perhaps it is not clear which or whose.
  private(set) var isChanged = false

  /// The changes among what was found, of what stands in some parts of the line.
  init(_ found: Found, in parts: [Range<Int>], of line: Line) {
    for item in found.all where parts.contains(where: { $0.overlaps(item.tokens) }) {
      guard !item.isRestated else { continue }
      isChanged = true
      guard let owner = item.owner, item.values.count == 1, let value = item.values.first else {
        continue
      }
      values[owner] = value
    }
  }
}

extension ReplyChanges {
  /// A place of a line that says a value of a proposed kind.
  struct Item {
    var kind: String
    var values: [JSONValue]
    var tokens: Range<Int>
    var isExplicit: Bool
    /// The name of the proposed value that it is for, or nil where that is not clear.
    var owner: String?
    /// Whether it says only again what was proposed.
    var isRestated = false
  }

  /// All places of a line that say values of the proposed kinds, with whose they are.
  struct Found {
    private(set) var all: [Item] = []

    /// The tokens that only say again what was proposed.
    var restated: Set<Int> { Set(all.filter(\.isRestated).flatMap(\.tokens)) }

    init(in line: Line, _ proposed: [ProposedValue], _ context: Context) {
      var items: [Item] = []
      var seen: Set<String> = []
      for value in proposed where seen.insert(value.kind).inserted {
        let matches = value.matches(line, context).filter { !$0.values.isEmpty }
        let kept = Settlement(of: matches, in: line, violation: { _ in nil }).remaining()
        items += kept.map {
          Item(
            kind: value.kind, values: $0.values, tokens: $0.tokens, isExplicit: $0.isExplicit)
        }
      }
      items = Self.withoutOverlaps(items).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
      let owners = ValueOwners(proposed, line: line, taken: items.map { ($0.kind, $0.tokens) })
      all = items.compactMap { item in
        guard let candidates = owners.candidates(for: item) else { return nil }
        var item = item
        if candidates.contains(where: { item.values.contains($0.value) }) {
          item.isRestated = true
        }
        if candidates.count == 1 { item.owner = candidates[0].name }
        return item
      }
    }

    /// Of places that overlap, those whose words say what they are, and the longer ones.
    private static func withoutOverlaps(_ items: [Item]) -> [Item] {
      let ranked = items.sorted {
        ($0.isExplicit ? 1 : 0, $0.tokens.count) > ($1.isExplicit ? 1 : 0, $1.tokens.count)
      }
      var kept: [Item] = []
      for item in ranked where !kept.contains(where: { $0.tokens.overlaps(item.tokens) }) {
        kept.append(item)
      }
      return kept
    }
  }
}

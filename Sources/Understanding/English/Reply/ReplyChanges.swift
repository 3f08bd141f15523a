/// The values of a line that are other than the proposed ones.
struct ReplyChanges {
  /// The values that are clear, by the names of the proposed ones.
  private(set) var values: [String: JSONValue] = [:]
  /// The readings of values that are not clear, by the names of the proposed ones.
  private(set) var candidates: [String: [JSONValue]] = [:]
  /// Whether another value is said, though perhaps it is not clear which or whose.
  private(set) var isChanged = false

  /// The changes among what was found, of what stands in some parts of the line.
  init(_ found: Found, in parts: [Range<Int>], of line: Line) {
    for item in found.all where parts.contains(where: { $0.overlaps(item.tokens) }) {
      guard !item.isRestated else { continue }
      isChanged = true
      guard let owner = item.owner else { continue }
      if item.values.count == 1 {
        values[owner] = item.values[0]
      } else {
        candidates[owner] = item.values
      }
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
    /// Whether it may as well be a value of another kind: the 8 of "make it 8" an hour.
    var isTorn = false
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
        items += value.matches(line, context).filter { !$0.values.isEmpty }.map {
          Item(
            kind: value.kind, values: $0.values, tokens: $0.tokens, isExplicit: $0.isExplicit)
        }
      }
      let all = ValueOwners(proposed, line: line, taken: items.map { ($0.kind, $0.tokens) })
      items = Self.withoutOverlaps(items.filter { all.candidates(for: $0) != nil }, in: line)
      items.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
      items = seen.flatMap { kind in Self.settled(items.filter { $0.kind == kind }, in: line) }
      items.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
      let owners = ValueOwners(proposed, line: line, taken: items.map { ($0.kind, $0.tokens) })
      self.all = items.compactMap { item in
        guard let candidates = owners.candidates(for: item) else { return nil }
        var item = item
        item.isRestated = candidates.contains { item.values.contains($0.value) }
        if candidates.count == 1, !item.isTorn {
          item.owner = candidates[0].name
          item.values = LikelyTime.values(item.values, insteadOf: candidates[0].value)
        }
        return item
      }
    }

    /// The places of one kind that are neither taken back nor negated.
    private static func settled(_ items: [Item], in line: Line) -> [Item] {
      let matches = items.map {
        Match(values: $0.values, tokens: $0.tokens, rule: "", isExplicit: $0.isExplicit)
      }
      let kept = Settlement(of: matches, in: line) { _ in nil }.remaining().map(\.tokens)
      return items.filter { kept.contains($0.tokens) }
    }

    /// Whether words around a bare number say that it counts something: "for 4", "4 people".
    private static func isCounting(_ tokens: Range<Int>, in line: Line) -> Bool {
      let before = tokens.lowerBound > 0 ? line.tokens[tokens.lowerBound - 1].word : ""
      let behind = tokens.upperBound < line.tokens.count ? line.tokens[tokens.upperBound] : nil
      return beforeCounts.contains(before)
        || behind.map { $0.kind == .word && $0.lexeme != .please } ?? false
    }

    /// Of places that overlap, those whose words say what they are, and the longer ones.
    private static func withoutOverlaps(_ items: [Item], in line: Line) -> [Item] {
      func rank(_ item: Item) -> (Int, Int, Int) {
        // A bare number is a time only where words say so: "at 4", not "for 4".
        let first = item.tokens.lowerBound
        let isTimely = line.tokens[max(0, first - 1)...first].contains {
          ReplyWords.beforeTimes.contains($0.lexeme)
        }
        let isNumber = item.kind == "number"
        return (item.isExplicit ? 1 : 0, isNumber == isTimely ? 0 : 1, item.tokens.count)
      }
      let ranked = items.sorted { rank($0) > rank($1) }
      var kept: [Item] = []
      for item in ranked {
        guard let place = kept.firstIndex(where: { $0.tokens.overlaps(item.tokens) }) else {
          kept.append(item)
          continue
        }
        if !kept[place].isExplicit, !item.isExplicit, kept[place].kind == "number",
          !isCounting(kept[place].tokens, in: line)
        {
          kept[place].isTorn = true
        }
      }
      return kept
    }

    /// Words before a number that counts something.
    private static let beforeCounts = WordClasses.english.words("ReplyChanges.beforeCounts")
  }
}

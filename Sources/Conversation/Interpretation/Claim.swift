import Understanding

/// A place in a line that says by itself what it is about, for a field that was not asked.
struct Claim {
  let path: Path
  let match: Match<JSONValue>

  /// The words of some claims, with those by which one is taken back for the next of its field: the "no wait" of
  /// "4 October, no wait, 11 October".
  static func places(of claims: [Claim], in line: Line) -> [Range<Int>] {
    claims.indices.flatMap { place -> [Range<Int>] in
      let own = line.span(claims[place].match.tokens)
      let isRepair = claims[..<place].contains { $0.path == claims[place].path }
      return isRepair ? [line.wordsOfRepair(before: own), own] : [own]
    }
  }
}

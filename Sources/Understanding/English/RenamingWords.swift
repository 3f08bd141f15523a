/// How people give somebody another name: "change Mia to Maya", "Mia is spelled Mya".
package enum RenamingWords {
  /// The place of the token with which the new name begins, or nil where none is given.
  package static func newName(in line: Line, behind name: Range<Int>) -> Int? {
    let words = line.tokens.map { $0.word }
    let before = words[..<name.lowerBound].filter { $0 != "please" && $0 != "," }
    let after = words[name.upperBound...]
    let links = before.last.map(changing.contains) == true ? to : spelling
    guard let link = links.first(where: { after.starts(with: $0) }) else { return nil }
    let start = name.upperBound + link.count
    // A name begins with no article and no figure.
    guard start < words.count, line.tokens[start].lexeme != .a,
      line.tokens[start].kind != .digits
    else { return nil }
    return start
  }

  /// The place of the token with which the name begins that a line gives the one who is spoken of, by a pronoun or by
  /// how it is spelled: "we call her Mimi", "she goes by Mimi", "it's spelled Mya".
  package static func newName(ofSpokenOfIn line: Line) -> Int? {
    let words = line.tokens.map { $0.word }
    for place in words.indices {
      let link = spokenOf.first { words[place...].starts(with: $0) }
      guard let link, place + link.count < words.count else { continue }
      let clause = line.clauseTokens.first { $0.contains(place) } ?? 0..<words.count
      let before = line.keeping(line.span(clause.lowerBound..<max(place, clause.lowerBound)))
      return before.contentWords.isEmpty ? place + link.count : nil
    }
    return nil
  }

  private static let spokenOf: [[String]] =
    ["her", "him", "them"].flatMap { [["call", $0], ["calls", $0]] }
    + [["goes", "by"], ["spelled"], ["spelt"]]
  private static let changing: Set<String> = [
    "change", "rename", "correct", "fix", "make", "update", "edit", "switch", "replace",
  ]
  private static let to: [[String]] = [["to"], ["into"], ["as"], ["with"], ["by"]]
  private static let spelling: [[String]] = [
    ["is", "spelled"], ["is", "spelt"], ["is", "called"], ["should", "be"], ["is", "actually"],
    ["is", "written"], ["is", "really"],
  ]
}

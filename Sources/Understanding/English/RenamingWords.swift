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

  private static let changing: Set<String> = [
    "change", "rename", "correct", "fix", "make", "update", "edit", "switch", "replace",
  ]
  private static let to: [[String]] = [["to"], ["into"], ["as"], ["with"], ["by"]]
  private static let spelling: [[String]] = [
    ["is", "spelled"], ["is", "spelt"], ["is", "called"], ["should", "be"], ["is", "actually"],
    ["is", "written"], ["is", "really"],
  ]
}

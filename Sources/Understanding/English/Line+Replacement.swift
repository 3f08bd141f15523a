extension Line {
  /// What "Mia, not Maya" keeps, and in small letters what it takes back; nil without a "not".
  package var replacement: (kept: Line, rejected: String)? {
    guard let not = tokens.lastIndex(where: { $0.word == "not" }), not + 1 < tokens.count else {
      return nil
    }
    return (
      keeping(0..<tokens[not].span.lowerBound),
      words(not + 1..<tokens.count).lowercased().trimmingSigns
    )
  }

  /// Whether a "not" stands in the line.
  package var saysNot: Bool { tokens.contains { $0.word == "not" } }

  /// The yes of a line such as "yes, but change the window", and what is behind the "but"; nil where
  /// there is no such word or no yes before it.
  package func agreementAndLimit(in context: Context) -> (agreement: Line, rest: Line)? {
    guard let but = tokens.first(where: { ["but", "except"].contains($0.word) })?.span else {
      return nil
    }
    let agreement = keeping(0..<but.lowerBound)
    guard Assent(agreement, in: context) == .yes else { return nil }
    return (agreement, keeping(but.upperBound..<text.utf8.count))
  }
}

extension Wording {
  /// Whether the line says that something is right.
  package var saysRight: Bool { contains("right") || contains("correct") }
}

extension Line {
  /// What "Mia, not Maya" and "not Maya, it's Mia" keep, and in small letters what they take back;
  /// nil without a "not".
  package var replacement: (kept: Line, rejected: String)? {
    guard let not = tokens.lastIndex(where: { $0.lexeme == .not }), not + 1 < tokens.count else {
      return nil
    }
    let separators: Set<String> = [",", ";", ".", "-", "but"]
    if let end = tokens[(not + 1)...].firstIndex(where: { separators.contains($0.word) }),
      end > not + 1, end + 1 < tokens.count
    {
      return (
        keeping(tokens[end].span.upperBound..<text.utf8.count),
        words(not + 1..<end).lowercased().trimmingSigns
      )
    }
    return (
      keeping(0..<tokens[not].span.lowerBound),
      words(not + 1..<tokens.count).lowercased().trimmingSigns
    )
  }

  /// Whether the line begins with a "not".
  package var beginsWithNot: Bool { tokens.first?.word == "not" }

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

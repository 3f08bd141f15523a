extension Line {
  /// Where the last word that says yes or no before an offset begins, as a UTF-8 offset.
  package func lastPolarity(before offset: Int) -> Int? {
    tokens.last { $0.span.upperBound <= offset && Self.polar.contains($0.lexeme) }?.span.lowerBound
  }

  private static let polar: LexemeSet = [.yes, .okay, .no, .nope, .not, .without, .except]

  /// Whether a verb that takes something away stands right before an offset: the "scrap" of "scrap
  /// the injury".
  package func removes(before offset: Int) -> Bool {
    let before = tokens.last {
      $0.span.upperBound <= offset && $0.lexeme != .the && $0.lexeme != .my && $0.kind == .word
    }
    return before.map { Self.removing.contains($0.word) } ?? false
  }

  /// Lines that say that there is none of something.
  package static func denying(_ name: String) -> [Line] { [Line("none"), Line("no \(name)")] }

  private static let removing: Set<String> = [
    "scrap", "remove", "delete", "drop", "forget", "clear", "cancel", "lose",
  ]
}

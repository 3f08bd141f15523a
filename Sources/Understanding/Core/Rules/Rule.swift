/// One way of saying a value, with a name for evidence and documentation.
struct Rule<Value: Sendable>: Sendable {
  /// What a rule reads at a cursor: the honest readings, usually one.
  struct Finding {
    /// The readings, the likeliest first.
    var values: [Value]
    /// Whether the words say by themselves what they are about.
    var isExplicit: Bool
    /// What is left out, when the words say only part of a value; the readings are that part then.
    var missing: Missing?

    /// One reading.
    init(_ value: Value, isExplicit: Bool = true) {
      values = [value]
      self.isExplicit = isExplicit
    }

    /// Some readings; none is no finding.
    init(anyOf values: [Value], isExplicit: Bool = true) {
      self.values = values
      self.isExplicit = isExplicit
    }

    /// Part of a value, which other words of the line may complete.
    init(_ part: Value? = nil, missing: Missing) {
      values = part.map { [$0] } ?? []
      isExplicit = false
      self.missing = missing
    }
  }

  /// The name, such as `time.half-past`.
  let name: RuleName
  /// The lexemes that the first token may have.
  let starts: LexemeSet
  /// Reads a value and leaves the cursor behind it, or gives nil wherever the cursor then is.
  let scan: @Sendable (inout Cursor) -> Finding?

  /// A rule that is tried where a token has one of some lexemes.
  init(
    _ name: RuleName, startingWith starts: LexemeSet,
    scan: @escaping @Sendable (inout Cursor) -> Finding?
  ) {
    self.name = name
    self.starts = starts
    self.scan = scan
  }
}

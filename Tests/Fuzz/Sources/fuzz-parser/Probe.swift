import Finding
import Understanding

/// What must hold of a dimension's reading of any line.
struct Probe: Sendable {
  /// Stops the program when something does not hold.
  let check: @Sendable (Line, Context) -> Void

  init<D: Dimension>(_ dimension: D) {
    check = { line, context in
      let reading = dimension.read(line, in: context)
      guard dimension.read(line, in: context) == reading else {
        found("\(dimension.name): two readings of one line differ", in: line.text)
      }
      for match in dimension.matches(in: line, context: context) {
        guard line.tokens.indices.contains(match.tokens.lowerBound),
          match.tokens.upperBound <= line.tokens.count, !match.tokens.isEmpty
        else { found("\(dimension.name): a match lies outside the line", in: line.text) }
      }
      switch reading {
      case .understood(let value, let evidence):
        Self.check(evidence, of: line, for: dimension.name)
        Self.checkRoundTrip(of: value, of: dimension, line, context)
      case .ambiguous(let values, let evidence):
        Self.check(evidence, of: line, for: dimension.name)
        guard Set(values).count >= 2 else {
          found("\(dimension.name): an ambiguity of one reading", in: line.text)
        }
      case .unclear(.refused(_, _, let evidence)), .unclear(.incomplete(_, let evidence)):
        Self.check(evidence, of: line, for: dimension.name)
      case .unclear: break
      }
    }
  }

  /// A kind without its type: its evidence is all that can be looked at.
  init(_ kind: UnderstandableKind) {
    check = { line, context in
      let reading = kind.read(line, in: context)
      if let evidence = reading.evidence { Self.check(evidence, of: line, for: kind.name) }
      guard (reading.outcome == .unclear) == reading.values.isEmpty else {
        found("\(kind.name): values and outcome do not go together", in: line.text)
      }
    }
  }

  /// Evidence points at its own words, inside the line.
  private static func check(_ evidence: Evidence, of line: Line, for name: String) {
    let bytes = Array(line.text.utf8)
    guard evidence.span.lowerBound >= 0, evidence.span.upperBound <= bytes.count else {
      found("\(name): evidence outside the line", in: line.text)
    }
    guard bytes[evidence.span].elementsEqual(evidence.words.utf8) else {
      found("\(name): evidence with words that are not at its place", in: line.text)
    }
  }

  /// A value is read again from its canonical words, and from the form it is stored in.
  private static func checkRoundTrip<D: Dimension>(
    of value: D.Value, of dimension: D, _ line: Line, _ context: Context
  ) {
    guard dimension.value(from: dimension.json(for: value)) == value else {
      found("\(dimension.name): stored form of \(value) is another value", in: line.text)
    }
    let phrase = dimension.phrase(for: value, in: context)
    guard case .understood(value, _) = dimension.read(Line(phrase), in: context) else {
      found("\(dimension.name): \(value) is not read from its phrase \(phrase)", in: line.text)
    }
  }
}

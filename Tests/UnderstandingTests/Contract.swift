import Testing
import Understanding

/// What every dimension promises for every value: its phrase reads back as it, and its JSON too.
func expectRoundTrip<D: Dimension>(
  _ dimension: D, _ values: some Sequence<D.Value>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for value in values {
    let phrase = dimension.phrase(for: value, in: .anyDay)
    #expect(
      dimension.read(Line(phrase), in: .anyDay).understood == value, "\(phrase)",
      sourceLocation: sourceLocation)
    #expect(
      dimension.value(from: dimension.json(for: value)) == value, sourceLocation: sourceLocation)
  }
}

/// That every example of a dimension is understood.
func expectExamples<D: Dimension>(
  _ dimension: D, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(!dimension.examples.isEmpty, sourceLocation: sourceLocation)
  for example in dimension.examples {
    #expect(
      dimension.read(Line(example), in: .anyDay).understood != nil, "\(example)",
      sourceLocation: sourceLocation)
  }
}

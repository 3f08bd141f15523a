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

/// That a dimension reads every text as the value it is a form of, on a Monday morning or another.
func expectForms<D: Dimension>(
  _ dimension: D, _ forms: some Sequence<(String, D.Value)>, in context: Context = .monday,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let misread = forms.filter { dimension.read(Line($0), in: context).understood != $1 }
  #expect(
    misread.isEmpty, "\(misread.count): \(misread.prefix(9).map { "\($0.0) for \($0.1)" })",
    sourceLocation: sourceLocation)
}

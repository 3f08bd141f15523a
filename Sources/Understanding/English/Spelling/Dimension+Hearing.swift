extension Dimension {
  /// What the line says as an answer, slips of the fingers mended with the words that the question
  /// expects; a word that may stand for several others is read as each of them.
  public func hear(_ line: Line, in context: Context) -> Reading<Value> {
    let reading = heard(in: line) { read($0, in: context) }
    return form == .value ? repaired(reading, in: line, context) ?? reading : reading
  }

  /// What the line says as a correction of an earlier answer, slips of the fingers mended.
  public func hear(_ line: Line, revising old: Value, in context: Context) -> Reading<Value> {
    // A text may say anything.
    let said = form == .text || form == .name ? line : line.withoutWhatStays
    return heard(in: said) { revise(old, by: $0, in: context) }
  }

  /// What a line says in each of its spellings; where nothing is understood of it, what is when
  /// words that there are may be slips of those that the question has of its own.
  private func heard(in line: Line, _ read: (Line) -> Reading<Value>) -> Reading<Value> {
    let vocabulary = vocabulary
    let spellings = line.expecting(vocabulary).spellings
    let reading = spellings.count == 1 ? read(spellings[0]) : .joined(spellings.map(read))
    if case .understood = reading { return reading }
    // A word of the language is doubted only beside a number, to which it says the unit or the month.
    guard !vocabulary.isExclusive, !line.isOwnQuestion,
      vocabulary.hasOwnWords || !vocabulary.isEmpty && line.saysNumber
    else { return reading }
    let doubted = Line(
      line.text, expecting: vocabulary.union(line.vocabulary), doubtsWords: true,
      within: line.effort)
    guard !doubted.corrections.isEmpty,
      case let other = .joined(doubted.spellings.map(read)) as Reading<Value>,
      case .understood(let value, _) = other
    else { return reading }
    // What may be meant anyway is not made something else.
    if case .ambiguous(let values, _) = reading, !values.contains(value) { return reading }
    return other
  }
}

extension Reading where Value: Equatable {
  /// What is understood when a line may have been meant in several ways, the likeliest first: every
  /// value that one of them says.
  ///
  /// Where none says a value, the first that says anything tells what is wrong.
  static func joined(_ readings: [Reading]) -> Reading {
    var values: [Value] = []
    var evidence: Evidence?
    for reading in readings {
      switch reading {
      case .understood(let value, let words):
        values.append(value)
        evidence = evidence ?? words
      case .ambiguous(let several, let words):
        values += several
        evidence = evidence ?? words
      case .unclear: break
      }
    }
    if let evidence { return Reading(anyOf: values, evidence) }
    return readings.first { $0 != .unclear(.nothingFound) } ?? .unclear(.nothingFound)
  }
}

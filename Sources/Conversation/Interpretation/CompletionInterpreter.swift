import Understanding

/// What a line adds to a value of which a part was said.
struct CompletionInterpreter {
  let hearing: Hearing

  private var line: Line { hearing.line }

  private func inform(
    _ slot: Slot, _ reading: Reading<JSONValue>, of whole: Line
  ) -> DialogueAct {
    DialogueAct(.inform([hearing.inform(slot, reading, of: whole)]), .pending)
  }

  /// Reads the missing part together with the part that was said, in either order.
  func completion(_ path: Path, _ missing: Missing, _ words: String) -> DialogueAct? {
    guard let slot = hearing.agenda.slot(path), let dimension = hearing.dimension(of: slot) else {
      return nil
    }
    let words = words.withoutOpeningIn
    let alone = hearing.reading(of: slot)
    if let value = alone.value {
      // A day alone is of the month that was said before it, not of the next one to come; one with a month of its
      // own is the same whenever it is said.
      guard [.day, .month, .year].contains(missing),
        let date = value.string.flatMap(CalendarDate.init),
        let later = hearing.day.today.adding(days: Self.halfYear),
        let other = dimension.read(line, Context(today: later)).value?.string
          .flatMap(CalendarDate.init),
        (date.month, date.day) != (other.month, other.day),
        let whole = joined(words, by: dimension, besides: value)
      else { return nil }
      return inform(slot, dimension.read(whole, hearing.day), of: whole)
    }
    // Which are meant is said by the line alone, be it in two ways.
    if missing == .which, case .ambiguous = alone { return inform(slot, alone, of: line) }
    let heard = dimension.read(Line(words), hearing.day).evidence?.words
    // Where the line of the first part says too much, the part alone is left.
    let said = [words] + [heard].compactMap(\.self).filter { $0 != words }
    let all = said.firstNonNil { together(line.text, with: $0, missing: missing, by: dimension) }
    if let all { return inform(slot, all.reading, of: all.line) }
    // A part that is corrected is another one, and no part beside it.
    if case .unclear(.incomplete) = alone, hearing.cue != nil {
      return inform(slot, alone, of: line)
    }
    if let part = said.firstNonNil({ byClause($0, missing, dimension) }) {
      return inform(slot, part.reading, of: part.line)
    }
    // Two parts of three ("born in 2018", then "June") are kept together until the last is said.
    let whole = Line("\(line.text) \(words)")
    guard case .unclear(.incomplete) = alone,
      whole.text.count <= Self.longestCompletion,
      case .unclear(.incomplete) = dimension.read(whole, hearing.day)
    else { return nil }
    return inform(slot, dimension.read(whole, hearing.day), of: whole)
  }

  /// A line that says both parts of a value, and what it is read as.
  private typealias Whole = (line: Line, reading: Reading<JSONValue>)

  /// A part of a value and the part said before, in the order in which they say one value, or else something, together.
  ///
  /// A start stands before an end, whichever was said first. A part that has a clause to itself is told apart from the
  /// words beside it by a comma, and so are two ends, where the half of the day of one is not that of the other.
  private func together(
    _ part: String, with words: String, missing: Missing, by dimension: AnyDimension
  ) -> Whole? {
    let texts =
      switch missing {
      case .start: ["\(part), \(words)", "\(part) \(words)"]
      case .end: ["\(words), \(part)", "\(words) \(part)"]
      // A year stands behind its day, so that what is told beside it is of neither.
      case .year: ["\(words) \(part)", "\(words), \(part)", "\(part) \(words)"]
      case .day, .month, .unit, .which:
        ["\(part) \(words)", "\(words) \(part)", "\(words), \(part)", "\(part), \(words)"]
      }
    let wholes = texts.map { text -> Whole in
      let line = Line(text)
      return (line, dimension.read(line, hearing.day))
    }
    return wholes.first { $0.reading.value != nil }
      ?? wholes.first { whole in
        switch whole.reading {
        case .understood, .ambiguous, .unclear(.refused): true
        case .unclear: false
        }
      }
  }

  /// A clause of the line with the part that was said before, where all clauses that complete it agree; of a list that
  /// is open a clause may be about some items.
  private func byClause(_ words: String, _ missing: Missing, _ dimension: AnyDimension) -> Whole? {
    let clauses = line.clauses()
    guard clauses.count > 1, missing != .which, !hearing.wording.hesitates else { return nil }
    let completed = clauses.compactMap { clause -> Whole? in
      let place = line.span(clause.tokens)
      let part = line.keeping(place)
      let rest = dimension.read(part, hearing.day).evidence.map { part.blanking([$0.span]) } ?? part
      guard ![.reason, .condition].contains(clause.link), !part.saysNot,
        QuestionForm(Wording(part)) == nil,
        EditWords.areAll(of: rest) || rest.contentWords(besides: dimension.vocabulary).isEmpty
      else { return nil }
      return together(line.text(at: place), with: words, missing: missing, by: dimension)
    }.filter { $0.reading.value != nil }
    return Set(completed.map(\.reading.value)).count == 1 ? completed.first : nil
  }

  /// The line and some words in the order in which they say one value together, or in two ways, that is another
  /// than a given one.
  private func joined(
    _ words: String, by dimension: AnyDimension, besides value: JSONValue
  ) -> Line? {
    for (first, second) in [(line.text, words), (words, line.text)] {
      let whole = Line("\(first) \(second)")
      let reading = dimension.read(whole, hearing.day)
      let isOther: Bool =
        switch reading {
        case .understood(let both, _): both != value
        case .ambiguous(let values, _): !values.contains(value)
        case .unclear: false
        }
      guard isOther, let span = reading.evidence?.span, span.lowerBound < first.utf8.count,
        span.upperBound > first.utf8.count + 1
      else { continue }
      return whole
    }
    return nil
  }

  /// Adds what the line says to a list that was too short: "friends", and then "school and family".
  func more(_ path: Path, _ words: String) -> DialogueAct? {
    guard path == hearing.current?.path, let slot = hearing.agenda.slot(path),
      let dimension = hearing.dimension(of: slot)
    else { return nil }
    let alone = hearing.reading(of: slot)
    switch alone {
    case .understood(let list, _):
      // A list that is long enough and has what was heard before is all of it.
      if case .unclear(.refused(let before, .tooFew, _)) = dimension.read(
        Line(words), hearing.day),
        let before = before.array, list.array?.contains(where: before.contains) == true
      {
        return inform(slot, alone, of: line)
      }
    case .unclear(.refused(_, .tooFew, _)): break
    default: return nil
    }
    let whole = Line("\(words), \(line.text)")
    let reading = dimension.read(whole, hearing.day)
    return reading.isNothing ? nil : inform(slot, reading, of: whole)
  }

  /// The days to a day of another half of the year.
  private static var halfYear: Int { 200 }
  /// The most characters that are kept of a value said in parts.
  private static var longestCompletion: Int { 200 }
}

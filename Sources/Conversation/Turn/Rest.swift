import Understanding

/// What is left of a line: the words of acts that were taken are used up.
struct Rest {
  /// The line as it was typed.
  let whole: Line
  /// The line without the words that were taken; offsets stay as they are.
  private(set) var line: Line
  /// The places of the words that were taken, as UTF-8 offsets.
  private(set) var taken: [Range<Int>] = []
  /// The places of the words that became something, as UTF-8 offsets: an act may take more than those from
  /// which it read its values.
  private(set) var heard: [Range<Int>] = []
  /// Whether a part of the line was taken.
  private(set) var isPart = false

  init(_ line: Line) {
    whole = line
    self.line = line
  }

  /// Whether nothing is left but signs.
  var isEmpty: Bool { line.tokens.allSatisfy { $0.kind == .sign } }

  /// Leaves out all words but those of one place, up to a goodbye, both given as UTF-8 offsets: they are nothing to be
  /// heard.
  mutating func keep(_ said: Range<Int>, before goodbye: Range<Int>?) {
    let all = 0..<whole.text.utf8.count
    let end = max(said.lowerBound, min(said.upperBound, goodbye?.lowerBound ?? said.upperBound))
    let around = [0..<said.lowerBound, end..<all.upperBound].filter { !$0.isEmpty }
    guard !around.isEmpty else { return }
    taken += around
    line = whole.keeping(said.lowerBound..<end)
  }

  /// Leaves out what the line has taken back, given as UTF-8 offsets.
  mutating func leaveOut(_ places: [Range<Int>]) {
    guard !places.isEmpty else { return }
    taken += places
    heard += places
    line = whole.blanking(taken)
  }

  /// Takes the words of an act.
  mutating func take(_ act: DialogueAct) {
    isPart = true
    let places =
      switch act.words {
      case .none: [Range<Int>]()
      case .all: [0..<whole.text.utf8.count]
      case .at(let places): places
      case .allBut(let places):
        line.tokens.map(\.span).filter { span in !places.contains { $0.overlaps(span) } }
      }
    // A reply may settle what was read from a line before.
    let values = act.informs.compactMap(\.reading.evidence).filter { evidence in
      evidence.span.upperBound <= whole.text.utf8.count
        && whole.text(at: evidence.span) == evidence.words
    }.map(\.span)
    taken += places.map(whole.withPronoun)
    // Words that an act names one by one are used by it; of all words, those that say its values.
    if case .at = act.words { heard += places } else { heard += values.isEmpty ? places : values }
    line = whole.blanking(taken)
  }
}

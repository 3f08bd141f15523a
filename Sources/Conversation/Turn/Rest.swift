import Understanding

/// What is left of a line: the words of acts that were taken are used up.
struct Rest {
  /// The line as it was typed.
  let whole: Line
  /// The line without the words that were taken; offsets stay as they are.
  private(set) var line: Line
  /// The line without what is not to be heard at all; offsets stay as they are.
  private var said: Line
  /// The places of the words that are not to be heard, and of those that acts have taken, as UTF-8 offsets.
  private var (silenced, used): ([Range<Int>], [Range<Int>]) = ([], [])
  /// The places of all words that are not left, as UTF-8 offsets.
  var taken: [Range<Int>] { silenced + used }
  /// The places of the words that became something, as UTF-8 offsets: an act may take more than those from
  /// which it read its values.
  private(set) var heard: [Range<Int>] = []
  /// Whether a part of the line was taken.
  private(set) var isPart = false

  init(_ line: Line) {
    whole = line
    said = line
    self.line = line
  }

  /// Whether nothing is left but signs.
  var isEmpty: Bool { line.tokens.allSatisfy { $0.kind == .sign } }

  /// Leaves out all words but those of one place, up to a goodbye, both given as UTF-8 offsets: they are nothing to be
  /// heard.
  mutating func keep(_ place: Range<Int>, before goodbye: Range<Int>?) {
    let end = max(place.lowerBound, min(place.upperBound, goodbye?.lowerBound ?? place.upperBound))
    silence([0..<place.lowerBound, end..<whole.text.utf8.count])
  }

  /// Leaves out what the line has taken back, given as UTF-8 offsets: what stands around it goes together.
  mutating func leaveOut(_ places: [Range<Int>]) {
    silence(places)
    heard += places
  }

  private mutating func silence(_ places: [Range<Int>]) {
    let places = places.filter { !$0.isEmpty }
    guard !places.isEmpty else { return }
    silenced += places
    let ends = [0] + places.map(\.upperBound)
    let starts = places.map(\.lowerBound) + [whole.text.utf8.count]
    said = said.keeping(zip(ends, starts).filter { $0 < $1 }.map { $0..<$1 })
    line = said
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
    let values = act.informs.compactMap(\.reading.evidence).filter { $0.stands(in: whole) }
      .map(\.span)
    used += places.map(whole.withPronoun)
    // Words that an act names one by one are used by it; of all words, those that say its values.
    if case .at = act.words { heard += places } else { heard += values.isEmpty ? places : values }
    line = said.blanking(used)
  }
}

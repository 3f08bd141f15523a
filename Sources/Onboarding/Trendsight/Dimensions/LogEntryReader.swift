import Understanding

/// Finds the note of an event in the line that logs it.
struct LogEntryReader {
  private let line: Line
  private let noun: String?

  init(_ line: Line, noun: String?) {
    self.line = line
    self.noun = noun
  }

  private var tokens: [Token] { line.tokens }

  /// The note, which may be none, and the rule by which the line logs; nil where it does not.
  func note(in context: Context) -> (note: String?, rule: RuleName)? {
    if tokens.count > 2, tokens.first?.word == "\"", tokens.last?.word == "\"" {
      return (line.note(from: 0), "log-entry.quoted")
    }
    if let found = opened { return found }
    var index = 0
    while index < tokens.count, Line.agreements.contains(tokens[index].word) { index += 1 }
    guard index < tokens.count else { return index > 0 ? (nil, "log-entry.yes") : nil }
    // "Please change the colour to green" logs nothing.
    if index > 0 { return CorrectionCue.opensPlainly(Wording(line)) ? nil : agreed(from: index) }
    let telling = tokens.first { !Line.beforeDeeds.contains($0.word) }
    if let telling, Line.deeds.contains(telling.word), tokens.last?.word != "?",
      !tokens.contains(where: Self.skips)
    {
      return (line.note(from: 0), "log-entry.done")
    }
    // "Can the colour be green please? Blue is for water" logs nothing.
    if tokens.contains(where: { $0.word == "?" }) { return nil }
    switch Assent(line, in: context) {
    // "Swam two miles, felt brilliant" tells of it by a friendly word.
    case .yes where !Assent.isClear(in: line, context) && tellsMore:
      return (line.note(from: 0), "log-entry.described")
    case .yes: return (nil, "log-entry.yes")
    default: break
    }
    return noun != nil && describes ? (line.note(from: 0), "log-entry.described") : nil
  }

  /// "Log it" with what stands behind it, or before: "two lattes already, log that".
  private var opened: (note: String?, rule: RuleName)? {
    for index in tokens.indices {
      guard let opening = line.logOpening(at: index, noun: noun) ?? line.noteOpening(at: index)
      else { continue }
      if saysNoNote(0..<index) || saysNoNote(opening.end..<tokens.count) {
        return (nil, "log-entry")
      }
      guard isIdle(0..<index) || hasNote(before: index) else { return nil }
      let isMarked = isMark(tokens[opening.end - 1].word)
      // Where a wish to log ends in a question mark, the note stands behind that.
      let asked = tokens[opening.end...].prefix(3).firstIndex { $0.word == "?" }
      let start = asked.map { $0 + 1 < tokens.count ? $0 + 1 : opening.end } ?? opening.end
      if let note = line.note(from: start), isMarked || !isIdle(start..<tokens.count) {
        return (note, "log-entry")
      }
      guard hasNote(before: index) else { return (nil, "log-entry") }
      var end = index
      while end > 0, tokens[end - 1].kind == .sign || Self.links.contains(tokens[end - 1].word) {
        end -= 1
      }
      return (line.words(0..<end), "log-entry.note-first")
    }
    return nil
  }

  /// Whether a word right before a note says that it is one.
  private func isMark(_ word: String) -> Bool {
    [":", "-", "\""].contains(word) || Self.notes.contains(word)
  }

  /// A yes with what it was: "yeah mate flat white", "yes, only decaf".
  private func agreed(from start: Int) -> (note: String?, rule: RuleName)? {
    var index = start
    while index < tokens.count,
      tokens[index].kind == .sign && tokens[index].word != "\""
        || Self.vocatives.contains(tokens[index].word)
    {
      index += 1
    }
    if saysNoNote(index..<tokens.count) { return (nil, "log-entry.yes") }
    if line.denies || tokens[index...].contains(where: { Self.skips($0) || $0.word == "?" }) {
      return nil
    }
    if isIdle(index..<tokens.count) { return (nil, "log-entry.yes") }
    return (line.note(from: index), "log-entry.yes-note")
  }

  /// Whether some words say nothing of the event: "go on then", "whack it in".
  private func isIdle(_ range: Range<Int>) -> Bool {
    let words = tokens[range].filter { $0.kind != .sign }.map(\.word)
    // "Don't skip" and "skip, no wait" take the skipping back.
    if let skip = words.firstIndex(where: Self.skipping.contains) {
      return words.contains { Self.takingBack.contains($0) }
        && words.count < 6 && skip < 4
    }
    return words.allSatisfy { Self.idle.contains($0) || Line.agreements.contains($0) }
  }

  private func hasNote(before index: Int) -> Bool {
    !isIdle(0..<index) && !line.denies && !tokens[..<index].contains(where: Self.skips)
      && tokens[..<index].contains { [",", ".", "-", ";", "!", "and", "so"].contains($0.word) }
  }

  /// Whether some words say that there is to be no note: "no notes", "without a comment".
  private func saysNoNote(_ range: Range<Int>) -> Bool {
    let words = tokens[range].filter { $0.kind != .sign }.map(\.word)
    return words.contains { Self.notes.contains($0) }
      && words.contains { Self.denials.contains($0) }
      && words.allSatisfy {
        Self.notes.contains($0) || Self.idle.contains($0) || Line.agreements.contains($0)
          || Self.besideDenials.contains($0)
      }
  }

  /// Whether the line says more than a word or two that agree.
  private var tellsMore: Bool {
    tokens.count { $0.kind == .word && !Self.idle.contains($0.word) } > 2
      && !line.denies && !tokens.contains(where: Self.skips)
  }

  /// Whether the line tells nothing but what it was: "a small one with milk", "2 cups".
  private var describes: Bool {
    let wording = Wording(line)
    let words = tokens.filter { $0.kind != .sign }
    guard let first = words.first, words.count > 1, !line.isOwnQuestion, !wording.hesitates,
      !line.opensWithPlainNo, wording.smallTalk == nil, !line.denies,
      !Self.beforeRemarks.contains(first.word)
    else { return false }
    guard !words.prefix(5).contains(where: { Self.remarks.contains($0.word) }) else { return false }
    // Without a number, a size, a place or a time it may be anything: "purple monkeys".
    let isTold =
      words.prefix(2).contains { $0.kind == .digits || Self.counts.contains($0.word) }
      || words.contains { Self.details.contains($0.word) || isOfNoun($0.word) }
    return isTold
      && words.prefix(6).contains {
        $0.kind == .word && $0.word.utf8.count > 3 && !Self.idle.contains($0.word)
      }
  }

  /// Whether a word belongs to what is logged: the "coffee" of coffee.
  private func isOfNoun(_ word: String) -> Bool {
    let noun = noun?.lowercased() ?? ""
    if noun.split(separator: " ").contains(where: { $0 == word || $0 + "s" == word }) {
      return true
    }
    return EventTemplate(rawValue: noun)?.words.contains(word) ?? false
  }

  private static let counts = WordClasses.trendsight.words("LogEntryReader.counts")
  /// Words for how much, when and where something was.
  private static let details = WordClasses.trendsight.words("LogEntryReader.details")

  private static func skips(_ token: Token) -> Bool { skipping.contains(token.word) }

  private static let skipping = WordClasses.trendsight.words("LogEntryReader.skipping")
  private static let notes = WordClasses.trendsight.words("LogEntryReader.notes")
  private static let links = WordClasses.trendsight.words("LogEntryReader.links")
  private static let vocatives = WordClasses.trendsight.words("LogEntryReader.vocatives")
  /// Words that say nothing of an event.
  private static let idle = WordClasses.trendsight.words("LogEntryReader.idle")
  /// What begins a remark about something else.
  private static let beforeRemarks = WordClasses.trendsight.words("LogEntryReader.beforeRemarks")
  private static let remarks = WordClasses.trendsight.words("LogEntryReader.remarks")
  /// Words that take a skipping back.
  private static let takingBack = WordClasses.trendsight.words("LogEntryReader.takingBack")
  /// Words that deny a note.
  private static let denials = WordClasses.trendsight.words("LogEntryReader.denials")
  /// Words that may stand beside a note that is denied.
  private static let besideDenials: Set<String> = denials.union(
    WordClasses.trendsight.words("LogEntryReader.besideDenials"))
}

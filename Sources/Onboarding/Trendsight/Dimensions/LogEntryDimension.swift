import Conversation
import Understanding

/// An event to be logged, with a note in the same line if people like: "log it: two espressos".
struct LogEntryDimension: Dimension {
  /// The longest note, in characters.
  static let maximum = 500

  /// What the events are called, such as "coffee"; nil while that is not known.
  private let noun: String?

  /// Events of a name; without a name nothing is heard unless it is asked for.
  init(of noun: String?) {
    self.noun = noun
  }

  var name: String { "text" }
  var form: AnswerForm { .text }

  /// The rest of the line from "log it" on.
  func matches(in line: Line, context: Context) -> [Match<LogEntry>] {
    guard noun != nil, !line.isOwnQuestion,
      let start = line.tokens.indices.first(where: { line.logOpening(at: $0, noun: noun) != nil }),
      let opening = line.logOpening(at: start, noun: noun), opening.isPlain
    else { return [] }
    let entry = LogEntry(notes: line.note(from: opening.end))
    return [
      Match(
        values: [entry], tokens: start..<line.tokens.count, rule: "log-entry", isExplicit: true)
    ]
  }

  /// "log it" and its like, with slips of the fingers; all else may be a note.
  var vocabulary: Vocabulary {
    Vocabulary(Self.requests, isExclusive: true)
  }

  /// Logs it by "log it", a yes, what was done ("had two espressos") or what it was ("a small one with
  /// milk"), with the rest as the note.
  func read(_ line: Line, in context: Context) -> Reading<LogEntry> {
    guard let (note, rule) = LogEntryReader(line, noun: noun).note(in: context) else {
      return .unclear(.nothingFound)
    }
    let entry = LogEntry(notes: note)
    let evidence = line.evidence(0..<line.tokens.count, rule: rule)
    if let violation = violation(of: entry, in: context) {
      return .unclear(.refused(entry, violation, evidence))
    }
    return .understood(entry, evidence)
  }

  /// What the line says as a correction of the note: "no note" takes it away, and a plain "log it" or
  /// yes leaves it.
  func revise(_ old: LogEntry, by line: Line, in context: Context) -> Reading<LogEntry> {
    let whole = line.evidence(0..<line.tokens.count, rule: "log-entry.revised")
    if line.takesNoteAway {
      let edit = line.evidence(0..<line.tokens.count, rule: .editing("log-entry"))
      return .understood(LogEntry(loggedAt: old.loggedAt), edit)
    }
    if let notes = old.notes, let (text, gain) = TextDimension().edited(notes, by: line) {
      return .understood(LogEntry(notes: text, loggedAt: old.loggedAt), gain)
    }
    let reading = read(line, in: context)
    guard case .understood(let entry, _) = reading, entry.notes == nil else { return reading }
    // The "ok" of "feeling ok" agrees to nothing.
    return !line.denies && line.onlyAgrees(noun: noun, context)
      ? .understood(old, whole) : .unclear(.nothingFound)
  }

  /// A note that is too long.
  func violation(of value: LogEntry, in context: Context) -> Violation? {
    (value.notes?.count ?? 0) > Self.maximum ? .tooLong(maximum: Self.maximum) : nil
  }

  /// The note in quotes, or that it was logged.
  func phrase(for value: LogEntry, in context: Context) -> String {
    value.notes.map { "\"\($0)\"" } ?? "logged"
  }

  /// The note, and the instant once there is one.
  func json(for value: LogEntry) -> JSONValue {
    var object: [String: JSONValue] = ["notes": .optional(value.notes)]
    if let instant = value.loggedAt { object["logged_at"] = .string(instant.description) }
    return .object(object)
  }

  /// An object with a note, an instant, or both.
  func value(from json: JSONValue) -> LogEntry? {
    guard case .object(let object) = json, Set(object.keys).isSubset(of: ["notes", "logged_at"])
    else { return nil }
    var entry = LogEntry()
    switch object["notes"] {
    case .string(let notes): entry.notes = notes
    case .null, nil: break
    default: return nil
    }
    switch object["logged_at"] {
    case .string(let text):
      guard let instant = Timestamp(text) else { return nil }
      entry.loggedAt = instant
    case .null, nil: break
    default: return nil
    }
    return entry
  }

  var examples: [String] { ["log it", "log it: two espressos"] }

  /// Requests to log what was named, which are read with slips of the fingers.
  private static let requests = WordClasses.trendsight.phrases("LogEntryDimension.requests")
}

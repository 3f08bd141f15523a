import Foundation
import Understanding

/// A line, and the kind of value that it answers with.
struct AnswerCase: Sendable {
  let kind: UnderstandableKind
  let text: String
  let context: Context

  /// The lines of the JSONL files in the folder that `USHER_CORPORA` names, or a few of our own.
  ///
  /// A line is an object with `dimension`, `text`, and the day as `reference` where it matters;
  /// dimensions that Usher does not have are passed over.
  ///
  /// - Throws: When a file cannot be read or a line is no such object.
  static func all() throws -> [AnswerCase] {
    guard let folder = ProcessInfo.processInfo.environment["USHER_CORPORA"] else {
      return own.compactMap { AnswerCase(Written(dimension: $0.0, text: $0.1, reference: nil)) }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".jsonl") }.sorted()
    let decoder = JSONDecoder()
    return try files.flatMap { file in
      try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        .split(whereSeparator: \.isNewline)
        .map { try decoder.decode(Written.self, from: Data($0.utf8)) }
        .compactMap(AnswerCase.init)
    }
  }

  /// The day of a line that names none.
  static let anyDay = "2026-03-02"

  private struct Written: Decodable {
    let dimension: String
    let text: String
    let reference: String?
  }

  private init?(_ written: Written) {
    guard let kind = UnderstandableKind.named(written.dimension),
      let today = CalendarDate(String((written.reference ?? Self.anyDay).prefix(10)))
    else { return nil }
    self.kind = kind
    text = written.text
    context = Context(today: today)
  }

  private static let own = [
    ("number", "about twelve, I think"), ("number", "three and a half"),
    ("energy", "let's say 1,800 calories"), ("energy", "two thousand kcal a day"),
    ("time", "half past eight in the evening"), ("time", "8:15pm"),
    ("time_range", "noon till 8ish"), ("time_range", "from 9:30 am to 5 pm"),
    ("date", "the second Friday in May"), ("date", "tomorrow"), ("birthday", "3 April 2019"),
    ("distance", "five miles and a bit"), ("length", "5 foot 9"),
    ("duration", "an hour and a quarter"), ("age", "she is three and a half"),
    ("scale", "7, no wait, 8"), ("weekdays", "weekdays except Wednesday"),
    ("boolean", "sure, why not"), ("email", "write to ana@example.com please"),
    ("name", "my name is Ana María"),
  ]
}

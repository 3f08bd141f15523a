import Foundation
import Testing
import Understanding

/// What a question makes of the lines of the table of rules that are meant for it, so that a change of the
/// parser shows wherever it changes a value, its words or its rule.
///
/// `USHER_RECORD=1 swift test --filter ReadingTableTests` writes the table anew; read what it changes.
@Suite struct ReadingTableTests {
  private static let file = RuleRow.root.appending(
    path: "Tests/Corpora/understanding/readings.txt")

  /// A row of the table; nil where the question finds nothing.
  private static func row(of line: String, for question: RuleQuestion) -> String? {
    let reading = question.reading(Line(line))
    guard let evidence = reading.evidence else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let values = reading.values.map { value in
      (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    let said = reading.reason.map { [$0] } ?? values
    let place = "\(evidence.span.lowerBound)-\(evidence.span.upperBound)"
    return
      "\(line) | \(question.name) | \(said.joined(separator: " or ")) | \(place) \(evidence.rule.text)"
  }

  @Test("Every question reads its lines as it is written down")
  func readings() throws {
    var seen: Set<String> = []
    let rows = RuleRow.table.rows.flatMap { row in
      let questions = RuleQuestion.all.filter { $0.name == row.question }
      return questions.flatMap { question in
        [row.read, row.refused].compactMap { Self.row(of: $0, for: question) }
      }
    }.filter { seen.insert($0).inserted }
    if ProcessInfo.processInfo.environment["USHER_RECORD"] != nil {
      let head =
        "# What a question makes of a line meant for it: line | question | value or reason | place and rule\n"
      try (head + rows.joined(separator: "\n") + "\n").write(
        to: Self.file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("# What") }.map(String.init)
    #expect(rows.count > 200)
    let (new, old) = (Set(rows).subtracting(written), Set(written).subtracting(rows))
    #expect(new.sorted().prefix(20) == [], "\(new.count) readings are not written down so")
    #expect(old.sorted().prefix(20) == [], "\(old.count) readings are not what they were")
  }
}

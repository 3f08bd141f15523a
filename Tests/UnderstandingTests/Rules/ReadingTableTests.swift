import Foundation
import Testing
import Understanding

/// What every question makes of lines of every kind, so that a change of the parser shows wherever it
/// changes anything.
///
/// `USHER_RECORD=1 swift test --filter ReadingTableTests` writes the table anew; read what it changes.
@Suite struct ReadingTableTests {
  private static let file = RuleRow.root.appending(
    path: "Tests/Corpora/understanding/readings.txt")

  /// The lines of the table of rules, and some of those by which people answer in their own words.
  private static let lines: [String] = {
    let folder = RuleRow.root.appending(path: "Tests/Corpora/safeguarding/training").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let answers = files.filter { $0.hasPrefix("answers-") }.sorted().flatMap { name -> [String] in
      let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return (text ?? "").split(separator: "\n").filter { $0.hasPrefix("ordinary: ") }
        .map { String($0.dropFirst("ordinary: ".count)) }
    }
    let some = answers.enumerated().filter { $0.offset.isMultiple(of: 25) }.map(\.element)
    return (RuleRow.table.rows.flatMap { [$0.read, $0.refused] } + some).filter {
      !$0.contains("|")
    }
  }()

  private static func rows(of line: String) -> [String] {
    RuleQuestion.all.compactMap { question in
      let reading = question.reading(Line(line))
      // Nearly any line is a text as it stands.
      guard let evidence = reading.evidence, evidence.rule.text != "text.line" else { return nil }
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
  }

  @Test("Every question reads every line as it is written down")
  func readings() throws {
    let rows = Self.lines.flatMap(Self.rows)
    if ProcessInfo.processInfo.environment["USHER_RECORD"] != nil {
      let head =
        "# What each question makes of a line: line | question | value or reason | place and rule\n"
      try (head + rows.joined(separator: "\n") + "\n").write(
        to: Self.file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("# What") }.map(String.init)
    #expect(rows.count > 1000)
    let (new, old) = (Set(rows).subtracting(written), Set(written).subtracting(rows))
    #expect(new.sorted().prefix(20) == [], "\(new.count) readings are not written down so")
    #expect(old.sorted().prefix(20) == [], "\(old.count) readings are not what they were")
  }
}

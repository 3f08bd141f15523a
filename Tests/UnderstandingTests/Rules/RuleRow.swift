import Foundation
import Testing

/// A row of `Tests/Corpora/understanding/rules.txt`: a rule, a line that it reads and one that it does
/// not.
struct RuleRow: Sendable, CustomTestStringConvertible {
  /// The name of the rule, such as `time.clock`.
  let rule: String
  /// The name of the question that both lines answer, one of ``RuleQuestion/all``.
  let question: String
  /// A line that the rule reads.
  let read: String
  /// A line that is like it, and that the rule does not read.
  let refused: String

  var testDescription: String { "\(rule): \(read)" }

  private init?(_ line: Substring) {
    let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 4, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    (rule, question, read, refused) = (parts[0], parts[1], parts[2], parts[3])
  }

  /// The root of the package.
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// Every row, and the lines of the file that are none.
  static let table: (rows: [RuleRow], broken: [String]) = {
    let file = root.appending(path: "Tests/Corpora/understanding/rules.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return ([], []) }
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return (
      lines.compactMap(RuleRow.init), lines.filter { RuleRow($0) == nil }.map(String.init)
    )
  }()
}

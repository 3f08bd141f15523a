import Testing
import Understanding

/// What each rule reads and what it leaves alone, and that no rule is without a row.
@Suite struct RuleTests {
  @Test("A rule reads a line that is meant for it", arguments: RuleRow.table.rows)
  func reads(row: RuleRow) throws {
    let question = try #require(RuleQuestion.named(row.question), "no question \(row.question)")
    let rules = question.rules(Line(row.read)).sorted()
    #expect(rules.contains(row.rule), "\(row.read) is read by \(rules)")
  }

  @Test("A rule leaves a line alone that is only like it", arguments: RuleRow.table.rows)
  func refuses(row: RuleRow) throws {
    let question = try #require(RuleQuestion.named(row.question), "no question \(row.question)")
    let rules = question.rules(Line(row.refused)).sorted()
    #expect(!rules.contains(row.rule), "\(row.refused) is read by \(rules)")
    #expect(row.refused != row.read)
  }

  @Test("Every rule of the sources has a row")
  func everyRule() throws {
    let names = try RuleNames.inSources()
    #expect(names.count > 100)
    #expect(names.subtracting(RuleRow.table.rows.map(\.rule)).sorted() == [])
  }

  @Test("Every row is of a rule of the sources")
  func everyRow() throws {
    let names = try RuleNames.inSources()
    #expect(Set(RuleRow.table.rows.map(\.rule)).subtracting(names).sorted() == [])
    #expect(RuleRow.table.broken == [])
  }

  @Test("Names of rules are found as they are written in the sources")
  func names() {
    let source = #"Rule("a-b.c-2") .editing("date") "Not a.rule" "word""#
    #expect(RuleNames.names(in: source) == ["a-b.c-2", "date.edited"])
  }
}

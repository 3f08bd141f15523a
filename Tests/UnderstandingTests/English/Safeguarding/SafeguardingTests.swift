import Testing

@testable import Understanding

@Suite("Safeguarding")
struct SafeguardingTests {
  @Test("Every line of the grammar can be read")
  func grammar() {
    #expect(SafeguardingGrammar.english.faults.isEmpty)
    #expect(SafeguardingGrammar.rest.faults.isEmpty)
    #expect(SafeguardingGrammar.english.rules.count > 100)
  }

  @Test(
    "At least 95 of 100 lines of somebody in danger are caught, and it is known who that is",
    arguments: [(SafeguardingCorpus.dangers, 164), (SafeguardingCorpus.freshDangers, 105)])
  func caught(lines: String, count: Int) {
    let dangers = SafeguardingCorpus.dangers(lines)
    #expect(dangers.count == count, "every line is written as it should be")
    let heard = dangers.map { ($0, Safeguarding.concern(in: Line($0.text))) }
    let missed = heard.filter { $0.1 == nil }.map(\.0.text)
    #expect(missed.count * 100 <= dangers.count * 5, "\(missed)")
    let mistaken = heard.filter { danger, concern in
      guard let concern else { return false }
      return (danger.who == .own) != (concern.person == .oneself)
        || danger.who == .child && !concern.mayConcernChild
    }
    #expect(mistaken.count * 100 <= dangers.count * 10, "\(mistaken.map(\.0.text))")
  }

  @Test(
    "At most 5 of 100 lines that only sound like danger are caught",
    arguments: [(SafeguardingCorpus.answers, 173), (SafeguardingCorpus.freshAnswers, 115)])
  func answers(lines: String, count: Int) {
    let answers = SafeguardingCorpus.answers(lines)
    #expect(answers.count == count)
    let alarms = answers.filter { Safeguarding.concern(in: Line($0)) != nil }
    #expect(alarms.count * 100 <= answers.count * 5, "\(alarms)")
  }
}

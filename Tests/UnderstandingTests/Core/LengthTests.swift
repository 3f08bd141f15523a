import Testing
import Understanding

@Suite("How much of a line is taken in")
struct LengthTests {
  @Test("A hundred words of prose are taken in, and a text of a thousand characters")
  func prose() {
    let sentence =
      "My left knee has been sore since the spring, and the physio told me to run less. "
    #expect(!Line(String(repeating: sentence, count: 7)).isTooLong)
    #expect(!Line(String(String(repeating: sentence, count: 13).prefix(1000))).isTooLong)
    #expect(Line(String(repeating: sentence, count: 30)).isTooLong)
  }

  @Test(
    "More clauses or numbers than an answer has are too many",
    arguments: ["a,", "1 ", "½,", "teh "])
  func patterns(pattern: String) {
    #expect(Line(String(repeating: pattern, count: 500)).isTooLong)
    #expect(!Line(String(repeating: pattern, count: 50)).isTooLong)
  }

  @Test("A line whose work is used up is cut short, and its parts are empty")
  func cutShort() {
    let line = Line("noon to eight, or nine to five", within: Effort(steps: 8))
    #expect(!line.isCutShort)
    let part = line.keeping(0..<4)
    #expect(line.isCutShort)
    #expect(part.tokens.isEmpty)
  }

  @Test("A word is looked up once, in all parts of a line")
  func memo() {
    let effort = Effort()
    let line = Line(String(repeating: "sesions ", count: 100), within: effort)
    let once = effort.steps
    _ = line.blanking([0..<7])
    #expect(effort.steps - once < 400)
    #expect(once < 1000)
  }
}

import Testing

@testable import Conversation

@Suite("Glossary")
struct GlossaryTests {
  @Test("A text has terms, other words for them and what they mean")
  func text() {
    let text = """
      # The words of a garden.

      mulch: mulches, what to
      cover with
        Mulch is straw or bark:
        it keeps the soil moist.
      compost
        Compost is what leaves become.
        ? where do leaves go
        ? what is the heap for
      """
    var compost = GlossaryEntry("compost", meaning: "Compost is what leaves become.")
    compost.questions = ["where do leaves go", "what is the heap for"]
    #expect(
      [GlossaryEntry](reading: text) == [
        GlossaryEntry(
          "mulch", synonyms: "mulches", "what to cover with",
          meaning: "Mulch is straw or bark: it keeps the soil moist."),
        compost,
      ])
    #expect([GlossaryEntry](reading: "") == [])
  }

  @Test("A name in braces stands for words of the moment, and an entry that lacks some is left out")
  func names() {
    let entry = GlossaryEntry("sum", meaning: "{a} and {b} make {sum}.")
    let words = ["a": "One", "b": "two", "sum": "three"]
    #expect(entry.filled(with: words)?.meaning == "One and two make three.")
    #expect(entry.filled(with: ["a": "One", "b": "two"]) == nil)
    let plain = GlossaryEntry("one", meaning: "One is one.")
    #expect(plain.filled(with: [:]) == plain)
  }
}

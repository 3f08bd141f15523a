import Conversation
import Testing

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
      """
    #expect(
      [GlossaryEntry](reading: text) == [
        GlossaryEntry(
          "mulch", synonyms: "mulches", "what to cover with",
          meaning: "Mulch is straw or bark: it keeps the soil moist."),
        GlossaryEntry("compost", meaning: "Compost is what leaves become."),
      ])
    #expect([GlossaryEntry](reading: "") == [])
  }
}

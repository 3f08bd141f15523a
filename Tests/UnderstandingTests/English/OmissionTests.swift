import Testing
import Understanding

@Suite struct OmissionTests {
  @Test(
    "What should be there is reported as left out",
    arguments: [
      "you've left Sunday out", "you forgot Monday", "Sunday is missing", "and you missed health",
      "health is missing too",
    ])
  func reported(text: String) {
    #expect(Line(text).reportsOmission)
  }

  @Test(
    "What takes out, and who misses something, reports nothing",
    arguments: [
      "leave Sunday out", "I left early", "she's missing health class",
      "her friends are missing her",
      "I forgot to say health",
    ])
  func unreported(text: String) {
    #expect(!Line(text).reportsOmission)
  }

  @Test("A clause that begins with somebody and a verb tells of them")
  func told() {
    for text in ["Mia fights a lot", "her dad helps out", "so Ben he never listens"] {
      let line = Line(text)
      #expect(line.tellsFact(line.clauseTokens[0]), "\(text)")
    }
    // A name that means something else besides begins many a wish.
    for text in ["Art projects together", "more fights with Mia", "Faith lessons"] {
      let line = Line(text)
      #expect(!line.tellsFact(line.clauseTokens[0]), "\(text)")
    }
  }
}

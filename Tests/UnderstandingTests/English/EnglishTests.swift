import Testing

@testable import Understanding

@Suite("What is known about English words")
struct EnglishTests {
  @Test(
    "Words are known by how common they are",
    arguments: [
      ("about", .everyday), ("weight", .everyday), ("don't", .everyday), ("breakfast", .everyday),
      ("knuckle", .usual), ("colour", .everyday), ("color", .everyday), ("zealous", .usual),
      ("abacus", .usual), ("toady", .rare), ("zygote", .rare), ("london", .proper),
      ("berlin", .proper), ("o'clock", .usual), ("dog's", .everyday),
    ] as [(String, WordKind)])
  func wordsAreKnown(word: String, kind: WordKind) {
    #expect(English.kind(of: word) == kind)
    #expect(English.isWord(word))
  }

  @Test(
    "What is no word is not known",
    arguments: [
      "", "a", "'", "z", "zz", "wieght", "abuot", "tuewed", "loseweight", "aaaaaaaaaaaaaaaa",
      "zzzzzzzzzzzzzzzz", "pneumonoultramicroscopic", "日本", "é", "(", "`", "about(",
    ])
  func strangersAreNot(word: String) {
    #expect(!English.isWord(word))
  }

  @Test(
    "Who says who they are says so right before a name",
    arguments: [
      ("hello there, I'm Riku", true), ("im Riku", true), ("hi, I am Riku", true),
      ("my name is Riku", true), ("and my name is Riku", true), ("I'm with Riku", false),
      ("I'm here for little Riku", false),
    ])
  func whoIAm(text: String, says: Bool) {
    let line = Line(text)
    #expect(line.saysWhoIAm(before: line.tokens.count - 1) == says)
  }

  @Test(
    "A plain no opens a line, and takes nothing else back",
    arguments: [
      ("no, 2", true), ("nope, 2", true), ("no, wait, 2", false), ("no, I mean 2", false),
      ("no 2", false),
    ])
  func plainNo(text: String, opens: Bool) {
    #expect(Line(text).opensWithPlainNo == opens)
  }

  @Test(
    "Given names of many countries are known, with and without their accents",
    arguments: [
      "mia", "oliver", "siobhan", "ngozi", "priya", "josé", "jose", "łukasz", "lukasz", "zoë",
      "will",
      "grace", "harold", "mia's", "aaliyah", "jürgen", "jurgen",
    ])
  func namesAreKnown(name: String) {
    #expect(English.isGivenName(name))
  }

  @Test(
    "Words that are nobody's name are none",
    arguments: ["due", "kid", "easier", "none", "wensday", "unknown", "among", "skip", "edit", ""])
  func othersAreNobody(word: String) {
    #expect(!English.isGivenName(word))
  }

  @Test("A byte more, less or other than a known word's makes another word")
  func neighboursAreTheirOwn() {
    // Words with the same begin stand in one block, where a search could stop too early or late.
    for word in ["through", "thorough", "though", "thought", "thoughtful", "throughout"] {
      #expect(English.isWord(word))
      #expect(!English.isWord(word + "q"))
      #expect(!English.isWord("q" + word))
    }
  }
}

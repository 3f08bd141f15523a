import Testing

@testable import Understanding

@Suite struct WordKeyTests {
  @Test(
    "A word of at most sixteen bytes has a key that is that word, and a longer one has none",
    arguments: [
      ("a", true), ("responsibilities", true), ("responsibilitiess", false), ("éééééééé", true),
      ("ééééééééé", false),
    ])
  func capacity(word: String, hasKey: Bool) {
    #expect(WordKey(word)?.string == (hasKey ? word : nil))
  }

  @Test(
    "A possessive loses its \"'s\" where a word is left",
    arguments: [("mia's", "mia"), ("a's", "a"), ("'s", "'s"), ("mias", "mias"), ("mia'", "mia'")])
  func possessive(word: String, owner: String) {
    #expect(WordKey(word)?.withoutPossessive.string == owner)
  }
}

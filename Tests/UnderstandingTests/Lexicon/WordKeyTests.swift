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
}

import Terminal
import Testing

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "Text is as wide as a terminal draws it",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("ﾊﾝ", 2), ("ＡＢ", 4),
      ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("☂️", 2), ("☂", 1), ("a\u{200B}b", 2), ("»", 1),
      ("שלום", 4), ("•", 1),
    ])
  func width(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }
}

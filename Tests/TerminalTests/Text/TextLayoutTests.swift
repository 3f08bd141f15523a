import Terminal
import Testing

@Suite("Text layout")
struct TextLayoutTests {
  @Test(
    "Text breaks at spaces, and inside a word only when a line cannot hold it",
    arguments: [
      ("", 10, [""]),
      ("one two three", 20, ["one two three"]),
      ("one two three", 7, ["one two", "three"]),
      ("one two three", 8, ["one two", "three"]),
      ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
      ("ab abcdefghij", 4, ["ab", "abcd", "efgh", "ij"]),
      ("日本語です", 4, ["日本", "語で", "す"]),
      ("日本語です", 5, ["日本", "語で", "す"]),
      ("日本", 1, ["日", "本"]),
      ("👩‍👩‍👧👩‍👩‍👧", 3, ["👩‍👩‍👧", "👩‍👩‍👧"]),
      ("one\n\ntwo", 10, ["one", "", "two"]),
      ("  indented text", 10, ["  indented", "text"]),
      ("abc", 0, ["a", "b", "c"]),
      ("1. red 2. orange", 9, ["1. red", "2. orange"]),
      ("1. red 2. orange", 8, ["1. red", "2.", "orange"]),
      ("it is 5.", 6, ["it is", "5."]),
    ])
  func wrapping(text: String, width: Int, lines: [String]) {
    #expect(TextLayout.wrap(text, width: width) == lines)
  }

  @Test("Lines after the first are indented, when that leaves room")
  func indent() {
    #expect(TextLayout.wrap("1. lose weight", width: 9, indent: "   ") == ["1. lose", "   weight"])
    #expect(TextLayout.wrap("lose weight", width: 3, indent: "   ").first == "los")
    #expect(!TextLayout.wrap("lose weight", width: 3, indent: "   ").contains("   "))
  }

  @Test("No line is wider than the window", arguments: 1...30)
  func neverWider(width: Int) {
    let text = "When would you like to eat? 日本語の文章 and 👩‍👩‍👧, or supercalifragilistic words"
    let lines = TextLayout.wrap(text, width: width, indent: "  ")
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= max(width, 2) })
    #expect(
      lines.joined().filter { $0 != " " } == text.filter { $0 != " " }, "nothing may get lost")
  }
}

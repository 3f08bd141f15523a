import Testing

@testable import Understanding

@Suite struct LexerTests {
  @Test(
    "Letters, digits and signs are parted, and written forms are made plain",
    arguments: [
      ("45min", ["45", "min"]), ("1h30", ["1", "h", "30"]), ("8 PM", ["8", "pm"]),
      ("８ｐｍ", ["8", "pm"]), ("9–5", ["9", "-", "5"]), ("it’s", ["it's"]),
      ("“back”", ["\"", "back", "\""]), ("8\u{A0}p.m.", ["8", "pm"]), ("a.m", ["am"]),
      ("ÉCOLE", ["école"]), ("wait…", ["wait", "…"]), ("12\u{202F}000", ["12", "000"]),
      ("Ana-Lucía", ["ana", "-", "lucía"]), ("'til", ["'", "til"]),
      ("'more sleep' and 2", ["\"", "more", "sleep", "\"", "and", "2"]),
      ("'cause it's the kids' room", ["'", "cause", "it's", "the", "kids", "'", "room"]),
      ("٣", ["3"]),
      ("9;09", ["9", ":", "09"]), ("9;090", ["9", ";", "090"]), ("8pm;9", ["8", "pm", ";", "9"]),
      ("👍🏿 ok", ["👍", "ok"]), ("3️⃣", ["3"]), ("8\u{200B}pm", ["8", "pm"]), ("", []), (" \t\r\n", []),
    ] as [(String, [String])])
  func words(text: String, words: [String]) {
    #expect(Line(text).tokens.map(\.word) == words)
  }

  @Test(
    "A one that stands for what is spoken of, or makes an adverb, is no number",
    arguments: [
      ("the second one", false), ("the less angry one", false),
      ("the open up one has to go", false), ("the open up one. ok", false),
      ("if there is one", false), ("there is one hour", true),
      ("the long run one - two hours", true), ("the long run one hour", true),
      ("in one piece", false), ("with one good knee", false), ("with one hour", true),
      ("number one", true),
      ("the number one", true), ("in one hour", true), ("one", true), ("a quick one fifty", true),
    ])
  func one(text: String, isNumber: Bool) {
    #expect(Line(text).tokens.contains { $0.lexeme == .small } == isNumber)
  }

  @Test("Every token's place in the text is its own, in order, and on whole characters")
  func places() {
    var generator = Generator(seed: 3)
    let pieces = [
      "8", "pm", " ", "é", "e\u{301}", "👍🏿", "–", "’", "１", "\0", "日本", ".", "a.m.", "\u{200D}",
    ]
    for _ in 0..<2000 {
      let text = (0..<generator.next(in: 0...12)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      var end = 0
      for token in Line(text).tokens {
        #expect(token.span.lowerBound >= end && token.span.upperBound > token.span.lowerBound)
        end = token.span.upperBound
        let bytes = Array(text.utf8)[token.span]
        #expect(String(validating: bytes, as: UTF8.self) != nil)
      }
      #expect(end <= text.utf8.count)
    }
  }

  @Test(
    "A \"one\" that stands for what is spoken of counts nothing",
    arguments: ["keep the second one", "that one, please", "the next one and the last one"])
  func pronoun(text: String) {
    let ones = Line(text).tokens.filter { $0.word == "one" }
    #expect(!ones.isEmpty && ones.allSatisfy { $0.number == nil })
  }

  @Test(
    "A \"one\" that counts does",
    arguments: [
      "one", "number one", "every one hour", "the one hour session", "one or two",
      "the next one to two miles", "every one or two hours", "the one and a half hour session",
    ])
  func one(text: String) {
    #expect(Line(text).tokens.first { $0.word == "one" }?.number == 1)
  }
}

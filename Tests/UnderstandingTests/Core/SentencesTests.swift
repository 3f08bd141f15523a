import Testing

@testable import Understanding

@Suite("Sentences of a line")
struct SentencesTests {
  @Test(
    "A line is parted behind each stop, and its words stay as they were typed",
    arguments: [
      ("Ten then. And she owns up, so 8", ["Ten then.", "And she owns up, so 8"]),
      ("Who sees it? I agree!", ["Who sees it?", "I agree!"]),
      ("1.5 hours, e.g. on 3.5.2027", ["1.5 hours, e.g.", "on 3.5.2027"]),
      ("just one", ["just one"]), ("... 8", ["8"]), ("", []),
    ])
  func sentences(text: String, expected: [String]) {
    #expect(Line(text).sentences == expected)
  }

  @Test(
    "What an \"and\" joins is parted before it",
    arguments: [
      ("1500 and until 8. Thanks", ["1500", "and until 8.", "Thanks"]),
      ("8 & 9", ["8", "& 9"]),
    ])
  func joined(text: String, expected: [String]) {
    #expect(Line(text).joinedClauses == expected)
  }
}

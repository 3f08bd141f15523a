import Testing

@testable import Understanding

@Suite("Words around a correction, and people who are told of")
struct CueTests {
  @Test(
    "What stands behind a \"make it\" comes in another's place",
    arguments: [
      ("make it 6", "6"), ("2, no, make that 4 please", "4 please"), ("make 6", nil),
      ("make it", nil), ("I make a cake, it is 6", nil),
    ] as [(String, String?)])
  func making(text: String, behind: String?) {
    #expect(Line(text).behindMaking.map { $0.words(0..<$0.tokens.count) } == behind)
  }

  @Test(
    "A sentence about what is remarks, and a statement turned round does not",
    arguments: [
      ("that's a long one", true), ("it is", true), ("hm", true), ("orange it is", false),
      ("the blue one", false),
    ])
  func remarks(text: String, remarks: Bool) { #expect(Line(text).remarks == remarks) }

  @Test(
    "People are told of by their names alone",
    arguments: [
      ("and Nia, she's 4", ["Nia"]), ("Nia is missing", ["Nia"]), ("my son Otto", ["Otto"]),
      ("like Nia", []), ("Nia, 9 June", ["Nia"]),
    ] as [(String, [String])])
  func people(text: String, names: [String]) {
    let line = Line(text)
    #expect(line.peopleTold { _ in false }.map { line.words($0) } == names)
  }
}

import Testing

@testable import Understanding

@Suite("All of some things, and what is left out")
struct WholeTests {
  @Test(
    "A whole is spoken of up to the word that makes exceptions of it",
    arguments: [
      ("everything on except location", "everything on"), ("all of it bar location", "all of it"),
      ("everything on other than location", "everything on other"),
      ("all other", nil), ("more than all of them", nil), ("all more than once", nil),
    ] as [(String, String?)])
  func exceptions(text: String, whole: String?) {
    let line = Line(text).wholeBeforeException?.line
    #expect(line.map { $0.words(0..<$0.tokens.count) } == whole)
  }

  @Test(
    "Nothing but an \"only\" and some places is said",
    arguments: [
      ("just location, please", true), ("only the location for now", true), ("the location", false),
      ("location please", false), ("just switch location on again", false),
    ])
  func only(text: String, saysOnly: Bool) throws {
    let line = Line(text)
    let place = try #require(line.tokens.first { $0.word == "location" })
    #expect(line.saysOnly([place.span]) == saysOnly)
  }

  @Test(
    "Something is taken away where its clause says nothing else of it",
    arguments: [
      ("remove the injuries", true), ("remove the injuries please", true),
      ("remove the \"injuries\"", true), ("take the injuries out um", true),
      ("remove the injuries um", true), ("remove the injuries of last year", false),
      ("take the injuries", false),
    ])
  func removing(text: String, removes: Bool) throws {
    let line = Line(text)
    let name = try #require(line.tokens.first { $0.word == "injuries" })
    #expect(line.removes(name.span) == removes)
  }
}

import Testing

@testable import Understanding

@Suite struct PeopleTests {
  @Test(
    "Both are told of where no two things are named behind the word",
    arguments: [
      ("7 for both", true), ("both of them and then we're good", true),
      ("both and we're done", true),
      ("both 1 and 3", false), ("both art and sport", false),
    ])
  func both(text: String, isOfBoth: Bool) { #expect(Line(text).tellsOfBoth == isOfBoth) }

  @Test(
    "Two names are said in one breath, unless something is done for the first and the second does something",
    arguments: [
      ("Ella and Mia", true), ("Ella, Mia", true), ("art for Ella, Mia loves sport", false),
      ("art for Ella, Mia too", true), ("art for Ella, Mia is fine", false),
    ])
  func joined(text: String, areJoined: Bool) throws {
    let line = Line(text)
    func place(_ name: String) throws -> Range<Int> {
      let place = try #require(line.tokens.firstIndex { $0.word == name })
      return place..<place + 1
    }
    #expect(line.joinsNames(try place("ella"), try place("mia")) == areJoined)
  }

  @Test(
    "A name behind words that take something back, with nothing behind it, stands for the one before",
    arguments: [
      ("9 for Ella, sorry, I mean Mia", true), ("8. No, Mia's", true),
      ("9 for Ella. Mia", false), ("9 for Ella, sorry, Mia is 3", false),
      ("9 for Ella and Mia", false),
    ])
  func corrected(text: String, isCorrected: Bool) throws {
    let line = Line(text)
    let place = try #require(line.tokens.firstIndex { $0.word.hasPrefix("mia") })
    #expect(line.correctsName(by: place..<place + 1) == isCorrected)
  }

  @Test(
    "For whom something is is said by both, too",
    arguments: [
      ("for both of them add art", "for both of them"), ("add art to both", "to both"),
      ("both like art", nil), ("art for both 1 and 3", nil),
    ])
  func placeOfAllMeant(text: String, words: String?) {
    let line = Line(text)
    #expect(line.placeOfAllMeant.map { line.text(at: $0) } == words)
  }
}

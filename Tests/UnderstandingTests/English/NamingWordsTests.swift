import Testing

@testable import Understanding

@Suite("Words around the name of a field")
struct NamingWordsTests {
  @Test(
    "A name is that of an occasion, unless that is taken out or counted",
    arguments: [
      ("like last time", true), ("a hard time at school", true), ("will have more time", true),
      ("drop one day", false),
      ("as on the first day", true),
      ("skip the first day", false), ("one day fewer", false), ("my time", false),
      ("skip it like last time", true), ("lose a pound the first month", true), ("time", false),
    ])
  func occasions(text: String, isOccasion: Bool) throws {
    let words = text.split(separator: " ").map(String.init)
    let place = try #require(words.firstIndex { ["time", "day", "month"].contains($0) })
    #expect(NamingWords.isOccasion(words, at: place) == isOccasion)
  }

  @Test(
    "Whose something is stands a few words before it",
    arguments: [
      ("my husband's first name", 1), ("dad's real name", 0), ("mum's real first name", 0),
      ("it's the name", nil), ("my son's birthday party guest name", nil),
      ("my son's school football team name", nil),
    ] as [(String, Int?)])
  func possessors(text: String, owner: Int?) throws {
    let line = Line(text)
    let place = try #require(line.tokens.firstIndex { $0.word == "name" })
    #expect(line.possessor(before: place, takesPlurals: false) == owner)
  }

  @Test(
    "A line may name somebody by a strange word with a capital behind its first",
    arguments: [
      ("and Zoltan too", true), ("it's for Anouk", true), ("Zoltan", false), ("yes Please", false),
      ("no, On Monday", false), ("it's for anouk", false),
    ])
  func somebody(text: String, names: Bool) {
    #expect(Line(text).namesSomebody == names)
  }
}

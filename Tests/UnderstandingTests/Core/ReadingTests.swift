import Testing
import Understanding

@Suite struct ReadingTests {
  private let evidence = Evidence(words: "7", span: 0..<1, rule: "number.digits")

  @Test("A reading of several values is ambiguous only when they differ")
  func distinct() {
    #expect(Reading<Int>(anyOf: [], evidence).unclear == .nothingFound)
    #expect(Reading(anyOf: [7], evidence).understood == 7)
    #expect(Reading(anyOf: [7, 7, 7], evidence).understood == 7)
    #expect(Reading(anyOf: [8, 7, 8], evidence).ambiguous == [8, 7])
  }

  @Test(
    "Two ways to say the same are no ambiguity, whatever is asked for",
    arguments: UnderstandableKind.all.map(\.name))
  func repeated(name: String) throws {
    let kind = try #require(UnderstandableKind.named(name))
    let links = [" or ", " to ", "-", " and ", ", ", "/"]
    let texts = ["0", "1", "7", "8pm", "noon", "0 years", "60 min", "10k", "5 May", "mon", "yes"]
    for first in texts + kind.examples {
      for link in links {
        let reading = kind.read(Line(first + link + first), in: .monday)
        #expect(Set(reading.values).count == reading.values.count, "\(first)\(link)\(first)")
      }
    }
  }

  @Test(
    "What is taken back for a number that says too little leaves nothing",
    arguments: [
      ("date", "4 March, no, 5"),
      ("duration", "30 minutes, sorry, 45"),
      ("number", "7, scratch that"), ("email", "sam@example.org, scratch that"),
    ])
  func takenBack(name: String, text: String) throws {
    let kind = try #require(UnderstandableKind.named(name))
    #expect(kind.read(Line(text), in: .monday).outcome == .unclear)
  }

  @Test(
    "What a correction says beside the value that was there is the new one",
    arguments: ["40 or 45", "40, 45", "40 then 45"])
  func besideOld(text: String) {
    #expect(NumberDimension().revise(40, by: Line(text), in: .monday).understood == 45)
    #expect(NumberDimension().revise(50, by: Line(text), in: .monday).understood == nil)
  }

  @Test(
    "An apology and a number elsewhere take nothing back",
    arguments: [
      ("date", "4 March, sorry for the delay"), ("date", "4 March at 5"),
      ("duration", "45 minutes, no more than 5 times a week"), ("time_range", "noon to 8, please"),
    ])
  func kept(name: String, text: String) throws {
    let kind = try #require(UnderstandableKind.named(name))
    #expect(kind.read(Line(text), in: .monday).outcome == .understood)
  }
}

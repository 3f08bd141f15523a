import Testing
import Understanding

@Suite("Acts: values that are said in parts")
struct CompletionActTests {
  /// The birthday of the first child after some lines of its parent.
  private func birthday(_ lines: String...) throws -> JSONValue? {
    let scene = try ActScene("eko", after: ["Sam", "Mia"] + lines)
    return scene.profile["children"]?.array?.first?["birthday"]
  }

  @Test("A part is joined to what was said before it")
  func joined() throws {
    #expect(try birthday("in May 2017", "the 11th") == "2017-05-11")
    #expect(try birthday("she turned 8 in May", "the 17th") == "2017-05-17")
  }

  @Test("A date that has a month of its own is no day of one that was said before")
  func ownMonth() throws {
    func raceDate(_ lines: String...) throws -> JSONValue? {
      let asked = ["let's go", "Delta Run", "10k"]
      return try ActScene("george", after: asked + lines).profile["race_date"]
    }
    #expect(try raceDate("april", "3 May") == "2026-05-03")
    #expect(try raceDate("april", "the 3rd") == "2026-04-03")
    #expect(try raceDate("april", "the 19th, that's a Sunday") == "2026-04-19")
    #expect(try raceDate("april", "no idea, a sunday") == .null)
    #expect(try raceDate("april", "17th, a Sunday") == .null)
  }

  @Test("A whole date is what it says, whatever part of another was said before it")
  func whole() throws {
    #expect(try birthday("she turned 8 in May", "17 May 2016") == "2016-05-17")
    #expect(try birthday("in May 2017", "11 June 2016") == "2016-06-11")
  }
}

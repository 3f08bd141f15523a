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

  @Test("A whole date is what it says, whatever part of another was said before it")
  func whole() throws {
    #expect(try birthday("she turned 8 in May", "17 May 2016") == "2016-05-17")
    #expect(try birthday("in May 2017", "11 June 2016") == "2016-06-11")
  }
}

import Conversation
import Testing

@Suite("Ways in which a field can be filled")
struct SourcesTests {
  private let ways: [Sources] = [.asked, .named, .volunteered, .handedIn]

  @Test("No way is another, and all of them are every way")
  func apart() {
    for (place, way) in ways.enumerated() {
      #expect(!way.isEmpty)
      for other in ways[(place + 1)...] { #expect(way.isDisjoint(with: other)) }
    }
    #expect(ways.reduce(Sources()) { $0.union($1) } == .all)
  }

  @Test("What is only given by the answer to its question is not given by its name before")
  func onlyAsked() throws {
    var dialogue = try Dialogue.club(of: ("Mia", 5))
    try dialogue.say("9am to 5pm", "none")
    #expect(dialogue.asked == "newsletter")
    try dialogue.say("no, and the consent is yes")
    #expect(dialogue.value("consent") == nil)
  }
}

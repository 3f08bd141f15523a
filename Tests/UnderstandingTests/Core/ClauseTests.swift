import Testing
import Understanding

@Suite struct ClauseTests {
  @Test(
    "What leads a clause says how it is linked",
    arguments: [
      ("guided, as long as it is short", [.start, .condition]),
      ("guided so long as it is short", [.start, .condition]),
      ("I run so I can eat", [.start, .reason]),
      ("three days, but not Monday", [.start, .but]),
      ("sore since May", [.start]), ("no trouble since", [.start]),
      ("Monday, since I work late", [.start, .reason]),
      ("three days, but… not Monday", [.start, .but]), ("1,800 a day", [.start]),
      ("call it N, please", [.start, .comma]), ("Mon n Wed", [.start, .and]),
      ("on day 7,but not before", [.start, .but]), ("day 1,day 2", [.start, .comma]),
    ] as [(String, [Clause.Link])])
  func links(text: String, links: [Clause.Link]) {
    #expect(Line(text).clauses().map(\.link) == links)
  }

  @Test(
    "What limits the clause before it is found from the words that open it",
    arguments: [
      ("Mondays, and Saturday if it's dry", "if it's dry"),
      ("Sunday only when the kids are away", "only when the kids are away"),
      ("45 minutes, unless I'm tired", "unless I'm tired"),
      ("yes, but only if it's free", "only if it's free"),
      ("she's a 9 if it's about trains", "if it's about trains"),
      ("Mon and Fri but not in August", "not in August"),
      ("Mon and Fri, except exam weeks", "except exam weeks"),
      ("8, but only with family", "only with family"),
    ])
  func limitations(text: String, limitation: String) {
    let line = Line(text)
    #expect(line.limitations.map { line.text(at: line.span($0.tokens)) } == [limitation])
  }

  @Test(
    "A courtesy, and when something is that a sentence tells, limit nothing",
    arguments: [
      "an hour if possible", "an hour if you like", "45 if that's all right", "45, if I'm honest",
      "I want to know when something is up", "Mondays are when I can run", "8, when I was a boy",
      "5, but not now", "I want to stay as I am but not be hungry at ten",
    ])
  func courtesies(text: String) {
    #expect(Line(text).limitations.isEmpty)
  }
}

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
      ("three days, but… not Monday", [.start, .but]), ("1,800 a day", [.start]),
      ("on day 7,but not before", [.start, .but]), ("day 1,day 2", [.start, .comma]),
    ] as [(String, [Clause.Link])])
  func links(text: String, links: [Clause.Link]) {
    #expect(Line(text).clauses().map(\.link) == links)
  }
}

import Testing
import Understanding

@Suite("Acts: answers on scales")
struct ScaleActTests {
  private static let child = [
    "Jo", "Sage", "11 October 2012", "1 and 6", "friends, school, health",
  ]

  @Test(
    "A second value of the same kind is for the question that is asked",
    arguments: [
      "very, 8 or so", "awfully so, nine really", "extremely, 9.5",
    ])
  func beside(line: String) throws {
    let scene = try ActScene("eko", after: Self.child)
    let child = scene.changes(after: line)["children"]?.array?.first
    #expect(child?["temperament_talkative"]?.int != nil)
    let next = try ActScene("eko", after: Self.child + [line]).act(of: "yes")
    #expect(!next.contains("sensitiv") || next.contains("affirm asked"), "\(next)")
  }

  @Test(
    "A list is said anew by \"just\" before it, and not by somebody who is just something",
    arguments: [
      ("just friends, values and creativity. 9", ["friends", "values", "creativity"]),
      ("I'm just glad about friends, values and creativity. 9", nil),
    ] as [(String, [String]?)])
  func saidAnew(line: String, topics: [String]?) throws {
    let scene = try ActScene("eko", after: Self.child)
    let before = scene.changes(after: "9")["children"]?.array?.first?["topics"]
    let child = scene.changes(after: line)["children"]?.array?.first
    #expect(child?["temperament_talkative"] == 9)
    #expect(child?["topics"] == (topics.map { .array($0.map(JSONValue.string)) } ?? before))
  }

  @Test(
    "Figures for several scales are of those that are named beside them, and the others in their order",
    arguments: [
      ("7, 5 and 4", [7, 5, 4]), ("9, 4, 7 for owning up", [9, 4, 7]),
      ("9. tough as nails, 4. owns up, 7", [9, 4, 7]), ("a 3? very sensitive, 8", [3, 8, nil]),
      ("sensitive too, maybe 6, and 10 for talking", [10, 6, nil]),
      ("7, sorry 6, sensitive 4", [6, 4, nil]),
      ("at home 3, at school 8, call it 5", [5, nil, nil]),
      ("9 with friends, 4 with strangers, 7 on the phone", [nil, nil, nil]),
      ("8 or 9", [nil, nil, nil]),
    ] as [(String, [Int?])])
  func together(line: String, ratings: [Int?]) throws {
    let child = try ActScene("eko", after: Self.child).changes(after: line)["children"]?.array?
      .first
    let scales = ["talkative", "sensitivity", "accountability"]
    #expect(scales.map { child?["temperament_\($0)"]?.int } == ratings)
  }

  @Test("What may be somebody's age is no rating of theirs before a yes")
  func age() throws {
    let child = ["Jo", "Sage", "4 March 2018", "1 and 6", "friends, school, health"]
    let scene = try ActScene("eko", after: child)
    for line in ["she's 7", "he is 7"] {
      #expect(scene.changes(after: line)["children"] == nil, "\(line)")
      let agreed = try ActScene("eko", after: child + [line]).changes(after: "yes")["children"]
      #expect(agreed?.array?.first?["temperament_talkative"] == 7, "\(line)")
    }
    let rated = scene.changes(after: "she's a 9")["children"]?.array?.first
    #expect(rated?["temperament_talkative"] == 9)
  }

  @Test("A second value with a name of its own is for that")
  func named() throws {
    let child = try ActScene("eko", after: Self.child).changes(after: "4, and very sensitive")[
      "children"]?.array?.first
    #expect(child?["temperament_talkative"] == 4)
    #expect(child?["temperament_sensitivity"] == 9)
  }

  @Test(
    "A not that begins an answer takes no other answer back",
    arguments: ["not that much, three or four", "not very, 2 or 3, more 3"])
  func notFirst(line: String) throws {
    let scene = try ActScene("eko", after: Self.child + ["8"])
    let child = scene.changes(after: line)["children"]?.array?.first
    #expect(child?["temperament_talkative"] ?? 8 == 8)
  }

  @Test(
    "A no that says again what stands leaves it, and answers nothing else",
    arguments: ["no, 11 October 2012 is right", "no! Sage 11 October 2012"])
  func restated(line: String) throws {
    let scene = try ActScene("eko", after: ["Jo", "Sage", "11 October 2012", "12 October 2013"])
    #expect(scene.changes(after: line).isEmpty)
    #expect(try scene.act(of: line) == "decline pending")
  }
}

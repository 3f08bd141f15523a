import Testing
import Understanding

@Suite("Acts: what is said of several children")
struct FamilyActTests {
  private static let named = ["Jo", "Sage and Otto"]
  private static let talkative =
    named + ["11 October 2012", "1 and 6", "friends, school, health"]
  private static let review =
    talkative + ["5", "6", "7", "2 May 2015", "2", "family, values, school", "4", "4", "4"]

  private func values(_ lines: [String], _ line: String, _ field: String) throws -> [JSONValue?] {
    let scene = try ActScene("eko", after: lines + [line])
    return scene.profile["children"]?.array?.map { $0[field] == .null ? nil : $0[field] } ?? []
  }

  @Test(
    "Each child has its own birthday, whoever is asked about",
    arguments: [
      ("Sage was born on 11 October 2012, and Otto on 2 May 2015", "2012-10-11", "2015-05-02"),
      ("Otto: 2 May 2015, Sage: 11 October 2012", "2012-10-11", "2015-05-02"),
      ("Sage's is 11 October 2012 and Otto's 2 May 2015", "2012-10-11", "2015-05-02"),
      ("Otto was born on 2 May 2015", nil, "2015-05-02"),
      ("they were both born on 2 May 2015", "2015-05-02", "2015-05-02"),
      ("Sage and Otto were born on 2 May 2015", "2015-05-02", "2015-05-02"),
      ("like Otto, on 2 May 2015", "2015-05-02", nil),
    ] as [(String, JSONValue?, JSONValue?)])
  func birthdays(line: String, first: JSONValue?, second: JSONValue?) throws {
    #expect(try values(Self.named, line, "birthday") == [first, second], "\(line)")
  }

  @Test(
    "Each child has its own number",
    arguments: [
      ("Sage 8, Otto 3", 8, 3), ("Otto is a 3 and Sage an 8", 8, 3), ("both are a 7", 7, 7),
      ("Otto is a 3", nil, 3), ("unlike Otto, 8", 8, nil), ("more than Otto, 8", 8, nil),
      ("not as talkative as Otto, 4", 4, nil), ("both 3 and 4", nil, nil),
    ] as [(String, JSONValue?, JSONValue?)])
  func numbers(line: String, first: JSONValue?, second: JSONValue?) throws {
    let found = try values(Self.talkative, line, "temperament_talkative")
    #expect(found == [first, second], "\(line)")
  }

  @Test(
    "What is said of several by name is said of each",
    arguments: [
      ("Sage and Otto are both talkative 9", 9, 9), ("make talkative 9 for both", 9, 9),
      ("talkative 9 for Sage and Otto", 9, 9), ("Sage's talkative is 9 and Otto's 2", 9, 2),
      ("Otto's talkative is 9", 5, 9), ("Sage talkative 9, Otto talkative 2", 9, 2),
    ] as [(String, JSONValue, JSONValue)])
  func later(line: String, first: JSONValue, second: JSONValue) throws {
    let found = try values(Self.review, line, "temperament_talkative")
    #expect(found == [first, second], "\(line)")
  }

  @Test(
    "Somebody around a child is not the child",
    arguments: [
      ("her brother is a 9", false), ("his mum's a 9", false), ("my cousin was a 9", false),
      ("her best friend never stops talking", false), ("his mum says 9", true),
      ("my boy is a 9", true), ("her teacher thinks she's a 9", true),
      ("her brother is a 2, she is a 9", true),
    ])
  func others(line: String, isOfChild: Bool) throws {
    let scene = try ActScene("eko", after: Array(ActScene.family.prefix(5)))
    let children = scene.changes(after: line)["children"]?.array
    #expect(children?.first?["temperament_talkative"] ?? .null == (isOfChild ? 9 : .null))
  }

  @Test(
    "What a question is called, its choices, and how much more there is are no names",
    arguments: [
      "one more: values and family", "one more goal", "another topic, values", "and one more wish",
      "two more points: talkative 9", "plus future", "one more favour", "also birthday",
    ])
  func noNames(line: String) throws {
    for lines in [ActScene.family, Array(ActScene.family.prefix(4))] {
      let children = try ActScene("eko", after: lines).changes(after: line)["children"]?.array
      #expect(children?.count ?? 1 == 1, "\(line)")
    }
  }

  @Test(
    "Names are names, though they are words too",
    arguments: [
      "one more: Will", "another child: faith", "add Hope, 6", "also Art", "one more: river",
      "two more: Ruby and June", "one more son, art",
    ])
  func names(line: String) throws {
    let children = try ActScene("eko", after: ActScene.family).changes(after: line)["children"]
    #expect(children?.array?.count ?? 1 > 1, "\(line)")
    #expect(children?.array?.first?["topics"] == ["friends", "school", "health"])
  }

  @Test(
    "The question that is asked by its name is answered, whatever the words announce",
    arguments: [
      ("set the sensitivity to 8", 5, 8), ("the sensitivity should be 8", 5, 8),
      ("make the talkativeness 8", 8, nil),
      ("change sensitivity to 8 and talkativeness to 7", 7, 8),
      ("make it 8", 8, nil), ("8, and not school", 5, 8), ("8, not 5", 8, nil),
    ] as [(String, JSONValue?, JSONValue?)])
  func byName(line: String, talkative: JSONValue?, sensitive: JSONValue?) throws {
    let lines = Array(ActScene.family.prefix(6))
    #expect(try values(lines, line, "temperament_talkative") == [talkative], "\(line)")
    #expect(try values(lines, line, "temperament_sensitivity") == [sensitive], "\(line)")
    #expect(try values(lines, line, "topics") == [["friends", "school", "health"]])
  }
}

import Testing
import Understanding

@Suite("Acts: who is taken out of a group")
struct RemovalActTests {
  /// A family of two, in which the second child is asked about.
  private static let two = [
    "Jo", "Sage and Otto", "11 October 2012", "1 and 6", "friends, school, health", "5", "6", "7",
  ]
  /// The same at its last look.
  private static let review = two + ["2 May 2015", "2", "family, values, school", "4", "4", "4"]

  private func names(_ lines: [String], _ line: String) throws -> [JSONValue?] {
    let scene = try ActScene("eko", after: lines)
    let children = scene.changes(after: line)["children"]?.array
    return children?.map { $0["name"] } ?? ["Sage", "Otto"]
  }

  @Test(
    "A child goes in whatever words it is left out, while it is asked about and at the last look",
    arguments: [
      "erase Otto", "please remove Otto", "let's leave Otto out of it for now", "take Otto off",
      "could you drop Otto?", "we'll do it without Otto", "Otto is not ready, skip him",
      "delete the second kid", "remove the last child", "remove child 2",
      "I don't want to add Otto after all", "no, cross Otto off the list",
    ])
  func goes(line: String) throws {
    #expect(try names(Self.two, line) == ["Sage"])
    if !line.contains("him") { #expect(try names(Self.review, line) == ["Sage"]) }
  }

  @Test(
    "Who alone is to stay is not whom a pronoun takes out",
    arguments: [
      "leave him out for now, just Sage", "leave him out, it's only Sage", "remove him, only Sage",
    ])
  func staysAlone(line: String) throws {
    #expect(try names(Self.two, line) == ["Sage"])
    let first = ["Jo", "Sage and Otto"]
    #expect(try names(first, "leave him out, only Sage please") == ["Sage", "Otto"])
  }

  @Test(
    "A pronoun stands for whoever was named last before it, and who is named elsewhere stays",
    arguments: [
      "Sage is fine, Otto is my nephew, take him off", "remove Otto for now, just do Sage",
      "keep Sage, lose Otto",
    ])
  func namedBefore(line: String) throws {
    #expect(try names(Self.two, line) == ["Sage"])
    #expect(try names(Self.review, line) == ["Sage"])
  }

  @Test(
    "Whoever is asked about is meant where nobody is named",
    arguments: ["remove him", "drop this child"])
  func spokenOf(line: String) throws {
    #expect(try names(Self.two, line) == ["Sage"])
    #expect(try names(Self.review, line) == ["Sage", "Otto"])
  }

  @Test(
    "What denies it, asks about it, or speaks of something of a child takes nobody out",
    arguments: [
      "don't drop Otto", "should I remove Otto?", "what happens if I remove Otto?",
      "don't forget Otto", "delete it", "skip this one", "remove Otto's goals",
      "drop school from Sage's topics", "remove all of my children", "drop both kids",
      "I forgot when Otto was born", "take Otto to the zoo",
    ])
  func stays(line: String) throws {
    #expect(try names(Self.two, line) == ["Sage", "Otto"])
    #expect(try names(Self.review, line) == ["Sage", "Otto"])
  }

  @Test("Who is behind moves up with all that was said, and undo brings whoever went back")
  func movesUp() throws {
    let scene = try ActScene("eko", after: Self.review + ["remove Sage"])
    let otto = scene.profile["children"]?.array
    #expect(otto?.count == 1)
    #expect(otto?.first?["birthday"] == "2015-05-02")
    let undone = try ActScene("eko", after: Self.review + ["remove Sage", "undo"])
    let both = undone.profile["children"]?.array
    #expect(both?.map { $0["birthday"] } == ["2012-10-11", "2015-05-02"])
  }

  @Test("What is said beside it is heard too")
  func beside() throws {
    let scene = try ActScene("eko", after: Self.review)
    let children = scene.changes(after: "remove Otto, and Sage's talkative is 9")["children"]?.array
    #expect(children?.map { $0["temperament_talkative"] } == [9])
  }

  @Test("The only child stays, and an only one that is still to be named too")
  func only() throws {
    let scene = try ActScene("eko", after: ActScene.family)
    #expect(scene.changes(after: "remove Sage") == [:])
    #expect(try ActScene("eko", after: ["Jo"]).changes(after: "remove the child") == [:])
  }
}

import Testing
import Understanding

@Suite("Acts: more elements of a group")
struct GroupActTests {
  @Test(
    "Another child opens with what is said of them",
    arguments: [
      "yes, also Omar, born 9 June 2019", "another one, Omar, 9 June 2019",
      "yes, Omar, 9 June 2019",
    ])
  func opens(line: String) throws {
    let scene = try ActScene("eko", after: ActScene.family)
    let children = scene.changes(after: line)["children"]?.array
    #expect(children?.count == 2)
    #expect(children?.last?["name"] == "Omar")
    #expect(children?.last?["birthday"] == "2019-06-09")
  }

  @Test(
    "A word that is a name with its capital is one",
    arguments: ["add Max", "add another child: Max"])
  func words(line: String) throws {
    let changes = try ActScene("eko", after: ActScene.family).changes(after: line)
    #expect(changes["children"]?.array?.last?["name"] == "Max")
  }

  @Test(
    "What is said of the one who is known opens nobody",
    arguments: ["Sage's birthday is 9 June 2019", "no, just Sage", "make talkative 8"])
  func known(line: String) throws {
    let scene = try ActScene("eko", after: ActScene.family)
    #expect(scene.changes(after: line)["children"]?.array?.count ?? 1 == 1)
  }

  @Test("Several children have each their own value")
  func several() throws {
    let scene = try ActScene(
      "eko",
      after: ActScene.family + [
        "one more", "Paul", "2 March 2015", "2", "school, health, family", "4", "4", "4",
      ])
    let children = scene.changes(after: "make Sage's sensitive 9 and Paul's 2")["children"]?.array
    #expect(children?.map { $0["temperament_sensitivity"] } == [9, 2])
  }
}

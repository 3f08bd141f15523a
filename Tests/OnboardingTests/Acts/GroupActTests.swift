import Testing
import Understanding

@Suite("Acts: more elements of a group")
struct GroupActTests {
  @Test(
    "Another child opens with what is said of them",
    arguments: [
      "yes, also Noor, born 3 May 2020", "another one, Noor, 3 May 2020", "yes, Noor, 3 May 2020",
    ])
  func opens(line: String) throws {
    let scene = try ActScene("eko", after: ActScene.family)
    let children = scene.changes(after: line)["children"]?.array
    #expect(children?.count == 2)
    #expect(children?.last?["name"] == "Noor")
    #expect(children?.last?["birthday"] == "2020-05-03")
  }

  @Test(
    "What is said of the one who is known opens nobody",
    arguments: ["Sage's birthday is 3 May 2020", "no, just Sage", "talkative should be 8"])
  func known(line: String) throws {
    let scene = try ActScene("eko", after: ActScene.family)
    #expect(scene.changes(after: line)["children"]?.array?.count ?? 1 == 1)
  }

  @Test("Several children have each their own value")
  func several() throws {
    let scene = try ActScene(
      "eko",
      after: ActScene.family + [
        "one more", "Riku", "2 March 2015", "2", "school, health, family", "4", "4", "4",
      ])
    let children = scene.changes(after: "make Sage's talkative 8 and Riku's 3")["children"]?.array
    #expect(children?.map { $0["temperament_talkative"] } == [8, 3])
  }
}

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

  @Test(
    "A sentence about somebody who is not known opens them, and changes nobody",
    arguments: [
      ("we left out a girl, Nia, she is 4, born 2nd Feb", "2022-02-02"),
      ("there is Nia as well, born 2 February 2022", "2022-02-02"),
      ("add his sister Nia, she's 3, turns 4 on 2 February", nil),
      ("yes and Nia is the same as Sage", nil), ("Nia is missing", nil),
      ("add Nia, 4, same topics as Sage", nil), ("I have also Nia, I forgot, she's 4", nil),
    ])
  func tells(line: String, birthday: String?) throws {
    let scene = try ActScene("eko", after: ActScene.family)
    let changes = scene.changes(after: line)
    let children = changes["children"]?.array
    #expect(children?.count == 2, "\(changes)")
    #expect(children?.last?["name"] == "Nia")
    #expect(children?.first?["birthday"] == "2012-10-11")
    if let birthday { #expect(children?.last?["birthday"] == .string(birthday)) }
    #expect(changes["completed"] == nil)
  }

  @Test(
    "What is told of somebody who is not known is no answer about somebody who is",
    arguments: [
      "no, Nia is 4 years old", "Nia's 4, born 2 February 2022",
      "Nia's birthday is 2 February 2022", "and Nia, born on 2 May 2020",
      "my nephew Otto was born on 2 February 2022",
    ])
  func strangers(line: String) throws {
    let scene = try ActScene("eko", after: ["Jo", "Sage", "11 October 2012"])
    let children = scene.changes(after: line)["children"]?.array
    #expect(children?.first?["birthday"] ?? "2012-10-11" == "2012-10-11")
    // Whoever is told of by a name and more is one more.
    let act = try scene.act(of: line)
    #expect(act.hasPrefix("open") || !act.contains("birthday"), "\(act)")
  }

  @Test(
    "Who is spelled nearly as a child that is known is no other one",
    arguments: ["Saige is 13", "and Saige is 13 now"])
  func slips(line: String) throws {
    let scene = try ActScene("eko", after: ActScene.family)
    #expect(scene.changes(after: line)["children"]?.array?.count ?? 1 == 1)
  }

  @Test("A number of a child that nobody could place changes nothing beside what was understood")
  func leftOver() throws {
    let scene = try ActScene(
      "eko",
      after: ActScene.family + [
        "one more", "Paul", "2 March 2015", "2", "school, health, family", "4", "4", "4",
      ])
    let line = "Sage is a five for chatting; Paul's birthday is the 3rd"
    let children = scene.changes(after: line)["children"]?.array
    #expect(children?.last?["birthday"] == "2015-03-03")
    #expect(children?.first?["birthday"] == "2012-10-11")
  }

  @Test("Several children in one line with their parent are all kept")
  func withTheirParent() throws {
    let scene = try ActScene("eko", after: [])
    let lines = [
      "My name is Jo and my kids are Nia (born 5/6/2017) and Otto, 4",
      "JO LIND, KIDS: NIA 8, OTTO 4",
      "I'm Jo, and I have two, Nia and Otto",
    ]
    for line in lines {
      let children = scene.changes(after: line)["children"]?.array
      #expect(children?.count == 2, "\(line)")
    }
  }

  @Test(
    "A name that is taken back is no child beside the one that takes its place",
    arguments: ["Leonie, sorry, Leona, I mistyped", "she's Leonie, no, Leona"])
  func takenBack(line: String) throws {
    let children = try ActScene("eko", after: ["Jo"]).changes(after: line)["children"]?.array
    #expect(children?.count == 1)
    #expect(children?.first?["name"] == "Leona")
  }

  @Test("What follows a name in its clause names nobody else")
  func remarks() throws {
    let changes = try ActScene("eko", after: []).changes(after: "it's martha speaking")
    #expect(changes["display_name"] == "Martha")
    #expect(changes["children"]?.array?.first?["name"] ?? "" == "")
  }

  @Test(
    "An age that was said decides the year of the birthday",
    arguments: ["Nia, 8, her birthday was yesterday", "Nia, 8, born yesterday"])
  func aged(line: String) throws {
    let changes = try ActScene("eko", after: ["Jo"]).changes(after: line)
    let birthday = changes["children"]?.array?.first?["birthday"]?.string
    #expect(birthday?.hasPrefix("2018") == true, "\(changes)")
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

  private static let twins =
    ActScene.family + ["one more", "Paul", "2 March 2015"]

  @Test(
    "Words that compare with another child take over the answer",
    arguments: [
      "same as Sage", "just like Sage", "everything like his sister", "the ones Sage has",
      "more or less the same as for Sage", "as with Sage", "Sage's", "copy Sage",
      "like his big sister",
    ])
  func copies(line: String) throws {
    let children = try ActScene("eko", after: Self.twins).changes(after: line)["children"]?.array
    #expect(children?.last?["goals"] == children?.first?["goals"])
  }

  @Test(
    "A wish that names another child is a wish",
    arguments: ["to be as brave as Sage", "to quarrel less with Sage", "to be like his sister"])
  func wishes(line: String) throws {
    let children = try ActScene("eko", after: Self.twins).changes(after: line)["children"]?.array
    #expect(children?.last?["goals"] == [.string(line)])
  }

  @Test("A sameness that says more is asked about")
  func sameness() throws {
    let changes = try ActScene("eko", after: Self.twins).changes(
      after: "the same hopes that we wrote down for Sage")
    #expect(changes == [:])
  }

  @Test(
    "One child's answer becomes that of another where both are named",
    arguments: [
      "Paul's goals should be the same as Sage's", "Paul same goals as Sage",
      "Sage sensitive 3, and Paul's goals are the same as Sage's",
    ])
  func copiedLater(line: String) throws {
    let scene = try ActScene(
      "eko", after: Self.twins + ["2", "school, health, family", "4", "4", "4"])
    let children = scene.changes(after: line)["children"]?.array
    #expect(children?.last?["goals"]?.array?.count == 2)
    #expect(children?.last?["goals"] == children?.first?["goals"])
  }
}

import Testing
import Understanding

@Suite("Acts: agreement, and what stands beside it")
struct AgreementActTests {
  @Test(
    "What leaves all as it is agrees, and is no list of all",
    arguments: [
      "that's all", "that is all of it", "all finished, cheers", "that'll be all", "no, all good",
      "no one else",
      "that's the lot, folks", "yes, can't wait", "thats the lot, thanks",
    ])
  func agrees(line: String) throws {
    #expect(try ActScene("eko", after: ActScene.family).act(of: line).hasPrefix("affirm"))
  }

  @Test(
    "A change beside a yes is made, and the yes asked for again",
    arguments: [
      ("yes, but I stop at 9", ["eating_window_end": "21:00"] as [String: JSONValue]),
      ("could the window start at 10 instead, the rest is fine", ["eating_window_start": "10:00"]),
      ("looks good, only make it 1900 calories", ["calorie_target": 1900]),
    ])
  func amends(line: String, changes: [String: JSONValue]) throws {
    #expect(try ActScene("diet", after: ActScene.diet).changes(after: line) == changes)
  }

  @Test(
    "Who goes on from an explanation and tells more is taken on with it",
    arguments: [
      "let's go, it's the Oslo Marathon on 18 October 2026",
      "fire away. I'm doing the Oslo Marathon on 18 October 2026",
      "let us begin. It's the Oslo Marathon on 18 October 2026",
    ])
  func goesOn(line: String) throws {
    let changes = try ActScene("george", after: []).changes(after: line)
    #expect(changes["race_name"] == "Oslo Marathon")
    #expect(changes["race_date"] == "2026-10-18")
  }

  @Test(
    "A last clause that goes on from an explanation does, whatever is remarked before it",
    arguments: [
      ("I'll ask my doctor before that. go on", true), ("useless. ok next", true),
      ("right, makes sense, moving on", true), ("I can't go on like this", false),
      ("wait, before we go on", false), ("what happens if I go on", false),
    ])
  func endsGoingOn(line: String, goesOn: Bool) throws {
    let scene = try ActScene("diet", after: ["maintain", "2000", "noon to 8pm"])
    #expect(try scene.act(of: line).hasPrefix("proceed") == goesOn)
  }

  @Test(
    "What may be a change and is not understood is no yes",
    arguments: ["yes, but Kenneth is wrong about it", "all good apart from the 17"])
  func doubts(line: String) throws {
    #expect(try ActScene("eko", after: ActScene.family).changes(after: line) == [:])
  }
}

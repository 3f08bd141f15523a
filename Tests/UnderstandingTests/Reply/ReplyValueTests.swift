import Testing
import Understanding

@Suite struct ReplyValueTests {
  private func values(
    _ text: String, to proposed: [ProposedValue] = Proposals.table
  ) -> [String: JSONValue]? {
    guard let reply = Reply(Line(text), to: proposed, in: .monday), reply.act == .replace else {
      return nil
    }
    return reply.values
  }

  @Test(
    "Another value is for the only one of its kind",
    arguments: [
      ("no, four of us", ["party size": ["value": 4]]),
      ("3 instead of 2", ["party size": ["value": 3]]),
      ("yes, but for 5 people", ["party size": ["value": 5]]),
      ("the 8th, not the 5th", ["date": ["date": "2026-03-08"]]),
      ("could we do half past eight in the evening", ["time": ["time": "20:30"]]),
      ("yes, could it be at 8 pm?", ["time": ["time": "20:00"]]),
      ("sure. Or Friday?", ["date": ["date": "2026-03-06"]]),
      ("great, for three, right?", ["party size": ["value": 3]]),
      ("could we do 5:30 instead?", ["time": ["time": "17:30"]]),
      ("ok but at 8pm", ["time": ["time": "20:00"]]),
      ("no, is there anything at 6:30 pm?", ["time": ["time": "18:30"]]),
      (
        "Make it Friday, for three people",
        [
          "date": ["date": "2026-03-06"], "party size": ["value": 3],
        ]
      ),
    ] as [(String, [String: JSONValue])])
  func only(text: String, expected: [String: JSONValue]) {
    #expect(values(text) == expected)
  }

  @Test(
    "Of several of a kind, another value is for the one that its words name",
    arguments: [
      ("check out on the 8th", ["check out date": ["date": "2026-03-08"]]),
      ("no, we arrive on the 6th", ["check in date": ["date": "2026-03-06"]]),
      ("I'll stay until the 10th", ["check out date": ["date": "2026-03-10"]]),
      (
        "check in on the 4th and leave on the 7th",
        [
          "check in date": ["date": "2026-03-04"], "check out date": ["date": "2026-03-07"],
        ]
      ),
      ("2 rooms please", ["number of rooms": ["value": 2]]),
      ("no, it's for four people", ["number of adults": ["value": 4]]),
    ] as [(String, [String: JSONValue])])
  func named(text: String, expected: [String: JSONValue]) {
    #expect(values(text, to: Proposals.stay) == expected)
  }

  @Test("Of several that begin and end nothing, another value is for the one that is named most")
  func namedByWord() {
    let meals = [Proposals.time("lunch time", "12:00"), Proposals.time("dinner time", "19:00")]
    #expect(values("no, dinner at 8 pm", to: meals) == ["dinner time": ["time": "20:00"]])
    #expect(values("no, lunch at 1 pm", to: meals) == ["lunch time": ["time": "13:00"]])
  }

  @Test(
    "Where it is not clear whose a value is, or how much, nothing is said for anything",
    arguments: ["the 8th", "3", "on the 11th please", "one more adult"])
  func nobodys(text: String) {
    #expect(values(text, to: Proposals.stay) == [:])
  }

  @Test("A bare number that may be an hour as well as a count is for neither")
  func torn() {
    #expect(values("make it 8") == [:])
    #expect(values("at 8") == ["time": ["time": "20:00"]])
    #expect(values("for 8") == ["party size": ["value": 8]])
  }

  @Test(
    "A number that is part of a name is no value", arguments: ["book room 12", "1408 Oak Street"])
  func names(text: String) {
    #expect(values(text, to: Proposals.stay) ?? [:] == [:])
  }

  @Test("Values that were proposed are no others, and values asked about are none")
  func same() {
    #expect(values("yes, 2 people on the 5th") == nil)
    #expect(values("yes, is there parking for 3 cars?") == nil)
  }

  @Test("A time without its half of the day is the likely one, or both where neither is")
  func halves() {
    #expect(values("no, 7:30 please") == ["time": ["time": "19:30"]])
    let lunch = [Proposals.time("time", "13:00")]
    #expect(values("no, 11:45 please", to: lunch) == ["time": ["time": "11:45"]])
    let reply = Reply(Line("no, 8:00 please"), to: lunch, in: .monday)
    #expect(reply?.values == [:])
    #expect(reply?.candidates == ["time": [["time": "08:00"], ["time": "20:00"]]])
  }
}

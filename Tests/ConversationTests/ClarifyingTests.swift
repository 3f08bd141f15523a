import Conversation
import Testing
import Understanding

@Suite("Clarifying")
struct ClarifyingTests {
  private func asked() throws -> Dialogue<ClubDraft> {
    var dialogue = try Dialogue.club(of: ("Mia", 5))
    let turn = try dialogue.say("8 to 4")
    #expect(turn.readings == ["8 AM to 4 PM", "8 PM to 4 AM"])
    #expect(dialogue.value("hours") == nil)
    return dialogue
  }

  @Test(
    "Two honest readings are asked about, and any way to pick one is taken",
    arguments: [
      ("the first", "08:00", "16:00"), ("1", "08:00", "16:00"), ("am", "08:00", "16:00"),
      ("the second one", "20:00", "04:00"), ("the evening one", "20:00", "04:00"),
      ("8am to 4pm", "08:00", "16:00"), ("the early one", "08:00", "16:00"),
      ("the later one please", "20:00", "04:00"), ("the latter", "20:00", "04:00"),
      ("noon to 8pm", "12:00", "20:00"),
    ])
  func picks(line: String, start: String, end: String) throws {
    var dialogue = try asked()
    let turn = try dialogue.say(line)
    #expect(dialogue.value("hours")?["start"]?.string == start)
    #expect(dialogue.value("hours")?["end"]?.string == end)
    #expect(turn.heard.count == 1)
    #expect(dialogue.asked == "notes")
  }

  @Test(
    "A line that picks none stores none, and is answered in other words each time",
    arguments: ["I stop at 7pm", "purple", "either", "the third"])
  func picksNone(line: String) throws {
    var dialogue = try asked()
    var said: Set<[Utterance]> = []
    for _ in 1...3 {
      let turn = try dialogue.say(line)
      #expect(dialogue.value("hours") == nil)
      #expect(said.insert(turn.utterances).inserted, "never the same twice in a row")
    }
  }

  @Test("What is to be clarified blocks no command, and is asked again after it")
  func commands() throws {
    var dialogue = try asked()
    #expect(try dialogue.say("help").says { if case .help = $0 { true } else { false } })
    #expect(try dialogue.say("why?").says { if case .clarifyAgain = $0 { true } else { false } })
    #expect(try dialogue.say("thanks").says { $0 == .smallTalk(.thanks) })
    try dialogue.say("the first")
    #expect(dialogue.value("hours")?["start"] == "08:00")

    var back = try asked()
    try back.say("back")
    #expect(back.asked == "level")
    #expect(
      try asked().flow.turn(
        after: .line("quit"), from: try asked().state, in: try asked().context
      ).effects.contains(.close(.left)))
  }

  @Test("A part of a value is kept, and its rest asked for")
  func completing() throws {
    var dialogue = try Dialogue.club(of: ("Mia", 5))
    let turn = try dialogue.say("from 10am")
    #expect(turn.says { if case .incomplete(_, .end, _) = $0 { true } else { false } })
    try dialogue.say("until 6pm")
    #expect(dialogue.value("hours") == ["start": "10:00", "end": "18:00"])
  }

  @Test("Several values are asked about by all words of the line")
  func several() throws {
    var dialogue = try Dialogue(.newsletter)
    let line = "4 pages and 2 pictures"
    try dialogue.say("Sam", "news", "daily", line)
    guard case .clarification(_, _, let evidence) = dialogue.state.pending else {
      Issue.record("\(String(describing: dialogue.state.pending))")
      return
    }
    #expect(evidence.words == line)
    #expect(evidence.span == 0..<line.utf8.count)
  }

  @Test(
    "A correction that the question could take too is asked about, and taken by name or by place",
    arguments: [("the pages", "pages"), ("the rhythm", "rhythm"), ("the second", "pages")])
  func targets(line: String, field: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "news", "daily")
    let turn = try dialogue.say("wait, 2")
    #expect(turn.utterances == [.target(heard: "2", labels: ["Rhythm", "Pages"])])
    #expect(dialogue.value("pages") == nil)
    #expect(dialogue.value("rhythm") == "daily")
    try dialogue.say(line)
    #expect(dialogue.value("rhythm") == (field == "rhythm" ? "weekly" : "daily"))
    #expect(dialogue.value("pages")?.double == (field == "pages" ? 2 : nil))
  }
}

extension Turn {
  /// The readings that are asked about.
  var readings: [String] {
    for case .clarify(_, let readings) in utterances { return readings }
    return []
  }
}

import Conversation
import Testing
import Understanding

@Suite("What of a line nothing is made of")
struct UnheardTests {
  private func unheard(_ turn: Turn) -> [String] {
    turn.utterances.flatMap { utterance -> [String] in
      if case .unheard(let clauses) = utterance { clauses } else { [] }
    }
  }

  @Test(
    "A clause beside a change that says a value or names an answer is told where nothing is made of it",
    arguments: [
      ("make it 10am to 6pm, her level as well", "her level as well"),
      ("make it 10am to 6pm. one more thing: call us at noon", "one more thing: call us at noon"),
    ])
  func told(line: String, clause: String) throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5))
    let turn = try dialogue.say(line)
    #expect(dialogue.value("hours") == ["end": "18:00", "start": "10:00"])
    #expect(unheard(turn) == [clause])
    #expect(!turn.isUnderstood, "a script that is strict stops there")
  }

  @Test(
    "A remark, a reason, and what is denied beside its correction are passed over",
    arguments: [
      "the hours are 10am to 6pm, sorry about that",
      "the hours are 10am to 6pm because of my shift at 9",
      "not 9 to 5, the hours are 10am to 6pm", "the hours are 10am to 6pm, the notes are right",
      "the hours are 10am to 6pm, thanks a lot",
    ])
  func passedOver(line: String) throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5))
    let turn = try dialogue.say(line)
    #expect(dialogue.value("hours") == ["end": "18:00", "start": "10:00"])
    #expect(unheard(turn) == [])
    #expect(turn.isUnderstood)
  }

  @Test("A clause that says nothing but when an answer holds is told where that has no place")
  func times() throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5))
    let turn = try dialogue.say("make it 10am to 6pm, but not at weekends")
    #expect(dialogue.value("hours") == ["end": "18:00", "start": "10:00"])
    #expect(turn.utterances.contains(.unplaced(["not at weekends"])))
    #expect(!turn.isUnderstood)
  }

  @Test(
    "What limits an answer is told where that has no place",
    arguments: [
      ("make it 10am to 6pm, unless it rains", "unless it rains"),
      ("make it 10am to 6pm but not in August", "not in August"),
      ("make it 10am to 6pm, twice a week", "twice a week"),
    ])
  func limits(line: String, clause: String) throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5))
    let turn = try dialogue.say(line)
    #expect(dialogue.value("hours") == ["end": "18:00", "start": "10:00"])
    #expect(turn.utterances.contains(.unplaced([clause])))
  }
}

import Conversation
import Garden
import Testing
import Understanding

@Suite("Taking back by name")
struct RetractingTests {
  @Test(
    "What a clause takes back by its name, and says nothing else of, is open again and asked for",
    arguments: [
      "scrap the hours", "forget the hours", "please take back my hours",
      "oh, can we clear the hours, I have to ask my wife first",
    ])
  func open(line: String) throws {
    var dialogue = try Dialogue.garden(at: "wants_account")
    let turn = try dialogue.say(line)
    #expect(dialogue.value("hours") == nil)
    #expect(dialogue.asked == "hours")
    #expect(
      turn.says { said in
        if case .undone(let undone) = said { undone.map(\.label) == ["Hours"] } else { false }
      })
    try dialogue.say("undo")
    #expect(dialogue.value("hours") == ["start": "12:00", "end": "14:00"])
    #expect(dialogue.asked == "wants_account")
  }

  @Test(
    "At the question for a text it is none",
    arguments: ["forget the hours", "leave the hours as they were", "clear the first day"])
  func text(line: String) throws {
    var dialogue = try Dialogue.garden(at: "note")
    try dialogue.say(line)
    #expect(dialogue.value("note") == nil)
  }

  @Test(
    "What asks, or takes back a part or something else, leaves the answer",
    arguments: [
      "can I forget the hours?", "forget it", "I always forget the hours of the buses",
      "scrap the fence",
    ])
  func kept(line: String) throws {
    var dialogue = try Dialogue.garden(at: "wants_account")
    try dialogue.say(line)
    #expect(dialogue.value("hours") == ["start": "12:00", "end": "14:00"])
  }

  @Test(
    "What is to be as it was has the value before again",
    arguments: [
      "leave the plants as they were", "never mind, keep the plants the way they were",
      "put the plants back to what they were", "no, leave it as it was", "as before please",
    ])
  func restored(line: String) throws {
    var dialogue = try Dialogue.garden(at: "wants_account")
    try dialogue.say("change the plants to 40")
    #expect(dialogue.value("plants") == 40)
    try dialogue.say(line)
    #expect(dialogue.value("plants") == 20)
  }

  @Test("What was put back stays so, however often that is said")
  func twice() throws {
    var dialogue = try Dialogue.garden(at: "wants_account")
    try dialogue.say("change the plants to 40", "leave the plants as they were")
    try dialogue.say("leave the plants as they were")
    #expect(dialogue.value("plants") == 20)
  }

  @Test("Without a name it is what is asked about anew that stays, and no other answer moves")
  func asked() throws {
    var dialogue = try Dialogue.garden(at: "wants_account")
    try dialogue.say("change the hours to 2pm to 4pm", "change the plants")
    #expect(dialogue.asked == "plants")
    try dialogue.say("leave it the way it was")
    #expect(dialogue.value("plants") == 20)
    #expect(dialogue.value("hours") == ["start": "14:00", "end": "16:00"])
  }

  @Test("What one had who is gone is not put back as another's")
  func others() throws {
    var dialogue = try Dialogue.garden(at: "helpers_count")
    try dialogue.say(
      "Mia and Tom", "Mondays", "Tuesdays", "remove Mia", "no", "change the days to Friday")
    #expect(dialogue.helper(0, "days") == ["fri"])
    try dialogue.say("leave the days as they were")
    #expect(dialogue.helper(0, "days") != ["mon"])
  }

  @Test(
    "What is said beside it is what it is instead",
    arguments: ["scrap the plants, make it 60", "forget the plants, 60"])
  func instead(line: String) throws {
    var dialogue = try Dialogue.garden(at: "wants_account")
    try dialogue.say(line)
    #expect(dialogue.value("plants") == 60)
    #expect(dialogue.asked == "wants_account")
  }

  @Test("Where nothing was changed, what is to be as it was stays, and is said back")
  func unchanged() throws {
    var dialogue = try Dialogue.garden(at: "wants_account")
    let turn = try dialogue.say("put the plants back as they were")
    #expect(dialogue.value("plants") == 20)
    #expect(turn.isUnderstood)
    #expect(dialogue.asked == "wants_account")
  }

  @Test("What follows from an answer that is taken back goes with it")
  func dependent() throws {
    var dialogue = try Dialogue.garden(at: "crops", plot: "plot")
    try dialogue.say("carrots and herbs", "scrap the plot")
    #expect(dialogue.value("plot") == nil)
    try dialogue.say("greenhouse")
    #expect(dialogue.value("crops") == nil)
    #expect(dialogue.asked == "crops")
  }
}

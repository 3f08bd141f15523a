import Conversation
import Testing
import Understanding

@Suite("Rules and conditions of a flow")
struct RuleTests {
  @Test("A value that breaks a rule is refused in the words of the flow, whichever way it comes in")
  func requiring() throws {
    var dialogue = try Dialogue(.journey, at: .monday)
    let turn = try dialogue.say("4 August 2026")
    #expect(dialogue.value("day") == nil)
    #expect(
      turn.says { utterance in
        if case .refused(let refusal) = utterance {
          refusal.violation == .custom("There are no trips in August.")
        } else {
          false
        }
      })
    try dialogue.say("4 July 2026", "change the day to 5 August 2026")
    #expect(dialogue.value("day") == "2026-07-04")
    var other = try Dialogue(.journey, at: .monday)
    let refused = try other.take(.handIn([HandedIn(field: "day", value: "2026-08-04")]))
    #expect(refused.says { if case .handInRefused = $0 { true } else { false } })
  }

  @Test(
    "What breaks a rule is refused and never offered, at whatever question it is said",
    arguments: ["5 August 2026", "change the day to 5 August 2026", "no, 5 August 2026"])
  func elsewhere(line: String) throws {
    var dialogue = try Dialogue(.journey, at: .monday)
    try dialogue.say("4 July 2026")
    let refused = try dialogue.say(line)
    #expect(refused.says { if case .refused = $0 { true } else { false } })
    #expect(dialogue.state.pending == nil)
    try dialogue.say("yes")
    #expect(dialogue.value("day") == "2026-07-04")
  }

  @Test("An answer that may not stand beside a new one is said to be out, and asked again")
  func setAside() throws {
    var dialogue = try Dialogue(.journey, at: .monday)
    try dialogue.say("4 July 2026", "yes", "", "sleeper")
    #expect(dialogue.value("seat") == "sleeper")
    try dialogue.say("change the day to 4 December 2026")
    #expect(dialogue.value("seat") == nil)
    #expect(dialogue.asked == "seat")
    try dialogue.say("undo")
    #expect(dialogue.value("seat") == "sleeper")
  }

  @Test("A value that the store refuses is left out, told once by its name, and asked for again")
  func refusedByStore() throws {
    var dialogue = try Dialogue(.journey, at: .monday)
    let event = Event.line("4 July 2026")
    let turn = try dialogue.take(.saveFailed(.refused("day_check"), after: event))
    #expect(turn.says { $0 == .leftOutByStore(labels: ["Day"], constraint: "day_check") })
    #expect(turn.effects == [])
    #expect(dialogue.state.pending == nil)
    #expect(dialogue.asked == "day")
    try dialogue.say("5 July 2026")
    #expect(dialogue.value("day") == "2026-07-05")
  }

  @Test("A step whose condition does not hold is passed over, and comes with the condition")
  func when() throws {
    var dialogue = try Dialogue(.journey, at: .monday)
    try dialogue.say("4 July 2026", "no")
    #expect(dialogue.asked == "travellers_count")
    var other = try Dialogue(.journey, at: .monday)
    try other.say("4 July 2026", "yes")
    #expect(other.asked == "classes")
    try other.say("")
    #expect(other.asked == "seat")
  }

  @Test("Options that do not apply are neither listed nor taken")
  func options() throws {
    var dialogue = try Dialogue(.journey, at: .monday)
    try dialogue.say("4 December 2026", "yes", "", "sleeper")
    #expect(dialogue.value("seat") == nil)
    try dialogue.say("saloon")
    #expect(dialogue.value("seat") == "saloon")
  }
}

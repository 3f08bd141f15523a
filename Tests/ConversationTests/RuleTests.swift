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

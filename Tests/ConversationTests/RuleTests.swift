import Conversation
import Garden
import Testing
import Understanding

@Suite("Rules and conditions of a flow")
struct RuleTests {
  @Test("A value that breaks a rule is refused in the words of the flow, whichever way it comes in")
  func requiring() throws {
    var dialogue = try Dialogue.garden(at: "start")
    let turn = try dialogue.say("4 January 2027")
    #expect(dialogue.value("start") == nil)
    #expect(
      turn.says { utterance in
        if case .refused(let refusal) = utterance {
          refusal.violation == .custom("In January the gate is closed.")
        } else {
          false
        }
      })
    try dialogue.say("4 July 2026", "change the first day to 5 January 2027")
    #expect(dialogue.value("start") == "2026-07-04")
    var other = try Dialogue.garden(at: "start")
    let refused = try other.take(.handIn([HandedIn(field: "start", value: "2027-01-04")]))
    #expect(refused.says { if case .handInRefused = $0 { true } else { false } })
  }

  @Test(
    "What breaks a rule is refused and never offered, at whatever question it is said",
    arguments: [
      "5 January 2027", "change the first day to 5 January 2027", "no, 5 January 2027",
    ])
  func elsewhere(line: String) throws {
    var dialogue = try Dialogue.garden(at: "start")
    try dialogue.say("4 July 2026")
    let refused = try dialogue.say(line)
    #expect(refused.says { if case .refused = $0 { true } else { false } })
    #expect(dialogue.state.pending == nil)
    try dialogue.say("yes")
    #expect(dialogue.value("start") == "2026-07-04")
  }

  @Test("An answer that may not stand beside a new one is said to be out, and asked again")
  func setAside() throws {
    var dialogue = try Dialogue.garden(at: "crops")
    try dialogue.say("carrots and herbs")
    #expect(dialogue.value("crops") == ["carrots", "herbs"])
    try dialogue.say("change the plot to a greenhouse")
    #expect(dialogue.value("crops") == nil)
    #expect(dialogue.asked == "crops")
    try dialogue.say("undo")
    #expect(dialogue.value("crops") == ["carrots", "herbs"])
  }

  @Test("A value that the store refuses is left out, told once by its name, and asked for again")
  func refusedByStore() throws {
    var dialogue = try Dialogue.garden(at: "start")
    let event = Event.line("4 July 2026")
    let turn = try dialogue.take(.saveFailed(.refused("start_is_a_date"), after: event))
    #expect(
      turn.says { $0 == .leftOutByStore(labels: ["Start"], constraint: "start_is_a_date") })
    #expect(turn.effects == [])
    #expect(dialogue.state.pending == nil)
    #expect(dialogue.asked == "start")
    try dialogue.say("5 July 2026")
    #expect(dialogue.value("start") == "2026-07-05")
  }

  @Test("What the store refuses of a beginning is tried again, as nobody gave an answer")
  func refusedBeginning() throws {
    var dialogue = try Dialogue.garden(at: "start")
    let failure = SaveFailure.refused("metadata_is_json")
    let turn = try dialogue.take(.saveFailed(failure, after: .begin))
    #expect(turn.says { $0 == .saveFailed(failure) })
    #expect(dialogue.state.pending != nil)
  }

  @Test("A step whose condition does not hold is passed over, and comes with the condition")
  func when() throws {
    var dialogue = try Dialogue.garden(at: "wants_account")
    try dialogue.say("no", "yes")
    #expect(dialogue.asked == nil)
    var other = try Dialogue.garden(at: "wants_account", plot: "greenhouse")
    try other.say("no", "yes")
    #expect(other.asked == "plot_id")
  }

  @Test("Options that do not apply are neither listed nor taken")
  func options() throws {
    var dialogue = try Dialogue.garden(at: "crops", plot: "greenhouse")
    try dialogue.say("carrots and herbs")
    #expect(dialogue.value("crops") == nil)
    try dialogue.say("beans and herbs")
    #expect(dialogue.value("crops") == ["beans", "herbs"])
  }
}

import Conversation
import Testing
import Understanding

@Suite("Words of danger")
struct DangerTests {
  @Test(
    "Words of danger pause the questions, and nothing of them is kept",
    arguments: ["I want to die", "honestly I make myself throw up", "I cut myself"])
  func crisis(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam")
    let before = dialogue.state.answers
    let turn = try dialogue.say(line)
    #expect(turn.utterances.count == 1)
    #expect(turn.utterances.contains { $0.isRest })
    #expect(!turn.isUnderstood, "a script stops at it")
    #expect(dialogue.state.answers == before)
    #expect(!"\(dialogue.state)".contains(line))
  }

  @Test("The line after words of danger leads on at once: the answer, a command, or any other")
  func afterCrisis() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "I want to die")
    let quit = dialogue.flow.turn(
      after: .line("quit"), from: dialogue.state, in: dialogue.context)
    #expect(quit.effects.contains(.close(.left)))
    let answered = dialogue.flow.turn(
      after: .line("food"), from: dialogue.state, in: dialogue.context)
    #expect(answered.state.answers[Path("topics")]?.value == ["food"])
    #expect(answered.state.pending == nil)
    for (line, reply) in [("yes, go on", Utterance.afterRest), ("I didn't mean that", .misheard)] {
      let turn = dialogue.flow.turn(
        after: .line(line), from: dialogue.state, in: dialogue.context)
      #expect(turn.utterances.first == reply)
      #expect(turn.utterances.contains { if case .question = $0 { true } else { false } })
    }
    try dialogue.say("food", "I want to die")
    // Enter goes on, and takes no suggestion.
    #expect(try dialogue.say("").utterances.first == .afterRest)
    #expect(dialogue.value("rhythm") == nil)
  }

  @Test("The same is not said twice in a row to words of danger")
  func crisisAgain() throws {
    var dialogue = try Dialogue(.newsletter)
    let said = try (0..<4).map { _ in try dialogue.say("I want to die").utterances }
    #expect(said.map { $0 == [.resting] } == [false, true, false, true])
    #expect(said.map { $0.contains(where: \.isRest) } == [true, false, true, false])
  }

  @Test("Whoever comes back after words of danger is asked what is open")
  func comingBack() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "I want to die")
    let turn = dialogue.flow.turn(after: .begin, from: dialogue.state, in: dialogue.context)
    #expect(turn.says { if case .question = $0 { true } else { false } })
    #expect(!turn.utterances.contains(.resting))
    #expect(turn.state.pending == nil)
  }

  @Test("A product hears dangers of its own, in lines and in what is handed in")
  func ownCheck() throws {
    let concern = Concern(kind: .eating, person: .oneself, mayConcernChild: false)
    let flow = Flow<NewsletterDraft>.newsletter.safeguarding {
      $0.contains("only water") ? concern : nil
    }
    var dialogue = try Dialogue(flow)
    let turn = try dialogue.say("I live on only water")
    #expect(turn.utterances == [.rest(concern)])
    #expect(dialogue.value("name") == nil)
    try dialogue.say("Sam")
    #expect(dialogue.value("name") == "Sam")
    let values = [HandedIn(field: "name", value: "only water")]
    let handedIn = flow.turn(
      after: .handIn(values), from: flow.erased.initialState, in: dialogue.context)
    #expect(
      handedIn.says {
        if case .handInRefused("name", .concern(let found)) = $0 { found == concern } else { false }
      })
  }

  @Test(
    "What only sounds like it rests nothing",
    arguments: ["I'd kill for some news", "food to die for", "cut the science"])
  func onlySounds(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam")
    #expect(!(try dialogue.say(line).utterances.contains(where: \.isRest)))
  }
}

extension Utterance {
  /// Whether it says where to find help.
  fileprivate var isRest: Bool {
    if case .rest = self { true } else { false }
  }
}

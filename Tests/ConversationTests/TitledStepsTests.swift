import Conversation
import FlowCheck
import Testing
import Understanding

@Suite("Steps with titles, and choices that a rule forbids")
struct TitledStepsTests {
  struct SavingsDraft: Draft {
    struct Goal: Draft {
      var name: String?
    }

    var consent: Bool?
    var amount: Int?
    var goals: [Goal] = []
  }

  private static let savings = Flow<SavingsDraft>("savings", title: "Savings") {
    Step("consent", title: "Consent") {
      Ask("consent", \.consent, as: BooleanDimension(strict: true))
        .asking("Do you agree?", again: "Yes or no?").labelled("Consent", kind: "yes or no")
        .requiring({ (isGiven: Bool, _, _) in isGiven }, saying: "It takes your consent.")
    }
    Step("amount", title: "Amount") {
      Ask("amount", \.amount, as: NumberDimension(whole: 1...100))
        .asking("How much a month?", again: "How much?").labelled("Amount", kind: "a number")
    }
    ForEach("goals", \.goals, count: 0...3, element: "goal", namedBy: "name") {
      Step("goal", title: "Goal") {
        Ask("name", \.name, as: NameDimension(of: .thing))
          .asking("What do you save for?", again: "For what?").labelled("Goal", kind: "a thing")
      }
    }
    .titled("Goals")
  }

  @Test("Where all steps have titles, they are counted")
  func counted() throws {
    var dialogue = try Dialogue(Self.savings, at: .monday)
    let flow = Self.savings.erased
    guard case .at("consent", 1, 5, _) = flow.position(of: dialogue.state) else {
      Issue.record("\(flow.position(of: dialogue.state))")
      return
    }
    try dialogue.say("yes, I agree")
    guard case .at("amount", 2, 5, _) = flow.position(of: dialogue.state) else {
      Issue.record("\(flow.position(of: dialogue.state))")
      return
    }
  }

  @Test("A step with a title behind those that count is no further one of them")
  func submission() {
    let flow = Flow<SavingsDraft>("savings", title: "Savings") {
      Step("amount") {
        Ask("amount", \.amount, as: NumberDimension(whole: 1...100))
      }
      Step("consent", title: "Consent") {
        Ask("consent", \.consent, as: BooleanDimension())
      }
    }.erased
    var state = flow.initialState
    state.answers[Path("amount")] = Answer(
      value: 5, origin: .said, at: CheckInstant.monday.context().now)
    state.startedAt = CheckInstant.monday.context().now
    guard case .at("consent", 1, 1, _) = flow.position(of: state) else {
      Issue.record("\(flow.position(of: state))")
      return
    }
  }

  @Test("A choice that a rule forbids in every state is none that conversations can come to")
  func forbidden() throws {
    let outline = Self.savings.erased.outline(in: CheckInstant.monday.context())
    let consent = try #require(outline.items.first { $0.id == "consent" })
    #expect(consent.choices == [true])
  }

  @Test("What a rule forbids is not in the schema of what is asked")
  func schema() throws {
    let dialogue = try Dialogue(Self.savings, at: .monday)
    let asked = Self.savings.erased.asked(in: dialogue.state, CheckInstant.monday.context())
    #expect(asked.schema?["enum"] == [true])
    #expect(asked.schema?["title"] == "Consent")
  }

  @Test("Things of a group are kept as they are said, and no names of people are offered")
  func things() throws {
    var dialogue = try Dialogue(Self.savings, at: .monday)
    try dialogue.say("yes, I agree", "50")
    try dialogue.say("a bike and a trip to Japan")
    let names = (0..<2).map {
      dialogue.state.answers[Path("name", in: .init(group: "goals", index: $0))]?.value
    }
    #expect(names == ["a bike", "a trip to Japan"])
    for line in ["help", "as if"] {
      var asking = try Dialogue(Self.savings, at: .monday)
      try asking.say("yes, I agree", "50")
      let turn = try asking.say(line)
      #expect(!turn.says { "\($0)".contains("Emma") }, "\(line)")
    }
  }
}

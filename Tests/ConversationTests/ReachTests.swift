import Conversation
import FlowCheck
import Testing
import Understanding

@Suite("What the walk through a flow reaches")
struct ReachTests {
  struct TripDraft: Draft {
    var people: Int?
    var email: String?
    var seat: String?
    var hours: TimeRange?
    var guide: String?
    var guests: [Guest] = []
  }

  struct Guest: Draft {
    var email: String?
  }

  /// A trip whose last step is only there for some.
  private func trip(
    people: String..., guideWhen isGuided: @escaping @Sendable (TripDraft) -> Bool
  ) throws -> (flow: Flow<TripDraft>, context: TurnContext) {
    let email = EmailDimension()
    let flow = Flow<TripDraft>("trip", title: "A trip") {
      Step("people") {
        Ask("people", \.people, as: NumberDimension(whole: 1...20))
          .with(examples: people)
          .requiring({ (people: Int, _, _) in people != 13 }, saying: "Thirteen bring bad luck.")
          .requiring({ (people: Int, _, _) in people != 7 }, saying: "Seven do not fit a table.")
        Ask("email", \.email, as: email).skippable("No letters, then.")
        Ask("seat", \.seat, as: ChoiceDimension(options: [ChoiceOption(id: "deck", title: "Deck")]))
        Ask("hours", \.hours, as: TimeRangeDimension(hours: 9...20))
      }
      ForEach("guests", \.guests, count: 0...2, element: "guest", namedBy: "email") {
        Step("guest") { Ask("email", \.email, as: email).why("For the ticket.") }
      }
      Step("guide") { Ask("guide", \.guide, as: TextDimension()).like("one who knows birds") }
        .when(isGuided)
    }
    return (flow, try Dialogue(flow).context)
  }

  private func unreached(_ trip: (flow: Flow<TripDraft>, context: TurnContext)) -> [Finding] {
    trip.flow.erased.findings(in: trip.context).filter { $0.what.contains("never reached") }
  }

  @Test("A step that a value of a question before leads to is reached when like gives the value")
  func like() throws {
    #expect(
      unreached(try trip(people: "15", "3") { ($0.people ?? 0) > 10 }) == [])
    #expect(
      unreached(try trip(people: "3", "15") { ($0.people ?? 0) > 10 && $0.email != nil }) == [])
    #expect(unreached(try trip { ($0.email ?? "").hasSuffix("@nowhere.test") }).count == 1)
    let unreached = unreached(try trip(people: "3", "4") { ($0.people ?? 0) > 10 })
    #expect(unreached.count == 1)
    #expect(unreached.first?.remedy.contains("like") == true)
  }

  @Test("Questions of a group are told from those of its namesakes outside")
  func names() throws {
    let trip = try trip(people: "3") { _ in true }
    let names = trip.flow.erased.outline(in: trip.context).items.map(\.name)
    #expect(names.contains("email"))
    #expect(names.contains("guests.email"))
    #expect(Set(names).count == names.count)
  }

  @Test("Each rule of the flow is one to reach, and so are hours outside of those that are open")
  func rules() throws {
    let trip = try trip(people: "3") { _ in true }
    let items = trip.flow.erased.outline(in: trip.context).items
    let people = try #require(items.first { $0.name == "people" })
    #expect(people.rules.contains("\"Thirteen bring bad luck.\""))
    #expect(people.rules.contains("\"Seven do not fit a table.\""))
    let hours = try #require(items.first { $0.name == "hours" })
    #expect(hours.rules.contains("outside"))
    #expect(hours.rules.contains("emptyRange"))
  }
}

extension Ask {
  /// The question with some examples, or with those of its dimension where there are none.
  fileprivate func with(examples: [String]) -> Self {
    switch examples.count {
    case 0: self
    case 1: like(examples[0])
    default: like(examples[0], examples[1])
    }
  }
}

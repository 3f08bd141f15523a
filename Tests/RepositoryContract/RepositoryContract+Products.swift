import Conversation
import FlowCheck
import Onboarding
import Understanding

extension RepositoryContract {
  static let products = Products.all.map { product in
    Check("What \(product.id) saves turn by turn is kept, in its own tables") { open in
      let repository = try open(product.id)
      let id = Example.id(of: "ana")
      var (state, version) = (product.initialState, 0)
      var last: OnboardingSave?
      for (index, event) in events(of: product).enumerated() {
        var context = CheckInstant.ofTests.context(
          signIn: product.id == "trendsight" ? .local : .none)
        context.now = Example.instant(index * 60)
        let turn = product.turn(after: event, from: state, in: context)
        try expect(turn.isUnderstood, is: true, "event \(index) is understood")
        let save = product.save(
          turn, after: event, from: state, user: "ana", id: id, basedOn: version, in: context)
        version = try repository.save(save)
        (state, last) = (turn.state, save)
      }
      try expect(state.completedAt != nil, is: true, "the onboarding is completed")
      let save = try present(last, "save")
      let stored = try present(try open(product.id).load(user: "ana"), "onboarding")
      try expect(stored.state == save.state, is: true, "the same conversation")
      try expect(stored, has: save.tables)
      try expect(save.tables.isEmpty, is: false, "there are no tables")
    }
  }

  /// An onboarding from the first question to the last.
  private static func events(of product: any AnyProduct) -> [Event] {
    let lines: [String: [String]] = [
      "diet": ["lose weight", "1800", "noon to 8pm", "", "yes"],
      "eko": [
        "Sam", "Mia", "4 March 2018", "1 and 3", "school, friends and family", "7", "5", "4",
        "that's all",
      ],
      "trendsight": [
        "coffee", "log it: two espressos", "yes", "not now", "not now", "go to dashboard",
      ],
      "george": [
        "let's go", "Berlin Marathon", "a marathon", "26 September", "sub 3:45",
        "Mon, Wed and Sat", "60 minutes", "none", "yes", "looks right", "yes, I consent", "yes",
      ],
      "growth": ["quick practice"],
    ]
    let rest = (lines[product.id] ?? []).map(Event.line)
    switch product.id {
    case "trendsight":
      return [
        .begin, .line("get started"), .line("ana@example.org"), .secret(.accepted),
        .secret(.repeated(matches: true)),
        .signedIn(
          SignedIn(
            accountID: Example.id(of: "ana"), email: "ana@example.org", method: .signUp)),
      ] + rest
    case "george":
      return [.begin] + rest + [.submitted(id: "plan-1")]
    default:
      return [.begin] + rest
    }
  }
}

import Conversation
import FlowCheck
import Onboarding

extension RepositoryContract {
  static let rules = Products.all.map { product in
    Check("What \(product.id) makes of refused values, said in any way, is a row like any other") {
      open in
      let repository = try open(product.id)
      let context = CheckInstant.ofTests.context(signIn: .none)
      var states: Set<ConversationState> = []
      for way in product.waysPastRules(in: context) {
        var state = way.state
        for event in way.events {
          state = product.turn(after: event, from: state, in: context).state
          states.insert(state)
        }
      }
      // The constraints of the tables know the rules by themselves.
      for (number, state) in states.enumerated() {
        let user = User(name: "user-\(number)", id: Example.id(of: "user-\(number)"))
        let save = product.save(of: state, user: user, basedOn: 0, in: context)
        _ = try repository.save(save)
        let stored = try present(try repository.load(user: user.name), "onboarding")
        try expect(stored.state == save.state, is: true, "the same conversation")
        try expect(stored, has: save.tables)
      }
    }
  }
}

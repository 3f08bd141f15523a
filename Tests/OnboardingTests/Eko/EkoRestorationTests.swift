import Conversation
import Onboarding
import Testing
import Understanding

@Suite("Rows of the parenting app from before any conversation")
struct EkoRestorationTests {
  private func tables(_ state: String, children: [Row]) throws -> [TableRows] {
    let id = try #require(User(named: "ana")).id
    return [
      TableRows(
        "user_profiles", ownedBy: "id", [Row(id: id, ["onboarding_state": .string(state)])]),
      TableRows("children", ownedBy: "user_id", children),
      TableRows("accounts", ownedBy: "id", [Row(id: id, ["metadata": ["full_name": "Sam"]])]),
    ]
  }

  private func restored(_ tables: [TableRows]) throws -> ConversationState {
    Product.eko.restoredState(from: tables, in: try Stage(Product.eko).context)
  }

  @Test("An account that is older than the onboarding is complete, whatever its rows leave open")
  func complete() throws {
    let old = Row(id: "an-old-id", ["name": "Mia", "age": 7, "temperament_talkative": 7])
    for children in [[], [old]] {
      let state = try restored(try tables("COMPLETE", children: children))
      #expect(Product.eko.position(of: state).isComplete)
      let turn = Product.eko.turn(after: .begin, from: state, in: try Stage(Product.eko).context)
      #expect(!turn.utterances.contains { if case .question = $0 { true } else { false } })
      #expect(turn.state.completedAt != nil)
    }
  }

  @Test("What another program asked is not asked again, and rows keep their ids")
  func midway() throws {
    let child = Row(
      id: "11111111-2222-5333-8444-555555555555",
      ["name": "Mia", "birthday": "2018-03-04", "goals": ["Sleep more"]])
    let context = try Stage(Product.eko).context
    let state = try restored(try tables("TOPICS", children: [child]))
    #expect(Product.eko.position(of: state).step == "TOPICS")
    let profile = Product.eko.profile(of: state, id: "id", in: context)
    #expect(profile["display_name"] == "Sam")
    #expect(profile["current_child_id"] == .string(child.id))
    #expect(profile["children"]?.array?.first?["goals"] == ["Sleep more"])
  }
}

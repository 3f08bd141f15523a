import Conversation
import Testing
import Understanding

@Suite("What several machines need of a state")
struct StampingTests {
  private let empty = ConversationState(flow: "club", flowVersion: 1)

  @Test("What a turn changed bears the machine; what it left alone does not")
  func machine() {
    let before = stamped(with("goal", "a", in: empty), from: empty, by: "m1", at: 1)
    let after = stamped(with("calories", 2, in: before), from: before, by: "m2", at: 2)
    #expect(after.answers[Path("goal")]?.machine == "m1")
    #expect(after.answers[Path("calories")]?.machine == "m2")
    #expect(after.answers[Path("calories")]?.since == nil)
  }

  @Test("What was brought back stands since then")
  func undone() {
    let first = stamped(with("goal", "a", in: empty), from: empty, by: "m1", at: 1)
    var second = first
    second.answers[Path("goal")] = Answer(value: "b", origin: .said, at: at(2))
    second = stamped(second, from: first, by: "m1", at: 2)
    var third = second
    third.answers[Path("goal")] = first.answers[Path("goal")]
    third = stamped(third, from: second, by: "m1", at: 3)
    #expect(third.answers[Path("goal")]?.at == at(1))
    #expect(third.answers[Path("goal")]?.stands == at(3))
  }

  @Test("Elements have names of their own, and keep them when another goes")
  func elements() {
    var before = empty
    before.startedAt = at(0)
    before = stamped(before, from: empty, by: "m", at: 1, nonce: "one")
    #expect(before.elementKeys == ["members": ["members.one"]])
    var three = before
    three.elements["members"] = 3
    for (index, name) in ["Ann", "Ben", "Cay"].enumerated() {
      three.answers[Path("name", in: member(index))] = Answer(
        value: .string(name), origin: .said, at: at(2))
    }
    three = stamped(three, from: before, by: "m", at: 2, nonce: "two")
    #expect(three.elementKeys == ["members": ["members.one", "members.two", "members.two.1"]])
    var two = three
    two.elements["members"] = 2
    two.answers[Path("name", in: member(1))] = three.answers[Path("name", in: member(2))]
    two.answers[Path("name", in: member(2))] = nil
    two = stamped(two, from: three, by: "m", at: 3, nonce: "three")
    #expect(two.elementKeys == ["members": ["members.one", "members.two.1"]])
  }

  @Test("Elements of a conversation of before go by their places")
  func older() {
    var before = empty
    before.startedAt = at(0)
    before.elements["members"] = 2
    let after = stamped(with("goal", "a", in: before), from: before, by: "m", at: 1)
    #expect(after.elementKeys == ["members": ["members.0", "members.1"]])
  }

  @Test("Whoever comes after everything was set aside is somebody else")
  func startedOver() {
    var before = empty
    before.startedAt = at(0)
    before.elementKeys = ["members": ["members.one"]]
    before.answers[Path("name", in: member(0))] = Answer(value: "Ann", origin: .said, at: at(1))
    var after = before
    after.answers = [:]
    after = stamped(after, from: before, by: "m", at: 2, nonce: "two")
    #expect(after.elementKeys == ["members": ["members.two"]])
  }

  private func at(_ seconds: Int) -> Timestamp { Timestamp(secondsSince1970: seconds) }

  private func member(_ index: Int) -> Path.Element { .init(group: "members", index: index) }

  private func with(
    _ field: String, _ value: JSONValue, in state: ConversationState
  ) -> ConversationState {
    var state = state
    let seconds = field == "goal" ? 1 : 2
    state.answers[Path(field)] = Answer(value: value, origin: .said, at: at(seconds))
    return state
  }

  private func stamped(
    _ state: ConversationState, from before: ConversationState, by machine: String,
    at seconds: Int, nonce: String = "nonce"
  ) -> ConversationState {
    var state = state
    state.stamp(
      changesFrom: before, by: machine, at: at(seconds), nonce: nonce, groups: ["members"])
    return state
  }
}

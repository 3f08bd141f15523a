import Conversation
import Onboarding
import Testing
import Understanding

/// Two machines that went on with the same conversation, in which up to three dishes are named.
@Suite("Merging groups that have a limit")
struct CountedMergeTests {
  private struct Guest: Draft {
    struct Dish: Draft {
      var name: String?
      var isHot: Bool?
    }

    var name: String?
    var dishes: [Dish] = []
  }

  private static let flow = Flow<Guest>("table", title: "A table") {
    Step("guest") { Ask("name", \.name, as: NameDimension()) }
    ForEach("dishes", \.dishes, count: 0...3, element: "dish", namedBy: "name") {
      Step("dish") {
        Ask("name", \.name, as: NameDimension())
        Ask("is_hot", \.isHot, as: BooleanDimension())
      }
    }
  }

  private let product = Product(
    Self.flow, summary: "A table", storage: Storage(migrations: []) { [StoredTable<Guest>]() })
  private let groups = Self.flow.groupOutlines

  private static func context(_ minute: Int) -> TurnContext {
    let today = CalendarDate("2026-03-02") ?? CalendarDate(daysSince1970: 0)
    guard let today else { preconditionFailure("both are days") }
    return TurnContext(
      now: Timestamp(secondsSince1970: 1_772_442_000 + minute * 60),
      day: Context(today: today, now: .noon), nonce: "n\(minute)")
  }

  /// The state after some lines, each a minute after the other.
  private func talk(
    _ lines: [String], from before: ConversationState? = nil, at minute: Int, on machine: String
  ) -> ConversationState {
    var state = before ?? product.initialState
    for (offset, event) in ([.begin] + lines.map(Event.line)).enumerated() {
      let context = Self.context(minute + offset)
      let former = state
      state = product.turn(after: event, from: state, in: context).state
      state.stamp(
        changesFrom: former, by: machine, at: context.now, nonce: "\(machine)\(minute + offset)",
        groups: product.groups)
    }
    return state
  }

  private func merge(
    _ local: ConversationState, _ remote: ConversationState, _ base: ConversationState?
  ) -> Merge {
    Merge(local: local, remote: remote, base: base, groups: groups)
  }

  private func names(_ state: ConversationState) -> [String?] {
    (0..<state.elementCount(of: "dishes")).map { index in
      state.answers[Path("name", in: .init(group: "dishes", index: index))]?.value?.string
    }
  }

  @Test("No more elements are there than there is room for, and who was left out is told")
  func limit() throws {
    let base = talk(["Ana"], at: 0, on: "a")
    let local = talk(["Soup and Salad", "yes", "no"], from: base, at: 10, on: "a")
    let remote = talk(["Pie and Tart", "no", "no"], from: base, at: 20, on: "b")
    let merged = merge(local, remote, base)
    #expect(names(merged.state) == ["Pie", "Tart", "Soup"])
    let left = try #require(merged.conflicts.first { $0.place.item.isEmpty })
    #expect(merged.conflicts.count == 1)
    #expect(left.kept == nil)
    #expect(left.lost.value == ["name": "Salad", "is_hot": false])
    let words = product.words(for: left, of: merged.state, in: Self.context(40))
    #expect(words.label == "dish")
    #expect(words.lost == "Salad, no")
  }

  @Test("Whoever was left out comes back where there is room again, and not before")
  func restored() throws {
    let base = talk(["Ana"], at: 0, on: "a")
    let local = talk(["Soup and Salad", "yes", "no"], from: base, at: 10, on: "a")
    let remote = talk(["Pie and Tart", "no", "no"], from: base, at: 20, on: "b")
    let merged = merge(local, remote, base)
    let left = try #require(merged.conflicts.first)
    var state = merged.state
    #expect(throws: RestoringFault.full(noun: "dish", most: 3)) {
      try state.restore(left, groups: groups)
    }
    #expect(state == merged.state)
    state = talk(["remove Pie"], from: state, at: 50, on: "a")
    try state.restore(left, groups: groups)
    #expect(names(state) == ["Tart", "Soup", "Salad"])
    #expect(product.position(of: state).isComplete)
  }

  @Test("Elements that were counted and not yet told of are still asked for")
  func untold() {
    let base = talk(["Ana"], at: 0, on: "a")
    let local = talk(["three", "Soup", "yes"], from: base, at: 10, on: "a")
    let remote = talk([], from: base, at: 20, on: "b")
    let merged = merge(local, remote, base)
    #expect(merged.state.elementCount(of: "dishes") == 3)
    #expect(names(merged.state) == ["Soup", nil, nil])
    #expect(product.open(in: merged.state).contains { $0.element?.index == 2 })
  }

  @Test("The count says how many there are after the merge, and is no conflict")
  func counted() {
    let base = talk(["Ana"], at: 0, on: "a")
    let local = talk(["one", "Soup", "yes"], from: base, at: 10, on: "a")
    let remote = talk(["two", "Pie", "no", "Tart", "no"], from: base, at: 20, on: "b")
    let merged = merge(local, remote, base)
    #expect(names(merged.state) == ["Pie", "Tart", "Soup"])
    #expect(merged.state.answers[Path("dishes_count")]?.value == 3)
    #expect(merged.conflicts.isEmpty)
    #expect(product.position(of: merged.state).isComplete)
  }

  @Test("Both machines come to the same, whichever merges")
  func alike() {
    let base = talk(["Ana"], at: 0, on: "a")
    let local = talk(["Soup and Salad", "yes", "no"], from: base, at: 10, on: "a")
    let remote = talk(["Pie", "no", "no"], from: base, at: 20, on: "b")
    let one = merge(local, remote, base).state
    let other = merge(one, remote, remote).state
    #expect(names(one) == names(other))
    #expect(merge(one, one, one).state == one)
  }
}

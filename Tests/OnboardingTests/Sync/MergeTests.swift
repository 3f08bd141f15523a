import Conversation
import Onboarding
import Testing
import Understanding

@Suite("Merging by answer")
struct MergeTests {
  private let base = Self.state(["goal": ("maintain_weight", 1), "calories": (1800, 2)])

  @Test("Answers to different questions both live, and nothing is a conflict")
  func different() {
    let merge = Merge(
      local: changed(base, "calories", 2000, at: 5, by: "a"),
      remote: changed(base, "goal", "gain_muscle", at: 4, by: "b"), base: base)
    #expect(merge.state.answers[Path("calories")]?.value == 2000)
    #expect(merge.state.answers[Path("goal")]?.value == "gain_muscle")
    #expect(merge.conflicts.isEmpty)
  }

  @Test(
    "Of the same question the later answer counts, whichever side it is on, and the other is kept")
  func same() throws {
    let early = changed(base, "calories", 2000, at: 5, by: "a")
    let late = changed(base, "calories", 2200, at: 6, by: "b")
    for (local, remote) in [(early, late), (late, early)] {
      let merge = Merge(local: local, remote: remote, base: base)
      #expect(merge.state.answers[Path("calories")]?.value == 2200)
      let conflict = try #require(merge.conflicts.first)
      #expect(merge.conflicts.count == 1)
      #expect(conflict.kept?.value == 2200)
      #expect(conflict.lost.value == 2000)
    }
  }

  @Test("At the same instant the name of the machine decides, on both sides alike")
  func tie() {
    let one = changed(base, "calories", 2000, at: 5, by: "a")
    let other = changed(base, "calories", 2200, at: 5, by: "b")
    for (local, remote) in [(one, other), (other, one)] {
      let merge = Merge(local: local, remote: remote, base: base)
      #expect(merge.state.answers[Path("calories")]?.value == 2200)
    }
  }

  @Test("The same answer on both sides is no conflict")
  func equal() {
    let merge = Merge(
      local: changed(base, "calories", 2000, at: 5, by: "a"),
      remote: changed(base, "calories", 2000, at: 6, by: "b"), base: base)
    #expect(merge.state.answers[Path("calories")]?.value == 2000)
    #expect(merge.conflicts.isEmpty)
  }

  @Test("What one side took back and the other left alone is gone; what it changed lives")
  func takenBack() {
    var without = base
    without.answers[Path("calories")] = nil
    let gone = Merge(
      local: without, remote: changed(base, "goal", "gain_muscle", at: 4, by: "b"), base: base)
    #expect(gone.state.answers[Path("calories")] == nil)
    let lives = Merge(
      local: without, remote: changed(base, "calories", 2000, at: 4, by: "b"), base: base)
    #expect(lives.state.answers[Path("calories")]?.value == 2000)
    #expect(lives.conflicts.isEmpty)
  }

  @Test("A list is one answer")
  func list() {
    let path = "training_days"
    let merge = Merge(
      local: changed(base, path, ["mon"], at: 4, by: "a"),
      remote: changed(base, path, ["tue", "wed"], at: 5, by: "b"), base: base)
    #expect(merge.state.answers[Path(path)]?.value == ["tue", "wed"])
    #expect(merge.conflicts.count == 1)
  }

  @Test("An answer that was brought back counts from then, not from when it was given")
  func undone() {
    var local = base
    local.answers[Path("calories")] = Answer(value: 1500, origin: .said, at: Self.at(1))
    local.stamp(changesFrom: base, by: "a", at: Self.at(9), nonce: "n", groups: [])
    let merge = Merge(
      local: local, remote: changed(base, "calories", 2000, at: 5, by: "b"), base: base)
    #expect(merge.state.answers[Path("calories")]?.value == 1500)
  }

  @Test("No answer is later than the clock of the remote")
  func future() {
    let state = changed(base, "calories", 2000, at: 900, by: "a").notLater(than: Self.at(10))
    #expect(state.answers[Path("calories")]?.stands == Self.at(10))
    #expect(state.answers[Path("goal")]?.stands == Self.at(1))
  }

  @Test("What lasts of a conversation comes from both; what was being settled is asked again")
  func conversation() {
    var local = changed(base, "calories", 2000, at: 5, by: "a")
    var remote = changed(base, "goal", "gain_muscle", at: 4, by: "b")
    local.pending = .startOver
    local.startedAt = Self.at(3)
    remote.startedAt = Self.at(2)
    let merge = Merge(local: local, remote: remote, base: base)
    #expect(merge.state.pending == nil)
    #expect(merge.state.startedAt == Self.at(2))
  }

  @Test("Events of both go on under the remote's id, and files of either are remembered")
  func analytics() {
    var local = changed(base, "calories", 2000, at: 5, by: "a")
    var remote = changed(base, "goal", "gain_muscle", at: 4, by: "b")
    local.analytics = AnalyticsIdentity(id: "of the local store", isToldElsewhere: true)
    remote.analytics = AnalyticsIdentity(id: "of the remote")
    let expected = AnalyticsIdentity(id: "of the remote", isToldElsewhere: true)
    #expect(Merge(local: local, remote: remote, base: base).state.analytics == expected)
    let untold = Merge(local: base, remote: remote, base: base)
    #expect(untold.state.analytics == remote.analytics)
  }

  // MARK: - Elements

  @Test("A child's answers go by the child, wherever it stands")
  func children() {
    let common = family(["mia": "Mia", "noah": "Noah"], order: ["mia", "noah"])
    var local = common
    local.answers[Path("talkative", in: child(1))] = said(7, at: 5, by: "a")
    let remote = family(["noah": "Noah", "mia": "Mia"], order: ["noah", "mia"])
    let merge = Merge(local: local, remote: remote, base: common)
    #expect(merge.state.answers[Path("name", in: child(0))]?.value == "Noah")
    #expect(merge.state.answers[Path("talkative", in: child(0))]?.value == 7)
    #expect(merge.state.elements["children"] == 2)
  }

  @Test("A child that was described on both machines in the same words is one child")
  func sameChild() {
    var local = family(["x": "Mia"], order: ["x"])
    local.answers[Path("talkative", in: child(0))] = said(7, at: 5, by: "a")
    let remote = family(["y": "Mia"], order: ["y"])
    let one = Merge(local: local, remote: remote, base: nil)
    #expect(one.state.elements["children"] == 1)
    #expect(one.state.answers[Path("talkative", in: child(0))]?.value == 7)
    local.answers[Path("name", in: child(0))]?.value = "Emma"
    #expect(Merge(local: local, remote: remote, base: nil).state.elements["children"] == 2)
  }

  @Test("A child there is no room for is kept among the conflicts")
  func limit() throws {
    let merge = Merge(
      local: family(["x": "Emma"], order: ["x"]), remote: family(["y": "Mia"], order: ["y"]),
      base: nil, groups: [Self.children(1...1)])
    #expect(merge.state.elements["children"] == 1)
    let conflict = try #require(merge.conflicts.first)
    #expect(conflict.kept == nil)
    #expect(conflict.lost.value == ["name": "Emma"])
  }

  @Test("A machine that has only begun brings no empty child along")
  func onlyBegun() {
    var local = ConversationState(flow: "eko", flowVersion: 1)
    local.elementKeys = ["children": ["fresh"]]
    let remote = family(["y": "Mia"], order: ["y"])
    #expect(Merge(local: local, remote: remote, base: nil).state == remote)
  }

  // MARK: - Material

  private static func at(_ seconds: Int) -> Timestamp {
    Timestamp(secondsSince1970: 1_772_442_000 + seconds)
  }

  private static func state(_ answers: [String: (JSONValue, Int)]) -> ConversationState {
    var state = ConversationState(flow: "diet", flowVersion: 1)
    for (field, (value, seconds)) in answers {
      state.answers[Path(field)] = Answer(value: value, origin: .said, at: at(seconds))
    }
    return state
  }

  private func said(_ value: JSONValue, at seconds: Int, by machine: String) -> Answer {
    var answer = Answer(value: value, origin: .said, at: Self.at(seconds))
    answer.machine = machine
    return answer
  }

  private func changed(
    _ state: ConversationState, _ field: String, _ value: JSONValue, at seconds: Int,
    by machine: String
  ) -> ConversationState {
    var state = state
    state.answers[Path(field)] = said(value, at: seconds, by: machine)
    return state
  }

  private static func children(_ limits: ClosedRange<Int>) -> GroupOutline {
    GroupOutline(id: "children", noun: "child", nameField: "name", limits: limits)
  }

  private func child(_ index: Int) -> Path.Element { .init(group: "children", index: index) }

  private func family(_ names: [String: String], order: [String]) -> ConversationState {
    var state = ConversationState(flow: "eko", flowVersion: 1)
    state.elements = ["children": order.count]
    state.elementKeys = ["children": order]
    for (index, key) in order.enumerated() {
      state.answers[Path("name", in: child(index))] = names[key].map {
        said(.string($0), at: 1, by: "m")
      }
    }
    return state
  }
}

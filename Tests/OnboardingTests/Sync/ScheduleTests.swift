import Conversation
import Onboarding
import Testing
import Understanding

@Suite("Two machines, in every order in which things can happen")
struct ScheduleTests {
  /// What happens on each of two machines, and what was the same on both before.
  struct Story: CustomStringConvertible, Sendable {
    let description: String
    var before: [World.Action] = []
    let first: [World.Action]
    let second: [World.Action]
    /// By how many seconds the clock of the second machine is ahead.
    var ahead = 0
  }

  private static let sync = Array(repeating: World.Action.step, count: 6)

  static let stories = [
    Story(
      description: "different questions, from nothing",
      first: [.say("goal", "maintain_weight")] + sync,
      second: [.say("calorie_target", 2100)] + sync),
    Story(
      description: "the same question, from something in common",
      before: [.say("calorie_target", 1800)], first: [.say("calorie_target", 2000)] + sync,
      second: [.say("calorie_target", 2200)] + sync),
    Story(
      description: "the same question, one of the clocks far ahead",
      before: [.say("calorie_target", 1800)], first: [.say("calorie_target", 2000)] + sync,
      second: [.say("calorie_target", 2200)] + sync, ahead: 2_000_000_000),
    Story(
      description: "the same answer on both",
      first: [.say("calorie_target", 2000)] + sync, second: [.say("calorie_target", 2000)] + sync),
    Story(
      description: "the same answer on both, and another on one of them",
      first: [.say("calorie_target", 2000)] + sync + [.say("calorie_target", 2300)],
      second: [.say("calorie_target", 2000)] + sync),
    Story(
      description: "a second change in the middle of a synchronization",
      before: [.say("calorie_target", 1800)],
      first: [.say("calorie_target", 2000)] + sync + [.say("calorie_target", 2300)],
      second: [.say("calorie_target", 2200)] + sync),
  ]

  @Test(
    "Nothing that was acknowledged is lost, and both machines end in the same", arguments: stories)
  func orders(_ story: Story) throws {
    try explore(story, Product.diet, kills: false)
  }

  @Test(
    "The same when one of the machines is killed anywhere",
    arguments: [stories[1], stories[2]])
  func kills(_ story: Story) throws {
    try explore(story, Product.diet, kills: true)
  }

  @Test("Children that were added on both machines both live")
  func children() throws {
    let story = Story(
      description: "children", before: [.add("Mia")], first: [.add("Noah")] + Self.sync,
      second: [.add("Emma")] + Self.sync)
    try explore(story, Product.eko, kills: false)
  }

  @Test("Once both have agreed on the same answer, changing it is no conflict", arguments: 0...1)
  func agreed(index: Int) throws {
    var world = try World(Product.diet)
    for machine in 0...1 { try world.perform(.say("calorie_target", 1800), on: machine) }
    try world.settle()
    try world.perform(.say("calorie_target", 2000), on: index)
    try world.settle()
    for machine in world.machines {
      #expect(machine.state?.answers[Path("calorie_target")]?.value == 2000)
      #expect(machine.memory.conflicts.isEmpty)
    }
  }

  @Test("A remote that was restored from a backup takes nothing back from anybody")
  func restored() throws {
    var world = try World(Product.diet)
    try world.perform(.say("calorie_target", 1800), on: 0)
    try world.settle()
    let backup = world.remote.memory
    try world.perform(.say("calorie_target", 2000), on: 0)
    try world.settle()
    world.remote.memory = backup
    try world.perform(.say("goal", "gain_muscle"), on: 1)
    try world.settle()
    for machine in world.machines {
      #expect(machine.state?.answers[Path("calorie_target")]?.value == 2000)
      #expect(machine.state?.answers[Path("goal")]?.value == "gain_muscle")
    }
  }

  @Test("A machine that was restored from a backup gets back what it had delivered")
  func restoredMachine() throws {
    var world = try World(Product.diet)
    try world.perform(.say("calorie_target", 1800), on: 0)
    try world.settle()
    let backup = world.machines[0].memory
    try world.perform(.say("calorie_target", 2000), on: 0)
    try world.settle()
    world.machines[0].memory = backup
    try world.perform(.say("goal", "gain_muscle"), on: 0)
    try world.settle()
    #expect(world.machines[0].state?.answers[Path("calorie_target")]?.value == 2000)
    #expect(world.machines[1].state?.answers[Path("goal")]?.value == "gain_muscle")
  }

  // MARK: - All orders

  private func explore(_ story: Story, _ product: any AnyProduct, kills: Bool) throws {
    var world = try World(product, ahead: story.ahead)
    for action in story.before { try world.perform(action, on: 0) }
    if !story.before.isEmpty { try world.settle() }
    var count = 0
    try go(world, [story.first[...], story.second[...]], kills: kills ? 1 : 0, "", &count)
    #expect(count > 100)
  }

  /// Goes on in each way there is from here, and looks at what comes of it in the end.
  private func go(
    _ world: World, _ rest: [ArraySlice<World.Action>], kills: Int, _ path: String,
    _ count: inout Int
  ) throws {
    if rest.allSatisfy(\.isEmpty) {
      count += 1
      var world = world
      try world.settle()
      return check(world, path)
    }
    let snapshot = world.snapshot
    for index in rest.indices {
      if let action = rest[index].first {
        var (next, left) = (world, rest)
        left[index].removeFirst()
        try next.perform(action, on: index)
        try go(next, left, kills: kills, path + "\(index)", &count)
        world.restore(snapshot)
      }
      if kills > 0, index == 0, world.syncs[index] != nil {
        var next = world
        next.kill(index)
        try go(next, rest, kills: kills - 1, path + "k", &count)
        world.restore(snapshot)
      }
    }
  }

  private func check(_ world: World, _ path: String) {
    let states = world.machines.map(\.state) + [world.remote.memory?.stored.state]
    #expect(states[0]?.answers == states[1]?.answers, "both machines, \(path)")
    #expect(states[0]?.answers == states[2]?.answers, "the remote, \(path)")
    for said in world.said {
      let now = states[0]?.answers[Path(said.field)]?.value
      let isKnown = world.said.contains { $0.field == said.field && $0.over == said.value }
      let isKept = world.machines[said.machine].memory.conflicts.contains {
        $0.place.item == said.field && $0.lost.value == said.value
      }
      #expect(now == said.value || isKnown || isKept, "\(said.field) \(said.value), \(path)")
      if isKnown || now == said.value { continue }
      // Whoever wins was said by somebody who did not know of this one.
      #expect(isKept, "\(path)")
    }
    let values = Set(world.said.map(\.value))
    for machine in world.machines {
      for conflict in machine.memory.conflicts {
        #expect(conflict.kept?.value != conflict.lost.value, "\(path)")
        #expect(conflict.lost.value.map(values.contains) == true, "\(path)")
        // Whoever had seen an answer and changed it is in no conflict with it, unless the same was
        // said without knowing of it.
        let sayings = world.said.count { $0.value == conflict.lost.value }
        let isChange = world.said.contains {
          $0.value == conflict.kept?.value && $0.over == conflict.lost.value
        }
        #expect(!isChange || sayings > 1, "\(path)")
      }
    }
    let names = (states[0]?.answers ?? [:]).filter { $0.key.item == "name" }.map(\.value.value)
    #expect(Set(names.compactMap { $0?.string }) == world.children, "\(path)")
    #expect(names.count == world.children.count, "\(path)")
  }
}

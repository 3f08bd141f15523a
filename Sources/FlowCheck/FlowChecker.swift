import Conversation
import Understanding

/// Looks for what would go wrong in a flow.
struct FlowChecker {
  let flow: AnyFlow
  let exploration: Exploration
  private var found: [Finding] = []

  init(flow: AnyFlow, exploration: Exploration) {
    self.flow = flow
    self.exploration = exploration
  }

  var context: TurnContext { exploration.context }

  mutating func findings() -> [Finding] {
    checkIDs()
    checkReach()
    for reached in exploration.reached.uniqued(on: { $0.slot.path.item }) {
      checkQuestion(reached)
      checkWords(reached)
      checkBounds(reached)
      checkCommands(reached)
    }
    checkRivals()
    checkChanges()
    return found
  }

  mutating func find(
    _ slot: Slot?, _ what: String, why: String, remedy: String
  ) {
    let finding = Finding(
      flow: flow.id, step: slot?.step.id, item: slot?.path.item, what: what, why: why,
      remedy: remedy)
    if !found.contains(finding) { found.append(finding) }
  }

  private mutating func checkIDs() {
    var seen = Set<String>()
    for step in flow.steps where !seen.insert(step.id).inserted {
      find(
        nil, "the step \"\(step.id)\" is there twice",
        why: "status and show could not tell the two apart", remedy: "rename one of them")
    }
    for items in scopes {
      var ids = Set<String>()
      var aliases: [String: String] = [:]
      for item in items {
        if !ids.insert(item.id).inserted {
          find(
            nil, "the item \"\(item.id)\" is there twice",
            why: "an answer to one would be taken for the other", remedy: "rename one of them")
        }
        guard case .ask(let ask) = item else { continue }
        for alias in ask.aliases {
          if let other = aliases.updateValue(ask.id, forKey: alias), other != ask.id {
            find(
              nil, "\"\(alias)\" names both \(other) and \(ask.id)",
              why: "a correction by that name would change one of them at random",
              remedy: "leave the name to one of them")
          }
        }
      }
    }
  }

  /// The items that share a namespace: those outside groups, and those of each group.
  private var scopes: [[Item<AnyDraft>]] {
    var outside: [Item<AnyDraft>] = []
    var groups: [[Item<AnyDraft>]] = []
    for part in flow.parts {
      switch part {
      case .step(let step): outside += step.items
      case .group(let repeated): groups.append(repeated.group.steps.flatMap(\.items))
      }
    }
    return [outside] + groups
  }

  private mutating func checkReach() {
    for step in exploration.unreachedSteps {
      find(
        nil, "the step \"\(step.id)\" is never reached",
        why: "with all that is said here, nobody would ever be asked what is in it",
        remedy: "give an answer that leads to it with like(…), mend the conditions, or take it out")
    }
    for deadEnd in exploration.deadEnds {
      find(
        deadEnd.slot, "no line leads on from here",
        why: "people would be stuck at this question",
        remedy: "give an example that its dimension understands, with like(…)")
    }
    if exploration.end == nil {
      find(
        nil, "the end is never reached", why: "nobody could complete the onboarding",
        remedy: "make every path lead to the last step")
    }
  }
}

extension Sequence {
  /// The elements without those whose key was there before.
  func uniqued<Key: Hashable>(on key: (Element) -> Key) -> [Element] {
    var seen = Set<Key>()
    return filter { seen.insert(key($0)).inserted }
  }
}

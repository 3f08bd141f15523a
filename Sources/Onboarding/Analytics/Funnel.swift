public import Conversation
import Understanding

/// How many people of those who began get how far, and how long it takes them.
public struct Funnel: Sendable, Encodable {
  /// One step of the funnel.
  public struct Stage: Sendable, Encodable, Equatable {
    /// The name of the step.
    public let step: String
    /// How many people went past it.
    public let completed: Int
    /// The share of those who began that did not go past it, from 0 to 1.
    public let dropOff: Double
    /// The median time from reaching the step to going past it, in seconds.
    public let medianSeconds: Int?

    private enum CodingKeys: String, CodingKey {
      case step, completed
      case dropOff = "drop_off"
      case medianSeconds = "median_seconds"
    }
  }

  /// A question, or whatever else people stand at.
  public struct Question: Sendable, Encodable, Equatable {
    /// The id of the question, behind that of its group: `children.name`.
    public let question: String
    /// How many people have got past it, by an answer or otherwise.
    public let answered: Int
    /// How many people stand at it who are not done.
    public let stopped: Int
    /// The median time from the answer before to the one that counts, in seconds; answers that came with
    /// another in one line have none of their own.
    public let medianSeconds: Int?
    /// Of those who came to it, the median number of lines that were not understood there.
    public let medianRepeats: Int?

    private enum CodingKeys: String, CodingKey {
      case question, answered, stopped
      case medianSeconds = "median_seconds"
      case medianRepeats = "median_repeats"
    }
  }

  /// The id of the flow.
  public let flow: String
  /// How many people began.
  public let started: Int
  /// How many people completed.
  public let completed: Int
  /// The share of those who began that reached the goal of the onboarding, from 0 to 1.
  public let primary: Double
  /// The share of those who began that reached the further goal, where there is one.
  public let secondary: Double?
  /// The steps, in their order.
  public let stages: [Stage]
  /// The questions, in their order, but those that nobody came to.
  public let questions: [Question]
}

/// Which events make a goal of an onboarding.
public struct FunnelGoals: Sendable {
  /// What has to happen to one person for the goal: of each set, one of its events.
  public var primary: [Set<String>]
  /// The same for the further goal, where there is one.
  public var secondary: [Set<String>]?

  /// Goals made of events; completing is the goal unless told otherwise.
  public init(
    primary: [Set<String>] = [["onboarding_completed"]], secondary: [Set<String>]? = nil
  ) {
    self.primary = primary
    self.secondary = secondary
  }
}

/// Counts a funnel from events and conversations, one after the other.
public struct FunnelCounter: Sendable {
  private let goals: FunnelGoals
  private var users: [String: Set<String>] = [:]
  private var moves: [String: [Move]] = [:]
  private var timed: [String: Set<String>] = [:]
  private var seconds: [String: [Int]] = [:]
  private var questions = QuestionCounter()

  /// From one step to another, which need not be the next one.
  private struct Move {
    let from: String
    let to: String?
  }

  /// A counter for some goals.
  public init(_ goals: FunnelGoals) {
    self.goals = goals
  }

  /// Counts an event.
  public mutating func count(_ recorded: RecordedEvent) {
    let event = recorded.event
    users[recorded.userID, default: []].insert(event.name)
    guard event.name == "onboarding_step_completed", let step = event.properties["step"]?.string
    else { return }
    moves[recorded.userID, default: []].append(
      Move(from: step, to: event.properties["next_step"]?.string))
    if timed[step, default: []].insert(recorded.userID).inserted,
      let duration = event.properties["duration_seconds"]?.int
    {
      seconds[step, default: []].append(duration)
    }
  }

  /// Counts a conversation, and where it stands.
  public mutating func count(_ state: ConversationState, at position: Position) {
    questions.count(state, at: position)
  }

  /// The funnel of what was counted, over the steps and the items of a flow.
  public func funnel(of flow: String, steps: [String], items: [ItemName]) -> Funnel {
    let started = users.filter { $0.value.contains("onboarding_started") }
    func share(_ goal: [Set<String>]) -> Double {
      guard !started.isEmpty else { return 0 }
      let reached = started.values.filter { events in
        goal.allSatisfy { !events.isDisjoint(with: $0) }
      }
      return Double(reached.count) / Double(started.count)
    }
    let reaches = started.keys.map { reach(of: $0, in: steps) }
    return Funnel(
      flow: flow, started: started.count,
      completed: started.values.filter { $0.contains("onboarding_completed") }.count,
      primary: share(goals.primary), secondary: goals.secondary.map(share),
      stages: steps.enumerated().map { place, step in
        stage(step, completed: reaches.count { $0 > place }, started: started.count)
      },
      questions: questions.questions(of: items))
  }

  /// How many steps somebody is past at most.
  ///
  /// A line that answers more than was asked moves on by several steps at once, and of those between
  /// nothing is told.
  private func reach(of user: String, in steps: [String]) -> Int {
    if users[user]?.contains("onboarding_completed") == true { return steps.count }
    return (moves[user] ?? []).map { move in
      move.to.flatMap(steps.firstIndex) ?? steps.firstIndex(of: move.from).map { $0 + 1 } ?? 0
    }.max() ?? 0
  }

  private func stage(_ step: String, completed: Int, started: Int) -> Funnel.Stage {
    let times = seconds[step] ?? []
    return Funnel.Stage(
      step: step, completed: completed,
      dropOff: started == 0 ? 0 : Double(max(0, started - completed)) / Double(started),
      medianSeconds: times.median)
  }
}

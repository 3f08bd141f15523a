public import Conversation
public import Understanding

extension AnyFlow {
  /// What would go wrong in conversations of this flow, found by walking through all of it.
  ///
  /// A sound flow has no findings: every step can be reached and left, every question answered,
  /// every example, hint and suggestion holds, whatever is said back reads as the very same value,
  /// commands work everywhere, and no two fields claim the same words unasked.
  ///
  /// - Parameter context: What surrounds the conversations; the walk is at that instant only.
  /// - Returns: The findings, in the order of the flow.
  public func findings(in context: TurnContext) -> [Finding] {
    findings(of: Exploration(self, context), looksAtRules: true)
  }

  /// What would go wrong in conversations of this flow at any of some instants; what is found at
  /// several is told once.
  ///
  /// - Parameters:
  ///   - instants: The instants, each in some place.
  ///   - signIn: Whether people sign in.
  ///   - clock: How times of day are written.
  /// - Returns: The findings, each with the instants where it was not found at all of them.
  public func findings(
    at instants: [CheckInstant], signIn: SignInMode = .none, clock: ClockStyle = .twelveHour
  ) -> [Finding] {
    var first: Exploration?
    var found: [Finding] = []
    var places: [Finding: Int] = [:]
    for instant in instants {
      let context = instant.context(signIn: signIn, clock: clock)
      let again = first.flatMap { Exploration($0, at: context) }
      let exploration = again ?? Exploration(self, context)
      first = first ?? exploration
      for finding in findings(of: exploration, looksAtRules: again == nil) {
        let place = places[finding] ?? found.count
        if place == found.count {
          places[finding] = place
          found.append(finding)
        }
        found[place].instants.append(instant)
      }
    }
    for index in found.indices where found[index].instants.count == instants.count {
      found[index].instants = []
    }
    return found
  }

  /// Rules are kept in one place whatever the day, and to try them takes as long as all else together:
  /// so they are looked at once.
  private func findings(of exploration: Exploration, looksAtRules: Bool) -> [Finding] {
    var checker = FlowChecker(flow: self, exploration: exploration)
    if looksAtRules { checker.checkRules() }
    return checker.findings()
  }
}

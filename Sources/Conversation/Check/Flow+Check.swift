import Understanding

extension Flow {
  /// What would go wrong in conversations of this flow, found by walking through all of it.
  ///
  /// A sound flow has no findings: every step can be reached and left, every question answered,
  /// every example and suggestion holds, whatever is said back reads as the very same value,
  /// commands work everywhere, and no two fields claim the same words unasked.
  public func findings(in context: TurnContext) -> [Finding] {
    var checker = FlowChecker(flow: self, exploration: Exploration(self, context))
    return checker.findings()
  }
}

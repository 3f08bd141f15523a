import Understanding

extension AnyFlow {
  /// The id that a service gave the answers of a state when they were submitted; nil for none.
  public func submissionID(of state: ConversationState) -> String? {
    for step in steps {
      for case .submit(let submit) in step.items {
        return state.answers[Path(submit.id)]?.value?.string
      }
    }
    return nil
  }
}

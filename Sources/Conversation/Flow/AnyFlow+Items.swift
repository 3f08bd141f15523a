extension AnyFlow {
  /// Where the flow signs people in, or nil.
  var signIn: SignIn? {
    for step in steps {
      for case .signIn(let signIn) in step.items { return signIn }
    }
    return nil
  }

  /// The items of all steps, those of groups once.
  var items: [Item<AnyDraft>] { steps.flatMap(\.items) }
}

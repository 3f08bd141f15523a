extension Item {
  /// Why the item is there, for those who ask.
  package var tip: String? {
    switch self {
    case .ask(let ask): ask.tip
    case .explain(let explain): explain.tip
    case .review(let review): review.tip
    case .signIn(let signIn): signIn.tip
    case .submit(let submit): submit.tip
    }
  }
}

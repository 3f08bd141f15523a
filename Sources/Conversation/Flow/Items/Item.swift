/// One turn of a flow: a question, an explanation, a review, a sign-in or a submission.
public indirect enum Item<D: Sendable>: Sendable {
  /// A question for a value.
  case ask(Ask<D>)
  /// Something to read; an empty line goes on.
  case explain(Explain<D>)
  /// A look at what was said, to be agreed to or corrected.
  case review(Review<D>)
  /// Signing in to an account.
  case signIn(SignIn)
  /// Sending the answers to a service.
  case submit(Submit<D>)

  /// When the item applies; nil for always.
  var condition: (@Sendable (D, Int) -> Bool)? {
    switch self {
    case .ask(let ask): ask.condition
    case .explain(let explain): explain.condition
    case .review(let review): review.condition
    case .signIn, .submit: nil
    }
  }

  /// The id of the item, unique in its flow or group.
  public var id: String {
    switch self {
    case .ask(let ask): ask.id
    case .explain(let explain): explain.id
    case .review(let review): review.id
    case .signIn(let signIn): signIn.id
    case .submit(let submit): submit.id
    }
  }
}

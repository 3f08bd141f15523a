extension Step {
  func lifted<Whole: Draft>(
    into element: ElementView<Whole, D>
  ) -> Step<Whole> {
    var lifted = Step<Whole>(
      id, number: number, title: title, allowsBack: allowsBack,
      isAnswerableTogether: isAnswerableTogether, items: items.map { $0.lifted(into: element) })
    if let condition {
      lifted.condition = { whole, index in condition(element(whole, index), 0) }
    }
    return lifted
  }
}

extension Item {
  func lifted<Whole: Draft>(
    into element: ElementView<Whole, D>
  ) -> Item<Whole> {
    switch self {
    case .ask(let ask):
      return .ask(ask.lifted(into: element))
    case .explain(let explain):
      var lifted = Explain<Whole>(explain.id, explain.prompt) { _ in [] }
      lifted.tip = explain.tip
      lifted.goOn = explain.goOn
      if let condition = explain.condition {
        lifted.condition = { whole, index in condition(element(whole, index), 0) }
      }
      lifted.leadsToSignIn = explain.leadsToSignIn
      lifted.blocks = { whole, index, context in
        explain.blocks(element(whole, index), 0, context)
      }
      return .explain(lifted)
    case .review(let review):
      var lifted = Review<Whole>(review.id, review.prompt) { _ in [] }
      lifted.tip = review.tip
      lifted.addsTo = review.addsTo
      if let condition = review.condition {
        lifted.condition = { whole, index in condition(element(whole, index), 0) }
      }
      lifted.adding = review.adding
      lifted.agreement = review.agreement
      lifted.blocks = { whole, index, context in
        review.blocks(element(whole, index), 0, context)
      }
      return .review(lifted)
    case .signIn(let signIn):
      return .signIn(signIn)
    case .submit(let submit):
      var lifted = Submit<Whole>(id: submit.id, prompt: submit.prompt) { whole, index, id in
        submit.write(&whole[keyPath: element.list][index], 0, id)
      }
      lifted.agreement = submit.agreement
      lifted.tip = submit.tip
      lifted.condition = submit.condition
      lifted.afterwards = submit.afterwards
      lifted.refusal = { whole, index in submit.refusal(element(whole, index), 0) }
      return .submit(lifted)
    }
  }
}

extension Step {
  /// The same step, asked about a part of a greater draft.
  func lifted<View: DraftView>(into view: View) -> Step<View.Whole> where View.Part == D {
    var lifted = Step<View.Whole>(
      id, number: number, title: title, allowsBack: allowsBack,
      isAnswerableTogether: isAnswerableTogether, items: items.map { $0.lifted(into: view) })
    lifted.condition = condition.map(view.lifted)
    return lifted
  }
}

extension Item {
  func lifted<View: DraftView>(into view: View) -> Item<View.Whole> where View.Part == D {
    switch self {
    case .ask(let ask):
      return .ask(ask.lifted(into: view))
    case .explain(let explain):
      var lifted = Explain<View.Whole>(explain.id, explain.prompt) { _ in [] }
      lifted.tip = explain.tip
      lifted.goOn = explain.goOn
      lifted.condition = explain.condition.map(view.lifted)
      lifted.leadsToSignIn = explain.leadsToSignIn
      lifted.blocks = { whole, index, context in
        explain.blocks(view.part(of: whole, at: index), view.index(in: index), context)
      }
      return .explain(lifted)
    case .review(let review):
      var lifted = Review<View.Whole>(review.id, review.prompt) { _ in [] }
      lifted.tip = review.tip
      lifted.addsTo = review.addsTo
      lifted.pointed = review.pointed
      lifted.condition = review.condition.map(view.lifted)
      lifted.adding = review.adding
      lifted.agreement = review.agreement
      lifted.blocks = { whole, index, context in
        review.blocks(view.part(of: whole, at: index), view.index(in: index), context)
      }
      return .review(lifted)
    case .signIn(let signIn):
      return .signIn(signIn)
    case .submit(let submit):
      var lifted = Submit<View.Whole>(id: submit.id, prompt: submit.prompt) { whole, index, id in
        view.update(&whole, at: index) { submit.write(&$0, view.index(in: index), id) }
      }
      lifted.agreement = submit.agreement
      lifted.tip = submit.tip
      lifted.condition = submit.condition
      lifted.afterwards = submit.afterwards
      lifted.retry = submit.retry
      lifted.refusal = view.lifted(submit.refusal)
      return .submit(lifted)
    }
  }
}

extension Part where D: Draft {
  /// The same part, whatever the draft.
  var erased: Part<AnyDraft> {
    switch self {
    case .step(let step): .step(step.lifted(into: TypedView()))
    case .group(let repeated): .group(RepeatedSteps(group: repeated.group.erased))
    }
  }
}

extension Group where D: Draft {
  fileprivate var erased: Group<AnyDraft> {
    Group<AnyDraft>(
      id: id, noun: noun, nameField: nameField, roster: roster, limits: limits, opening: opening,
      another: another, steps: steps.map { $0.lifted(into: TypedView()) },
      grow: { [grow] draft, count in draft.update { grow(&$0, count) } })
  }
}

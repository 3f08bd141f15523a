public import Understanding

/// A group of steps that repeats for each element of a list in the draft.
///
/// The steps are written over an element, as if it were a draft of its own. One element is always
/// there; more are opened by a ``Review`` that adds to the group, or by naming several at once.
public struct ForEach<D: Draft, Element: Draft>: Sendable {
  let group: Group<D>

  /// The group of a list of elements.
  ///
  /// - Parameters:
  ///   - id: The stored name of the list.
  ///   - list: The list in the draft.
  ///   - element: What one element is called, such as "child".
  ///   - name: The id of the question that names an element.
  ///   - steps: The steps of one element.
  public init(
    _ id: String, _ list: Property<D, [Element]>, element: String,
    namedBy name: String, @StepsBuilder<Element> _ steps: () -> [Step<Element>]
  ) {
    group = Group(
      id: id, noun: element, nameField: name, roster: nil,
      steps: steps().map { $0.lifted(into: list) },
      grow: { draft, count in
        while draft[keyPath: list].count < count { draft[keyPath: list].append(Element()) }
      })
  }

  init(group: Group<D>) { self.group = group }

  /// How several elements are named in one line: a dimension whose stored form is a list of objects,
  /// each with values of the group's fields.
  public func opened(by roster: some Dimension) -> Self {
    var copy = group
    copy.roster = AnyDimension(roster)
    return ForEach(group: copy)
  }
}

/// A repeated group, its steps lifted to the whole draft.
struct Group<D: Draft>: Sendable {
  let id: String
  let noun: String
  let nameField: String
  var roster: AnyDimension?
  let steps: [Step<D>]
  let grow: @Sendable (inout D, Int) -> Void
}

/// Collects the steps of a group.
@resultBuilder
public enum StepsBuilder<D: Draft> {
  /// A step.
  public static func buildExpression(_ step: Step<D>) -> [Step<D>] { [step] }
  /// All steps in their order.
  public static func buildBlock(_ steps: [Step<D>]...) -> [Step<D>] { steps.flatMap(\.self) }
}

extension Step {
  func lifted<Whole: Draft>(
    into list: Property<Whole, [D]>
  ) -> Step<Whole> {
    Step<Whole>(
      id, number: number, title: title, allowsBack: allowsBack,
      isAnswerableTogether: isAnswerableTogether, items: items.map { $0.lifted(into: list) })
  }
}

extension Item {
  func lifted<Whole: Draft>(
    into list: Property<Whole, [D]>
  ) -> Item<Whole> {
    switch self {
    case .ask(let ask):
      return .ask(ask.lifted(into: list))
    case .explain(let explain):
      var lifted = Explain<Whole>(explain.id, explain.prompt) { _ in [] }
      lifted.tip = explain.tip
      lifted.goOn = explain.goOn
      lifted.leadsToSignIn = explain.leadsToSignIn
      lifted.blocks = { whole, index, context in
        explain.blocks(whole[keyPath: list][index], 0, context)
      }
      return .explain(lifted)
    case .review(let review):
      var lifted = Review<Whole>(review.id, review.prompt) { _ in [] }
      lifted.tip = review.tip
      lifted.addsTo = review.addsTo
      lifted.adding = review.adding
      lifted.agreement = review.agreement
      lifted.blocks = { whole, index, context in
        review.blocks(whole[keyPath: list][index], 0, context)
      }
      return .review(lifted)
    case .signIn(let signIn):
      return .signIn(signIn)
    case .submit(let submit):
      var lifted = Submit<Whole>(id: submit.id, prompt: submit.prompt) { whole, index, id in
        submit.write(&whole[keyPath: list][index], 0, id)
      }
      lifted.agreement = submit.agreement
      lifted.tip = submit.tip
      lifted.condition = submit.condition
      lifted.afterwards = submit.afterwards
      lifted.refusal = { whole, index in submit.refusal(whole[keyPath: list][index], 0) }
      return .submit(lifted)
    }
  }
}

public import Understanding

/// A group of steps that repeats for each element of a list in the draft.
///
/// The steps are written over an element, as if it were a draft of its own. Without a `count`, one
/// element is always there, and more are opened by a ``Review`` that adds to the group, or by naming
/// several at once. With one, the group opens with the question whether there are any: yes, no, a
/// number and names are answers; and asks for another until there is none, or no room. Whoever is there
/// can be taken out again ("remove Noah"), as long as as many remain as there have to be.
///
/// ```swift
/// ForEach("children", \.children, count: 0...6, element: "child", namedBy: "name") {
///   Step("child") { … }
/// }
/// .opening { $0.asking("Shall children get cards too?", again: "How many children?") }
/// ```
public struct ForEach<D: Draft, Element: Draft>: Sendable {
  var group: Group<D>
  /// The question that opens the group, and the one for another element.
  private var questions: (opening: Ask<D>, another: Ask<D>)?
  private let steps: [Step<Element>]
  private let list: Property<D, [Element]>
  private var condition: (@Sendable (D) -> Bool)?
  /// The title of the steps of these two.
  private var title: String?

  /// The group of a list of elements, one of which is always there.
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
    self.init(id, list, count: 1...Int.max, element, name, steps())
  }

  /// The group of a list of elements, of which there are so many.
  ///
  /// - Parameters:
  ///   - id: The stored name of the list.
  ///   - list: The list in the draft.
  ///   - count: How many elements there can be; more are taken in no way.
  ///   - element: What one element is called, such as "child".
  ///   - elements: What several are called, such as "children"; the id without it.
  ///   - name: The id of the question that names an element.
  ///   - steps: The steps of one element.
  public init(
    _ id: String, _ list: Property<D, [Element]>, count: ClosedRange<Int>, element: String,
    elements: String? = nil, namedBy name: String,
    @StepsBuilder<Element> _ steps: () -> [Step<Element>]
  ) {
    let steps = steps()
    self.init(id, list, count: count, element, name, steps)
    let elements = elements ?? id
    let nouns = Set([element, elements])
    group.opening = "\(id)_count"
    group.another = "\(id)_more"
    let bearer = steps.bearer(of: name)
    group.roster = AnyDimension(RosterDimension(nouns: nouns, of: bearer))
    let room = count.upperBound
    questions = (
      .opening(of: id, count, elements, HeadcountDimension(count: count, nouns: nouns, of: bearer)),
      .another(of: id, element, HeadcountDimension(count: 0...room, nouns: nouns, of: bearer))
        .when { (1..<room).contains($0[keyPath: list].count) }
    )
  }

  private init(
    _ id: String, _ list: Property<D, [Element]>, count: ClosedRange<Int>, _ element: String,
    _ name: String, _ steps: [Step<Element>]
  ) {
    self.list = list
    self.steps = steps
    group = Group(
      id: id, noun: element, nameField: name, roster: nil, limits: count,
      steps: steps.map { $0.lifted(into: ElementView(list)) },
      grow: { draft, count in
        while draft[keyPath: list].count < count { draft[keyPath: list].append(Element()) }
      })
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// How several elements are named in one line: a dimension whose stored form is a list of objects,
  /// each with values of the group's fields.
  public func opened(by roster: some Dimension) -> Self {
    with { $0.group.roster = AnyDimension(roster) }
  }

  /// The question whether there are any elements, in words of the flow.
  public func opening(_ question: (Ask<D>) -> Ask<D>) -> Self {
    with { $0.questions = $0.questions.map { (question($0.opening), $0.another) } }
  }

  /// The question for another element, in words of the flow.
  public func another(_ question: (Ask<D>) -> Ask<D>) -> Self {
    with { $0.questions = $0.questions.map { ($0.opening, question($0.another)) } }
  }

  /// The title under which the question whether there are any elements, and that for another, are shown,
  /// where the steps of the flow have titles.
  public func titled(_ title: String) -> Self {
    with { $0.title = title }
  }

  /// When the group applies, with the questions that open it and ask for more.
  public func when(_ condition: @escaping @Sendable (D) -> Bool) -> Self {
    with {
      $0.condition = condition
      $0.group.steps = $0.group.steps.map { $0.when(condition) }
    }
  }

  /// What an element takes over from the whole draft and from its own index before its questions,
  /// conditions and suggestions look at it.
  public func seeing(
    _ view: @escaping @Sendable (_ element: inout Element, _ draft: D, _ index: Int) -> Void
  ) -> Self {
    with {
      $0.group.steps = steps.map { $0.lifted(into: ElementView(list, view)) }
      if let condition = $0.condition { $0.group.steps = $0.group.steps.map { $0.when(condition) } }
    }
  }

  /// The parts of the flow: the group, between its questions where it has some.
  var parts: [Part<D>] {
    let steps = Part.group(RepeatedSteps(group: group))
    guard let (opening, another) = questions else { return [steps] }
    func step(_ ask: Ask<D>) -> Part<D> {
      let step = Step(ask.id, title: title) { ask }
      return .step(condition.map { step.when($0) } ?? step)
    }
    return [step(opening), steps, step(another)]
  }
}

extension Array {
  /// What has the name that a question of these steps asks for.
  fileprivate func bearer<D>(of name: String) -> NameDimension.Bearer where Element == Step<D> {
    let namesThings = contains { step in
      step.items.contains { item in
        guard case .ask(let ask) = item, ask.id == name, case .same(let dimension) = ask.reader
        else { return false }
        return dimension.namesThings
      }
    }
    return namesThings ? .thing : .person
  }
}

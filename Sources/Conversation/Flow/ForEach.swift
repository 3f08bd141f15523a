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

/// An element of a list in a draft, as the questions about it see it.
struct ElementView<Whole: Draft, Element: Draft>: Sendable {
  let list: Property<Whole, [Element]>
  private let view: (@Sendable (inout Element, Whole, Int) -> Void)?

  init(
    _ list: Property<Whole, [Element]>,
    _ view: (@Sendable (inout Element, Whole, Int) -> Void)? = nil
  ) {
    self.list = list
    self.view = view
  }

  func callAsFunction(_ whole: Whole, _ index: Int) -> Element {
    var element = whole[keyPath: list][index]
    view?(&element, whole, index)
    return element
  }
}

/// How the questions about a part of a draft see it in the whole.
protocol DraftView<Whole, Part>: Sendable {
  associatedtype Whole: Sendable
  associatedtype Part: Sendable

  /// The part at an index of a repeated group, which is 0 outside of groups.
  func part(of whole: Whole, at index: Int) -> Part
  /// Changes the part at an index.
  func update(_ whole: inout Whole, at index: Int, _ change: (inout Part) -> Void)
  /// The index that the questions know the part by.
  func index(in part: Int) -> Int
  /// Whether there is any part.
  func isEmpty(_ whole: Whole) -> Bool
}

/// An element of a list in a draft, as the questions about it see it.
struct ElementView<Whole: Draft, Part: Draft>: DraftView {
  private let list: Property<Whole, [Part]>
  private let view: (@Sendable (inout Part, Whole, Int) -> Void)?

  init(
    _ list: Property<Whole, [Part]>,
    _ view: (@Sendable (inout Part, Whole, Int) -> Void)? = nil
  ) {
    self.list = list
    self.view = view
  }

  func part(of whole: Whole, at index: Int) -> Part {
    var element = whole[keyPath: list][index]
    view?(&element, whole, index)
    return element
  }

  func update(_ whole: inout Whole, at index: Int, _ change: (inout Part) -> Void) {
    change(&whole[keyPath: list][index])
  }

  func index(in part: Int) -> Int { 0 }

  func isEmpty(_ whole: Whole) -> Bool { whole[keyPath: list].isEmpty }
}

/// A draft of one type, as the engine sees it.
struct TypedView<Part: Draft>: DraftView {
  func part(of whole: AnyDraft, at index: Int) -> Part { whole.typed() }

  func update(_ whole: inout AnyDraft, at index: Int, _ change: (inout Part) -> Void) {
    whole.update(change)
  }

  func index(in part: Int) -> Int { part }

  func isEmpty(_ whole: AnyDraft) -> Bool { false }
}

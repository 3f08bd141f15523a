/// A flow as the engine walks it, worked out once for all turns.
final class Plan<D: Draft>: Sendable {
  /// Entries that stand once in a conversation, or once for each element of a group.
  struct Chapter: Sendable {
    let group: Group<D>?
    let entries: [Entry<D>]
  }

  /// Where an entry stands: its chapter, and its place there.
  struct Place: Sendable {
    let chapter: Int
    let offset: Int
  }

  let chapters: [Chapter]
  /// The places of the entries by their ids, those outside groups under the empty name.
  private let places: [String: [String: Place]]

  init(_ parts: [Part<D>]) {
    chapters = parts.map { part in
      switch part {
      case .step(let step): Chapter(group: nil, entries: Self.entries(of: [step]))
      case .group(let repeated):
        Chapter(group: repeated.group, entries: Self.entries(of: repeated.group.steps))
      }
    }
    var places: [String: [String: Place]] = [:]
    for (number, chapter) in chapters.enumerated() {
      for (offset, entry) in chapter.entries.enumerated() {
        let place = Place(chapter: number, offset: offset)
        // Of two items of one name the first counts; the check of the flow finds such.
        if places[chapter.group?.id ?? ""]?[entry.item.id] == nil {
          places[chapter.group?.id ?? "", default: [:]][entry.item.id] = place
        }
      }
    }
    self.places = places
  }

  /// Where the item of a path stands.
  func place(of path: Path) -> Place? {
    places[path.element?.group ?? ""]?[path.item]
  }

  private static func entries(of steps: [Step<D>]) -> [Entry<D>] {
    steps.flatMap { step in
      step.items.enumerated().map { place, item in
        Entry(item, of: step, isFirstOfStep: place == 0)
      }
    }
  }
}

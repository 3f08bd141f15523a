/// A flow as the engine walks it, worked out once for all turns.
final class Chapters: Sendable {
  /// Entries that stand once in a conversation, or once for each element of a group.
  struct Chapter: Sendable {
    let group: Group<AnyDraft>?
    let entries: [Entry]
  }

  /// Where an entry stands: its chapter, and its place there.
  struct Place: Sendable {
    let chapter: Int
    let offset: Int
  }

  let all: [Chapter]
  /// The number of entries, those of groups once.
  let entryCount: Int
  /// The places of the entries by their ids, those outside groups under the empty name.
  private let places: [String: [String: Place]]

  init(_ parts: [Part<AnyDraft>]) {
    all = parts.map { part in
      switch part {
      case .step(let step): Chapter(group: nil, entries: Self.entries(of: [step]))
      case .group(let repeated):
        Chapter(group: repeated.group, entries: Self.entries(of: repeated.group.steps))
      }
    }
    entryCount = all.reduce(0) { $0 + $1.entries.count }
    var places: [String: [String: Place]] = [:]
    for (number, chapter) in all.enumerated() {
      let group = chapter.group?.id ?? ""
      // Of two items of one name the first counts; the check of the flow finds such.
      for (offset, entry) in chapter.entries.enumerated() where places[group]?[entry.item.id] == nil
      {
        places[group, default: [:]][entry.item.id] = Place(chapter: number, offset: offset)
      }
    }
    self.places = places
  }

  /// Where the item of a path stands.
  func place(of path: Path) -> Place? {
    places[path.element?.group ?? ""]?[path.item]
  }

  private static func entries(of steps: [Step<AnyDraft>]) -> [Entry] {
    steps.flatMap { step in
      step.items.enumerated().map { Entry($1, of: step, isFirstOfStep: $0 == 0) }
    }
  }
}

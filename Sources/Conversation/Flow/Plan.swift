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
  /// The number of entries, those of groups once.
  let entryCount: Int
  /// The places of the entries by their ids, those outside groups under the empty name.
  private let places: [String: [String: Place]]

  init(_ parts: [Part<D>]) {
    // Loops, for the reason that `Array(joining:)` gives.
    var chapters: [Chapter] = []
    for part in parts {
      switch part {
      case .step(let step): chapters.append(Chapter(group: nil, entries: Self.entries(of: [step])))
      case .group(let repeated):
        let entries = Self.entries(of: repeated.group.steps)
        chapters.append(Chapter(group: repeated.group, entries: entries))
      }
    }
    self.chapters = chapters
    var entryCount = 0
    for chapter in chapters { entryCount += chapter.entries.count }
    self.entryCount = entryCount
    var places: [String: [String: Place]] = [:]
    for number in chapters.indices {
      let group = chapters[number].group?.id ?? ""
      for offset in chapters[number].entries.indices {
        let id = chapters[number].entries[offset].item.id
        // Of two items of one name the first counts; the check of the flow finds such.
        if places[group]?[id] == nil {
          places[group, default: [:]][id] = Place(chapter: number, offset: offset)
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
    var entries: [Entry<D>] = []
    for step in steps {
      for place in step.items.indices {
        entries.append(Entry(step.items[place], of: step, isFirstOfStep: place == 0))
      }
    }
    return entries
  }
}

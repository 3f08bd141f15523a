import Synchronization
import Understanding

/// The words of a flow, with the terms by which a question is about them.
///
/// They are read when somebody first asks, once for all conversations.
package final class Glossary: Sendable {
  /// An entry and its terms.
  struct Item: Sendable {
    let entry: GlossaryEntry
    /// The terms of each of its names that is more than small words.
    let names: [Set<String>]
    /// The terms of its meaning, as far as that is the same at every moment.
    let meaning: Set<String>
    /// In how many of the questions that it answers each term stands.
    let asked: [String: Int]
  }

  /// The words of all entries, in which slips are mended.
  let vocabulary: Vocabulary
  private let read: @Sendable () -> [GlossaryEntry]
  private let known = Mutex<[Item]?>(nil)

  init(_ read: @escaping @Sendable () -> [GlossaryEntry]) {
    self.read = read
    vocabulary = Vocabulary(lazily: { read().flatMap { [$0.term] + $0.synonyms } })
  }

  /// All entries.
  package var entries: [GlossaryEntry] { read() }

  /// All entries with their terms.
  var items: [Item] {
    known.withLock { known in
      let items = known ?? read().map(Item.init)
      known = items
      return items
    }
  }
}

extension Glossary.Item {
  fileprivate init(_ entry: GlossaryEntry) {
    let table = TopicTable.english
    self.entry = entry
    names = ([entry.term] + entry.synonyms).map(table.terms(ofWording:)).filter {
      !$0.isSubset(of: table.asking)
    }
    meaning = table.terms(ofText: entry.meaning)
    asked = TopicTable.english.counts(in: entry.questions)
  }

  /// The entry with words for the names in braces of its meaning; nil where one of them has none.
  func filled(with words: [String: String]) -> Glossary.Item? {
    guard let filled = entry.filled(with: words) else { return nil }
    if filled == entry { return self }
    return Glossary.Item(
      entry: filled, names: names, meaning: TopicTable.english.terms(ofText: filled.meaning),
      asked: asked)
  }
}

/// A word of a flow and what it means.
public struct GlossaryEntry: Hashable, Sendable {
  /// The word as it is written.
  public var term: String
  /// Other words for it, and what people say who ask about it, in small letters; of several words all have to
  /// be said, in any order.
  public var synonyms: [String]
  /// Questions that it answers, as people ask them; how often a word stands in them tells what others ask it by.
  public var questions: [String] = []
  /// What it means, in a sentence or two; a name in braces stands for words of the moment, and where there are none the
  /// entry is left out (``Flow/explaining(_:now:)``).
  public var meaning: String

  /// The entry with words for the names in braces of its meaning; nil where one of them has none.
  func filled(with words: [String: String]) -> GlossaryEntry? {
    guard meaning.utf8.contains(UInt8(ascii: "{")) else { return self }
    var parts = meaning.split(separator: "{", omittingEmptySubsequences: false)
    for place in parts.indices.dropFirst() {
      guard let end = parts[place].firstIndex(of: "}"),
        let said = words[String(parts[place][..<end])]
      else { return nil }
      parts[place] = said + parts[place][parts[place].index(after: end)...]
    }
    var entry = self
    entry.meaning = parts.joined()
    return entry
  }

  /// A word, others for it, and what it means.
  public init(_ term: String, synonyms: String..., meaning: String) {
    self.term = term
    self.synonyms = synonyms
    self.meaning = meaning
  }
}

extension [GlossaryEntry] {
  /// The entries of a text, in which they can be read and written without Swift.
  ///
  /// An entry begins in the first column with its term and, behind a colon, other words for it, parted by commas;
  /// below it, indented, stands what it means. Both may go on in further lines. Behind a `?` stands a question that it
  /// answers, one a line. A line that begins with `#` is a comment.
  ///
  /// ```
  /// mulch: mulches, straw, what to cover with
  ///   Mulch is straw or bark that keeps the soil moist.
  ///   ? what do i put around the plants
  /// ```
  public init(reading text: String) {
    var entries: [(names: String, meaning: String, questions: [String])] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.drop { $0 == " " }
      if words.startIndex == line.startIndex {
        if entries.last?.meaning.isEmpty == true {
          entries[entries.count - 1].names += " " + words
        } else {
          entries.append((String(words), "", []))
        }
      } else if words.hasPrefix("? ") {
        if let last = entries.indices.last {
          entries[last].questions.append(String(words.dropFirst(2)))
        }
      } else if let meaning = entries.last?.meaning {
        entries[entries.count - 1].meaning += (meaning.isEmpty ? "" : " ") + words
      }
    }
    self = entries.map {
      GlossaryEntry(names: $0.names, meaning: $0.meaning, questions: $0.questions)
    }
  }
}

extension GlossaryEntry {
  /// An entry with its term and other words for it as a text writes them.
  fileprivate init(names: String, meaning: String, questions: [String]) {
    let parts = names.split(separator: ":", maxSplits: 1)
    let synonyms = parts.dropFirst().flatMap { $0.split(separator: ",") }
    self.init(String(parts[0]), meaning: meaning)
    self.synonyms = synonyms.map { String($0.drop { $0 == " " }) }
    self.questions = questions
  }
}

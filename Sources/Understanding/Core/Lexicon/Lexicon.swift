/// The words that the rules know, each with its lexeme and number, found by one probe of a table.
struct Lexicon: Sendable {
  /// A word's meaning.
  struct Entry: Hashable, Sendable {
    /// What it means to the rules.
    var lexeme: Lexeme
    /// The number it carries, if it is one.
    var number: Int?
  }

  private struct Slot: Sendable {
    var key = WordKey()
    var entry = Entry(lexeme: .other, number: nil)
  }

  /// The English words.
  static let english = Lexicon()

  private static let capacity = 4096
  private var slots: [Slot]

  /// The words of the language that a slip of the fingers may stand for; made when the first line
  /// has one.
  static let spellingTable = SpellingTable(
    english.words + WordKey.words(of: talkWords) + Line.wordsOfConclusions.filter { $0.count > 4 })

  /// The words that mean something to the rules.
  private var words: [WordKey] {
    var words: [WordKey] = []
    for place in slots.indices where slots[place].entry.lexeme != .other {
      words.append(slots[place].key)
    }
    return words
  }

  private init() {
    var slots = [Slot](repeating: Slot(), count: Lexicon.capacity)
    let groups = [
      Lexicon.numbers, Lexicon.signs, Lexicon.smallWords, Lexicon.asides, Lexicon.answers,
      Lexicon.clock, Lexicon.calendar, Lexicon.units,
    ]
    var shortened: [(WordKey, Entry)] = []
    for group in groups {
      for (lexeme, number, words) in group {
        let entry = Entry(lexeme: lexeme, number: number)
        for word in WordKey.words(of: words) {
          Lexicon.insert(word, entry, into: &slots)
          if word.count > 2, word.hasApostrophe { shortened.append((word, entry)) }
        }
      }
    }
    // Many people leave out apostrophes; where that makes another word ("were"), it stays that word.
    for (word, entry) in shortened {
      Lexicon.insert(word.withoutApostrophes, entry, into: &slots)
    }
    self.slots = slots
  }

  /// Gives a word a meaning, unless it has one: the tables go from special to general.
  private static func insert(_ key: WordKey, _ entry: Entry, into slots: inout [Slot]) {
    var place = key.slot(in: capacity)
    while slots[place].key.count > 0, slots[place].key != key {
      place = (place + 1) & (capacity - 1)
    }
    if slots[place].key.count == 0 { slots[place] = Slot(key: key, entry: entry) }
  }

  /// The meaning of a word in small letters, or nil for a word that is not in the lexicon.
  func entry(for key: WordKey) -> Entry? {
    var place = key.slot(in: Lexicon.capacity)
    while slots[place].key.count > 0 {
      if slots[place].key == key { return slots[place].entry }
      place = (place + 1) & (Lexicon.capacity - 1)
    }
    return nil
  }

  /// The meaning of a word in small letters, also of one with a possessive "'s"; `other` for a
  /// word without meaning.
  func meaning(of key: WordKey) -> Entry {
    if let entry = entry(for: key) { return entry }
    let base = key.withoutPossessive
    return (base.count < key.count ? entry(for: base) : nil) ?? Entry(lexeme: .other, number: nil)
  }
}

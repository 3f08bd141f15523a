/// Words that may be meant by a slip of the fingers, ready to be compared with what was typed.
///
/// A comparison begins with the letters that both words have, as bits, so that nearly all words are
/// passed over by two instructions.
struct SpellingTable: Sendable {
  private struct Entry {
    var word: WordKey
    var letters: UInt32
    /// What is added to the weight of a slip, as rare words are meant more rarely; nothing for days
    /// and months, which are proper names to the list.
    var penalty: Int
    /// Whether it has an apostrophe.
    var isShortened: Bool
  }

  private var entries: [Entry] = []

  /// A table of some words in small letters; those of fewer than three letters are passed over.
  init(_ words: some Sequence<WordKey>, isRarityPenalised: Bool = false) {
    for word in words where word.count > 2 && word.isPlain {
      let penalty = isRarityPenalised ? Self.penalty(of: English.kind(of: word)) : 0
      entries.append(
        Entry(
          word: word, letters: word.letters, penalty: penalty, isShortened: word.hasApostrophe))
    }
  }

  private static func penalty(of kind: WordKind?) -> Int {
    switch kind {
    case .everyday, .proper: 0
    case .usual: 1
    case .rare, nil: 3
    }
  }

  /// Whether a word stands in the table.
  func contains(_ word: WordKey) -> Bool { entries.contains { $0.word == word } }

  /// Calls the body with every word that may be meant by a typed one, and the weight of the slip.
  ///
  /// - Parameters:
  ///   - typed: What was typed.
  ///   - isExpected: Whether the question expects a word, so that a little more is forgiven.
  ///   - body: Called with each word and the weight of the slip.
  func forEachMeant(
    by typed: WordKey, isExpected: (WordKey) -> Bool, _ body: (WordKey, Int) -> Void
  ) {
    let letters = typed.letters
    // "Wnt" is "want" more often than "won't".
    let shortened = typed.hasApostrophe ? 0 : 3
    for entry in entries {
      let edits = entry.word.count < 5 ? 1 : 2
      guard abs(entry.word.count - typed.count) <= edits,
        (entry.letters & ~letters).nonzeroBitCount <= edits,
        (letters & ~entry.letters).nonzeroBitCount <= edits
      else { continue }
      let most = SlipWeight.most(
        in: entry.word.count, isExpected: isExpected(entry.word))
      if let weight = SlipWeight.between(entry.word, typed, most: most) {
        body(entry.word, weight + entry.penalty + (entry.isShortened ? shortened : 0))
      }
    }
  }
}

extension WordKey {
  /// Whether the word is made of small letters of ASCII and apostrophes.
  var isPlain: Bool {
    for place in 0..<count {
      let byte = self[place]
      guard byte == UInt8(ascii: "'") || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      else { return false }
    }
    return true
  }

  /// The letters of the word, as bits; an apostrophe is none.
  fileprivate var letters: UInt32 {
    var letters: UInt32 = 0
    for place in 0..<count where self[place] >= UInt8(ascii: "a") {
      letters |= 1 << UInt32(self[place] - UInt8(ascii: "a"))
    }
    return letters
  }
}

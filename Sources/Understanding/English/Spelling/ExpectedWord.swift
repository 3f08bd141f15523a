/// A word that may be meant by a slip of the fingers, ready to be compared with what was typed.
struct ExpectedWord: Sendable {
  let key: WordKey
  private let letters: UInt32
  private let hasApostrophe: Bool

  /// A word in small letters; one of fewer than three is never meant by a slip.
  init?(_ key: WordKey) {
    guard key.count > 2, key.isPlain else { return nil }
    self.key = key
    letters = key.letters
    hasApostrophe = key.hasApostrophe
  }

  /// The weight of the slip that makes a typed word of this one, or nil where it is none.
  ///
  /// - Parameters:
  ///   - typed: What was typed.
  ///   - isExpected: Whether the question expects a word, so that a little more is forgiven.
  /// - Returns: The weight, in tenths of a letter left out.
  func weight(
    ofSlip typed: TypedWord, isExpected: (WordKey) -> Bool = { _ in true }
  ) -> Int? {
    let edits = key.count < 5 ? 1 : 2
    guard abs(key.count - typed.key.count) <= edits,
      (letters & ~typed.letters).nonzeroBitCount <= edits,
      (typed.letters & ~letters).nonzeroBitCount <= edits
    else { return nil }
    let most = SlipWeight.most(in: key.count, isExpected: isExpected(key))
    guard let weight = SlipWeight.between(key, typed.key, most: most) else { return nil }
    // "Wnt" is "want" more often than "won't".
    return hasApostrophe && !typed.hasApostrophe ? weight + 3 : weight
  }
}

/// A word as it was typed, ready to be compared with words that may be meant by it.
struct TypedWord: Sendable {
  let key: WordKey
  let letters: UInt32
  let hasApostrophe: Bool

  init(_ key: WordKey) {
    self.key = key
    letters = key.letters
    hasApostrophe = key.hasApostrophe
  }
}

extension WordKey {
  /// Whether the word is made of small letters of ASCII and apostrophes.
  var isPlain: Bool {
    var isPlain = true
    forEach { byte in
      if byte != UInt8(ascii: "'"), byte < UInt8(ascii: "a") || byte > UInt8(ascii: "z") {
        isPlain = false
      }
    }
    return isPlain
  }

  /// The letters of the word, as bits; an apostrophe is none.
  var letters: UInt32 {
    var letters: UInt32 = 0
    forEach { byte in
      if byte >= UInt8(ascii: "a") { letters |= 1 << UInt32(byte - UInt8(ascii: "a")) }
    }
    return letters
  }
}

/// Finds the one key word that a word with a single wrong letter stands for.
///
/// Every key word is kept under each form it has with one letter taken out; a word that is one
/// insertion, deletion, substitution or transposition away shares such a form with it. The cost is
/// one probe a letter, whatever the number of key words.
struct Speller: Sendable {
  /// The shortest word that is forgiven a letter; in shorter ones, one letter is too much of it.
  static let shortest = 5

  private struct Slot: Sendable {
    var form = WordKey()
    var word = WordKey()
  }

  private let capacity: Int
  private var slots: [Slot]

  /// A speller for some words in small letters.
  init(words: some Sequence<some StringProtocol>) {
    let words = Array(words)
    // A power of two, at least twice the number of forms, keeps probes short.
    var capacity = 16
    let forms = words.reduce(0) { $0 + $1.utf8.count + 1 }
    while capacity < forms * 2 { capacity *= 2 }
    self.capacity = capacity
    slots = [Slot](repeating: Slot(), count: capacity)
    for word in words {
      guard let key = WordKey(word), key.count < WordKey.capacity else { continue }
      insert(key, for: key)
      for place in 0..<key.count { insert(key.removing(at: place), for: key) }
    }
  }

  private mutating func insert(_ form: WordKey, for word: WordKey) {
    var place = form.slot(in: capacity)
    while slots[place].form.count > 0 {
      if slots[place].form == form, slots[place].word == word { return }
      place = (place + 1) & (capacity - 1)
    }
    slots[place] = Slot(form: form, word: word)
  }

  /// How a typed word differs from a key word, the more usual slip first.
  enum Slip: Int, Comparable {
    case missedOrSwapped, wrong

    static func < (a: Slip, b: Slip) -> Bool { a.rawValue < b.rawValue }
  }

  /// The key words that are one letter away by the most usual slip and begin with the same letter.
  func words(for typed: WordKey) -> [WordKey] {
    var found: [WordKey] = []
    var best = Slip.wrong
    for place in -1..<typed.count {
      let form = place < 0 ? typed : typed.removing(at: place)
      var slot = form.slot(in: capacity)
      while slots[slot].form.count > 0 {
        let candidate = slots[slot]
        slot = (slot + 1) & (capacity - 1)
        guard candidate.form == form, candidate.word[0] == typed[0],
          let slip = Speller.slip(from: candidate.word, to: typed), slip <= best
        else { continue }
        if slip < best { found = [] }
        best = slip
        if !found.contains(candidate.word) { found.append(candidate.word) }
      }
    }
    return found
  }

  /// The one slip by which two different words differ: a letter too many or too few or two
  /// neighbours exchanged, or a wrong letter; nil when they differ by more.
  static func slip(from a: WordKey, to b: WordKey) -> Slip? {
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] {
      end += 1
    }
    switch (a.count - start - end, b.count - start - end) {
    case (1, 0), (0, 1): return .missedOrSwapped
    case (1, 1): return .wrong
    case (2, 2):
      return a[start] == b[start + 1] && a[start + 1] == b[start] ? .missedOrSwapped : nil
    default: return nil
    }
  }
}

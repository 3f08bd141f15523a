/// How unlikely slips of the fingers are, so that the likeliest word of several can be told.
///
/// The weights are in tenths of a letter left out. Neighbours exchanged and letters doubled are what
/// fingers do most; a letter that is far away on the keyboard is hardly a slip.
enum SlipWeight {
  static let exchanged = 8
  static let missing = 10
  /// A double letter written once, or a single one twice.
  static let doubled = 6
  /// A letter that was hit together with the one beside it on the keyboard.
  static let extraNeighbour = 9
  static let extra = 13
  static let neighbour = 10
  static let vowel = 10
  /// A vowel that is also the neighbour: "minite".
  static let neighbourVowel = 8
  /// An e left out that is not heard: "minuts".
  static let silent = 7
  static let other = 16
  static let apostrophe = 1
  /// What is added where the first letter is concerned, which people hardly ever miss.
  static let first = 3
  /// A space left out or put in.
  static let space = 12

  /// The most that is forgiven a word of some length: one usual slip in a short word, one of any
  /// kind in a longer one, two in a long one, and a little more in a word that is expected.
  static func most(in length: Int, isExpected: Bool) -> Int {
    switch length {
    case ..<3: 0
    case 3: 10
    case 4: 13
    case 5...7: isExpected ? 18 : 15
    default: isExpected ? 26 : 24
    }
  }

  /// The weight of the slips by which a word was typed for another, or nil when it is more than
  /// `most`.
  static func between(_ meant: WordKey, _ typed: WordKey, most: Int) -> Int? {
    var comparison = Comparison(meant: meant, typed: typed, best: most + 1)
    comparison.compare(0, 0, 0)
    return comparison.best <= most ? comparison.best : nil
  }

  /// Tries every slip where two words differ, and goes on behind it.
  private struct Comparison {
    let meant: WordKey
    let typed: WordKey
    /// The least weight found yet.
    var best: Int

    mutating func compare(_ from: Int, _ at: Int, _ weight: Int) {
      var (m, t) = (from, at)
      while m < meant.count, t < typed.count, meant[m] == typed[t] {
        m += 1
        t += 1
      }
      if m == meant.count, t == typed.count {
        best = min(best, weight)
        return
      }
      let first = m == 0 || t == 0 ? SlipWeight.first : 0
      if m + 1 < meant.count, t + 1 < typed.count, meant[m] == typed[t + 1],
        meant[m + 1] == typed[t]
      {
        go(to: m + 2, t + 2, weight + SlipWeight.exchanged + first)
      }
      if m < meant.count { go(to: m + 1, t, weight + missing(m) + first) }
      // Nobody hits a key far away before a word: "xyesterday" is none.
      if t < typed.count, t > 0 || extra(t) < SlipWeight.extra {
        go(to: m, t + 1, weight + extra(t) + first)
      }
      if m < meant.count, t < typed.count {
        go(to: m + 1, t + 1, weight + SlipWeight.replacing(meant[m], by: typed[t]) + first)
      }
    }

    private mutating func go(to m: Int, _ t: Int, _ weight: Int) {
      if weight < best { compare(m, t, weight) }
    }

    private func missing(_ m: Int) -> Int {
      if meant[m] == UInt8(ascii: "'") { return SlipWeight.apostrophe }
      if m > 0, meant[m - 1] == meant[m] { return SlipWeight.doubled }
      return isSilent(m) ? SlipWeight.silent : SlipWeight.missing
    }

    /// Whether a letter is the e at the end of a word, or before its last "s".
    private func isSilent(_ m: Int) -> Bool {
      guard m > 2, meant[m] == UInt8(ascii: "e") else { return false }
      return m == meant.count - 1 || m == meant.count - 2 && meant[m + 1] == UInt8(ascii: "s")
    }

    private func extra(_ t: Int) -> Int {
      if typed[t] == UInt8(ascii: "'") { return SlipWeight.apostrophe }
      let before = t > 0 ? typed[t - 1] : 0
      let behind = t + 1 < typed.count ? typed[t + 1] : 0
      if typed[t] == before || typed[t] == behind { return SlipWeight.doubled }
      return Keyboard.areNeighbours(typed[t], before) || Keyboard.areNeighbours(typed[t], behind)
        ? SlipWeight.extraNeighbour : SlipWeight.extra
    }
  }

  private static func replacing(_ meant: UInt8, by typed: UInt8) -> Int {
    if Keyboard.areNeighbours(meant, typed) {
      return isVowel(meant) && isVowel(typed) ? neighbourVowel : neighbour
    }
    return isVowel(meant) && isVowel(typed) ? vowel : other
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      true
    default: false
    }
  }
}

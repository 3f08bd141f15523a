/// Reads patterns as they are written in the grammar, byte by byte, as people wait for it.
///
/// A word stands for itself, `[name]` for what was defined by that name, `_` for any word. `a b` is
/// one after the other, `(a | b)` one of both, `a?` perhaps, `a*` up to four times, `~` up to three
/// words of any kind and `~~` up to eight. `@a` is the word it is about, `=a` those to whom it is
/// done; `&a` and `!a` look ahead at what follows or does not. `^` is where something begins to be
/// said, `$` where that ends.
struct WordPatternReader {
  /// What was defined so far.
  var definitions: [WordKey: WordPattern] = [:]
  /// The words met so far.
  var vocabulary = SafeguardingVocabulary()

  private var bytes: [UInt8] = []
  private var place = 0

  /// Reads a pattern from a place of a text on; nil when it is not written as patterns are.
  mutating func pattern(_ text: [UInt8], from start: Int) -> WordPattern? {
    bytes = text
    place = start
    guard let pattern = choice(), next == Self.none else { return nil }
    return pattern
  }

  /// What comes when nothing comes any more.
  private static let none: UInt8 = 0

  /// The next byte that is no space.
  private var next: UInt8 {
    mutating get {
      while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
      return place < bytes.count ? bytes[place] : Self.none
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private mutating func choice() -> WordPattern? {
    guard let first = sequence() else { return nil }
    guard next == UInt8(ascii: "|") else { return first }
    var patterns = [first]
    while take("|") {
      guard let pattern = sequence() else { return nil }
      patterns.append(pattern)
    }
    return Self.either(patterns)
  }

  private mutating func sequence() -> WordPattern? {
    var first: WordPattern?
    var parts: [WordPattern] = []
    while true {
      switch next {
      case UInt8(ascii: "|"), UInt8(ascii: ")"), Self.none:
        return parts.isEmpty ? first : .sequence(parts)
      default:
        guard let part = marked() else { return nil }
        // Most are single words.
        if let one = first, parts.isEmpty { parts = [one] }
        if first == nil { first = part } else { parts.append(part) }
      }
    }
  }

  private mutating func marked() -> WordPattern? {
    switch next {
    case UInt8(ascii: "@"): return inner { .head($0) }
    case UInt8(ascii: "="): return inner { .victim($0) }
    case UInt8(ascii: "&"): return inner { .ahead($0, isThere: true) }
    case UInt8(ascii: "!"): return inner { .ahead($0, isThere: false) }
    default: break
    }
    guard let atom = atom() else { return nil }
    switch next {
    case UInt8(ascii: "?"): return repeated(atom, 1)
    case UInt8(ascii: "*"): return repeated(atom, 4)
    default: return atom
    }
  }

  /// What follows a mark, marked.
  private mutating func inner(_ mark: (WordPattern) -> WordPattern) -> WordPattern? {
    place += 1
    return marked().map(mark)
  }

  private mutating func repeated(_ atom: WordPattern, _ most: Int) -> WordPattern {
    place += 1
    return .repeated(atom, atMost: most)
  }

  private mutating func atom() -> WordPattern? {
    switch next {
    case UInt8(ascii: "("):
      place += 1
      let inner = choice()
      return take(")") ? inner : nil
    case UInt8(ascii: "["):
      place += 1
      let name = key()
      return take("]") ? definitions[name] : nil
    case UInt8(ascii: "~"):
      place += 1
      return take("~") ? .gap(8) : .gap(3)
    case UInt8(ascii: "^"): return single(.start)
    case UInt8(ascii: "$"): return single(.end)
    case UInt8(ascii: "_"): return single(.anyWord)
    default:
      let word = key()
      return word.count > 0 ? .word(vocabulary.add(word)) : nil
    }
  }

  private mutating func single(_ pattern: WordPattern) -> WordPattern {
    place += 1
    return pattern
  }

  /// The letters, digits and `#` that come next.
  private mutating func key() -> WordKey {
    var key = WordKey()
    while place < bytes.count, key.count < WordKey.capacity, Self.isLetter(bytes[place]) {
      key.append(bytes[place])
      place += 1
    }
    return key
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "#")
  }

  /// One of several patterns; single words are gathered in one set.
  private static func either(_ patterns: [WordPattern]) -> WordPattern {
    var words = WordSet()
    var heads = WordSet()
    var others: [WordPattern] = []
    for pattern in patterns {
      switch pattern {
      case .word(let word): words.insert(word)
      case .oneOf(let set): words.formUnion(set)
      case .head(.word(let word)): heads.insert(word)
      case .head(.oneOf(let set)): heads.formUnion(set)
      default: others.append(pattern)
      }
    }
    if !heads.isEmpty { others.insert(.head(.oneOf(heads)), at: 0) }
    if !words.isEmpty { others.insert(.oneOf(words), at: 0) }
    return others.count == 1 ? others[0] : .either(others)
  }
}

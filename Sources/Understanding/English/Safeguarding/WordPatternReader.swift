/// Reads patterns as they are written in the grammar, byte by byte, as that is done at the start.
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

  private var bytes: ArraySlice<UInt8> = []

  /// Reads a pattern; nil when it is not written as patterns are.
  mutating func pattern(_ text: ArraySlice<UInt8>) -> WordPattern? {
    bytes = text
    guard let pattern = choice(), next == nil else { return nil }
    return pattern
  }

  /// The next byte that is no space.
  private var next: UInt8? {
    mutating get {
      bytes = bytes.drop { $0 == UInt8(ascii: " ") }
      return bytes.first
    }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    bytes.removeFirst()
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
    var parts: [WordPattern] = []
    while let sign = next, sign != UInt8(ascii: "|"), sign != UInt8(ascii: ")") {
      guard let part = marked() else { return nil }
      parts.append(part)
    }
    return parts.count == 1 ? parts[0] : parts.isEmpty ? nil : .sequence(parts)
  }

  private mutating func marked() -> WordPattern? {
    if take("@") { return marked().map(WordPattern.head) }
    if take("=") { return marked().map(WordPattern.victim) }
    if take("&") { return marked().map { .ahead($0, isThere: true) } }
    if take("!") { return marked().map { .ahead($0, isThere: false) } }
    guard let atom = atom() else { return nil }
    if take("?") { return .repeated(atom, atMost: 1) }
    if take("*") { return .repeated(atom, atMost: 4) }
    return atom
  }

  private mutating func atom() -> WordPattern? {
    if take("(") {
      let inner = choice()
      return take(")") ? inner : nil
    }
    if take("^") { return .start }
    if take("$") { return .end }
    if take("_") { return .anyWord }
    if take("~") { return take("~") ? .gap(8) : .gap(3) }
    if take("[") {
      let name = key()
      return take("]") ? definitions[name] : nil
    }
    let word = key()
    return word.count > 0 ? .word(vocabulary.add(word)) : nil
  }

  /// The letters that come next, and the sign before what is no word.
  private mutating func key() -> WordKey {
    var key = WordKey()
    while let byte = bytes.first, key.count < WordKey.capacity, Self.isLetter(byte) {
      key.append(byte)
      bytes.removeFirst()
    }
    return key
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
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

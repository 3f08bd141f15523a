/// Reads patterns as they are written in the grammar.
///
/// A word stands for itself, `[name]` for what was defined by that name, `_` for any word. `a b` is
/// one after the other, `(a | b)` one of both, `a?` perhaps, `a*` up to four times, `~` up to three
/// words of any kind and `~~` up to eight. `@a` is the word it is about, `=a` those to whom it is
/// done; `&a` and `!a` look ahead at what follows or does not. `^` is where something begins to be
/// said, `$` where that ends.
struct WordPatternReader {
  /// What was defined so far.
  var definitions: [String: WordPattern] = [:]
  /// The words met so far.
  var vocabulary = SafeguardingVocabulary()

  private var signs: [Substring] = []
  private var place = 0

  /// Reads a pattern; nil when it is not written as patterns are.
  mutating func pattern(_ text: Substring) -> WordPattern? {
    signs = Self.signs(of: text)
    place = 0
    guard let pattern = choice(), place == signs.count else { return nil }
    return pattern
  }

  /// The words, brackets and marks of a text; a mark is a sign of its own.
  private static func signs(of text: Substring) -> [Substring] {
    var signs: [Substring] = []
    var rest = text
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if first == "[", let end = rest.firstIndex(of: "]") {
        signs.append(rest[...end])
        rest = rest[rest.index(after: end)...]
      } else if "()|?*@=&!^$".contains(first) {
        signs.append(rest.prefix(1))
        rest = rest.dropFirst()
      } else {
        let word = rest.prefix { !$0.isWhitespace && !"()|?*[".contains($0) }
        signs.append(word)
        rest = rest[word.endIndex...]
      }
    }
    return signs
  }

  private mutating func choice() -> WordPattern? {
    var patterns: [WordPattern] = []
    repeat {
      guard let pattern = sequence() else { return nil }
      patterns.append(pattern)
    } while take("|")
    return Self.either(patterns)
  }

  private mutating func sequence() -> WordPattern? {
    var parts: [WordPattern] = []
    while place < signs.count, signs[place] != "|", signs[place] != ")" {
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
    if take("?") { return .repeated(atom, atLeast: 0, atMost: 1) }
    if take("*") { return .repeated(atom, atLeast: 0, atMost: 4) }
    return atom
  }

  private mutating func atom() -> WordPattern? {
    guard place < signs.count else { return nil }
    let sign = signs[place]
    place += 1
    switch sign {
    case "(":
      let inner = choice()
      return take(")") ? inner : nil
    case "^": return .start
    case "$": return .end
    case "_": return .anyWord
    case "~": return .gap(3)
    case "~~": return .gap(8)
    case ")", "|", "?", "*": return nil
    default:
      if sign.first == "[" { return definitions[String(sign.dropFirst().dropLast())] }
      var words = WordSet()
      words.insert(vocabulary.add(String(sign)))
      return .word(words)
    }
  }

  private mutating func take(_ sign: Substring) -> Bool {
    guard place < signs.count, signs[place] == sign else { return false }
    place += 1
    return true
  }

  /// One of several patterns; single words are gathered in one set.
  private static func either(_ patterns: [WordPattern]) -> WordPattern {
    var words = WordSet()
    var heads = WordSet()
    var others: [WordPattern] = []
    for pattern in patterns {
      switch pattern {
      case .word(let set): words.formUnion(set)
      case .head(.word(let set)): heads.formUnion(set)
      default: others.append(pattern)
      }
    }
    if !heads.isEmpty { others.insert(.head(.word(heads)), at: 0) }
    if !words.isEmpty { others.insert(.word(words), at: 0) }
    return others.count == 1 ? others[0] : .either(others)
  }
}

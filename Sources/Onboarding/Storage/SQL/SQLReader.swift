/// Reads the tokens of a statement from left to right.
struct SQLReader {
  /// The tokens that were not read yet.
  private(set) var rest: [SQLToken]

  init(_ tokens: [SQLToken]) {
    rest = tokens
  }

  /// Reads some words if they come next.
  mutating func take(_ words: String...) -> Bool { take(words) }

  /// Reads some words if they come next.
  mutating func skip(_ words: String...) {
    _ = take(words)
  }

  private mutating func take(_ words: [String]) -> Bool {
    guard rest.prefix(words.count).map(\.keyword) == words.map(Optional.some) else { return false }
    rest.removeFirst(words.count)
    return true
  }

  /// Reads a name, without that of its schema.
  mutating func name() -> String? {
    guard var name = rest.first?.identifier else { return nil }
    rest.removeFirst()
    while rest.first == .sign("."), let next = rest.dropFirst().first?.identifier {
      name = next
      rest.removeFirst(2)
    }
    return name
  }

  /// Reads what stands in parentheses, its parts apart.
  mutating func parenthesized() -> [[SQLToken]]? {
    guard rest.first == .sign("(") else { return nil }
    return rest.dropFirst().split(at: ",")
  }

  /// Reads the type of a column, in small letters, without a length: `text[]`, `double precision`.
  mutating func type() -> String {
    var type = ""
    while let token = rest.first {
      if let word = token.keyword {
        guard !Self.afterType.contains(word) else { break }
        type += (type.isEmpty ? "" : " ") + word.lowercased()
      } else if token == .sign("[") || token == .sign("]") {
        type += token == .sign("[") ? "[" : "]"
      } else {
        break
      }
      rest.removeFirst()
    }
    return type
  }

  private static let afterType: Set<String> = [
    "NOT", "NULL", "DEFAULT", "CONSTRAINT", "PRIMARY", "UNIQUE", "CHECK", "REFERENCES", "COLLATE",
    "GENERATED", "USING",
  ]
}

extension Sequence<SQLToken> {
  /// The parts between signs that stand outside of parentheses, up to a parenthesis that closes more
  /// than was opened.
  func split(at sign: Character) -> [[SQLToken]] {
    var parts: [[SQLToken]] = [[]]
    var depth = 0
    for token in self {
      switch token {
      case .sign("("): depth += 1
      case .sign(")"): depth -= 1
      default: break
      }
      if depth < 0 { break }
      if depth == 0, token == .sign(sign) {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token)
      }
    }
    return parts
  }
}

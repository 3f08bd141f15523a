/// Cuts an SQL script into the tokens of its statements; comments are left out.
struct SQLScanner {
  private var rest: Substring

  private init(_ script: String) {
    rest = Substring(script)
  }

  /// The tokens of each statement of a script.
  static func statements(of script: String) -> [[SQLToken]] {
    var scanner = SQLScanner(script)
    var statements: [[SQLToken]] = [[]]
    while let token = scanner.next() {
      if token == .sign(";") {
        statements.append([])
      } else {
        statements[statements.count - 1].append(token)
      }
    }
    return statements.filter { !$0.isEmpty }
  }

  private mutating func next() -> SQLToken? {
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("--") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        skip(past: "*/", from: 2)
      } else {
        return token(first)
      }
    }
    return nil
  }

  private mutating func token(_ first: Character) -> SQLToken {
    switch first {
    case "'":
      skip(past: "'", from: 1)
      return .text
    case "$" where body() != nil:
      let mark = body() ?? ""
      skip(past: mark, from: mark.count)
      return .text
    case "\"", "`":
      let name = rest.dropFirst().prefix { $0 != first }
      skip(past: String(first), from: 1)
      return .name(String(name))
    case _ where Self.isOfWord(first):
      let word = rest.prefix(while: Self.isOfWord)
      rest = rest.dropFirst(word.count)
      return .word(String(word))
    default:
      rest.removeFirst()
      return .sign(first)
    }
  }

  /// The `$$` or `$name$` that opens a body here.
  private func body() -> String? {
    let name = rest.dropFirst().prefix { Self.isOfWord($0) && $0 != "$" }
    let mark = "$\(name)$"
    return rest.hasPrefix(mark) ? mark : nil
  }

  private mutating func skip(past end: String, from offset: Int) {
    rest = rest.dropFirst(offset)
    guard let found = rest.firstRange(of: end) else {
      rest = ""
      return
    }
    rest = rest[found.upperBound...]
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

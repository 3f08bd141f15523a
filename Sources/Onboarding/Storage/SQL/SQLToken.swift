/// A word or a sign of an SQL script.
enum SQLToken: Hashable {
  /// A word outside of quotes.
  case word(String)
  /// A name in quotes.
  case name(String)
  /// A text or a body in quotes, which says nothing about tables.
  case text
  /// A sign, such as a parenthesis or a comma.
  case sign(Character)
}

extension SQLToken {
  /// The word in capital letters, where it is one outside of quotes.
  var keyword: String? {
    if case .word(let word) = self { word.uppercased() } else { nil }
  }

  /// The name that it can be: a word in small letters, or what stands in quotes.
  var identifier: String? {
    switch self {
    case .word(let word): word.lowercased()
    case .name(let name): name
    case .text, .sign: nil
    }
  }
}

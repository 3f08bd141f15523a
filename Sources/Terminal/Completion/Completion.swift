/// What Tab makes of a line.
enum Completion: Equatable {
  /// Nothing begins like that.
  case none
  /// Takes this many code points before the cursor away and puts the text in their place.
  case replace(scalars: Int, with: String)
  /// Several begin like that, and there is nothing they all go on with.
  case list([String])

  /// Completes the text before the cursor.
  ///
  /// The whole text counts first, as `lose w` for `lose weight`; then what follows the last comma,
  /// and then the last word, so that the second of several choices completes too. Case is taken
  /// from the candidate.
  static func of(_ text: String, among candidates: [String]) -> Completion {
    for fragment in fragments(of: text) {
      let matches = candidates.filter { $0.lowercased().hasPrefix(fragment.lowercased()) }
      guard let first = matches.first else { continue }
      let common = matches.dropFirst().reduce(first, commonPrefix)
      if matches.count > 1 && common.count <= fragment.count { return .list(matches) }
      return .replace(scalars: fragment.unicodeScalars.count, with: common)
    }
    return .none
  }

  private static func fragments(of text: String) -> [Substring] {
    let whole = text.drop { $0 == " " }
    let afterComma = whole.lastIndex(of: ",").map { whole[whole.index(after: $0)...] }
    let afterSpace = whole.lastIndex(of: " ").map { whole[whole.index(after: $0)...] }
    return [whole]
      + [afterComma, afterSpace].compactMap { $0?.drop { $0 == " " } }.filter { !$0.isEmpty }
  }

  private static func commonPrefix(_ left: String, _ right: String) -> String {
    let pairs = zip(left, right).prefix { $0.lowercased() == $1.lowercased() }
    return String(pairs.map(\.0))
  }
}

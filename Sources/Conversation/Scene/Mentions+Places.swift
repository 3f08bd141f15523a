import Understanding

/// Where the names of fields stand.
extension Mentions {
  static func places(
    ofAny names: [[Substring]], in words: [String], takesPlurals: Bool
  ) -> [Range<Int>] {
    names.flatMap { name in
      let hasPlural = names.contains { $0.last == (name.last ?? "") + "s" }
      return places(of: name, in: words, takesPlurals && !hasPlural)
    }
  }

  private static func places(
    of name: [Substring], in words: [String], _ takesPlurals: Bool
  ) -> [Range<Int>] {
    guard let last = name.last else { return [] }
    return words.indices.compactMap { index in
      let end = index + name.count
      // "The window's wrong" names the window.
      // The birthdays of several
      guard end <= words.count,
        words[end - 1] == last || words[end - 1] == last + "'s"
          || takesPlurals && words[end - 1] == last + "s",
        words[index..<end - 1].elementsEqual(name.dropLast(), by: ==),
        name.count > 1 || !NamingWords.isOccasion(words, at: index)
      else { return nil }
      return index..<end
    }
  }
}

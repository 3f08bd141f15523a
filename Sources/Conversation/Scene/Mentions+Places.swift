import Understanding

/// Where the names of fields stand.
extension Mentions {
  /// Whether a name is only a word of a text that is named before it and said right behind its name.
  ///
  /// What speaks of a field begins a clause, has an article or an owner before it, or leads to a value.
  static func isWordOfText(
    _ name: Name, of names: [Name], in line: Line, _ scene: Scene
  ) -> Bool {
    let words = line.tokens.map(\.word)
    let (start, end) = (name.tokens.lowerBound, name.tokens.upperBound)
    guard start > 0, !NamingWords.speaksOfField(before: start, in: words),
      end == words.count || !NamingWords.isLink(words, at: end)
    else { return false }
    let sentence = line.sentenceSpan(around: line.span(name.tokens))
    return names.contains { text in
      let behind = text.tokens.upperBound
      return behind < start && line.span(text.tokens).overlaps(sentence)
        && NamingWords.isLink(words, at: behind)
        && scene.agenda.slot(text.path).flatMap(scene.dimension)?.takesWholeLine == true
    }
  }

  /// Whether a name is only a word of an option that stands there in full: the "goals" of "future and goals".
  static func isWordOfOption(_ name: Name, in line: Line, _ scene: Scene) -> Bool {
    let word = line.tokens[name.tokens.lowerBound].word
    return scene.agenda.slots.contains { slot in
      guard slot.applies, slot.path.item != name.path.item,
        let dimension = scene.dimension(of: slot)
      else { return false }
      return dimension.options.contains { option in
        // Few titles have the word, and to read one costs more than to look for it.
        guard option.title.lowercased().contains(word) else { return false }
        // People leave out what joins the words of a title.
        let titles = [option.title, option.title.replacing(" &", with: "")]
        return titles.flatMap(line.places).contains { title in
          title.count > name.tokens.count && title.overlaps(name.tokens)
        }
      }
    }
  }

  /// What a scale measures, where another one is asked for and the line has numbers for both.
  static func measured(
    by entry: Entry, besides asked: AnyDimension?, in line: Line, _ scene: Scene
  ) -> [[Substring]] {
    guard let asked, !asked.measured.isEmpty, asked.matches(line, scene.day).count > 1,
      let own = entry.ask?.dimension(scene.agenda.draft, 0), own.measured != asked.measured
    else { return [] }
    return own.measured.filter { !entry.names.contains($0) }
  }

  static func places(
    ofAny names: [[Substring]], in words: [String], takesPlurals: Bool
  ) -> [Range<Int>] {
    names.flatMap { name in
      let hasPlural =
        takesPlurals && names.contains { $0.last == (name.last ?? "") + "s" }
      return places(of: name, in: words, takesPlurals && !hasPlural)
    }
  }

  private static func places(
    of name: [Substring], in words: [String], _ takesPlurals: Bool
  ) -> [Range<Int>] {
    guard let last = name.last else { return [] }
    return words.indices.compactMap { index in
      let end = index + name.count
      guard end <= words.count, isForm(words[end - 1], of: last, takesPlurals),
        words[index..<end - 1].elementsEqual(name.dropLast(), by: ==),
        name.count > 1 || !NamingWords.isOccasion(words, at: index)
      else { return nil }
      return index..<end
    }
  }

  /// Whether a word is the last of a name, with the "is" of "the window's wrong" or the plural of "the
  /// birthdays" of several.
  private static func isForm(_ word: String, of last: Substring, _ takesPlurals: Bool) -> Bool {
    // Bytes are compared, as every name of every question is looked for at every word.
    let (word, last) = (word.utf8, last.utf8)
    guard word.first == last.first, word.count >= last.count, word.starts(with: last) else {
      return false
    }
    let ending = word.dropFirst(last.count)
    return ending.isEmpty || ending.elementsEqual("'s".utf8)
      || takesPlurals && ending.elementsEqual("s".utf8)
  }
}

/// Words that name a place in a short list.
package enum Ordinal {
  /// The place that a line picks from a short list ("the first", "2", "the last one"), from 0.
  package static func place(in wording: Wording, among count: Int) -> Int? {
    let words = wording.plain.split(separator: " ").map(String.init)
      .filter { !besidePlaces.contains($0) }
    guard words.count == 1 else { return wording.plain == "one" ? 0 : nil }
    return place(of: words[0], among: count)
  }

  /// The place that a word names, from 0.
  package static func place(of word: String, among count: Int) -> Int? {
    if word == "last" { return count - 1 }
    guard let index = names.firstIndex(where: { $0.contains(word) }), index < count else {
      return nil
    }
    return index
  }

  /// Whether a word or sign may stand before such a word: "Mia (the second)".
  package static func opens(_ word: String) -> Bool { word == "(" || word == "the" }

  /// The word for a place from 0, in figures beyond the first four.
  package static func word(for place: Int) -> String {
    place < names.count ? names[place][1] : "\(place + 1)"
  }

  private static let names: [[String]] = WordClasses.english.sequences("Ordinal.names")
  /// Words that may stand beside a place in a list.
  private static let besidePlaces = WordClasses.english.words("Ordinal.besidePlaces")
}

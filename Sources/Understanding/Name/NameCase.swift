/// Small and capital letters of names.
enum NameCase {
  /// Small words inside of names, which stay small.
  static let particles = WordClasses.english.words("NameCase.particles")

  /// A name with capitals, if it is written all small; any other as it stands.
  static func capitalised(_ name: String) -> String {
    guard !name.contains(where: \.isUppercase) else { return name }
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    return words.enumerated().map { place, word in
      place > 0 && particles.contains(String(word)) && place < words.count - 1
        ? String(word) : parts(of: String(word))
    }.joined(separator: " ")
  }

  /// A word with a capital after each hyphen, and after the apostrophe of "o'brien".
  private static func parts(of word: String) -> String {
    var result = ""
    var begins = true
    for (place, character) in word.enumerated() {
      result += begins ? String(character).uppercased() : String(character)
      // A mark or a sign before the first letter leaves the capital to it.
      let isOpen = begins && !character.isLetter && !character.isNumber
      begins = isOpen || character == "-" || place == 1 && (character == "'" || character == "’")
    }
    return result
  }
}

/// What is left of an English word without its endings, so that "losing" finds "lose".
enum Stem {
  /// The stem of a word in small letters; words of up to three letters are their own.
  static func of(_ word: String) -> String {
    var letters = Array(word.utf8)
    func ends(_ ending: String) -> Bool {
      letters.count >= ending.utf8.count + 3 && letters.ends(with: ending.utf8)
    }
    if ends("'s") { letters.removeLast(2) }
    if ends("ies") {
      letters.removeLast(3)
      letters.append(UInt8(ascii: "y"))
    } else if ends("s"), !ends("ss"), !ends("us") {
      letters.removeLast()
    }
    // "friendship", "wellness", "connection"
    for ending in nounEndings where ends(ending) {
      letters.removeLast(ending.utf8.count)
    }
    if ends("ing") {
      letters.removeLast(3)
    } else if ends("ed") {
      letters.removeLast(2)
    }
    // "stopping" and "stopped" double the last letter of "stop".
    if letters.count > 3, letters.count < word.utf8.count, letters.last == letters.dropLast().last,
      letters.last != UInt8(ascii: "l"), letters.last != UInt8(ascii: "s")
    {
      letters.removeLast()
    }
    if letters.count > 2, letters.last == UInt8(ascii: "e") { letters.removeLast() }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Endings that make a noun of another word, in the order in which they are taken off.
  private static let nounEndings = WordClasses.english.phrases("Stem.nounEndings")
}

extension Array<UInt8> {
  fileprivate func ends(with ending: String.UTF8View) -> Bool {
    count >= ending.count && suffix(ending.count).elementsEqual(ending)
  }
}

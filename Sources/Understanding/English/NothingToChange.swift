/// Words by which people leave everything as it is: "no, all good", "nope, that's everything".
///
/// Said of what is shown, "no" and "all" are about the whole of it, and are no value of any answer.
package enum NothingToChange {
  /// Whether a line says so, and nothing besides.
  package static func isSaid(in line: Line, _ wording: Wording) -> Bool {
    guard !wording.asks, let first = line.tokens.first, !asking.contains(first.word),
      !deniesGood(line)
    else { return false }
    // Whom one speaks to is changed by nothing.
    let addressed = line.tokens.indices.filter(line.isVocative).map { line.tokens[$0].word }
    let words = wording.words.filter { !addressed.contains($0) }
    return words.allSatisfy { settling.contains($0) || around.contains($0) }
      && (words.contains(where: settling.contains) || phrases.contains(where: wording.contains))
      && (words.allSatisfy { !changing.contains($0) } || nothings.contains(where: wording.contains))
  }

  /// Whether one of some phrases says so.
  package static func isSaid(byAnyOf phrases: [String]) -> Bool {
    phrases.contains { phrase in
      let line = Line(asWritten: phrase)
      return isSaid(in: line, Wording(line))
    }
  }

  /// "No good" is no "no, good".
  private static func deniesGood(_ line: Line) -> Bool {
    zip(line.tokens, line.tokens.dropFirst()).contains {
      $0.word == "no" && settling.contains($1.word) && $1.word != "nothing"
    }
  }

  private static let asking = WordClasses.english.words("NothingToChange.asking")
  /// Words of which one is enough.
  private static let settling = WordClasses.english.words("NothingToChange.settling")
  private static let phrases = WordClasses.english.phrases("NothingToChange.phrases")
  /// What speaks of a change, unless "nothing" or "no" stands before it.
  private static let changing = WordClasses.english.words("NothingToChange.changing")
  private static let nothings = WordClasses.english.phrases("NothingToChange.nothings")
  private static let around = Set(
    words: """
      change changes changing add more else need needs needed different should be no nope nah yes yep yeah all of it that that's \
      thats is are everything everything's its it's this these them they thing things i i'm am \
      we we're with the my to for me thanks thank you please looks look seems sounds so far as \
      leave keep stay now here well and just quite very absolutely really same way every bit lot \
      at set done answers already oh then will that'll be finished enough one nobody folks \
      cheers ta said told already today moment lovely your
      """)
}

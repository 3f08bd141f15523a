/// The words around the name of a field: "change my goal to muscle", "the days are wrong".
package enum NamingWords {
  /// What people say of names alone: "call it Tea".
  static let calling = WordClasses.english.words("NamingWords.calling")

  /// Whether a line says what something or somebody is called.
  package static func areSaid(in line: Line) -> Bool {
    line.tokens.contains { calling.contains($0.word) }
  }

  /// Words with "'s" that name nobody: the "what's" of "what's my goal".
  package static let owners = WordClasses.english.words("NamingWords.owners")
  /// Words that make of "name" one of the names that a person has beside the one they go by.
  package static let otherNames = WordClasses.english.words("NamingWords.otherNames")
  /// Those of whom a name is asked: the "son" of "the name of my son".
  package static let asked = WordClasses.english.words("NamingWords.asked")
  /// Whether a word with "'s", or only with an "s", says that something is theirs of whom it is asked,
  /// or names nobody at all.
  package static func areOwners(_ word: String) -> Bool {
    owners.contains(word) || word.hasSuffix("s") && asked.contains(String(word.dropLast()))
  }

  /// Whether the words before one that names a field make an occasion of it: the "time" of "last time", the "year" of
  /// "a rough year".
  package static func isOccasion(_ words: [String], at place: Int) -> Bool {
    // Several years or months are a length of time, and no part of a date.
    if ["years", "months"].contains(words[place]) { return true }
    guard place > 0, occasionNouns.contains(words[place]) else { return false }
    if place > 1, ["a", "an"].contains(words[place - 2]) { return true }
    guard occasions.contains(words[place - 1]) else { return false }
    // "Drop one day", "skip the first day", "one day fewer"
    let isTakenOut = words[max(0, place - 3)..<place - 1].contains(
      where: RemovalWords.verbs.contains)
    let isCounted = place + 1 < words.count && ["fewer", "less"].contains(words[place + 1])
    return !isTakenOut && !isCounted
  }

  /// Where the words begin that lead to a name with its value behind it, as a part of a line to itself: the
  /// "for" of "1 and 6, and for the topics school and friends".
  package static func lead(to name: Range<Int>, in words: [String]) -> Int? {
    var place = name.lowerBound - 1
    while place >= 0, idle.contains(words[place]) { place -= 1 }
    guard place > 0, words[place] == "for", name.upperBound < words.count,
      !separators.contains(words[name.upperBound])
    else { return nil }
    var before = place - 1
    while before > 0, ["as", "also", "then"].contains(words[before]) { before -= 1 }
    return separators.contains(words[before]) ? place : nil
  }

  /// Whether the word before a place begins a clause there, or says that a field is spoken of: "the", "my", "set".
  package static func speaksOfField(before place: Int, in words: [String]) -> Bool {
    let before = words[place - 1]
    return separators.contains(before) || announcing.contains(before) || before.hasSuffix("'s")
      || idle.contains(before) && before != "no"
  }

  private static let occasions = WordClasses.english.words("NamingWords.occasions")

  /// What parts the clause about one field from that about the next.
  package static let separators = WordClasses.english.words("NamingWords.separators").union([
    ",", ";", ".", "&",
  ])
  /// What leads from a name to its value.
  package static let copulas = copularWords.union(["=", ":"])
  private static let copularWords = WordClasses.english.words("NamingWords.copulas")
  /// With words that a value may begin with, but is not: "a long run", "on Mondays".
  package static let links = copulas.union(WordClasses.english.words("NamingWords.links"))
  /// What people call the place of an answer, behind its name: "the injuries bit".
  private static let parts = WordClasses.english.words("NamingWords.parts")
  /// What stands between the name of an answer and the sign that announces it.
  private static let asides = WordClasses.english.words("NamingWords.asides")
  /// What is named by a verb.
  private static let objects = WordClasses.english.words("NamingWords.objects")
  /// The place behind the name of a field and what people call its place, such as "bit"; behind a "text" or a "back" only
  /// where a sign announces a value, or nothing follows.
  package static func end(ofName name: Int, in words: [String], before end: Int) -> Int {
    guard name < end else { return name }
    // What only leads to the sign that announces a value is of the name.
    let behind = words[name..<end].drop {
      $0 == "," || idle.contains($0) || asides.contains($0) || copularWords.contains($0)
    }
    if behind.startIndex > name, behind.first == ":" { return behind.startIndex }
    let isAnnounced =
      name + 1 == words.count || name + 1 < end && announcing.contains(words[name + 1])
    // Before a pronoun the name of a name is a verb.
    let isVerb = name > 0 && words[name - 1] == "name" && objects.contains(words[name])
    return parts.contains(words[name]) || isVerb
      || isAnnounced && ["text", "back"].contains(words[name]) ? name + 1 : name
  }

  /// Signs that announce a value.
  package static let announcing: Set<String> = [":", "="]
  /// Words around a name that say no value.
  package static let idle = WordClasses.english.words("NamingWords.idle")

  /// Whether a word leads from the name of a field to its value: "to", "should say".
  package static func isLink(_ words: [String], at place: Int) -> Bool {
    if copulas.contains(words[place]) { return true }
    if words[place] == "back", place + 1 < words.count, words[place + 1] == "to" { return true }
    // Between two words that link, an adverb is a part of the link.
    if place + 1 < words.count, place > 0, ["only", "just"].contains(words[place]),
      [words[place - 1], words[place + 1]].allSatisfy(copulas.contains)
    {
      return true
    }
    // "To say hello" may be the value itself.
    return ["say", "read"].contains(words[place]) && place > 0 && words[place - 1] == "should"
      || words[place] == "says"
  }

  /// Nouns that make an occasion with the word before them.
  private static let occasionNouns = WordClasses.english.words("NamingWords.occasionNouns")
}

extension Line {
  /// A place without the signs and the "and" at its end, as UTF-8 offsets.
  package func withoutSeparator(atEndOf place: Range<Int>) -> Range<Int> {
    let last = tokens.last {
      place.contains($0.span.lowerBound) && !NamingWords.separators.contains($0.word)
        && $0.lexeme != .and
    }
    return place.lowerBound..<max(place.lowerBound, last?.span.upperBound ?? place.lowerBound)
  }

  /// Whether the name at a place ends in a word that tells what something is: "the race is".
  package func endsInCopula(_ name: Range<Int>) -> Bool {
    tokens.last { $0.span.overlaps(name) }.map { $0.lexeme == .is || $0.word == "be" } ?? false
  }

  /// Whether words before the name of a list say that something is one of it: "as a goal", "is also a goal".
  package func namesAsOne(_ name: Range<Int>) -> Bool {
    let before = tokens.last { token in
      token.span.upperBound <= name.lowerBound
        && ![.a, .the, .my, .they, .another, .also, .more, .of].contains(token.lexeme)
    }
    return before.map { [.as, .is].contains($0.lexeme) } ?? false
  }

  /// The words right before a name that make it one more of a kind: "another goal", "one more goal", "also
  /// needs goal 2".
  package func wordsOfOneMore(before name: Range<Int>) -> Range<Int>? {
    let noun = tokens.prefix { $0.span.upperBound <= name.upperBound }
    let wished = noun.dropLast().reversed().first {
      ![.need, .want, .like, .have, .the, .a].contains($0.lexeme)
    }
    if wished?.lexeme == .also { return wished?.span }
    let before = tokens.prefix { $0.span.upperBound <= name.lowerBound }.suffix(2)
    guard let last = before.last else { return nil }
    if last.lexeme == .another { return last.span }
    return last.lexeme == .more && before.first?.number != nil ? before.first?.span : nil
  }

  /// Whether a word of the line says that something is called so.
  package var saysWhatIsCalled: Bool {
    tokens.contains { NamingWords.calling.contains($0.word) }
  }
}

/// Words that speak of somebody else: "my friend eats 1500 a day" is nobody's answer yet.
package enum OtherPerson {
  /// Whether somebody else is who the clause around some words of a line, given as UTF-8 offsets, is
  /// about.
  ///
  /// A clause that speaks of the person too ("my wife wants me to eat at noon") is theirs, and so is
  /// what those say whom people ask for advice ("my doctor says 1800").
  package static func isSubject(of line: Line, around span: Range<Int>) -> Bool {
    let tokens = line.tokens
    let first = tokens.firstIndex { $0.span.upperBound > span.lowerBound } ?? 0
    let start = tokens[..<first].lastIndex { separators.contains($0.word) }.map { $0 + 1 } ?? 0
    let end = tokens[first...].firstIndex { separators.contains($0.word) } ?? tokens.count
    let words = tokens[start..<max(start, end)].map(\.word).drop(while: openings.contains)
    guard let subject = subject(of: words) else { return false }
    // "My daughter's favourite is yellow so that one"
    if tokens[end...].prefix(3).map(\.word).starts(with: ["so", "that", "one"]) { return false }
    return words.dropFirst(subject).allSatisfy { !own.contains($0) }
  }

  /// Whether the clause around some words of a line tells of somebody else than the one who is asked
  /// about: "his sister is a 9", "my other one is a 9", but not "his teacher says he's a 9" or "my girl is a 9".
  package static func isToldOf(in line: Line, around span: Range<Int>) -> Bool {
    let tokens = line.tokens
    let first = tokens.firstIndex { $0.span.upperBound > span.lowerBound } ?? 0
    let start = tokens[..<first].lastIndex { separators.contains($0.word) }.map { $0 + 1 } ?? 0
    let end = tokens[first...].firstIndex { separators.contains($0.word) } ?? tokens.count
    let words = tokens[start..<max(start, end)].map(\.word).drop(while: openings.contains)
    guard let owner = words.first, determiners.contains(owner) else { return false }
    // One of several who is the other is not the one who is asked about.
    if words.dropFirst().first == "other" { return true }
    let isOfChild = ["his", "her"].contains(owner)
    let place = words.dropFirst().prefix(2).firstIndex { word in
      let person = word.hasSuffix("'s") ? String(word.dropLast(2)) : word
      return grownUps.contains(person) || (isOfChild ? people : peers).contains(person)
    }
    guard let place else { return false }
    let rest = words[(place + 1)...]
    return !rest.prefix(1).contains(where: telling.contains)
      && !rest.contains { child.contains($0) || own.contains($0) }
  }

  /// Whether a word for a friend or an adult stands right before a name, given as UTF-8 offsets: "her friend Nia".
  package static func introduces(_ name: Range<Int>, in line: Line) -> Bool {
    let before = line.tokens.last { $0.span.upperBound <= name.lowerBound && $0.kind == .word }
    return before.map { friends.contains($0.word) || grownUps.contains($0.word) } ?? false
  }

  /// Whether a line speaks of somebody by a pronoun alone.
  package static func isPointedAt(in line: Line) -> Bool {
    line.tokens.contains {
      pronouns.contains($0.word) || owning.contains($0.word) || child.contains($0.word)
    }
  }

  /// How many words a clause begins with that name somebody else, or nil.
  private static func subject(of words: ArraySlice<String>) -> Int? {
    guard let first = words.first else { return nil }
    if pronouns.contains(first) { return 1 }
    // "His is 2 to 10", "their hours are 2 to 10"
    if owning.contains(first), let verb = verbOfBeing(in: words.dropFirst()) {
      return verb - words.startIndex
    }
    if quantifiers.contains(first) {
      return words.dropFirst().first.map(many.contains) == true ? 2 : nil
    }
    guard determiners.contains(first) else { return nil }
    // "My best friend", "my little sister".
    let place = words.dropFirst().prefix(2).indices.first { place in
      if people.contains(words[place]) { return true }
      // "My brother's got a bad hip", "my brother's hours are 2 to 10"
      guard words[place].hasSuffix("'s"), people.contains(String(words[place].dropLast(2))) else {
        return false
      }
      let next = words[(place + 1)...]
      return next.first.map(["got", "had", "been"].contains) == true || verbOfBeing(in: next) != nil
    }
    return place.map { $0 - words.startIndex + 1 }
  }

  /// The place of an "is" behind at most one word: of "is 2 to 10" and of "hours are 2 to 10".
  private static func verbOfBeing(in words: ArraySlice<String>) -> Int? {
    words.prefix(2).firstIndex(where: being.contains)
  }

  private static let separators = WordClasses.english.words("OtherPerson.separators").union([
    ",", ";", ".", "!", "?",
  ])
  private static let openings = WordClasses.english.words("OtherPerson.openings")
  private static let pronouns = WordClasses.english.words("OtherPerson.pronouns")
  static let owning = WordClasses.english.words("OtherPerson.owning")
  private static let being = WordClasses.english.words("OtherPerson.being")
  private static let quantifiers = WordClasses.english.words("OtherPerson.quantifiers")
  private static let many = WordClasses.english.words("OtherPerson.many")
  private static let determiners = WordClasses.english.words("OtherPerson.determiners")
  private static let people: Set<String> = grownUps.union(
    WordClasses.english.words("OtherPerson.people"))
  /// Those of them who are no children.
  static let grownUps = WordClasses.english.words("OtherPerson.grownUps")
  /// Those of a parent who are not the parent's children.
  private static let peers = WordClasses.english.words("OtherPerson.peers")
  /// Those who are no relatives of a child's own house.
  private static let friends = WordClasses.english.words("OtherPerson.friends")
  /// Verbs behind which somebody says what is asked for.
  static let telling = WordClasses.english.words("OtherPerson.telling")
  /// Words by which a clause speaks of the one who is asked about too.
  private static let child = WordClasses.english.words("OtherPerson.child")
  /// Words by which a clause speaks of the person too.
  private static let own = WordClasses.english.words("OtherPerson.own")
}

extension Line {
  /// Whether a number stands behind an article, which rates somebody and tells no age: "he's a 1".
  package var rates: Bool {
    tokens.indices.dropLast().contains {
      tokens[$0].lexeme == .a && (tokens[$0 + 1].kind == .digits || tokens[$0 + 1].number != nil)
    }
  }
}

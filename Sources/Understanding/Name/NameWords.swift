/// Words that stand around the names of people: whom the name belongs to, how people greet, and
/// what they add behind it.
enum NameWords {
  /// What stands before the name of a grown-up.
  static let titles = WordClasses.english.words("NameWords.titles")
  /// Words for whom a name belongs to: "my daughter", "the baby", "foster son".
  static let kin = WordClasses.english.words("NameWords.kin")

  /// What a name is called: "my name", "surname Hill".
  static let labels = WordClasses.english.words("NameWords.labels")

  /// Words that make of a name one that is not used: "we nearly called her Ruby".
  static let unreal = WordClasses.english.words("NameWords.unreal")

  /// What a name is that will do: "Raj is enough".
  static let sufficient = WordClasses.english.words("NameWords.sufficient")

  /// Words before the letters of a name.
  static let spelling = WordClasses.english.words("NameWords.spelling")

  /// Words that may stand before a name or a word of kin and belong to neither.
  static let describing = WordClasses.english.words("NameWords.describing")

  /// Words with which people greet, beside those that only fill a line.
  static let greetings = WordClasses.english.words("NameWords.greetings")

  /// What people write behind what they say: chat, kisses and whom they speak to.
  static let chat = WordClasses.english.words("NameWords.chat")

  /// Words that say where or for whom a name counts, behind or before it.
  static let circumstances = WordClasses.english.words("NameWords.circumstances")

  /// Words that no name begins with, and that go on with a sentence.
  static let function = WordClasses.english.words("NameWords.function")
}

extension Token {
  /// Whether the word says whom a name belongs to, of one or several: "son's" does, too, and is often written
  /// without its apostrophe.
  var isKin: Bool {
    guard kind == .word else { return false }
    let word = isPossessive ? String(word.dropLast(2)) : word
    return NameWords.kin.contains(word)
      || word.hasSuffix("s") && NameWords.kin.contains(String(word.dropLast()))
  }

  /// Whether the word is for somebody who is no child, such as a husband or a "teacher's".
  var isGrownUp: Bool {
    kind == .word
      && OtherPerson.grownUps.contains(isPossessive ? String(word.dropLast(2)) : word)
  }
}

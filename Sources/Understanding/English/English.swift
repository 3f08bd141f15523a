/// What is known about English words: whether there is such a word, how common it is, and whether it
/// is a given name.
///
/// The tables are files (`Lexicon/English`), first made from SCOWL and Faker by `scripts/make-word-lists`, and
/// part of the program's file. A look-up compares some twenty words; nothing is read at the start.
public enum English {
  /// Whether there is such a word or proper name, written in small letters, possessive "'s" or not.
  public static func isWord(_ word: some StringProtocol) -> Bool { kind(of: word) != nil }

  /// Whether a word in small letters is a given name, wherever names are written in Latin letters;
  /// with or without its accents.
  public static func isGivenName(_ word: some StringProtocol) -> Bool {
    WordKey(word).map(isGivenName) ?? false
  }

  /// How common a word in small letters is, possessive "'s" or not; nil where there is no such word
  /// among the 89,000 most common.
  public static func kind(of word: some StringProtocol) -> WordKind? {
    WordKey(word).flatMap(kind(of:))
  }

  static func kind(of key: WordKey) -> WordKind? {
    RowTable.englishWords.row(of: key.withoutPossessive).flatMap(WordKind.init(named:))
  }

  static func isGivenName(_ key: WordKey) -> Bool { givenNameKind(of: key) != nil }

  /// Whether a name is usual where English is much spoken, or rare there.
  static func givenNameKind(of key: WordKey) -> WordKind? {
    RowTable.englishGivenNames.row(of: key.withoutPossessive).flatMap(WordKind.init(named:))
  }
}

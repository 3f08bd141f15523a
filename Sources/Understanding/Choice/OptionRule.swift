/// The rules by which words name an option of a list, or a wish beside the list.
enum OptionRule: String {
  /// By its title or another phrase for it.
  case title = "choice.title"
  /// By a single word of it.
  case word = "choice.word"
  /// By a word of its description.
  case description = "choice.description"
  /// By its number.
  case number = "choice.number"
  /// By "first", "last" and the like.
  case ordinal = "choice.ordinal"
  /// By its letter.
  case letter = "choice.letter"
  /// By leaving the others out.
  case left = "choice.left"
  /// By no option's words: a wish of people's own.
  case own = "choices.own"
}

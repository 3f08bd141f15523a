/// An end of a stay, a journey or a hire.
enum PeriodEnd: Hashable, Sendable {
  case start, finish
  /// Leaving, with which a stay ends and a journey begins.
  case leaving

  /// The end that a name speaks of ("check out date"), by its first word that does, or nil.
  static func named(_ words: [String]) -> PeriodEnd? {
    words.indices.firstNonNil { PeriodEnd(words, at: $0) }
  }

  /// The end that words before and around a value speak of, by the last of them, or nil.
  static func said(_ words: [String]) -> PeriodEnd? {
    words.indices.reversed().firstNonNil { PeriodEnd(words, at: $0) }
  }

  private init?(_ words: [String], at place: Int) {
    // "Check-in" has a sign between its parts, "pick it up" a word.
    func follows(_ verb: String) -> Bool {
      words[max(0, place - 3)..<place].contains { $0.hasPrefix(verb) }
    }
    switch words[place] {
    case "in" where follows("check"), "up" where follows("pick"): self = .start
    case "out" where follows("check"), "off" where follows("drop"): self = .finish
    case "back" where Self.returning.contains(where: follows): self = .finish
    case let word where Self.starts.contains { word.hasPrefix($0) }: self = .start
    case let word where Self.finishes.contains { word.hasPrefix($0) }: self = .finish
    case let word where word.hasPrefix("leav"): self = .leaving
    case "from", "since": self = .start
    case "till", "til", "through": self = .finish
    default: return nil
    }
  }

  private static let starts = WordClasses.english.phrases("PeriodEnd.starts")
  private static let finishes = WordClasses.english.phrases("PeriodEnd.finishes")
  /// Beginnings of verbs of coming back.
  private static let returning = WordClasses.english.words("PeriodEnd.returning")
}

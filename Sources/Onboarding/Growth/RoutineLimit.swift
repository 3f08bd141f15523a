import Understanding

/// What words around an amount make of it: "at most", "or less", "is too long".
struct RoutineLimit {
  /// Whether amounts above are fine, and not those below.
  private let isLeast: Bool
  /// Whether the amount itself is fine.
  private let isInclusive: Bool
  /// The tokens of the amount and of these words.
  let tokens: Range<Int>

  /// The limit that words around an amount say in their clause, or nil where they say none.
  init?(around amount: Range<Int>, of line: Line, in clause: Range<Int>) {
    let before = clause.clamped(to: 0..<amount.lowerBound)
    let behind = amount.upperBound..<line.tokens.count
    if let (words, count) = Self.longest(Self.before, endingAt: before, in: line) {
      let start = before.upperBound - count
      // "Not over 20" allows 20, and "no less than 20" too.
      let isDenied = line.tokens[max(before.lowerBound, start - 3)..<start].contains {
        Self.denials.contains($0.word)
      }
      isLeast = words.isLeast != isDenied
      isInclusive = words.isInclusive != isDenied
      tokens = start..<amount.upperBound
    } else if let (words, end) = Self.first(Self.behind, in: behind, of: line) {
      isLeast = words.isLeast
      isInclusive = words.isInclusive
      tokens = amount.lowerBound..<end
    } else {
      return nil
    }
  }

  /// The amounts that it allows of a number.
  func range(of number: Int) -> ClosedRange<Int> {
    if isLeast { return (isInclusive ? number : number + 1)...9999 }
    return 0...max(0, isInclusive ? number : number - 1)
  }

  private struct Words {
    let phrase: [String]
    let isLeast: Bool
    let isInclusive: Bool

    init(_ phrase: String, isLeast: Bool, isInclusive: Bool) {
      self.phrase = phrase.split(separator: " ").map(String.init)
      self.isLeast = isLeast
      self.isInclusive = isInclusive
    }
  }

  private static func words(
    _ phrases: [String], isLeast: Bool, isInclusive: Bool
  ) -> [Words] {
    phrases.map { Words($0, isLeast: isLeast, isInclusive: isInclusive) }
  }

  /// The longest phrase that stands right before an amount, but for an "a" or "the", and how many
  /// tokens it takes.
  private static func longest(
    _ phrases: [Words], endingAt place: Range<Int>, in line: Line
  ) -> (Words, Int)? {
    var said = line.tokens[place].map(\.word)
    var skipped = 0
    while let last = said.last, beforeAmounts.contains(last) {
      said.removeLast()
      skipped += 1
    }
    let fitting = phrases.filter { said.suffix($0.phrase.count) == $0.phrase[...] }
    return fitting.max { $0.phrase.count < $1.phrase.count }.map { ($0, $0.phrase.count + skipped) }
  }

  /// The phrase behind an amount, but for an "is" or "a week", and where it ends.
  private static func first(
    _ phrases: [Words], in place: Range<Int>, of line: Line
  ) -> (Words, Int)? {
    let said = line.tokens[place].map(\.word)
    for start in said.indices {
      let rest = said[start...]
      let fitting = phrases.filter { rest.starts(with: $0.phrase) }
      if let longest = fitting.max(by: { $0.phrase.count < $1.phrase.count }) {
        return (longest, place.lowerBound + start + longest.phrase.count)
      }
      guard between.contains(said[start]) else { return nil }
    }
    return nil
  }

  private static let denials = WordClasses.growth.words("RoutineLimit.denials")
  /// Words between an amount and what is said of it.
  private static let between = WordClasses.growth.words("RoutineLimit.between").union([","])
  private static let before =
    words(
      WordClasses.growth.phrases("RoutineLimit.atMostBefore"),
      isLeast: false, isInclusive: true)
    + words(
      WordClasses.growth.phrases("RoutineLimit.atLeastBefore"), isLeast: true, isInclusive: true)
    + words(
      WordClasses.growth.phrases("RoutineLimit.lessBefore"), isLeast: false, isInclusive: false)
    + words(
      WordClasses.growth.phrases("RoutineLimit.moreBefore"),
      isLeast: true, isInclusive: false)
  private static let behind =
    words(
      WordClasses.growth.phrases("RoutineLimit.atMostBehind"), isLeast: false, isInclusive: true)
    + words(
      WordClasses.growth.phrases("RoutineLimit.atLeastBehind"),
      isLeast: true, isInclusive: true)
    + words(
      WordClasses.growth.phrases("RoutineLimit.tooMuch"), isLeast: false,
      isInclusive: false)
    + words(
      WordClasses.growth.phrases("RoutineLimit.tooLittle"),
      isLeast: true, isInclusive: false)
  /// Words that may stand between what limits an amount and the amount.
  private static let beforeAmounts = WordClasses.growth.words("RoutineLimit.beforeAmounts")
}

/// What can be answered, found by the words of a question: each counts for more the rarer it is among all
/// that can be said.
package struct TopicIndex<Answer: Sendable>: Sendable {
  /// How well an answer fits a question.
  package struct Fit: Sendable {
    /// The answer.
    package let answer: Answer
    /// What speaks for it, less what the question says besides, by how rare the words are; one is a word that stands
    /// in a single text.
    package let score: Double
    /// The part of the question's words, by weight, that speaks for it; of an entry, of those that are known.
    package let share: Double
    /// The part of all of the question's words, by weight, that speaks for it.
    package let part: Double
    /// Whether one of its names is said.
    package let isNamed: Bool
  }

  private var answers: [Answer] = []
  private var entries: [TopicEntry] = []
  /// In how many texts a word stands.
  private var counts: [String: Int] = [:]
  private var textCount = 0
  /// How many words all entries have, as they count.
  private var length = 0.0

  /// An index without answers.
  package init() {}

  /// Counts the words of a text, for how rare they are.
  package mutating func count(_ words: Set<String>) {
    textCount += 1
    for word in words { counts[word, default: 0] += 1 }
  }

  /// Adds an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - words: The words that speak for it.
  ///   - aside: The words that speak for it less.
  ///   - asked: In how many questions that it answers a word stands.
  ///   - names: What it is called, of each name all words; all of one speak for it once more.
  ///   - needs: Sets of words of each of which one has to be said.
  ///   - isNear: Whether it is about what is asked just now.
  ///   - ignoresUnknown: Whether words that nothing here has tell no other topic.
  package mutating func add(
    _ answer: Answer, words: Set<String>, aside: Set<String> = [], asked: [String: Int] = [:],
    names: [Set<String>] = [], needs: [Set<String>] = [], isNear: Bool = false,
    ignoresUnknown: Bool = false
  ) {
    answers.append(answer)
    let entry = TopicEntry(
      words: words, aside: aside.subtracting(words), asked: asked, names: names, needs: needs,
      isNear: isNear, ignoresUnknown: ignoresUnknown)
    entries.append(entry)
    length += entry.length
  }

  /// The answers that fit some words, the best first.
  ///
  /// - Parameters:
  ///   - words: What the question speaks of.
  ///   - beside: What the line speaks of besides.
  ///   - pointsBack: Whether the question means that by a "that" or a "they", so that it counts as if it were said.
  ///   - scene: What is spoken of where it is asked, which need not be said.
  /// - Returns: The answers with how well they fit.
  package func fits(
    _ words: [String], beside: Set<String> = [], pointsBack: Bool = false,
    in scene: Set<String> = []
  ) -> [Fit] {
    let said = words.map { (word: $0, weight: rarity(of: $0)) }
    let part = pointsBack ? 1 : TopicEntry.partOfBeside
    // Sums of fractions depend on their order, and sets have none.
    let beside = beside.subtracting(words).sorted().map {
      (word: $0, weight: rarity(of: $0) * part)
    }
    let silent = scene.subtracting((said + beside).map(\.word)).sorted().map {
      (word: $0, weight: rarity(of: $0))
    }
    let all = said.reduce(0) { $0 + $1.weight }
    let known = said.reduce(0) { counts[$1.word] == nil ? $0 : $0 + $1.weight }
    let mean = length / Double(max(entries.count, 1))
    let fits = entries.enumerated().compactMap { place, entry in
      entry.score(of: said, beside: beside, silent, all: all, known: known, mean: mean)
        .map { (place, $0) }
    }
    let rarest = rarity(among: 1)
    // The order of the entries decides between two that fit alike.
    return fits.sorted { ($0.1.score, $1.0) > ($1.1.score, $0.0) }.map {
      Fit(
        answer: answers[$0], score: $1.score / rarest, share: $1.share, part: $1.part,
        isNamed: $1.isNamed)
    }
  }

  /// How rare a word is: the logarithm of one and the texts for each that has it.
  private func rarity(of word: String) -> Double { rarity(among: counts[word] ?? 1) }

  private func rarity(among count: Int) -> Double {
    (1 + Double(textCount) / Double(count)).logarithm
  }
}

extension Double {
  /// The binary logarithm of a number from one on, between two powers of two on the straight line.
  fileprivate var logarithm: Double { Double(exponent) + significand - 1 }
}

/// A word and how rare it is.
private typealias Weighed = (word: String, weight: Double)

/// The words by which an answer is found.
private struct TopicEntry: Sendable {
  let words, aside: Set<String>
  let asked: [String: Int]
  let names: [Set<String>]
  let needs: [Set<String>]
  let isNear, ignoresUnknown: Bool

  /// How many words it has, as they count.
  var length: Double {
    let asked = asked.reduce(0) { sum, asked in
      words.contains(asked.key) || aside.contains(asked.key)
        ? sum : sum + Self.twentieths(ofAsked: asked.value)
    }
    return Double(words.count) + Double(aside.count) * Self.partOfAside + Double(asked) / 20
  }

  /// How well it fits words of some weights, those that ask, those beside them, and those that are not said; nil where
  /// it does not.
  func score(
    of said: [Weighed], beside: [Weighed], _ silent: [Weighed], all: Double, known: Double,
    mean: Double
  ) -> (score: Double, share: Double, part: Double, isNamed: Bool)? {
    guard needs.allSatisfy({ need in said.contains { need.contains($0.word) } }) else {
      return nil
    }
    let found = weight(of: said)
    guard found > 0 else { return nil }
    let whole = ignoresUnknown ? known : all
    let name = names.map { weight(ofName: $0, in: said, beside: beside) }.max() ?? 0
    // A long text has many words by chance.
    let length = 1 + Self.costOfLength * max(0, length / mean - 1)
    let score =
      (found + weight(of: beside) + weight(of: silent) * Self.partOfScene
        + steps(of: said)) / length
      + name * (name > known * Self.mostOfQuestion ? 2 : 1) * Self.worthOfName
      - (whole - found) * Self.costOfRest + (isNear ? Self.nearness : 0)
    return (score, found / whole, found / all, name > 0)
  }

  /// What a name counts for that is asked by at least one of its words, and has all others beside it.
  private func weight(ofName name: Set<String>, in said: [Weighed], beside: [Weighed]) -> Double {
    let parts = said.filter { name.contains($0.word) }
    guard !parts.isEmpty else { return 0 }
    let all = parts.count == name.count ? parts : parts + beside.filter { name.contains($0.word) }
    return all.count == name.count ? all.reduce(0) { $0 + $1.weight } : 0
  }

  private func weight(of words: [Weighed]) -> Double {
    words.reduce(0) { $0 + $1.weight * part(of: $1.word) }
  }

  /// How often a word speaks for it: twice as often counts a step more.
  private func steps(of words: [Weighed]) -> Double {
    words.reduce(0) { sum, word in
      let part = part(of: word.word)
      return part == 0
        ? sum : sum + (1 + 2 * (part + Double(asked[word.word] ?? 0))).logarithm
    }
  }

  private func part(of word: String) -> Double {
    if words.contains(word) { return 1 }
    let beside = aside.contains(word) ? Self.partOfAside : 0
    return asked[word].map { max(beside, Double(Self.twentieths(ofAsked: $0)) / 20) } ?? beside
  }

  /// What a word counts for, in twentieths, that stands in some of the questions for it: six in one, three more in each
  /// further one, and at most as much as a word of its own.
  private static func twentieths(ofAsked count: Int) -> Int { min(20, 6 + 3 * (count - 1)) }

  /// What a word that stands beside a topic counts for, of what one of its own does.
  private static var partOfAside: Double { 0.5 }
  /// What a word that stands beside the question counts for.
  static var partOfBeside: Double { 0.5 }
  /// What a word that is not said counts for where the scene speaks of it.
  private static var partOfScene: Double { 0.3 }
  /// What it counts for that a whole name is said.
  private static var worthOfName: Double { 0.8 }
  /// From which part of a question on a name is all that is asked about, and counts twice.
  private static var mostOfQuestion: Double { 0.7 }
  /// What each time the usual length takes away.
  private static var costOfLength: Double { 0.05 }
  /// What words that say something else take away.
  private static var costOfRest: Double { 0.3 }
  /// What it counts for to be about what is asked.
  private static var nearness: Double { 1 }
}

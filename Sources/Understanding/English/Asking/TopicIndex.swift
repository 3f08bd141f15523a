/// What can be answered, found by the words of a question: each counts for more the rarer it is among all
/// that can be said.
package struct TopicIndex<Answer: Sendable>: Sendable {
  /// How well an answer fits a question.
  package struct Fit: Sendable {
    /// The answer.
    package let answer: Answer
    /// What speaks for it, less what the question says besides; by how rare the words are.
    package let score: Double
    /// The part of the question's words, by weight, that speaks for it; of a name, of the words that are known.
    package let share: Double
    /// The part of all of the question's words, by weight, that speaks for it.
    package let part: Double
  }

  private var answers: [Answer] = []
  private var entries: [TopicEntry] = []
  /// In how many texts a word stands.
  private var counts: [String: Int] = [:]
  private var textCount = 0

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
  ///   - against: The words that speak against it.
  ///   - needs: Sets of words of each of which one has to be said.
  ///   - isNear: Whether it is about what is asked just now.
  ///   - isNamed: Whether `needs` are its name, so that words which nothing here has tell no other topic.
  package mutating func add(
    _ answer: Answer, words: Set<String>, aside: Set<String> = [], against: Set<String> = [],
    needs: [Set<String>] = [], isNear: Bool = false, isNamed: Bool = false
  ) {
    answers.append(answer)
    entries.append(
      TopicEntry(
        words: words, aside: aside, against: against, needs: needs, isNear: isNear,
        isNamed: isNamed))
  }

  /// The answers that fit some words, the best first.
  package func fits(_ words: [String]) -> [Fit] {
    let weights = words.map { (word: $0, weight: rarity(of: $0)) }
    let all = weights.reduce(0) { $0 + $1.weight }
    let known = weights.reduce(0) { counts[$1.word] == nil ? $0 : $0 + $1.weight }
    let fits = entries.enumerated().compactMap { place, entry in
      entry.score(of: weights, all: all, known: known).map { (place, $0) }
    }
    // The order of the entries decides between two that fit alike.
    return fits.sorted { ($0.1.score, $1.0) > ($1.1.score, $0.0) }.map {
      Fit(answer: answers[$0], score: $1.score, share: $1.share, part: $1.part)
    }
  }

  /// How rare a word is: the binary logarithm of one and the texts for each that has it, between two powers of
  /// two on the straight line.
  private func rarity(of word: String) -> Double {
    let ratio = 1 + Double(textCount) / Double(counts[word] ?? 1)
    return Double(ratio.exponent) + ratio.significand - 1
  }
}

/// The words by which an answer is found.
private struct TopicEntry: Sendable {
  let words, aside, against: Set<String>
  let needs: [Set<String>]
  let isNear: Bool
  let isNamed: Bool

  /// How well it fits words of some weights; nil where it does not.
  func score(
    of weights: [(word: String, weight: Double)], all: Double, known: Double
  ) -> (score: Double, share: Double, part: Double)? {
    guard needs.allSatisfy({ need in weights.contains { need.contains($0.word) } }) else {
      return nil
    }
    let whole = isNamed ? known : all
    var found = 0.0
    for (word, weight) in weights {
      if words.contains(word) {
        found += weight
      } else if aside.contains(word) {
        found += weight * Self.partOfAside
      } else if against.contains(word) {
        found -= weight
      }
    }
    guard found > 0 else { return nil }
    let score = found - (whole - found) * Self.costOfRest + (isNear ? Self.nearness : 0)
    return (score, found / whole, found / all)
  }

  /// What a word that stands beside a topic counts for, of what one of its own does.
  private static var partOfAside: Double { 0.5 }
  /// What words that say something else take away.
  private static var costOfRest: Double { 0.3 }
  /// What it counts for to be about what is asked.
  private static var nearness: Double { 1 }
}

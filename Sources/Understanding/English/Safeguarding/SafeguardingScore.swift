/// How much the words of a line weigh towards danger.
///
/// Its features are those of `scripts/train-safeguarding`: words, their forms, two that stand
/// together or with one between, four letters on end, classes of words, two classes that are near to
/// each other, and a class with what stands beside it. What features weigh is summed, and divided by
/// the root of the sum of squares of how much they count, so that long lines weigh no more than short
/// ones.
struct SafeguardingScore {
  /// What is added to the sum of squares, so that a word alone weighs less than one among others.
  private static let short = 60

  /// The weight of the line; above ``doubtful`` it may be of danger, above ``certain`` it is.
  let value: Double
  /// The words of the line.
  let words: [SafeguardingWord]
  /// What each word weighs, with its part of each feature that it belongs to.
  let weights: [Int]

  /// Weighs a line, in which the names of children are known.
  init(_ text: String, children: [String] = []) {
    let names = children.compactMap {
      SafeguardingWord.words(of: $0, children: []).first?.bytes
    }
    words = SafeguardingWord.words(of: text, children: names)
    var sum = Sum(words.count)
    sum.addForms(of: words)
    sum.addParts(of: words)
    sum.addClasses(of: words)
    value = Double(sum.total) / Double(sum.squares + Self.short).squareRoot()
    weights = sum.weights
  }
}

extension SafeguardingScore {
  /// What was summed so far.
  private struct Sum {
    private(set) var total = 0
    private(set) var squares = 0
    private(set) var weights: [Int]
    private var forms: [UInt64] = []

    /// How much a feature counts.
    private static let (strong, weak) = (2, 1)
    /// The most words between two classes that are heard together.
    private static let reach = 6
    /// The number of a feature that weighs nothing.
    private static let middle = 43

    init(_ count: Int) { weights = Array(repeating: 0, count: count) }

    /// Adds a feature that some words have, by their places.
    private mutating func add(_ feature: UInt64, _ count: Int, _ places: Int...) {
      squares += count * count
      guard let number = SafeguardingTable.weights.number(of: feature) else { return }
      let weight = (number - Self.middle) * count
      total += weight
      for place in places where weights.indices.contains(place) {
        weights[place] += weight * 2 / places.count
      }
    }

    /// Adds the forms of words between the marks of the line's ends, and which stand together.
    mutating func addForms(of words: [SafeguardingWord]) {
      let edges = (FeatureHash.of([UInt8(ascii: "^")]), FeatureHash.of([UInt8(ascii: "$")]))
      forms = [edges.0] + words.map(\.form) + [edges.1]
      for (place, form) in forms.enumerated() {
        add(FeatureHash.feature(.form, form), Self.strong, place - 1)
        if place + 1 < forms.count {
          let pair = FeatureHash.feature(.neighbours, form, forms[place + 1])
          add(pair, Self.strong, place - 1, place)
        }
        if place + 2 < forms.count {
          let pair = FeatureHash.feature(.neighboursButOne, form, forms[place + 2])
          add(pair, Self.strong, place - 1, place + 1)
        }
      }
    }

    /// Adds words as they are typed, and four letters on end.
    mutating func addParts(of words: [SafeguardingWord]) {
      for (place, word) in words.enumerated() {
        add(FeatureHash.feature(.word, FeatureHash.of(word.bytes)), Self.strong, place)
        let edged = [UInt8(ascii: "<")] + word.bytes + [UInt8(ascii: ">")]
        for start in edged.indices.dropLast(3) {
          let letters = FeatureHash.of(edged[start..<start + 4])
          add(FeatureHash.feature(.letters, letters), Self.weak, place)
        }
      }
    }

    /// Adds classes, two that are near to each other, and each with what stands beside it.
    mutating func addClasses(of words: [SafeguardingWord]) {
      let classes = words.map { $0.wordClass.map { FeatureHash.of($0.rawValue.utf8) } }
      for (place, found) in classes.enumerated() {
        guard let found else { continue }
        add(FeatureHash.feature(.wordClass, found), Self.weak, place)
        for other in (place + 1)..<min(classes.count, place + 1 + Self.reach) {
          guard let second = classes[other] else { continue }
          add(FeatureHash.feature(.classes, found, second), Self.weak, place, other)
        }
        for step in [-2, -1, 1, 2] where forms.indices.contains(place + 1 + step) {
          let family: FeatureHash.Family = step < 0 ? .beforeClass : .afterClass
          let beside = FeatureHash.feature(family, found, forms[place + 1 + step])
          add(beside, Self.weak, place, place + step)
        }
      }
    }
  }
}

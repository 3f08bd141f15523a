/// Looks for patterns among the words of a sentence.
struct WordMatcher {
  /// A stretch of words that a pattern describes.
  struct Found {
    /// The words.
    var range: Range<Int>
    /// The word that it is about.
    var head: Int
    /// Those to whom something is done.
    var victim: Range<Int>?
  }

  /// The words by their numbers in the vocabulary, commas among them.
  let words: [Int]
  private var head: Int?
  private var victim: Range<Int>?

  /// A matcher for a sentence.
  init(_ words: [Int]) { self.words = words }

  /// The first stretch from a place on that a pattern describes.
  mutating func first(_ pattern: WordPattern, from start: Int = 0) -> Found? {
    for place in start..<max(start, words.count) where words[place] != SafeguardingVocabulary.comma
    {
      (head, victim) = (nil, nil)
      var end = place
      let isFound = match(pattern, at: place) { _, after in
        end = after
        return true
      }
      if isFound { return Found(range: place..<end, head: head ?? place, victim: victim) }
    }
    return nil
  }

  private typealias Next = (inout WordMatcher, Int) -> Bool

  private mutating func match(_ pattern: WordPattern, at place: Int, _ next: Next) -> Bool {
    switch pattern {
    case .word(let word):
      let place = skippingCommas(place)
      return place < words.count && words[place] == word && next(&self, place + 1)
    case .oneOf(let set):
      let place = skippingCommas(place)
      return place < words.count && set.contains(words[place]) && next(&self, place + 1)
    case .anyWord:
      let place = skippingCommas(place)
      return place < words.count && next(&self, place + 1)
    case .sequence(let parts):
      return match(parts[...], at: place, next)
    case .either(let patterns):
      return patterns.contains { match($0, at: place, next) }
    case .repeated(let inner, let most):
      return match(inner, upTo: most, at: place, next)
    case .gap(let most):
      return (place...min(place + most, max(place, words.count))).contains { next(&self, $0) }
    case .head(let inner):
      let before = head
      head = skippingCommas(place)
      if match(inner, at: place, next) { return true }
      head = before
      return false
    case .victim(let inner):
      let before = victim
      return match(inner, at: place) { matcher, end in
        matcher.victim = place..<end
        if next(&matcher, end) { return true }
        matcher.victim = before
        return false
      }
    case .ahead(let inner, let isThere):
      var matcher = self
      return matcher.match(inner, at: place) { _, _ in true } == isThere && next(&self, place)
    case .start:
      let isStart = place == 0 || words[place - 1] == SafeguardingVocabulary.comma
      return isStart && next(&self, place)
    case .end:
      let isEnd = place >= words.count || words[place] == SafeguardingVocabulary.comma
      return isEnd && next(&self, place)
    }
  }

  private mutating func match(
    _ parts: ArraySlice<WordPattern>, at place: Int, _ next: Next
  ) -> Bool {
    guard let first = parts.first else { return next(&self, place) }
    return match(first, at: place) { matcher, end in
      matcher.match(parts.dropFirst(), at: end, next)
    }
  }

  private mutating func match(
    _ inner: WordPattern, upTo most: Int, at place: Int, _ next: Next
  ) -> Bool {
    if most > 0 {
      let isFound = match(inner, at: place) { matcher, end in
        end > place && matcher.match(inner, upTo: most - 1, at: end, next)
      }
      if isFound { return true }
    }
    return next(&self, place)
  }

  private func skippingCommas(_ place: Int) -> Int {
    var place = place
    while place < words.count, words[place] == SafeguardingVocabulary.comma { place += 1 }
    return place
  }
}

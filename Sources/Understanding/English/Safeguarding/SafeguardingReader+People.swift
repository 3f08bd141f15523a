extension SafeguardingReader {
  /// Who or what does something.
  enum Subject {
    case oneself, child, adult, somebody, unknown, thing
  }

  /// Who or what does what begins at a place; nil when that is not said.
  func subject(before start: Int) -> Subject? {
    var place = start - 1
    while place >= 0 {
      if isWord(place, "joins") || words[place] == SafeguardingVocabulary.comma {
        return firstSubject(before: place)
      }
      if isWord(place, "carrier") || isWord(place, "not") || isWord(place, "said") {
        place -= 1
        continue
      }
      // "The boys at school".
      if place > 0, isWord(place - 1, "preposition"), !isWord(place, "pronoun") {
        place -= 2
        continue
      }
      if place > 1, isWord(place - 2, "preposition"), isWord(place - 1, "determiner") {
        place -= 3
        continue
      }
      // "Am standing": a verb that the grammar does not know.
      if words[place] == SafeguardingVocabulary.unknown,
        isWord(place - 1, "carrier") || isWord(place - 1, "pronoun") || isWord(place - 1, "me1")
      {
        place -= 1
        continue
      }
      return subject(at: place)
    }
    return nil
  }

  /// Who a sentence begins to speak of, which what comes after an "and" is about too.
  private func firstSubject(before end: Int) -> Subject? {
    for place in 0..<end {
      if isWord(place, "determiner"), !isWord(place, "me1") { continue }
      if isWord(place, "me1") || isWord(place, "pronoun") || isWord(place, "kin") || isName(place) {
        return subject(at: place)
      }
    }
    return nil
  }

  private func subject(at place: Int) -> Subject? {
    // "Somebody I know".
    if isWord(place, "me1"), isWord(place - 1, "kin") || isWord(place - 1, "pronoun") {
      return subject(at: place - 1)
    }
    if isWord(place, "me1") { return .oneself }
    if isWord(place, "pronoun") { return .somebody }
    if isWord(place, "child") || isName(place) { return .child }
    if isWord(place, "adult") { return .adult }
    if isWord(place, "anyage") { return .somebody }
    if isWord(place, "own") { return .oneself }
    if isWord(place, "thing") { return .thing }
    return .unknown
  }

  private func isName(_ place: Int) -> Bool { isWord(place, "name") }

  /// Who is in danger.
  func person(
    _ kind: Concern.Kind, _ subject: Subject?, _ found: WordMatcher.Found
  ) -> Concern.Person {
    if let victim = found.victim {
      let person = person(among: victim) ?? .somebody
      guard person == .somebody else { return person }
      // "My ex locks him in": he is not the ex.
      return spokenOf == .adult && subject == .adult ? .somebody : spokenOf ?? .somebody
    }
    // "Better off without me", "threatened to kill us".
    if kind == .suicide || kind == .violence,
      found.range.contains(where: { isWord($0, "me") })
        || kind == .violence && isWord(found.range.upperBound, "me")
    {
      return .oneself
    }
    if kind == .violence, subject != .oneself, found.range.contains(where: { isWord($0, "them") }) {
      return spokenOf ?? .somebody
    }
    switch subject {
    case .oneself:
      // "I found a suicide note in my daughter's room".
      let isWitness = words[..<found.head].indices.contains { isWord($0, "witness") }
      guard isWitness else { return .oneself }
      return spokenOf ?? (says("third", in: words) ? .somebody : .oneself)
    case .child: return .child
    case .adult: return .adult
    case .somebody, .thing: return spokenOf ?? .somebody
    case .unknown, nil:
      if kind == .violence, !says("third", in: words), !says("child", in: words) { return .oneself }
      if let person = person(among: found.range) {
        return person == .somebody ? spokenOf ?? person : person
      }
      if let person = person(among: 0..<found.range.lowerBound) {
        return person == .somebody ? spokenOf ?? person : person
      }
      return says("thirdForm", in: words) ? spokenOf ?? .somebody : .oneself
    }
  }

  /// Who some words name.
  private func person(among range: Range<Int>) -> Concern.Person? {
    for place in range.reversed() {
      if isWord(place, "child") || isName(place) { return .child }
      if isWord(place, "adult") { return .adult }
      if isWord(place, "anyage") { return .somebody }
      if isWord(place, "third") || isWord(place, "pronoun") { return .somebody }
      if isWord(place, "own") { return .oneself }
    }
    return nil
  }

  /// Who "he" and "she" of the line are.
  private var spokenOf: Concern.Person? {
    if line.contains(where: { says("child", in: $0) || says("name", in: $0) }) { return .child }
    // "My wife": "his coach" is not who he is.
    let isAdult = line.contains { words in
      let (mine, adult) = (grammar.words("mineOnly"), grammar.words("adult"))
      return zip(words, words.dropFirst()).contains { mine.contains($0) && adult.contains($1) }
    }
    return isAdult ? .adult : nil
  }

  /// Whether a child may be concerned.
  func mayConcernChild(_ person: Concern.Person) -> Bool {
    switch person {
    case .child, .somebody: true
    case .adult: line.contains { says("child", in: $0) || says("name", in: $0) }
    case .oneself:
      line.contains {
        says("child", in: $0) || says("name", in: $0) || says("parental", in: $0)
          || says("youth", in: $0)
      }
    }
  }
}

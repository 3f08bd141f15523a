/// What a list says of the people in it: how old they are, and when they were born.
extension RosterReader {
  /// "4", "who's 4", "(4)", "aged four", "4 years old", "both 4": the age of the one named last.
  mutating func takeAge() -> Bool {
    guard let match = ages.first(where: { $0.tokens.lowerBound == index }),
      let age = match.values.first, age.years < 130, !isAhead(index)
    else { return false }
    guard let current, found[current].age == nil || isOfAll else {
      return takeAgeBeforeName(age, match)
    }
    // A plural verb tells of all whose age was not said.
    let isOfSeveral = tokens[max(0, index - 1)..<match.tokens.upperBound].contains {
      $0.lexeme == .both || $0.word == "are" || $0.lexeme == .they && $0.word.hasSuffix("re")
    }
    if isOfSeveral {
      for place in found.indices where found[place].age == nil { found[place].age = age }
    } else {
      found[current].age = age
    }
    index = match.tokens.upperBound
    // "7 and 4" after the first age is no list of people any more; the next word decides.
    isOpen = false
    return true
  }

  /// Whether an age at a place is one that somebody will have: "who will be 2 in June".
  func isAhead(_ place: Int) -> Bool {
    place > 1 && tokens[place - 2].lexeme == .will && tokens[place - 1].word == "be"
  }

  /// An age of whoever is named next, where a word for people leads to it, or words say that it is one: "and a
  /// boy, 7, Jonas", "a 7 year old called Ida".
  private mutating func takeAgeBeforeName(_ age: Age, _ match: Match<Age>) -> Bool {
    let before = tokens[..<index].last { $0.kind == .word }
    let isLed = before.map { $0.isKin || nouns.contains($0.word) } ?? false
    guard ageBeforeName == nil, match.tokens.upperBound < tokens.count,
      isLed || match.tokens.count > 1
    else { return false }
    ageBeforeName = age
    index = match.tokens.upperBound
    isOpen = true
    return true
  }

  /// "Emma and Noah, 4 and 7": as many ages as people, in their order.
  mutating func takeAges() -> Bool {
    guard found.count > 1, found.allSatisfy({ $0.age == nil && $0.birthday == nil }) else {
      return false
    }
    let start = index
    var said: [Age] = []
    var place = index
    while let match = ages.first(where: { $0.tokens.lowerBound == place }),
      let age = match.values.first, age.years < 130
    {
      said.append(age)
      index = match.tokens.upperBound
      let isParted =
        index < tokens.count && [.and, .ampersand, .comma, .slash].contains(tokens[index].lexeme)
      guard isParted else { break }
      place = index + 1
    }
    guard said.count == found.count else {
      index = start
      return false
    }
    for (person, age) in zip(found.indices, said) { found[person].age = age }
    isOpen = false
    return true
  }

  /// "14 July 2012", "born on 22 March 2015", "9 June" of somebody whose age was said: the birthday of
  /// the one named last.
  ///
  /// One that can be several days is left to be asked for.
  mutating func takeBirthday() -> Bool {
    guard let last = current, found[last].birthday == nil else { return false }
    if let match = birthdays.first(where: { $0.tokens.lowerBound == index && $0.values.count == 1 })
      ?? birthdayByAge(of: found[last]),
      let birthday = match.values.first
    {
      for person in isOfAll || areTwins ? found.indices : last..<last + 1
      where found[person].birthday == nil {
        found[person].birthday = birthday
      }
      index = match.tokens.upperBound
    } else if let match = birthdays.first(where: { $0.tokens.lowerBound == index }) {
      leavesOpen = true
      index = match.tokens.upperBound
    } else {
      return false
    }
    isOpen = false
    return true
  }

  /// Whether all who were named are twins or triplets, who have one birthday.
  private var areTwins: Bool {
    let count = ["twins": 2, "triplets": 3]
    return tokens.contains { count[$0.word] == found.count }
  }

  /// The birthday that a day and a month at the place say of somebody whose age was said before.
  private func birthdayByAge(of person: Newcomer) -> Match<CalendarDate>? {
    // "Eva 8, May 5" may well be two people.
    let isName = isOpen && [.month, .may].contains(tokens[index].lexeme)
    guard !isName, let age = person.age, age.unit == .year,
      let clause = line.clauses().first(where: { $0.tokens.contains(index) })
    else { return nil }
    let part = line.keeping(line.span(index..<clause.tokens.upperBound))
    let found = BirthdayDimension(age: age.years).matches(in: part, context: context).first
    guard var match = found, match.values.count == 1, match.tokens == part.tokens.indices,
      part.tokens[match.tokens].contains(where: {
        [.month, .may, .holiday, .turn].contains($0.lexeme)
      })
    else { return nil }
    match.tokens = index..<index + match.tokens.count
    return match
  }
}

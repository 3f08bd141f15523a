import Understanding

/// Finds the names of races in a line.
///
/// The line is cut at its commas and colons and at "or"; each part loses what introduces a name
/// ("I'm training for the") and what is said after it ("in September, hoping for"), and what is left
/// is judged.
struct RaceNameReader {
  /// A name that a line says.
  struct Found {
    /// Where it stands.
    let tokens: Range<Int>
    /// Whether it is surely a name.
    let isCertain: Bool
    /// Whether it names a kind of race, such as a marathon.
    let hasKind: Bool
    /// Whether words before it say that a name follows.
    let isIntroduced: Bool
    /// Whether it is written as a title and names a kind of race, so that it is one wherever it stands.
    let isTitle: Bool
  }

  /// What a line says.
  enum Outcome {
    case none
    case one(Found)
    case several([Found])
  }

  let line: Line
  /// Whether capitals say nothing, as all letters are capitals.
  let isShouted: Bool

  init(_ line: Line) {
    self.line = line
    let words = line.tokens.filter { $0.kind == .word }
    isShouted = words.count > 1 && !line.text.contains(where: \.isLowercase)
  }

  var outcome: Outcome {
    guard !asksSomething else { return .none }
    let parts = parts
    var found = parts.compactMap(judged)
    // A "sorry" alone behind a name is polite, and no name.
    if let corrected = parts.last(where: { isCorrection($0) && (!isPolite($0) || found.isEmpty) }) {
      // "London, no wait, Berlin" leaves what comes after it.
      let after = found.filter { $0.tokens.lowerBound >= corrected.lowerBound }
      if !after.isEmpty { found = after }
    }
    // "I had entered Kiel, but now it's Trier"
    if let but = line.tokens.lastIndex(where: { $0.word == "but" }),
      case let after = found.filter({ $0.tokens.lowerBound > but && $0.isCertain }), !after.isEmpty
    {
      found = after
    }
    // "Rome Marathon or the Milan one"
    if found.count > 1, found.dropFirst().allSatisfy({ isAlternative($0) }) {
      return .several(found)
    }
    if found.contains(where: \.isCertain) { found.removeAll { !$0.isCertain } }
    if found.contains(where: \.hasKind) { found.removeAll { !$0.hasKind } }
    guard let first = found.first else { return .none }
    return found.count == 1 ? .one(first) : .several(found)
  }

  /// Whether an "or" stands before a name with a capital.
  private func isAlternative(_ name: Found) -> Bool {
    var place = name.tokens.lowerBound - 1
    while place >= 0, RaceNameWords.articles.contains(line.tokens[place].word) { place -= 1 }
    return place >= 0 && line.tokens[place].word == "or" && isCapital(name.tokens.lowerBound)
  }

  private var asksSomething: Bool {
    guard let first = line.tokens.first else { return true }
    return !isCapital(1) && RaceNameWords.asking.contains(first.word)
  }

  // MARK: - What is said around a name

  /// Whether a part says that there is none: "no race yet", but not "no, Trier" or "no Trier then".
  private func deniesRace(_ part: Range<Int>) -> Bool {
    guard part.count > 1, line.tokens[part.lowerBound].word == "no", !isCapital(part.lowerBound + 1)
    else { return false }
    let next = line.tokens[part.lowerBound + 1].word
    return RaceNameWords.kinds.contains(next) || RaceNameWords.unnamed.contains(next)
      || RaceNameWords.counting.contains(next)
  }

  private func judged(_ part: Range<Int>) -> Found? {
    // "not the full one, the mini one" names what comes after.
    if line.tokens[part.lowerBound].word == "not" || deniesRace(part) || isOver(part) { return nil }
    let (start, isNamed) = start(of: part)
    var end = end(from: start, in: part)
    while end > start, isLoose(end - 1, after: start) { end -= 1 }
    guard end > start else { return nil }
    if let inner = capitals(in: part), inner.lowerBound > start, beginsSmall(part),
      let verdict = RaceNameVerdict(words(of: inner), isNamed: false), verdict.hasKind
    {
      // "we've signed up for the Odense Race Weekend"
      return Found(
        tokens: inner, isCertain: verdict.isCertain, hasKind: true, isIntroduced: true,
        isTitle: false)
    }
    // "in my town" says where.
    guard end - start <= 12,
      isCapital(start) || !RaceNameWords.beforeTime.contains(line.tokens[start].word)
    else { return nil }
    let core = start..<end
    guard let verdict = RaceNameVerdict(words(of: core), isNamed: isNamed),
      verdict.hasKind || !introducesSpeaker(core, in: part) && !addresses(core, in: part)
    else { return nil }
    return Found(
      tokens: core, isCertain: verdict.isCertain, hasKind: verdict.hasKind,
      isIntroduced: isInstead(end)
        || (part.lowerBound..<start).contains {
          !RaceNameWords.articles.contains(line.tokens[$0].word)
        }, isTitle: verdict.isTitle && verdict.hasKind)
  }

  /// Whether what stands before a place is said to take another's.
  private func isInstead(_ place: Int) -> Bool {
    place < line.tokens.count && line.tokens[place].word == "instead"
  }

  /// Where a name may begin, and whether what stands before it says that a name follows.
  private func start(of part: Range<Int>) -> (Int, isNamed: Bool) {
    var index = part.lowerBound
    // "I Run For Cookies" begins with its first word.
    if ["i", "just"].contains(line.tokens[index].word), isCapital(index + 1),
      isCapital(index + 2) || index + 2 == part.upperBound - 1
    {
      return (index, false)
    }
    var isNamed = false
    while index < part.upperBound {
      let word = line.tokens[index].word
      guard index == part.lowerBound || !isCapital(index) else { break }
      // "no, sorry, the half"
      if index == part.lowerBound, RaceNameWords.correcting.contains(word),
        part.count > 1, !isCapital(index + 1)
      {
        index += 1
        continue
      }
      let isArticle = RaceNameWords.articles.contains(word)
      guard isArticle || !isNamed && introduces(index, in: part) else { break }
      if RaceNameWords.naming.contains(word) { isNamed = true }
      index += 1
    }
    return (index, isNamed)
  }

  private func introduces(_ index: Int, in part: Range<Int>) -> Bool {
    let word = line.tokens[index].word
    let next = index + 1 < part.upperBound ? line.tokens[index + 1].word : ""
    switch word {
    // "Race for Life" and "Run in the Park" begin with these; "my race is", "I run" do not.
    case "race", "races":
      return Self.behindRace.contains(next)
        || ["for", "to"].contains(next) && index > part.lowerBound
    case "run", "train", "do": return index > part.lowerBound
    // The "of Valencia" that is left of "the marathon of Valencia"
    case "of" where index == part.lowerBound: return true
    case "in", "on", "at", "up", "of", "about", "to", "for", "with", "by":
      return index > part.lowerBound
        && RaceNameWords.introducing.contains(line.tokens[index - 1].word)
    default: return RaceNameWords.introducing.contains(word)
    }
  }

  private func end(from start: Int, in part: Range<Int>) -> Int {
    var index = start + 1
    while index < part.upperBound {
      if !isCapital(index), ends(at: index, in: part) { return index }
      index += 1
    }
    return part.upperBound
  }

  /// Whether a date in digits begins at a place, as far as it can be nothing else: "17/5", but not "24/7".
  private func isDateInDigits(_ index: Int) -> Bool {
    let tokens = line.tokens
    guard index + 2 < tokens.count, tokens[index + 1].word == "/",
      let first = Int(tokens[index].word), let second = Int(tokens[index + 2].word)
    else { return false }
    if index + 4 < tokens.count, tokens[index + 3].word == "/" { return true }
    let (low, high) = (min(first, second), max(first, second))
    return (1...12).contains(low) && (13...31).contains(high) && (first, second) != (24, 7)
  }

  private func ends(at index: Int, in part: Range<Int>) -> Bool {
    let word = line.tokens[index].word
    if RaceNameWords.ending.contains(word) || isDateInDigits(index) { return true }
    var next = index + 1
    while next < part.upperBound, RaceNameWords.articles.contains(line.tokens[next].word) {
      next += 1
    }
    guard RaceNameWords.beforeTime.contains(word) else {
      // "Berlin and I want to finish"
      return word == "and" && next < part.upperBound && !isCapital(next)
        && RaceNameWords.sentence.contains(line.tokens[next].word)
    }
    guard next < part.upperBound else { return true }
    let token = line.tokens[next]
    return token.kind == .digits || RaceNameWords.times.contains(token.word)
      || RaceNameWords.company.contains(token.word)
  }

  /// Words behind a race with which its name is told.
  private static let behindRace = WordClasses.george.words("RaceNameReader.behindRace")
}

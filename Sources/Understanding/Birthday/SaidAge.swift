/// An age that is said beside a birthday.
struct SaidAge: Hashable, Sendable {
  /// The whole years.
  var years: Int
  /// The tokens that say it; nil when the question knows it.
  var tokens: Range<Int>?
  /// Whether it is reached on the birthday that is said: "she turned 7 on March 4th".
  var isTurning = false
  /// Whether that birthday is still to come: "she turns 8 on March 4th".
  var isComing = false
  /// Whether the words say that it is an age: "he's 7", and not "7".
  var isPlain = false

  init(years: Int) { self.years = years }

  /// The one age that a line says, or nil.
  init?(in line: Line, context: Context) {
    let matches = AgeDimension().matches(in: line, context: context).filter {
      $0.isExplicit || $0.tokens.count == line.tokens.count
    }
    guard matches.count < 2 else { return nil }
    if let match = matches.first {
      guard let age = match.values.only,
        (0...BirthdayDimension.greatestAge).contains(age.years)
      else { return nil }
      years = age.years
      tokens = match.tokens
      isPlain = match.isExplicit
      guard let turn = line.tokens[match.tokens].first(where: { $0.lexeme == .turn }) else {
        lead(of: match.tokens, in: line)
        return
      }
      isTurning = true
      isComing = turn.word != "turned"
    } else {
      guard let (years, tokens) = line.markedAge(in: context) ?? line.leadingAge(in: context) else {
        return nil
      }
      self.years = years
      self.tokens = tokens
      isPlain = true
      lead(of: tokens, in: line)
    }
  }

  /// What the words around an age say of the day on which it is reached: "she'll be 6 on", "nearly 9",
  /// "was 8 on".
  private mutating func lead(of tokens: Range<Int>, in line: Line) {
    let before = line.tokens[..<tokens.lowerBound].suffix(2) + line.tokens[tokens]
    let next = tokens.upperBound < line.tokens.count ? line.tokens[tokens.upperBound].lexeme : .end
    if before.contains(where: { ["nearly", "almost", "be"].contains($0.word) }) {
      (isTurning, isComing) = (true, true)
    } else if LexemeSet.dayAhead.contains(next) {
      (isTurning, isComing) = (true, [.this, .next, .tomorrow].contains(next))
    }
  }

  /// Whether a date with its year is the day of birth, and not that on which the age is reached: the
  /// age is still to come and the date is past, or the clause that tells the age is another, and it is
  /// the age that follows from the date.
  func follows(from said: Match<SaidDate>, in line: Line, _ context: Context) -> Bool {
    guard let date = said.values.first, date.year != nil, let tokens else { return false }
    let days = date.days(in: .past, today: context.today)
    if isComing { return days.contains { $0 < context.today } }
    let isToldApart = !line.clauses().contains {
      $0.tokens.overlaps(tokens) && $0.tokens.overlaps(said.tokens)
    }
    return isToldApart && days.contains { $0.age(on: context.today) == years }
  }

  /// The birthdays of somebody of this age that a date can be.
  func birthdays(_ said: SaidDate, _ today: CalendarDate) -> [CalendarDate] {
    if isTurning {
      let frame: DateFrame = isComing ? .future() : .past
      return said.days(in: frame, today: today).compactMap { $0.adding(months: -12 * years) }
    }
    var said = said
    if let fixed = said.fixed { said = SaidDate(day: fixed.day, month: fixed.month) }
    guard let day = said.day, let month = said.month else { return [] }
    return [today.year - years, today.year - years - 1].compactMap {
      CalendarDate(year: $0, month: month, day: day)
    }.filter { $0 <= today && $0.age(on: today) == years }
  }
}

extension Line {
  /// Whether words tell an age from a number of a date: "aged 9", "almost 4", "turned 7".
  func marksAge(_ age: Range<Int>) -> Bool {
    tokens[max(0, age.lowerBound - 1)..<age.upperBound].contains {
      [.age, .turn, .they].contains($0.lexeme) || ["almost", "nearly", "be"].contains($0.word)
    }
  }

  /// An age that the word before it or the day behind it tells from the numbers of a date: "aged 7, May
  /// 12", "he's 6 today", "she'll be 5 on 2 June".
  fileprivate func markedAge(in context: Context) -> (Int, Range<Int>)? {
    if let age = openingAge(in: context) { return age }
    for place in tokens.indices.dropFirst() {
      let before = tokens[place - 1]
      let isLed =
        [.they, .is].contains(before.lexeme) || ["was", "were", "be"].contains(before.word)
      // What somebody will be is told of the birthday that comes next.
      let isNear = Self.beforeComingAge.contains(before.word)
      guard isLed || isNear else { continue }
      var cursor = Cursor(tokens, at: place, context: context)
      guard let years = cursor.count(in: 1...BirthdayDimension.greatestAge) else { continue }
      let end = cursor.index
      if isLed, LexemeSet.dayAhead.contains(cursor.lexeme) { return (years, place..<end) }
      let ends = cursor.isAtEndOfClause || [.period, .filler].contains(cursor.lexeme)
      if isNear, ends { return (years, place..<end) }
    }
    return nil
  }

  /// A number that opens the line before the day on which it was reached: "eleven last Wednesday", "8 today".
  private func openingAge(in context: Context) -> (Int, Range<Int>)? {
    var cursor = Cursor(tokens, at: 0, context: context)
    guard let years = cursor.count(in: 1...BirthdayDimension.greatestAge) else { return nil }
    let end = cursor.index
    switch cursor.lexeme {
    case .today, .yesterday, .tomorrow: return (years, 0..<end)
    case .last where [.weekday, .week, .weekend].contains(cursor.peek(1)): return (years, 0..<end)
    default: return nil
    }
  }

  /// A number that is a clause of its own before the day: "8 (nov 30)", "nine; born the third of
  /// july".
  fileprivate func leadingAge(in context: Context) -> (Int, Range<Int>)? {
    let clauses = clauses()
    // "1 and 4, … on the 20th of February" picks two of a list.
    guard clauses.count > 1, let first = clauses.first, first.tokens.lowerBound == 0,
      clauses[1].tokens.contains(where: { tokens[$0].kind == .word }) || clauses[1].tokens.count > 2
    else { return nil }
    var cursor = Cursor(tokens, at: 0, context: context)
    guard let years = cursor.count(in: 1...BirthdayDimension.greatestAge),
      cursor.index == first.tokens.upperBound
    else { return nil }
    return (years, first.tokens)
  }

  /// Words before an age that is yet to come.
  private static let beforeComingAge = WordClasses.english.words("SaidAge.beforeComingAge")
}

extension LexemeSet {
  /// What a day begins with on which an age is reached.
  fileprivate static let dayAhead: LexemeSet = [
    .on, .today, .tomorrow, .yesterday, .this, .next, .last,
  ]
}

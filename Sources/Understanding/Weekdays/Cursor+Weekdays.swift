extension Cursor {
  /// Whether the day that comes next is meant every week: "Mondays".
  var isPluralDay: Bool {
    lexeme != .weekday || word.utf8.count > 4 && word.utf8.last == UInt8(ascii: "s")
  }

  /// Whether one weekday is meant, without saying which: "one weekday", "a weekday".
  private var isOneOfWeekdays: Bool {
    guard word == "weekday", index > 0 else { return false }
    let before = tokens[index - 1].lexeme
    return before == .a || LexemeSet.numeral.contains(before)
  }

  /// Reads days joined by commas, "and" or nothing: their union; where asked, only those before
  /// "any day" and its like, or before a "plus".
  mutating func weekdayList(upToAll: Bool = false, upToPlus: Bool = false) -> WeekdaySet? {
    guard var days = weekdayTerm() else { return nil }
    while true {
      var next = self
      next.skip(upToPlus ? Self.listLinks : Self.listLinks.union([.plus, .with, .also]))
      // A dash after a range goes on with a list: Mon-Wed-Fri.
      next.take(.dash)
      guard next.index < index + 4, !hasOr(upTo: next.index), let more = next.weekdayTerm(),
        !upToAll || more != .everyDay, days != .everyDay || more == .everyDay
      else { return days }
      days.formUnion(more)
      self = next
    }
  }

  /// What parts the days of a list, whether it says which there are or which there are not.
  private static let listLinks: LexemeSet = [.comma, .and, .ampersand, .slash, .on, .or]

  private func hasOr(upTo end: Int) -> Bool { tokens[index..<end].contains { $0.lexeme == .or } }

  /// Reads one term of a list of days; of several those to which an "only" restricts them: "the weekend, only Saturday".
  mutating func weekdayTerm() -> WeekdaySet? {
    guard let days = plainTerm() else { return nil }
    var restricted = self
    restricted.skip([.comma, .but])
    guard days.count > 1, restricted.take(.only), let part = restricted.plainTerm(),
      part != days, days.isSuperset(of: part), restricted.endsTerm(at: 0)
    else { return days }
    self = restricted
    return part
  }

  private mutating func plainTerm() -> WeekdaySet? {
    let start = self
    take([.the, .on, .both])
    switch lexeme {
    case .weekday where !isVerbOrStar:
      if let chain = weekdayChain() { return chain }
    case .weekend:
      advance()
      return .weekend
    case .weekdays where !isOneOfWeekdays:
      advance()
      return .weekdays
    case .daily:
      advance()
      return .everyDay
    case .every, .all, .any, .each:
      let isAny = lexeme == .any || lexeme == .all
      advance()
      if lexeme == .but || lexeme == .except { return .everyDay }
      // "any other day", but not "every other day"
      if isAny, peek(1) == .day { take(.another) }
      // "every single day"
      if peek(1) == .day { take(.single) }
      if lexeme == .weekday, let day = number.flatMap(weekday(_:)) {
        advance()
        return WeekdaySet([day])
      }
      if take(.weekend) { return .weekend }
      if take(.weekdays) { return .weekdays }
      // Of a week, a rate says how often, and not on which days.
      if take(.day) || isAny && take(.week) || take(.the, .day) { return .everyDay }
      // A pronoun for the days is one of all of them only where some are left out: by itself it may mean anything.
      if isAny, take(.of), take([.they, .those, .these]), [.but, .except].contains(lexeme) {
        return .everyDay
      }
      if count(in: 7...7) != nil {
        take(.day)
        return .everyDay
      }
      if ["everyday", "anyday"].contains(tokens[index - 1].word) { return .everyDay }
    case .other where word == "whole" && peek(1) == .week && peek(-1) == .the:
      advance(2)
      return .everyDay
    case .other where peek(1) == .day && ["work", "working", "school"].contains(word):
      advance(2)
      return .weekdays
    case .other, .we:
      if let days = timetableDays {
        advance()
        return days
      }
    case .week where peek(1) == .day:
      // "week days"
      advance(2)
      return .weekdays
    case .during where peek(1) == .the && peek(2) == .week:
      advance(3)
      return .weekdays
    case .during:
      // "during the work week"
      guard take(.during), take(.the), ["work", "working"].contains(word), peek(1) == .week else {
        break
      }
      advance(2)
      return .weekdays
    case .ordinalSuffix where !isGlued || peek(-1) == .slash:
      // "Tu/Th"
      guard word == "th" else { break }
      advance()
      return WeekdaySet([.thu])
    default: break
    }
    self = start
    return nil
  }

  /// Whether the next word only looks like the short form of a day: "I sat", "the sun".
  private var isVerbOrStar: Bool {
    switch word {
    case "sat": [.i, .we, .they, .you].contains(peek(-1))
    case "sun": peek(-1) == .the
    default: false
    }
  }

  /// The days that the next word abbreviates as timetables do; two letters do so only in a list.
  private var timetableDays: WeekdaySet? {
    switch word {
    case "mwf": return WeekdaySet([.mon, .wed, .fri])
    case "tth", "tuth": return WeekdaySet([.tue, .thu])
    default: break
    }
    guard let day = Cursor.twoLetters[word], endsTwoLetters else { return nil }
    var place = index - 1
    while place >= 0, LexemeSet.listLink.contains(tokens[place].lexeme) { place -= 1 }
    guard place >= 0,
      tokens[place].lexeme == .weekday || Cursor.twoLetters[tokens[place].word] != nil
    else { return nil }
    return WeekdaySet([day])
  }

  /// Whether what follows leaves two letters a day: behind "we" no word may.
  private var endsTwoLetters: Bool {
    switch peek(1) {
    case .end, .exclamation, .weekday: true
    case .other, .we: word != "we" || Cursor.twoLetters[tokens[index + 1].word] != nil
    case let lexeme: LexemeSet.listLink.contains(lexeme)
    }
  }

  static let twoLetters: [String: Weekday] = [
    "mo": .mon, "tu": .tue, "we": .wed, "th": .thu, "fr": .fri, "sa": .sat, "su": .sun,
  ]

  /// Reads a day, or a range of days, which "from Thursday on" is too; days joined by several dashes are a
  /// list.
  private mutating func weekdayChain() -> WeekdaySet? {
    guard let first = number.flatMap(weekday(_:)) else { return nil }
    let isBetween = peek(-1) == .between
    let isFrom = peek(-1) == .from
    advance()
    if lexeme == .on, isFrom || word != "on", endsTerm(at: 1) {
      advance()
      return WeekdaySet(from: first, through: .sun)
    }
    guard
      lexeme == .dash || lexeme == .to || lexeme == .through || lexeme == .until
        || isBetween && lexeme == .and,
      let last = peekedDay
    else { return WeekdaySet([first]) }
    if lexeme == .dash, peek(2) == .dash, peek(3) == .weekday { return WeekdaySet([first]) }
    if peek(-2) == .dash, lexeme == .dash { return WeekdaySet([first]) }
    advance(2)
    return WeekdaySet(from: first, through: last)
  }

  /// Whether no word of a list follows some words further on: nothing, a sign, or another sentence.
  private func endsTerm(at offset: Int) -> Bool {
    index + offset >= tokens.count || tokens[index + offset].kind == .sign
      || [.and, .but, .please, .thanks].contains(peek(offset))
      || ["because", "cos"].contains(tokens[index + offset].word)
  }

  /// The day that ends a range, also in two letters: the "Th" of "Mo-Th".
  private var peekedDay: Weekday? {
    if peek(1) == .weekday { return tokens[index + 1].number.flatMap(weekday(_:)) }
    guard lexeme == .dash, peek(1) != .end else { return nil }
    return Cursor.twoLetters[tokens[index + 1].word]
  }

  private func weekday(_ number: Int) -> Weekday? {
    (1...7).contains(number) ? Weekday.allCases[number - 1] : nil
  }
}

extension LexemeSet {
  /// What parts the days of a list.
  fileprivate static let listLink: LexemeSet = [.comma, .slash, .and, .ampersand, .dash, .period]
}

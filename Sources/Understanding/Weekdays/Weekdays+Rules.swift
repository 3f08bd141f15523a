extension WeekdaysDimension {
  static let rules = RuleSet<WeekdaySet>([
    except, exceptFirst, exceptLast, openExcept, openAny, oneOf, list, letters, everyDay, allOfThem,
    count,
  ])

  /// Mon, Wed & Fri · Tue-Thu · weekends · MWF.
  static let list = Rule<WeekdaySet>("weekdays.list", startingWith: .weekdayTerm) { cursor in
    var start = cursor
    // One day alone may as well be a date, and "the Saturday" is one.
    start.take(.the)
    guard let days = cursor.weekdayList() else { return nil }
    let isExplicit = days.count > 1 || start.isPluralDay
    return .init(days, isExplicit: isExplicit)
  }

  /// Every day but Friday · weekdays except Wed · all days apart from the weekend.
  static let except = Rule<WeekdaySet>("weekdays.except", startingWith: .weekdayTerm) { cursor in
    let start = cursor.index
    guard let days = cursor.weekdayList() else { return nil }
    let isOfGroup = cursor.tokens[start..<cursor.index].contains { $0.lexeme == .weekdays }
    cursor.skip([.comma])
    let isDenied = cursor.lexeme == .not && !isOfGroup
    // "Weekdays minus Friday plus Sunday" adds the Sunday.
    guard cursor.takeExcept(), var others = cursor.weekdayList(upToPlus: true),
      !days.subtracting(others).isEmpty, !days.isDisjoint(with: others),
      // "Mon and Wed, not Mon and Sat" says the one list for the other.
      !isDenied || days.isSuperset(of: others)
    else { return nil }
    // What is left out may be said in two parts.
    var more = cursor
    more.skip([.comma, .and])
    if [.not, .no].contains(more.lexeme), more.takeExcept(), let named = more.weekdayList(),
      !days.subtracting(others.union(named)).isEmpty
    {
      others.formUnion(named)
      cursor = more
    }
    return .init(days.subtracting(others))
  }

  /// Apart from Sunday any day · not Mondays, any other day.
  static let exceptFirst = Rule<WeekdaySet>(
    "weekdays.except-first", startingWith: [.except, .without, .not, .no]
  ) { cursor in
    guard cursor.takeExcept(), let others = cursor.weekdayList(upToAll: true) else { return nil }
    cursor.skip([.comma, .filler])
    guard let days = cursor.weekdayList(), days == .everyDay, !days.subtracting(others).isEmpty
    else { return nil }
    return .init(days.subtracting(others))
  }

  /// Daily, Mondays excepted · weekdays, Wednesday aside · every day, Sundays off.
  static let exceptLast = Rule<WeekdaySet>(
    "weekdays.except-last", startingWith: .weekdayTerm
  ) { cursor in
    guard let days = cursor.weekdayTerm() else { return nil }
    cursor.skip([.comma, .but, .with])
    guard let others = cursor.weekdayList(), !days.subtracting(others).isEmpty,
      days.isSuperset(of: others), cursor.takeExcepted()
    else { return nil }
    return .init(days.subtracting(others))
  }

  /// Every day except holidays · every day but when I work, which leave open which.
  static let openExcept = Rule<WeekdaySet>(
    "weekdays.open-except", startingWith: .weekdayTerm
  ) { cursor in
    guard let days = cursor.weekdayList(), days == .everyDay else { return nil }
    cursor.skip([.comma])
    return cursor.take([.except, .but, .without]) ? .init(missing: .which) : nil
  }

  /// Any day I'm off · whichever days it is dry, which leave open which.
  static let openAny = Rule<WeekdaySet>("weekdays.open-any", startingWith: [.any]) { cursor in
    guard cursor.weekdayTerm() == .everyDay else { return nil }
    var behind = cursor
    behind.take(.that)
    return [.i, .we, .they, .it, .my, .the].contains(behind.lexeme) ? .init(missing: .which) : nil
  }

  /// 7 days a week · seven days.
  static let everyDay = Rule<WeekdaySet>("weekdays.all-seven", startingWith: [.digits, .small]) {
    cursor in
    guard !cursor.isInsideWord, cursor.count(in: 7...7) != nil, cursor.take(.day) else {
      return nil
    }
    if cursor.take([.a, .per, .each, .every]) { cursor.take(.week) }
    return .init(.everyDay)
  }

  /// All · all of them · any of them · the whole lot, where nothing else is said.
  static let allOfThem = Rule<WeekdaySet>("weekdays.all", startingWith: [.all, .any, .the]) {
    cursor in
    guard cursor.index == 0 || LexemeSet.beforeAll.contains(cursor.peek(-1)) else { return nil }
    if cursor.take(.the) {
      if cursor.word == "whole" { cursor.advance() }
      guard cursor.word == "lot" else { return nil }
      cursor.advance()
    } else {
      // "Everything" is no day.
      guard ["all", "any"].contains(cursor.word) else { return nil }
      cursor.advance()
      if cursor.take(.of), !cursor.take([.they, .those, .these]) { return nil }
    }
    guard cursor.isAtEnd || LexemeSet.filler.contains(cursor.lexeme) else { return nil }
    return .init(.everyDay, isExplicit: false)
  }

  /// 3 days · four times a week · every other day · no more than four · 3 of them, which leave open which.
  static let count = Rule<WeekdaySet>(
    "weekdays.count",
    startingWith: LexemeSet.numeral.union([
      .every, .once, .twice, .no, .not, .at, .up, .maximum, .any,
    ])
  ) { cursor in
    if cursor.take(.every) {
      guard cursor.take([.another, .second]), cursor.take(.day) else { return nil }
      return .init(missing: .which)
    }
    if cursor.take([.once, .twice]) { return .init(missing: .which) }
    let isLimited = cursor.takeLimit()
    guard !cursor.isInsideWord,
      isLimited ? cursor.count(in: 1...7) != nil : cursor.numeral([]) != nil
    else { return nil }
    if cursor.lexeme == .dash, cursor.isGlued { cursor.advance() }
    let isOne = cursor.tokens[cursor.index - 1].number == 1
    if isLimited && cursor.endsCount
      || !isOne && cursor.take(.of) && cursor.take([.they, .those, .these])
    {
      return .init(missing: .which)
    }
    guard
      cursor.lexeme == .day || cursor.lexeme == .weekdays || cursor.word == "times"
        || cursor.word == "x"
    else { return nil }
    cursor.advance()
    return .init(missing: .which)
  }
}

extension Cursor {
  /// Goes past the words that make a count the most there are to be: "at most", "no more than", "any".
  fileprivate mutating func takeLimit() -> Bool {
    if take(.at, .most) || take(.at, .maximum) || take(.up, .to) || take([.maximum, .any]) {
      return true
    }
    guard [.no, .not].contains(lexeme), peek(2) != .end,
      tokens[index + 1].word == "more", tokens[index + 2].word == "than"
    else { return false }
    advance(3)
    return true
  }

  /// Whether nothing that could be counted follows.
  fileprivate var endsCount: Bool {
    isAtEnd || tokens[index].kind == .sign || [.a, .per, .and, .but, .please].contains(lexeme)
  }
}

extension LexemeSet {
  /// Behind these, "all" may be all that is said: "sorry, all of them".
  fileprivate static let beforeAll: LexemeSet = filler.union([
    .no, .nope, .sorry, .wait, .actually, .mean, .make, .it, .oh, .yes, .i, .do, .can, .okay,
  ])
  /// What names days: a day, the weekend, "every day".
  static let weekdayTerm: LexemeSet = [
    .weekday, .weekend, .weekdays, .daily, .every, .all, .any, .each, .other, .the, .both, .week,
    .during,
  ]
}

extension ChoiceReader {
  /// What one clause says.
  struct Said {
    var link: Clause.Link
    var concludes = false
    var isStatement = false
    var isQuestion = false
    var tokens: Range<Int>
    /// Whether it only grants something besides: "but I wouldn't mind losing a little".
    var concedes = false
    /// Whether it adds to what another clause says: "but mood too".
    var adds = false
    /// Whether it puts an option before all others: "medication first".
    var putsFirst = false
    /// Whether it has no words but those of options.
    var isBare = false
    /// Whether the words of an option have an object of their own: "later with the small print".
    var hasObject = false
    var named: [Hit] = []
    var excluded: [Hit] = []
    var place: (Int, Range<Int>, RuleName)?
    /// The place of an option that is left out: "not the first".
    var placeOut: (Int, Range<Int>)?

    var saysSomething: Bool { !named.isEmpty || place != nil }
  }
}

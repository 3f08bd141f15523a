@testable import Understanding

/// A question that lines answer, and the rules that read them then.
struct RuleQuestion: Sendable {
  /// The name, as the table of rules writes it.
  let name: String
  /// The rules that match some place of a line or give its reading, on a Monday morning.
  let rules: @Sendable (Line) -> Set<String>
  /// What a line says, on a Monday morning.
  let reading: @Sendable (Line) -> KindReading

  /// The question for a dimension.
  init<D: Dimension>(_ name: String, _ dimension: D) {
    let reading: @Sendable (Line) -> KindReading = {
      KindReading(dimension.hear($0, in: .monday), of: dimension)
    }
    self.init(name, reading: reading) { line in
      let matches = dimension.matches(in: line, context: .monday).map(\.rule.text)
      return Set(matches + [reading(line).evidence?.rule.text].compactMap(\.self))
    }
  }

  /// The question whether the earlier answer `old`, in the form it is stored in, shall be another.
  init<D: Dimension>(changed name: String, _ dimension: D, from old: JSONValue) {
    let reading: @Sendable (Line) -> KindReading = { line in
      guard let value = dimension.value(from: old) else { return .nothingFound }
      return KindReading(dimension.revise(value, by: line, in: .monday), of: dimension)
    }
    self.init("\(name), changed", reading: reading) { line in
      Set([reading(line).evidence?.rule.text].compactMap(\.self))
    }
  }

  private init(
    _ name: String, reading: @escaping @Sendable (Line) -> KindReading = { _ in .nothingFound },
    rules: @escaping @Sendable (Line) -> Set<String>
  ) {
    self.name = name
    self.reading = reading
    self.rules = rules
  }

  private static let hobbies = [
    ChoiceOption(
      id: "pottery", title: "Pottery & Clay", words: ["ceramics"], description: "Bowls by hand"),
    ChoiceOption(id: "chess", title: "Chess Club"),
    ChoiceOption(id: "choir", title: "Choir Evenings"),
    ChoiceOption(id: "archery", title: "Archery"),
    ChoiceOption(id: "baking", title: "Baking Bread"),
  ]
  private static let music = BooleanTopic(["music"])
  private static let loudness = ScaleDimension(
    words: ["loud"], opposites: ["quiet"], heights: ["never whispers"])

  /// The scale's rule for its own ends says no value and shows in no reading: it only keeps them from
  /// being read as numbers.
  private static let scaleEnds = RuleQuestion("scale_ends") { line in
    Set(ScaleDimension.rules.matches(in: line, context: .monday).map(\.rule.text))
  }

  /// Every question of the table.
  static let all: [RuleQuestion] = [
    RuleQuestion("number", NumberDimension()), RuleQuestion("energy", EnergyDimension()),
    RuleQuestion("time", TimeDimension()), RuleQuestion("bedtime", TimeDimension(likely: 19...23)),
    RuleQuestion("time_range", TimeRangeDimension.eatingWindow),
    RuleQuestion("date", DateDimension()), RuleQuestion("birthday", BirthdayDimension()),
    RuleQuestion("coming_date", DateDimension(.future())),
    RuleQuestion("distance", DistanceDimension()), RuleQuestion("quantity", LengthDimension()),
    RuleQuestion("duration", DurationDimension()),
    RuleQuestion("minutes", DurationDimension(.minutes)),
    RuleQuestion("finish_time", DurationDimension.finishTime(metres: 42_195)),
    RuleQuestion("age", AgeDimension()), RuleQuestion("scale", ScaleDimension()),
    RuleQuestion("loudness", loudness), scaleEnds,
    RuleQuestion("weekdays", WeekdaysDimension()), RuleQuestion("boolean", BooleanDimension()),
    RuleQuestion("music", BooleanDimension(about: music)),
    RuleQuestion("email", EmailDimension()), RuleQuestion("name", NameDimension()),
    RuleQuestion("own_name", NameDimension(whose: .speaker)),
    RuleQuestion("child_name", NameDimension(whose: .another)),
    RuleQuestion("thing_name", NameDimension(of: .thing)),
    RuleQuestion("percent", PercentDimension()), RuleQuestion("weight", WeightDimension()),
    RuleQuestion("height", HeightDimension()), RuleQuestion("money", MoneyDimension("EUR", "USD")),
    RuleQuestion("phone", PhoneDimension(country: "DE")),
    RuleQuestion("country", CountryDimension()), RuleQuestion("url", URLDimension()),
    RuleQuestion("text", TextDimension()), RuleQuestion("note", TextDimension(allowsNone: true)),
    RuleQuestion("headcount", HeadcountDimension(count: 0...6, nouns: ["kids", "children"])),
    RuleQuestion("roster", RosterDimension(nouns: ["kids", "children"])),
    RuleQuestion("hobby", ChoiceDimension(options: hobbies)),
    RuleQuestion("hobbies", ChoicesDimension(options: hobbies, count: 0...5)),
    RuleQuestion(
      "own_hobbies", ChoicesDimension(options: hobbies, count: 0...5, allowsOwn: true)),
    RuleQuestion(changed: "text", TextDimension(), from: .string("two bananas")),
    RuleQuestion(changed: "number", NumberDimension(), from: .int(40)),
    RuleQuestion(changed: "energy", EnergyDimension(), from: .int(1800)),
    RuleQuestion(changed: "duration", DurationDimension(), from: .int(2700)),
    RuleQuestion(changed: "scale", ScaleDimension(), from: .int(5)),
    RuleQuestion(changed: "date", DateDimension(), from: .string("2018-03-04")),
    RuleQuestion(changed: "birthday", BirthdayDimension(), from: .string("2018-03-04")),
    RuleQuestion(
      changed: "time_range", TimeRangeDimension.eatingWindow,
      from: ["start": .string("12:00"), "end": .string("20:00")]),
    RuleQuestion(
      changed: "weekdays", WeekdaysDimension(), from: .array([.string("mon"), .string("fri")])),
    RuleQuestion(
      changed: "hobbies", ChoicesDimension(options: hobbies, count: 0...5),
      from: .array([.string("chess")])),
  ]

  /// The question of a name, or nil when there is none.
  static func named(_ name: String) -> RuleQuestion? { all.first { $0.name == name } }
}

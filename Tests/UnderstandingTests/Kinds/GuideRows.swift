import Understanding

/// The dimensions as the table of the guide to flows writes them, so that it compiles as it stands.
enum GuideRows {
  static let all: [any Dimension] = [
    AddressDimension(),
    AgeDimension(in: 0...120),
    BirthdayDimension(ages: 5...), BirthdayDimension(ages: 5...17),
    BooleanDimension(), BooleanDimension(strict: true),
    BooleanDimension(about: BooleanTopic(["kits"])),
    CountryDimension(), CountryDimension(["DE", "AT", "CH"]),
    DateDimension(), DateDimension(.past), DateDimension(.future()),
    DateDimension(.future(within: 2)),
    DistanceDimension(in: 1000...50_000),
    DurationDimension.minutes(in: 10...180), DurationDimension(in: 600...10_800),
    EmailDimension(),
    EnergyDimension(in: 1000...4000),
    HeightDimension(), HeightDimension(in: 1...2.5),
    LinesDimension(), LinesDimension(most: 5, allowsNone: true, maximum: 400),
    MoneyDimension("EUR"), MoneyDimension("EUR", "USD", in: 10...5000),
    NameDimension(whose: .speaker), NameDimension(whose: .another), NameDimension(whose: .child),
    NameDimension(whose: .anyone), NameDimension(of: .thing, maximum: 40),
    NumberDimension(whole: 1...10), NumberDimension(in: 0.5...2),
    PercentDimension(), PercentDimension(in: 0...25),
    PhoneDimension(), PhoneDimension(country: "DE"),
    ScaleDimension(in: 1...10),
    ScaleDimension(in: 1...5, words: ["busy"], opposites: ["free"], heights: ["never stops"]),
    TextDimension(), TextDimension(allowsNone: true, maximum: 200),
    TimeDimension(), TimeDimension(likely: 5...11),
    TimeRangeDimension(), TimeRangeDimension(hours: 9...20), TimeRangeDimension.eatingWindow,
    URLDimension(),
    WeightDimension(), WeightDimension(in: 30...250, unit: .kilogram),
    WeekdaysDimension(), WeekdaysDimension(count: 1...3),
  ]
}

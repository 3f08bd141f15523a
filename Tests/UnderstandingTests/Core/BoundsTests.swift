import Testing
import Understanding

@Suite("Bounds of dimensions")
struct BoundsTests {
  private static let context: Context = {
    guard let today = CalendarDate("2026-03-01") else { preconditionFailure("it is a day") }
    return Context(today: today, now: .noon)
  }()

  private static let bounded: [(any Dimension, String)] = [
    (AgeDimension(in: 18...30), "from 18 to 30 years"),
    (AgeDimension(in: 18...1000), "from 18 years on"),
    (BirthdayDimension(ages: 5...), "from 5 years on"),
    (BirthdayDimension(ages: 5...17), "from 5 to 17 years"),
    (ChoicesDimension(options: options, count: 1...2), "one to two"),
    (ChoicesDimension(options: options, count: 2...4), "two or more"),
    (ChoicesDimension(options: options, count: 2...2), "two"),
    (DistanceDimension(in: 5000...20_000), "from 5 km to 20 km"),
    (DurationDimension.minutes(in: 100...180), "from 1 hour 40 minutes to 3 hours"),
    (EnergyDimension(in: 2500...4000), "from 2500 to 4000 kcal"),
    (NumberDimension(whole: 3...8), "from 3 to 8"), (NumberDimension(in: 0.5...2), "from 0.5 to 2"),
    (ScaleDimension(in: 1...5), "from 1 to 5"),
    (TimeRangeDimension(hours: 9...20), "from 9 AM to 8 PM"),
    (WeekdaysDimension(count: 4...5), "four to five"),
  ]

  private static let options = ["red", "green", "blue", "white"].map {
    ChoiceOption(id: $0, title: $0, words: [$0])
  }

  @Test("Bounds are said in words", arguments: bounded.indices)
  func words(_ place: Int) {
    let (dimension, words) = Self.bounded[place]
    #expect(dimension.bounds(in: Self.context)?.range == words)
  }

  @Test("Examples keep the bounds, whatever these are", arguments: bounded.indices)
  func examples(_ place: Int) {
    check(Self.bounded[place].0)
  }

  private func check<D: Dimension>(_ dimension: D) {
    #expect(!dimension.examples.isEmpty)
    for example in dimension.examples {
      let reading = dimension.read(Line(example), in: Self.context)
      guard case .understood = reading else {
        Issue.record("\(dimension.name): \(example)")
        continue
      }
    }
  }

  @Test("A question without bounds has none to be told")
  func none() {
    #expect(AgeDimension().bounds(in: Self.context) == nil)
    #expect(BirthdayDimension().bounds(in: Self.context) == nil)
    #expect(EnergyDimension().bounds(in: Self.context) == nil)
    #expect(WeekdaysDimension().bounds(in: Self.context) == nil)
    #expect(NameDimension().bounds(in: Self.context) == nil)
  }
}

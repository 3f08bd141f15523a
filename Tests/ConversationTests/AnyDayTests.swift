import Conversation
import FlowCheck
import Testing
import Understanding

@Suite("The check of a flow on any day")
struct AnyDayTests {
  private static let sundays = CheckInstant.all.filter { $0.today.weekday == .sun }

  /// Every dimension, in each of its forms that has examples of its own.
  private static let dimensions: [AnyDimension] = {
    let options = [ChoiceOption(id: "run", title: "Run"), ChoiceOption(id: "swim", title: "Swim")]
    return [
      AnyDimension(AgeDimension()), AnyDimension(BirthdayDimension()),
      AnyDimension(BirthdayDimension(age: 7)), AnyDimension(BooleanDimension()),
      AnyDimension(ChoiceDimension(options: options)),
      AnyDimension(ChoicesDimension(options: options, count: 1...2)),
      AnyDimension(ChoicesDimension(options: options, count: 1...2, allowsOwn: true)),
      AnyDimension(DateDimension()), AnyDimension(DateDimension(.past)),
      AnyDimension(DateDimension(.future())), AnyDimension(DateDimension(.future(within: 1))),
      AnyDimension(DistanceDimension()), AnyDimension(DurationDimension()),
      AnyDimension(DurationDimension(.minutes)), AnyDimension(DurationDimension(.finishTime)),
      AnyDimension(EmailDimension()), AnyDimension(EnergyDimension()),
      AnyDimension(NameDimension()), AnyDimension(NameDimension(of: .thing)),
      AnyDimension(NumberDimension()), AnyDimension(RosterDimension(nouns: ["children"])),
      AnyDimension(ScaleDimension()), AnyDimension(TextDimension()),
      AnyDimension(TimeDimension()), AnyDimension(TimeRangeDimension.eatingWindow),
      AnyDimension(WeekdaysDimension()),
    ]
  }()

  @Test("The examples of every dimension are understood on any day", arguments: CheckInstant.all)
  func examples(instant: CheckInstant) {
    let reading = instant.context().day
    let kinds = Self.dimensions.map(\.kind) + UnderstandableKind.all
    for kind in kinds {
      #expect(!kind.examples.isEmpty)
      for example in kind.examples {
        #expect(
          kind.read(Line(example), in: reading).outcome == .understood, "\(kind.name): \(example)")
      }
    }
  }

  @Test("Sound flows are so on any day, and tell of a fault on each day once")
  func everyDay() {
    #expect(Flow<NewsletterDraft>.newsletter.erased.findings(at: CheckInstant.all) == [])
    #expect(Flow<ClubDraft>.club.erased.findings(at: CheckInstant.all) == [])
    let found = Fault.example.flow.erased.findings(at: CheckInstant.all)
    #expect(found.map(\.instants) == [[]])
    #expect(!found.map(\.description).joined().contains("when:"))
  }

  @Test("An example that has two meanings on Sundays is found, with the days")
  func sundays() throws {
    let flow = Self.flow { Step("a") { Self.day.like("tomorrow", "next Sunday") } }
    let found = flow.erased.findings(at: CheckInstant.all)
    #expect(found.map(\.what) == ["the example \"next Sunday\" is not understood"])
    #expect(found.first?.instants == Self.sundays)
    let text = try #require(found.first).description
    #expect(text.contains("\n  when: Sunday, the end of February (TZ=UTC, --now 2027-02-28T09:00"))
    #expect(text.contains(" more\n  why: "))
    #expect(flow.erased.findings(at: CheckInstant.all.filter { $0.today.weekday != .sun }) == [])
  }

  @Test("A hint that says what has two meanings on Sundays is found, and so is a change")
  func hints() {
    let hint = Self.flow {
      Step("a") { Self.day.asking("When?", hint: "Say \"next Sunday\".", again: "When?") }
    }
    let change = Self.flow { Step("a") { Self.day.called("day") } }
      .finishing(changes: ["change the day to next Sunday"]) { _, _, _ in [] }
    for flow in [hint, change] {
      let found = flow.erased.findings(at: CheckInstant.all)
      #expect(found.map(\.instants) == [Self.sundays], "\(found)")
    }
  }

  @Test("What is open at some hours only is found out at the others")
  func hours() {
    let flow = Self.flow { Step("a") { Ask("place", \.place, as: OpeningHours()) } }
    let found = flow.erased.findings(at: CheckInstant.all)
    let late = CheckInstant.all.filter { $0.time.hour >= 20 }
    #expect(!late.isEmpty && found.contains { $0.what.contains("no line leads on") })
    #expect(found.allSatisfy { $0.instants == late }, "\(found)")
  }

  @Test("A step that is reached on some days only is found out, whichever day comes first")
  func steps() {
    let flow = Self.flow {
      Step("a") { Self.day.like("tomorrow") }
      Step("b") {
        Ask("place", \.place, as: NameDimension(of: .thing)).when { $0.day?.day == 1 }
      }
    }
    let ends = CheckInstant.all.filter { $0.today.adding(days: 1)?.day == 1 }
    for instants in [CheckInstant.all, CheckInstant.all.reversed()] {
      let found = flow.erased.findings(at: instants)
      let missed = found.first { $0.what.contains("the step \"b\" is never reached") }
      #expect(missed?.instants == instants.filter { !ends.contains($0) })
    }
  }

  @Test("Several instants together find what each finds alone", arguments: Fault.allCases)
  func together(fault: Fault) {
    let instants = CheckInstant.all
    var alone: [Finding: [CheckInstant]] = [:]
    for instant in instants {
      for finding in fault.flow.erased.findings(in: instant.context()) {
        alone[finding, default: []].append(instant)
      }
    }
    let together = fault.flow.erased.findings(at: instants).map { finding in
      var plain = finding
      plain.instants = []
      return (plain, finding.instants.isEmpty ? instants : finding.instants)
    }
    #expect(Dictionary(uniqueKeysWithValues: together) == alone)
  }

  private static func flow(
    @FlowBuilder<TripDraft> _ parts: () -> [Part<TripDraft>]
  ) -> Flow<TripDraft> {
    Flow("trip", title: "A trip to somewhere", parts)
  }

  private static var day: Ask<TripDraft> {
    Ask("day", \.day, as: DateDimension(.future())).labelled("Day", kind: "a date")
  }
}

/// The answers about a trip.
struct TripDraft: Draft {
  var day: CalendarDate?
  var place: String?
}

/// Understands "here" until eight in the evening.
private struct OpeningHours: Dimension {
  var name: String { "opening_hours" }
  var examples: [String] { ["here"] }

  func matches(in line: Line, context: Context) -> [Match<String>] {
    guard context.now.hour < 20, line.text == "here" else { return [] }
    return [Match(values: ["here"], tokens: 0..<1, rule: "here", isExplicit: true)]
  }

  func phrase(for value: String, in context: Context) -> String { value }
  func json(for value: String) -> JSONValue { .string(value) }
  func value(from json: JSONValue) -> String? { json.string }
}

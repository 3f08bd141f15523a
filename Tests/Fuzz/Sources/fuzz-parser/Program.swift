import Finding
import Understanding

/// The options of a question, some of whose words are in more than one.
private let options = [
  ChoiceOption(id: "lose", title: "Lose weight", words: ["slim down", "weight loss"]),
  ChoiceOption(id: "muscle", title: "Build muscle", words: ["gain", "strength", "gain weight"]),
  ChoiceOption(id: "sleep", title: "Sleep better", words: ["rest", "bedtimes"]),
  ChoiceOption(id: "five", title: "Five a day", words: ["fruit & veg", "vegetables"]),
]

/// Every dimension, and every kind of value that the command line knows.
private let probes: [Probe] =
  [
    Probe(NumberDimension()), Probe(EnergyDimension()), Probe(TimeDimension()),
    Probe(TimeRangeDimension.eatingWindow), Probe(DateDimension()), Probe(BirthdayDimension()),
    Probe(DistanceDimension()), Probe(DurationDimension()),
    Probe(AgeDimension()), Probe(ScaleDimension()), Probe(WeekdaysDimension()),
    Probe(BooleanDimension()), Probe(EmailDimension()), Probe(NameDimension()),
    Probe(NameDimension(of: .thing)), Probe(TimeRangeDimension()),
    Probe(DateDimension(.past)), Probe(DateDimension(.future(within: 2))),
    Probe(DurationDimension.minutes(in: 15...300)),
    Probe(DurationDimension.finishTime(metres: 42_195)), Probe(BooleanDimension(strict: true)),
    Probe(TextDimension(allowsNone: true)), Probe(RosterDimension(nouns: ["kids"])),
    Probe(ChoiceDimension(options: options)),
    Probe(ChoicesDimension(options: options, count: 1...4, allowsOwn: true)),
  ] + UnderstandableKind.all.map(Probe.init)

/// Reads some bytes as every kind of value: the first byte says what the context decides, the rest
/// is the line, invalid UTF-8 replaced.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let first = bytes.first else { return 0 }
  let text = String(decoding: bytes.dropFirst().prefix(4096), as: UTF8.self)
  let context = context(first)
  let line = Line(text)
  for probe in probes { probe.check(line, context) }
  return 0
}

/// One of a few days, clocks and habits of writing dates.
private func context(_ byte: UInt8) -> Context {
  let days = ["2026-03-06", "2024-02-29", "2025-12-31", "2025-01-01"]
  let orders: [DateOrder?] = [nil, .dayFirst, .monthFirst]
  let hour = Int(byte >> 3) % 24
  guard let today = CalendarDate(days[Int(byte) % days.count]),
    let now = TimeOfDay(hour: hour, minute: 30)
  else { found("a day or time of the fuzzer's own is refused", in: "") }
  return Context(
    today: today, now: now, dateOrder: orders[Int(byte) % orders.count],
    clock: byte.isMultiple(of: 2) ? .twelveHour : .twentyFourHour)
}

import Testing
import Understanding

@testable import Onboarding

@Suite("What people say to the event tracker")
struct TrendsightDimensionTests {
  private let context: Context

  init() throws {
    context = Context(today: try #require(CalendarDate("2026-03-02")))
  }

  @Test(
    "Logging with and without a note",
    arguments: [
      ("log it", nil), ("Log it!", nil), ("yes", nil), ("ok, log it please", nil), ("log", nil),
      ("yes please", nil), ("yes, thanks", nil), ("log it now please", nil),
      ("log my first coffee", nil), ("log coffee", nil), ("done", nil),
      ("log it: two espressos", "two espressos"), ("log it - two espressos", "two espressos"),
      ("log it with two espressos", "two espressos"), ("log two espressos", "two espressos"),
      ("log my coffee: two espressos", "two espressos"), ("yes: two espressos", "two espressos"),
      ("yes, two espressos", "two espressos"), ("had two espressos", "had two espressos"),
      ("\"two espressos\"", "two espressos"), ("log it: \"back\"", "back"),
      ("log it: 😀", "😀"), ("feeling great today", "feeling great today"),
      ("today I felt tired", "today I felt tired"), ("did 20 push ups", "did 20 push ups"),
      ("please log it: 3 cups, no sugar", "3 cups, no sugar"),
      ("First event logged! \"two espressos\"", "two espressos"), ("save it", nil),
      ("log it, no comment", nil), ("yes log it, but without a note", nil),
      ("log it and write: the boys laughed", "the boys laughed"),
      ("log it with note great", "great"), ("no notes, just log it", nil),
      ("log it, without any note", nil),
      ("please do log it, thanks very much", nil), ("yes whack it in", nil),
      ("no skipping, log it", nil),
      ("one ristretto already, log that", "one ristretto already"),
      ("yeah mate iced one, double shot", "iced one, double shot"),
      ("put down a mocha, I needed it", "a mocha, I needed it"),
      ("yes and put a note that it was cold", "it was cold"),
      ("log it but it was decaf, not the real thing", "but it was decaf, not the real thing"),
      ("great swim before work", "great swim before work"), ("great swim today", nil),
      ("3 mugs", "3 mugs"), ("a tiny one with oat milk", "a tiny one with oat milk"),
    ] as [(String, String?)])
  func logging(line: String, note: String?) {
    let reading = LogEntryDimension(of: "coffee").read(Line(line), in: context)
    guard case .understood(let entry, _) = reading else {
      Issue.record("\(line): \(reading)")
      return
    }
    #expect(entry.notes == note)
  }

  @Test(
    "What does not log",
    arguments: [
      "no", "not now", "don't log it", "purple monkeys", "what?",
      "I have to go", "just feeling lazy, skip", "yes, no", "",
    ])
  func notLogging(line: String) {
    let reading = LogEntryDimension(of: "coffee").read(Line(line), in: context)
    if case .understood = reading { Issue.record("\(line): \(reading)") }
  }

  @Test(
    "A template is chosen by what people track, and what none is for is a custom one",
    arguments: [
      ("squats", "workout"), ("how I'm feeling from day to day", "mood"),
      ("my antibiotics", "medication"),
      ("Simvastatin every night", "medication"), ("a few lines before bed", "journal"),
      ("how many lattes I drink in a week", "coffee"), ("nosebleeds", "custom"),
      ("my temperature", "custom"),
      ("how often the bin lorry comes late", "custom"), ("I need to log back spasms", "custom"),
      ("not any of those", "custom"), ("I'd like to build my own", "custom"),
      ("the hens' eggs, for my mum", "custom"), ("fluid intake", "custom"),
    ])
  func templates(line: String, id: String) {
    guard case .understood(id, _) = TemplateDimension().read(Line(line), in: context) else {
      Issue.record("\(line): \(TemplateDimension().read(Line(line), in: context))")
      return
    }
  }

  @Test(
    "What names nothing to track chooses no template",
    arguments: [
      "asdfjkl", "purple monkeys dishwasher 12", "I don't know", "you choose", "thanks", "later",
      "what do people track?", "how many can I pick?", "my battery is nearly flat", "log it",
    ])
  func noTemplates(line: String) {
    let reading = TemplateDimension().read(Line(line), in: context)
    if case .understood = reading { Issue.record("\(line): \(reading)") }
  }

  @Test(
    "A template that is to be called otherwise may be a custom one",
    arguments: [
      ("coffee, but call it Brew", "coffee"), ("the first, named Spirits", "mood"),
      ("a workout called Lunges", "workout"),
    ])
  func named(line: String, id: String) {
    guard
      case .ambiguous([id, "custom"], _) = TemplateDimension().read(Line(line), in: context)
    else {
      Issue.record("\(line): \(TemplateDimension().read(Line(line), in: context))")
      return
    }
  }

  @Test(
    "What something is to be called is its name, in quotes or without",
    arguments: [
      ("6, call it \"Chess club\"", "Chess club"), ("custom, named Chess", "Chess"),
      ("custom then. Chess", "Chess"), ("custom please, chess club", "chess club"),
      ("the last one, call it Chess, please", "Chess"),
    ])
  func names(line: String, name: String) {
    #expect(
      EventNameDimension().matches(in: Line(line), context: context).map(\.values) == [[name]])
  }

  @Test("A note has at most 500 characters")
  func longNote() {
    let reading = LogEntryDimension(of: nil).read(
      Line("log it: " + String(repeating: "a", count: 501)), in: context)
    guard case .unclear(.refused(_, .tooLong(500), _)) = reading else {
      Issue.record("\(reading)")
      return
    }
  }

  @Test(
    "Colours by name, number and hexadecimal digits",
    arguments: [
      ("red", .red), ("Gray", .grey), ("#60A5FA", .blue), ("#60a5fa please", .blue), ("3", .amber),
      ("violet", .purple), ("in blue", .blue), ("the last one", .grey),
    ] as [(String, EventColor)])
  func colors(line: String, color: EventColor) {
    guard case .understood(color, _) = ColorDimension().read(Line(line), in: context) else {
      Issue.record("\(line)")
      return
    }
  }

  @Test("A colour that is none of the twelve is asked about by the two nearest")
  func nearestColors() {
    guard
      case .ambiguous([.blue, .indigo], _) = ColorDimension().read(
        Line("#60A5FB"), in: context)
    else {
      Issue.record("\(ColorDimension().read(Line("#60A5FB"), in: context))")
      return
    }
    for line in ["#12345", "#ggg", "colourful", "13"] {
      let reading = ColorDimension().read(Line(line), in: context)
      if case .understood = reading { Issue.record("\(line): \(reading)") }
    }
  }

  @Test(
    "Icons by name, number, symbol and emoji",
    arguments: [
      ("drop", .drop), ("water", .drop), ("10", .drop), ("cup.and.saucer.fill", .cup),
      ("the heart icon", .heart), ("💧", .drop), ("Bicycle", .bike), ("fork.knife", .food),
    ] as [(String, EventIcon)])
  func icons(line: String, icon: EventIcon) {
    guard case .understood(icon, _) = IconDimension().read(Line(line), in: context) else {
      Issue.record("\(line)")
      return
    }
  }

  @Test("Every template, colour and icon has looks of its own")
  func catalogues() {
    #expect(EventTemplate.allCases.count == 6)
    #expect(Set(EventColor.allCases.map(\.title)).count == 12)
    #expect(Set(EventIcon.allCases.map(\.title)).count == 24)
    for template in EventTemplate.allCases {
      #expect(EventColor.allCases.contains(template.color))
      #expect(EventIcon.allCases.contains(template.icon))
    }
  }

  @Test(
    "Permissions in the words of phones",
    arguments: [
      ("yes", true), ("only while using the app", true), ("allow", true), ("on", true),
      ("turn them on", true), ("no location", false), ("not now", false), ("don't allow", false),
      ("off", false), ("none of them", false), ("without my location", nil), ("purple", nil),
      ("yes, but only while using the app", true), ("Allow Once", true),
      ("yes, but not at night", nil), ("location on", true), ("everything on", true),
      ("location off", false), ("I depend on my location", nil),
      ("I'd like location after all", true), ("kindly turn the location on", true),
      ("on reflection I had better have the location, kindly turn that on", true),
      ("I have a location in mind", nil),
    ] as [(String, Bool?)])
  func permissions(line: String, isGranted: Bool?) {
    let reading = PermissionDimension(for: ["location"]).read(Line(line), in: context)
    switch reading {
    case .understood(let value, _): #expect(value == isGranted, "\(line)")
    default: #expect(isGranted == nil, "\(line)")
    }
  }
}

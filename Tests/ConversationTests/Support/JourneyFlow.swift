import Conversation
import Understanding

/// A journey with up to three travellers, each of whom sees the journey.
struct JourneyDraft: Draft {
  enum Class: String {
    case sleeper, saloon
  }

  struct Traveller: Draft {
    var name: String?
    var birthday: CalendarDate?
    var day: CalendarDate?
    var number = 0
  }

  var day: CalendarDate?
  var hasGuide: Bool?
  var seat: Class?
  var travellers: [Traveller] = []
}

extension Flow<JourneyDraft> {
  static let journey = Flow("journey", title: "A journey") {
    Step("day") {
      Ask("day", \.day, as: DateDimension(.future()))
        .asking("When do you leave?", again: "Which day?").labelled("Day", kind: "a date")
        .requiring(
          { (day: CalendarDate, _, _) in day.month != 8 }, saying: "There are no trips in August.")
      Ask("guide", \.hasGuide, as: BooleanDimension())
        .asking("Shall a guide come along?", again: "A guide: yes or no?")
        .labelled("Guide", kind: "yes or no")
    }
    Step("seat") {
      Explain("classes", "Press Enter.") { _ in [.text("There are two classes.")] }
      Ask(
        "seat", \.seat,
        as: { draft in
          ChoiceDimension(
            options: [
              ChoiceOption(id: "sleeper", title: "Sleeper"),
              ChoiceOption(id: "saloon", title: "Saloon"),
            ].filter { $0.id == "saloon" || draft.day?.month != 12 })
        }
      )
      .asking("Which class?", again: "The sleeper or the saloon?").labelled(
        "Class", kind: "a class")
    }
    .when { $0.hasGuide == true }
    ForEach("travellers", \.travellers, count: 0...3, element: "traveller", namedBy: "name") {
      Step("traveller") {
        Ask("name", \.name, as: NameDimension(whose: .another))
          .asking(again: "Their name?") { "What's the name of traveller \($0.number)?" }
          .labelled("Traveller", kind: "a name").like("Mia", "Tom")
        Ask("birthday", \.birthday, as: BirthdayDimension(ages: 5...))
          .asking("When were they born?", again: "Born when?").labelled("Birthday", kind: "a date")
          .filled(from: [.asked, .named])
          .requiring(
            { (birthday: CalendarDate, traveller, _) in birthday < traveller.day ?? birthday },
            saying: "They have to be born before they leave.")
      }
    }
    .seeing { traveller, draft, index in
      traveller.day = draft.day
      traveller.number = index + 1
    }
    Step("review") { Review("review", "Is this right?") { _ in [] } }
  }
}

import Testing
import Understanding

@testable import Onboarding

@Suite("The name of a race")
struct RaceNameTests {
  private func read(_ text: String) throws -> Reading<String> {
    let today = try #require(CalendarDate(year: 2026, month: 3, day: 2))
    return RaceNameDimension().read(
      Line(text), in: Context(today: today, now: .midnight, clock: .twelveHour))
  }

  @Test(
    "A name is found in what people say around it, and is surely one",
    arguments: [
      ("Berlin Marathon", "Berlin Marathon"), ("berlin marathon", "berlin marathon"),
      ("BERLIN MARATHON", "BERLIN MARATHON"), ("the Great North Run", "Great North Run"),
      ("The Big Half", "Big Half"), ("Race for Life", "Race for Life"), ("UTMB", "UTMB"),
      ("it's called Race for Life", "Race for Life"), ("Run in the Park", "Run in the Park"),
      ("I'm training for the Chicago Marathon in October", "Chicago Marathon"),
      ("signed up for the Chicago Marathon", "Chicago Marathon"),
      ("my sister's roped me into the Cardiff 10k", "Cardiff 10k"),
      ("I fancy the Bath half", "Bath half"),
      ("the half marathon in Bath", "half marathon in Bath"),
      ("the Brighton 10k instead", "Brighton 10k"),
      ("running the Paris half in April", "Paris half"), ("Berlin", "Berlin"),
      ("Berlin marathon end of", "Berlin marathon"), ("End of Summer 10k", "End of Summer 10k"),
      ("my race is London 10k", "London 10k"), ("Rock 'n' Roll Half", "Rock 'n' Roll Half"),
      ("No Excuses 5k", "No Excuses 5k"), ("I Run For Cookies 5k", "I Run For Cookies 5k"),
      ("Race Against Time", "Race Against Time"), ("race against time", "race against time"),
      ("Winter Half", "Winter Half"), ("the Evening Dash", "Evening Dash"),
      ("Midsummer Night Run", "Midsummer Night Run"), ("Midsummer Night", "Midsummer Night"),
      ("Berlin Marathon September", "Berlin Marathon"),
      ("It's my first marathon, Berlin in September", "Berlin"),
      ("Marathon de Paris", "Marathon de Paris"), ("Maratona do Porto", "Maratona do Porto"),
      ("haha no! It's called Corrida do Tejo", "Corrida do Tejo"), ("Two Oceans", "Two Oceans"),
      ("St. George Marathon", "St. George Marathon"), ("東京マラソン", "東京マラソン"),
      ("Lidingöloppet", "Lidingöloppet"), ("Parkrun 5k", "Parkrun 5k"),
      ("Berlin Marathon 2026", "Berlin Marathon 2026"),
      ("I don't know, maybe the Berlin Marathon", "Berlin Marathon"),
      ("the one in Germany: Berlin Marathon", "Berlin Marathon"),
      ("London Marathon, no wait, Berlin Marathon", "Berlin Marathon"),
      ("Berlin marathon with my sister", "Berlin marathon"), ("Race: Berlin", "Berlin"),
      ("Great North Run, hoping to finish", "Great North Run"), ("oslo", "oslo"),
      ("I got into Oslo Marathon through the ballot", "Oslo Marathon"),
      ("I'd be glad of some help with the Oslo Half", "Oslo Half"),
      ("great fjord run", "great fjord run"), ("oslo half innit", "oslo half"),
      ("it's the oslo marathon no sorry the oslo half", "oslo half"),
      ("the frozen shuffle later this month", "frozen shuffle"),
      ("Silent Death March", "Silent Death March"),
      ("I was down for Bergen but now it's Oslo", "Oslo"),
      ("Oslo, scratch that, no place. Bergen Marathon.", "Bergen Marathon"),
      ("Otto is my name, the race is the Oslo Half", "Oslo Half"),
      ("I'm Otto, it's the Oslo Half", "Oslo Half"), ("put Bergen Marathon", "Bergen Marathon"),
    ])
  func named(text: String, name: String) throws {
    guard case .understood(let found, _) = try read(text) else {
      Issue.record("\(try read(text))")
      return
    }
    #expect(found == name)
    #expect(!RaceNameDimension.isDoubtful(found))
  }

  @Test(
    "What is no name is never taken for one",
    arguments: [
      "I don't know yet", "I ran London 10k once", "none of your business", "no race yet",
      "no race", "no marathon really",
      "what?",
      "next year", "haven't decided",
      "I haven't decided yet", "tbd", "to be decided", "still thinking", "Still looking",
      "some marathon", "something in the fall", "a race", "my first race", "two races", "several",
      "you tell me", "you choose", "pick one for me", "do I need one", "n/a", "na", "lol", "Haha",
      "I want to get fit", "just running for fun", "to get faster", "I'm not training for a race",
      "I'm not running any race", "no race in particular", "general fitness", "I just run",
      "that's private", "it's a secret", "mind your own business", "leave me alone", "shut up",
      "tomorrow", "in September", "Monday", "weekends", "good", "maybe", "good morning",
      "I can't remember", "I forgot", "forgot the name", "it has no name", "unknown",
      "the name is unknown", "I do not understand", "as I said", "same as last year", "the same",
      "this is stupid", "this sucks", "tell me a joke", "I'm tired", "I hurt my knee", "left knee",
      "my knee hurts", "three times a week", "I'm 45 years old", "I'm a beginner", "-", "42",
      "I've never run a race", "I have never done a race before", "I already told you", "10k", "",
      "my friend's race", "half marathon", "I'D RATHER NOT SAY", "I'm Otto",
      "hello, my name is Ines", "I am Jo Lind", "put 10k",
    ])
  func refused(text: String) throws {
    guard case .unclear(.nothingFound) = try read(text) else {
      Issue.record("\(try read(text))")
      return
    }
  }

  @Test(
    "Who greets the coach names no race",
    arguments: [
      "Hi George", "hello Coach", "sure, Coach", "George", "Thanks George!",
      "Dear Coach George, I'm here", "Hi Sam", "let's go",
    ])
  func greetings(text: String) throws { try refused(text: text) }

  @Test(
    "A race may be called like a greeting or the coach",
    arguments: [
      ("hi, the Lisbon Half", "Lisbon Half"), ("hey Lisbon Marathon", "Lisbon Marathon"),
      ("the George Run", "George Run"), ("ok Lisbon", "Lisbon"),
    ])
  func greeted(text: String, name: String) throws {
    guard case .understood(name, _) = try read(text) else {
      Issue.record("\(try read(text))")
      return
    }
  }

  @Test(
    "What may be a name is asked about",
    arguments: ["pier to pier", "new york", "sunrise to sunset", "Berlin and London", "comrades"])
  func doubted(text: String) throws {
    guard case .understood(text, _) = try read(text) else {
      Issue.record("\(try read(text))")
      return
    }
    #expect(RaceNameDimension.isDoubtful(text))
  }

  @Test("Two names are one too many", arguments: ["Berlin or Hamburg", "either Berlin or Hamburg"])
  func several(text: String) throws {
    guard case .unclear(.severalValues(["Berlin", "Hamburg"])) = try read(text) else {
      Issue.record("\(try read(text))")
      return
    }
  }

  @Test("Anything in quotes is taken as it stands", arguments: ["what?", "next year", "boston"])
  func quoted(name: String) throws {
    guard case .understood(name, _) = try read("\"\(name)\"") else {
      Issue.record("\(try read("\"\(name)\""))")
      return
    }
  }

  @Test("A name that was meant as one is asked about only when it speaks of a time or a sentence")
  func meant() {
    #expect(!RaceNameDimension.isDoubtful("Back"))
    #expect(RaceNameDimension.isDoubtful("tomorrow"))
    #expect(RaceNameDimension.isDoubtful("next year"))
  }

  @Test("Every name is said back so that it reads as the same")
  func roundTrip() throws {
    let today = try #require(CalendarDate(year: 2026, month: 3, day: 2))
    let context = Context(today: today, now: .midnight, clock: .twelveHour)
    for name in ["Berlin Marathon", "next year", "boston", "What a Race?", "a race", "12"] {
      let phrase = RaceNameDimension().phrase(for: name, in: context)
      guard case .understood(name, _) = try read(phrase) else {
        Issue.record("\(phrase)")
        continue
      }
    }
  }
}

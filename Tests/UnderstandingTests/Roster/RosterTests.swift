import Testing
import Understanding

@Suite struct RosterTests {
  let dimension = RosterDimension(nouns: ["kids", "son", "daughter", "boys"])

  /// The names that a line says, with the ages beside them.
  private func said(in text: String) -> [String]? {
    dimension.read(text).understood?.map { person in
      person.age.map { "\(person.name) \($0.count)" } ?? person.name
    }
  }

  @Test(
    "People are read from a list, with the ages that are said",
    arguments: [
      ("Emma 4 and Noah 7", ["Emma 4", "Noah 7"]), ("Emma and Noah", ["Emma", "Noah"]),
      ("Emma's the eldest, then Noah and Noah's twin Ida. Three of them", ["Emma", "Noah", "Ida"]),
      ("Emma. I also have Noah", ["Emma", "Noah"]),
      ("Emma, but there's also Noah", ["Emma", "Noah"]),
      ("two: Emma who's 4 and Noah, 7", ["Emma 4", "Noah 7"]), ("emma, noah", ["Emma", "Noah"]),
      ("my son Leo is 5", ["Leo 5"]), ("Emma (4), Noah (7)", ["Emma 4", "Noah 7"]),
      ("Ana-Lucía 4 & deShawn 7", ["Ana-Lucía 4", "deShawn 7"]),
      ("Mia and Leo, both 4", ["Mia 4", "Leo 4"]), ("Mia and Leo are 4", ["Mia 4", "Leo 4"]),
      ("Mia and Leo, they're 4", ["Mia 4", "Leo 4"]), ("Emma's 4", ["Emma 4"]),
      ("李明 4 and Emma", ["李明 4", "Emma"]),
      ("I have two kids, Mia and Leo", ["Mia", "Leo"]),
      ("I'm Walter. Mia is 4 and Leo is 7", ["Mia 4", "Leo 7"]),
      ("two of them, Mia and Leo", ["Mia", "Leo"]),
      ("There's two of them, Eva who's eight and Jan, he turned six", ["Eva 8", "Jan 6"]),
      ("1) Pia - 9 2) Uwe - 5", ["Pia 9", "Uwe 5"]), ("1. Pia 2. Uwe", ["Pia", "Uwe"]),
      ("Pia and Uwe, 9 and 5", ["Pia 9", "Uwe 5"]),
      ("Pia, Uwe & Ida: 9, 5 & 2", ["Pia 9", "Uwe 5", "Ida 2"]),
      ("Pia, Uwe 5", ["Pia", "Uwe 5"]), ("Paul y Emma", ["Paul", "Emma"]),
      ("twins. max and leo, 6", ["Max", "Leo 6"]),
      ("a daughter, Ida, 4, and a son, 7, Jan", ["Ida 4", "Jan 7"]),
      ("a 7 year old called Ida and a 4 year old called Jan", ["Ida 7", "Jan 4"]),
      ("Pia's the oldest at 10, then Ida who loves maths and is 7", ["Pia 10", "Ida 7"]),
      ("Pia, 7, at Oakwood School and Jan, 4, at home", ["Pia 7", "Jan 4"]),
      ("Pia 14, Uwe 12. Pia is my daughter", ["Pia 14", "Uwe 12"]),
      ("emma 5 noah 3", ["Emma 5", "Noah 3"]), ("mia, 4 ben, 6", ["Mia 4", "Ben 6"]),
      ("Emma and Noah, Emma 4 and Noah 7", ["Emma 4", "Noah 7"]),
      ("Pia, Uwe and little Ida who will be 2 in June", ["Pia", "Uwe", "Ida"]),
      ("Eve and Max", ["Eve", "Max"]), ("Lina 6 and Till 9", ["Lina 6", "Till 9"]),
      ("Pia (born 5/6/2017) and Uwe, 4", ["Pia", "Uwe 4"]),
    ])
  func understood(text: String, people: [String]) {
    #expect(said(in: text) == people)
  }

  @Test(
    "A list that its line corrects is what it comes to",
    arguments: [
      ("Lily and Jack... sorry, Lily and Jackson, he's 11", ["Lily", "Jackson 11"]),
      ("finn and rose. sorry, rosie", ["Finn", "Rosie"]),
      ("Max and Leo, sorry not Max, Matt", ["Matt", "Leo"]),
      ("Emma and Noah, oops, Nora not Noah", ["Emma", "Nora"]),
      ("Kate and Tom, no wait, Katie", ["Katie", "Tom"]),
      ("Emma and Noah. I mean Noah and Mila", ["Noah", "Mila"]),
      ("Emma, Ida and Jo. Sorry Joe with an e", ["Emma", "Ida", "Joe"]),
      ("Poppy and Alfie, well Alfred really", ["Poppy", "Alfred"]),
      ("Emma and Noah, and sorry Ida too", ["Emma", "Noah", "Ida"]),
      ("Emma and Noah. Sorry, forgot Ida", ["Emma", "Noah", "Ida"]),
      ("Emma and Noah. No, only Emma", ["Emma"]),
      ("Emma 12, and Noah but he's 24 and moved out, so only Emma please", ["Emma 12"]),
      ("Emma 4 and Noah, sorry, Emma is 5", ["Emma 5", "Noah"]),
    ])
  func repaired(text: String, people: [String]) {
    #expect(said(in: text) == people)
  }

  @Test(
    "What else is said behind a list corrects nobody",
    arguments: [
      "Emma and Noah, sorry about the typos", "emma and noah, no pets", "Emma and Noah. No more",
      "Emma and Noah, sorry, Ida here", "Emma and Noah. Just Noah has a birthday soon",
      "Emma and Noah, actually they are twins",
    ])
  func unrepaired(text: String) {
    let names = dimension.read(text).understood?.map(\.name) ?? ["Emma", "Noah"]
    #expect(names == ["Emma", "Noah"])
  }

  @Test(
    "A line with a word that has no place in a list names nobody",
    arguments: [
      "", "4 and 7", "why do you ask?", "Emma likes dinosaurs", "I'd rather not say", "none",
      "they are at school", "Emma goes to bed at 8", "\u{301}, Noah", "mma's's\"2",
      "my wife is called Ada and my son Leo", "remove all kids", "it's Skip",
      "delete Emma and Noah",
      "Emma likes Noah", "max 7", "Emma MONDAY", "Emma TWELVE MONDAY", "Emma 4 likes Noah 7",
      "we've two", "They've got 3", "my pride and joy",
      "my little sunshine",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).unclear == .nothingFound)
  }

  @Test(
    "A day and a month say the birthday of somebody whose age is said",
    arguments: [
      ("Pia, 9, 14 May", ["2016-05-14"]), ("Pia is 9, born 14 May", ["2016-05-14"]),
      ("Pia 9, 14 May and Uwe 5, 1 August", ["2016-05-14", "2020-08-01"]),
      ("Pia, 9, turns 10 on 14 May", ["2016-05-14"]), ("Pia 9 and Uwe 5", []),
      ("Pia, 9, 3/4/2016, and Uwe", []),
      ("Pia and Uwe, both born on 14 May 2016", ["2016-05-14", "2016-05-14"]),
      ("Pia, Uwe and Ida, all born 14 May 2016", ["2016-05-14", "2016-05-14", "2016-05-14"]),
      ("my twins, Pia and Uwe, born 14 May 2016", ["2016-05-14", "2016-05-14"]),
      ("Pia and Uwe born 14 May 2016", ["2016-05-14"]),
    ] as [(String, [String])])
  func birthdays(text: String, days: [String]) {
    let said = dimension.read(text).understood
    #expect(said?.compactMap(\.birthday?.description) == days, "\(dimension.read(text))")
  }

  @Test("Every list is said back so that it reads as the same")
  func roundTrip() {
    var generator = Generator(seed: 41)
    let names = ["Emma", "Noah", "Ana-Lucía", "Zoë", "Mary Jane", "deShawn", "April", "Bo"]
    let units: [Age.Unit] = [.year, .month, .week, .day]
    let lists = (0..<500).map { _ in
      names.shuffled(using: &generator).prefix(generator.next(in: 1...5)).compactMap {
        name -> Newcomer? in
        guard let unit = units.randomElement(using: &generator) else { return nil }
        let count = generator.next(in: 0...90)
        return Newcomer(name: name, age: count > 60 ? nil : Age(count, unit))
      }
    }
    expectRoundTrip(dimension, lists)
    expectExamples(dimension)
  }
}

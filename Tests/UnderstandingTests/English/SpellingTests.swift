import Testing

@testable import Understanding

@Suite("Slips of the fingers")
struct SpellingTests {
  @Test(
    "A slip in a word of the language is mended, and the line tells it",
    arguments: [
      ("thrusday", "thursday"), ("wendesday", "wednesday"), ("tommorrow", "tomorrow"),
      ("mrach", "march"), ("thorugh", "through"), ("huor", "hour"), ("yse", "yes"),
      ("betwen", "between"), ("untill", "until"), ("minits", "minutes"), ("nooon", "noon"),
      ("fuor", "four"), ("sevn", "seven"), ("febuary", "february"), ("evrything", "everything"),
      ("cals", "cals"), ("kilometrs", "kilometres"), ("dno't", "don't"), ("abuot", "about"),
      ("swpa", "swap"), ("remvoe", "remove"), ("qiut", "quit"), ("udno", "undo"), ("skpi", "skip"),
    ])
  func languageIsMended(typed: String, meant: String) {
    let line = Line("well \(typed) then")
    #expect(line.tokens[1].word == meant)
    #expect(line.tokens[1].typed == typed)
    let corrections = typed == meant ? [] : [(typed, meant, 5..<5 + typed.utf8.count)]
    #expect(line.corrections.map(\.typed) == corrections.map(\.0))
    #expect(line.corrections.map(\.meant) == corrections.map(\.1))
    #expect(line.corrections.map(\.span) == corrections.map(\.2))
  }

  @Test(
    "A word or name that there is stays what it is",
    arguments: [
      "tree", "threw", "weight", "height", "mouth", "mother", "house", "yours", "right", "seeks",
      "mourning", "thirsty", "forth", "story", "smiles", "marched", "accept", "Steven", "Frida",
      "Marco", "Myles", "Emery", "Sundar", "were", "hell", "London", "BBC now", "toady", "form",
      "training", "Juno",
    ])
  func wordsStay(text: String) {
    let line = Line("well, \(text)")
    #expect(line.corrections.isEmpty)
    #expect(line.spellings == [line])
  }

  @Test(
    "What is near no word, part of an address, or short stays as it was typed",
    arguments: [
      "xyesterday", "qwzx", "sam@exmaple.org", "j.thrusday@mondya.org", "ys", "xx", "Bon Air",
      "日曜日", "wenzdeyish", "@thrusday",
    ])
  func othersStay(text: String) {
    #expect(Line("at \(text)").corrections.isEmpty)
  }

  @Test(
    "The forms of a word are those it would have if English were regular",
    arguments: [
      ("run", ["runs", "running", "runing"]), ("planning", ["plan", "plans", "planned"]),
      ("cries", ["cry", "cried"]), ("hoped", ["hope", "hoping"]),
    ])
  func forms(word: String, forms: [String]) throws {
    let candidates = Set(Inflection.candidates(for: try #require(WordKey(word))).map(\.string))
    #expect(candidates.isSuperset(of: forms), "\(candidates)")
  }

  @Test("A word that nobody knows and that is near none is a stranger")
  func strangers() {
    #expect(
      Line("mondays qwzxly and fridays").tokens.map(\.isStranger) == [false, true, false, false])
    #expect(Line("mondays wensdays and fridays").tokens.allSatisfy { !$0.isStranger })
  }

  @Test(
    "What the question expects comes before all else",
    arguments: [
      ("gaim muscle", "gain muscle"), ("opne up", "open up"), ("losign weihgt", "losing weight"),
      ("medicaton", "medication"), ("journla", "journal"), ("wrokotu", "workout"),
      ("helth", "health"),
    ])
  func expectedWords(typed: String, meant: String) {
    let expected = Vocabulary([
      "Lose weight", "Gain muscle", "Open up", "Medication", "Journal", "Workout", "Health",
    ])
    let line = Line(typed, expecting: expected)
    #expect(line.tokens.map(\.word).joined(separator: " ") == meant)
  }

  @Test(
    "Spaces left out and put in are mended",
    arguments: [
      ("Loseweight", "lose weight"), ("tuewed", "tue wed"), ("noonto eight", "noon to eight"),
      ("tu esday", "tuesday"), ("t hursday", "thursday"), ("8p m", "8 pm"), ("8 a m", "8 am"),
      ("jan uary", "january"), ("everyday", "everyday"), ("parkrun", "parkrun"),
      ("week days", "week days"), ("zum ba", "zumba"),
    ])
  func spaces(typed: String, meant: String) {
    let line = Line(typed, expecting: Vocabulary(["Lose weight", "Zumba"]))
    #expect(line.tokens.map(\.word).joined(separator: " ") == meant)
  }

  @Test("Tokens that are made of one or joined from two keep their places in the line")
  func placesStay() {
    let divided = Line("on tuewed")
    #expect(divided.tokens.map(\.span) == [0..<2, 3..<6, 6..<9])
    let joined = Line("on tu esday")
    #expect(joined.tokens.map(\.span) == [0..<2, 3..<11])
    #expect(joined.words(1..<2) == "tu esday")
  }

  @Test("Two words that are about as likely are both kept, and the word stays")
  func doubts() {
    let line = Line("tursday")
    #expect(line.corrections.isEmpty)
    #expect(line.tokens.map(\.word) == ["tursday"])
    #expect(Set(line.spellings.map { $0.tokens[0].word }) == ["tuesday", "thursday"])
    #expect(line.spellings.allSatisfy { $0.corrections.count == 1 })
    let days = WeekdaysDimension().read("tursday and satruday").ambiguous
    #expect(
      days.map { Set($0) } == [
        WeekdaySet([Weekday.tue, .sat]), WeekdaySet([Weekday.thu, .sat]),
      ])
  }

  @Test("Two candidates that lead to the same value are no doubt")
  func sameValue() {
    #expect(NumberDimension().read("eigth").understood == 8)
  }

  @Test("The evidence says what was typed and what was meant")
  func evidence() {
    guard case .understood(_, let evidence) = WeekdaysDimension().read("on thrusday please") else {
      Issue.record("Thursday is understood")
      return
    }
    #expect(evidence.words == "thrusday")
    #expect(evidence.meant == "thursday")
    guard case .understood(_, let plain) = WeekdaysDimension().read("on thursday") else {
      Issue.record("Thursday is understood")
      return
    }
    #expect(plain.meant == nil)
  }

  @Test("A word that there is is a slip of an option only where nothing else is understood")
  func realWordsLast() {
    let goals = ChoiceDimension(options: [
      ChoiceOption(id: "lose", title: "Lose Weight"),
      ChoiceOption(id: "keep", title: "Keep Weight"),
      ChoiceOption(id: "gain", title: "Gain Muscle"),
    ])
    #expect(goals.read("loose weight").understood == "lose")
    #expect(goals.read("keep weight, no loose ends").understood == "keep")
    #expect(goals.read("is that a loose end?").understood == nil)
  }

  @Test(
    "A word that there is stands for the one that alone can stand there",
    arguments: [
      ("half pats nine", "past"), ("quarter pst 9", "past"), ("Hal past twelve", "half"),
      ("form 9 to 5", "from"), ("4hrs 40mind", "mins"),
    ])
  func required(typed: String, meant: String) {
    #expect(Line(typed).corrections.map(\.meant) == [meant])
  }

  @Test(
    "Where another can stand it stays",
    arguments: ["he's in form 4", "the form 9 girls", "a farm 5 to 10 miles away", "40 mind games"])
  func notRequired(text: String) {
    #expect(Line(text).corrections.isEmpty)
  }

  @Test("What rules, days with a name, topics and places are called by is mended, too")
  func words() {
    let goals = ChoiceDimension(options: [
      ChoiceOption(id: "lose", title: "Lose Weight"),
      ChoiceOption(id: "keep", title: "Keep Weight"),
      ChoiceOption(id: "gain", title: "Gain Muscle"),
    ])
    #expect(goals.read("the midsle one").understood == "keep")
    #expect(goals.read("bottmo one").understood == "gain")
    #expect(
      DateDimension(.past).read("bonfore night 2014").understood
        == CalendarDate(year: 2014, month: 11, day: 5))
    let music = BooleanDimension(about: BooleanTopic(["music"]))
    #expect(music.read("connrct it").understood == true)
    #expect(music.read("no musci").understood == false)
    #expect(DistanceDimension().read("12 mules").understood == Distance(metres: 19_312))
    #expect(ScaleDimension().read("9, well, honestyl 6").understood == 6)
  }

  @Test("Names are kept as they were typed, whatever they are near")
  func names() {
    #expect(NameDimension().read("call me Thrusday").understood == "Thrusday")
    #expect(NameDimension().read("my nmae is Frydah").understood == "Frydah")
    #expect(NameDimension().read("itsFrida").understood == "Frida")
    #expect(NameDimension().read("shesAnouk").understood == "Anouk")
    #expect(NameDimension().read("McAdam").understood == "McAdam")
  }
}

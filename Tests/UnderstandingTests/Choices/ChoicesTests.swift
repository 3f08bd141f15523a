import Testing
import Understanding

@Suite struct ChoicesTests {
  static let options = [
    ChoiceOption(id: "music", title: "Music & Dance", words: ["songs"]),
    ChoiceOption(id: "sport", title: "Sport & Games"),
    ChoiceOption(id: "books", title: "Books & Stories", words: ["reading"]),
    ChoiceOption(id: "animals", title: "Animals & Nature", words: ["pets"]),
    ChoiceOption(id: "art", title: "Art & Crafts", words: ["drawing"]),
  ]
  let dimension = ChoicesDimension(options: options, count: 2...5)
  let open = ChoicesDimension(options: options, count: 1...3, allowsOwn: true)

  @Test(
    "A verb that an option begins with takes nothing out",
    arguments: ["Lose weight", "lose weight"])
  func verbOfOption(text: String) {
    let options = [
      ChoiceOption(id: "lose", title: "Lose weight"),
      ChoiceOption(id: "sleep", title: "Sleep better"),
    ]
    let goals = ChoicesDimension(options: options, count: 1...2, allowsOwn: true)
    #expect(goals.read(text).understood == Choices(ids: ["lose"]))
  }

  @Test(
    "Several options are chosen by words and by number",
    arguments: [
      ("1, 3 and 5", "music books art"), ("music, books and pets", "music books animals"),
      ("all", "music sport books animals art"), ("all but sport", "music books animals art"),
      ("everything except art and music", "sport books animals"), ("1-3", "music sport books"),
      ("1-4 without 3", "music sport animals"), ("1 to 5 except 2", "music books animals art"),
      ("the first two", "music sport"), ("the last two", "animals art"),
      ("the last and the second last", "animals art"),
      ("the last and the third from the bottom", "books art"),
      ("1, 2 and 5 will do us nicely", "music sport art"),
      ("the first two are fine", "music sport"),
      ("music, books and art sound good", "music books art"),
      ("music and books. Sport is fine", "music books"),
      ("1, 2 and 5. Actually no, swap the 5 for 3", "music sport books"),
      ("music and art, replace art with books", "music books"),
      ("1 and 2, make the 2 a 3", "music books"),
      ("1-3, instead of books put art", "music sport art"),
      ("first and third", "music books"),
      ("drawing and reading", "books art"), ("2 4", "sport animals"), ("art, sport", "sport art"),
      ("Music & Dance; Art & Crafts", "music art"), ("anmals and books", "books animals"),
      ("books, art, not music", "books art"),
      ("books and art but not music and sport", "books art"),
      ("books, not music, and art", "books art"), ("excuse me, 2 and 3", "sport books"),
      ("music and art and 2", "music sport art"),
      ("all of them please", "music sport books animals art"),
      ("all except 2", "music books animals art"),
      ("no sport; music, art, books", "music books art"),
      ("2, 4 and the drawing one", "sport animals art"),
      ("all topics", "music sport books animals art"),
    ])
  func understood(text: String, ids: String) {
    let expected = Choices(ids: ids.split(separator: " ").map(String.init))
    #expect(dimension.read(text).understood == expected)
  }

  @Test(
    "A number before a colon says how many there are, unless it numbers one",
    arguments: [
      ("I'd like three: art, sport and books", "sport books art"),
      ("two: 1 and 5", "music art"), ("I'll take two things: 2 and 4", "sport animals"),
      ("3 topics: music, art, pets", "music animals art"),
      ("just two: music, sport", "music sport"),
      ("2: sport, 5: art", "sport art"), ("number 3: books, number 4: pets", "books animals"),
    ])
  func counted(text: String, ids: String) {
    let expected = Choices(ids: ids.split(separator: " ").map(String.init))
    #expect(dimension.read(text).understood == expected, "\(dimension.read(text))")
  }

  @Test(
    "An option of which a clause says no more than that it is none is left out",
    arguments: [
      ("music, books and pets. sport's not a thing", "music books animals"),
      ("music and art, sport isn't", "music art"), ("books, art, sport is not", "books art"),
    ])
  func denied(text: String, ids: String) {
    let expected = Choices(ids: ids.split(separator: " ").map(String.init))
    #expect(dimension.read(text).understood == expected, "\(dimension.read(text))")
  }

  @Test("Who judges what is asked has no wish", arguments: ["wow, that's hard", "this is tricky"])
  func judged(text: String) {
    #expect(open.read(text).understood == nil)
  }

  @Test("Wishes of one's own give way to what is chosen instead, and stay beside what is added")
  func ownGivesWay() {
    let old = Choices(ids: [], own: ["more sleep"])
    for text in ["3", "only 3", "change them to 3"] {
      #expect(
        open.revise(old, by: Line(text), in: .monday).understood == Choices(ids: ["books"]),
        "\(text)")
    }
    #expect(
      open.revise(old, by: Line("add 3"), in: .monday).understood
        == Choices(ids: ["books"], own: ["more sleep"]))
  }

  @Test("Wishes of one's own go when they are quoted, or counted behind the options")
  func ownTakenOut() {
    let old = Choices(ids: ["books"], own: ["more sleep", "less noise"])
    for (text, own) in [
      ("remove 'less noise' please, two goals are enough", ["more sleep"]),
      ("delete the second goal", ["less noise"]), ("take out the third one", ["more sleep"]),
    ] {
      #expect(
        open.revise(old, by: Line(text), in: .monday).understood
          == Choices(ids: ["books"], own: own), "\(text)")
    }
  }

  @Test("What is asked, or taken away by a word that points, is no wish of one's own")
  func noWish() {
    for text in ["for a baby? 3", "3, take that off"] {
      #expect(open.read(text).understood == Choices(ids: ["books"]), "\(text)")
    }
  }

  @Test("What a clause says where or when behind a comma belongs to what stands before it")
  func adverbial() {
    #expect(
      open.read("they live far away, in Kiel. That she knows me, on the phone").understood
        == Choices(ids: [], own: ["That she knows me, on the phone"]))
  }

  @Test("What counts the wishes is no wish of one's own")
  func countedWishes() {
    #expect(
      open.read("I want two things: 1 and 4").understood == Choices(ids: ["music", "animals"]))
  }

  @Test(
    "Where people may add their own, they may say it in their own words",
    arguments: [
      ("none of those, I want him to cook", [], ["I want him to cook"]),
      ("1, and long train journeys", ["music"], ["long train journeys"]),
      ("books; old steam engines", ["books"], ["old steam engines"]),
      ("walks outside I think", [], ["walks outside"]),
      ("her not to be so hard on herself", [], ["her not to be so hard on herself"]),
      ("more time outside I guess", [], ["more time outside"]),
      ("\"trains\"", [], ["trains"]), ("music", ["music"], []), ("\"music\"", ["music"], []),
      ("“trains”; \"Art & Crafts\"", ["art"], ["trains"]),
    ] as [(String, [String], [String])])
  func own(text: String, ids: [String], own: [String]) {
    #expect(open.read(text).understood == Choices(ids: ids, own: own))
  }

  @Test(
    "What chooses nothing gives nothing",
    arguments: [
      "", "why?", "this is stupid", "I don't know", "what is art?", "9", "1, 2 and 9", "any three",
      "you tell me", "hello", "anything", "its noisy there",
      "yes", "wait a second", "just a second",
    ])
  func refused(text: String) {
    #expect(open.read(text).unclear == .nothingFound)
  }

  @Test(
    "An end is no list of all, and how much more there is no number of the list",
    arguments: [
      ("that's all thanks", nil), ("thank you, that's all for now", nil),
      ("that is everything, thanks", nil), ("that will be all, cheers", nil),
      ("that's all of them", "music sport books animals art"),
      ("all please, that's it", "music sport books animals art"),
      ("two more things: music and art", "music art"),
      ("at least 2? 1 and 5", "music art"), ("up to three: 1 and 5", "music art"),
      ("a and e", "music art"), ("b), d)", "sport animals"), ("C & D please", "books animals"),
      ("first I thought 3 but 4 matters more, so just 4 and 5", "animals art"),
      ("two or more, so 1 and 5", "music art"), ("max 2, right? 1, 5", "music art"),
      ("1, 3 and 5 at most", "music books art"),
    ] as [(String, String?)])
  func ends(text: String, ids: String?) {
    let said = dimension.read(text).understood
    #expect(said?.ids.joined(separator: " ") == ids, "\(dimension.read(text))")
  }

  @Test("Too few and too many are refused, and a corrected list is asked about")
  func doubts() {
    guard case .refused(_, .tooFew(minimum: 2), _) = dimension.read("music").unclear,
      case .refused(_, .tooMany(maximum: 3), _) = open.read("all").unclear
    else {
      Issue.record("too few or too many was understood")
      return
    }
    #expect(
      open.read("1, 2, no, 3").ambiguous
        == [Choices(ids: ["music", "sport", "books"]), Choices(ids: ["books"])])
  }

  @Test(
    "A correction adds, takes away and replaces",
    arguments: [
      ("add art", "music books art"), ("not books", "music"), ("drop 1", "books"),
      ("art instead of books", "music art"), ("sport and art", "sport art"),
      ("pets too", "music books animals"), ("another: art", "music books art"),
      ("two more: art and sport", "music sport books art"),
      ("drop 3 and take 5 instead", "music art"), ("take out music, take art", "books art"),
      ("remove 1 and pick 4 and 5", "books animals art"),
      ("the music one needs to come off", "books"), ("knock off the music", "books"),
      ("music off the list, add art", "books art"),
      ("drop 1, two topics are enough", "books"), ("all right then: art and sport", "sport art"),
    ])
  func revised(text: String, ids: String) {
    let dimension = ChoicesDimension(options: Self.options, count: 1...5)
    let old = Choices(ids: ["music", "books"])
    #expect(
      dimension.revise(old, by: Line(text), in: .monday).understood
        == Choices(ids: ids.split(separator: " ").map(String.init)))
  }

  @Test("Every choice is said back so that it reads as the same")
  func roundTrip() {
    let ids = Self.options.map(\.id)
    let all = (1..<32).map { bits in
      Choices(ids: ids.indices.filter { bits >> $0 & 1 == 1 }.map { ids[$0] })
    }
    expectRoundTrip(dimension, all.filter { $0.count >= 2 })
    expectRoundTrip(
      open,
      [
        Choices(ids: ["music", "art"], own: ["sleep, and music"]),
        Choices(ids: [], own: ["a", "b c"]),
        Choices(ids: [], own: ["show me how"]), Choices(ids: [], own: ["what is art", "help"]),
        Choices(ids: [], own: ["all"]), Choices(ids: ["art"], own: ["everything"]),
        Choices(ids: ["sport"], own: ["a 6\" waist", "\"x\" and «y»"]),
      ])
    expectExamples(dimension)
    expectExamples(open)
  }
}

import Testing

@testable import Understanding

@Suite("Topics of questions")
struct TopicTests {
  /// An index of all that everybody asks.
  private static let index: TopicIndex<String> = {
    var index = TopicIndex<String>()
    for topic in TopicTable.english.topics {
      index.count(topic.words.union(topic.aside).union(topic.asked.keys))
      index.add(
        topic.id, words: topic.words, aside: topic.aside, asked: topic.asked,
        names: topic.words.map { [$0] }, needs: [topic.words])
    }
    return index
  }()

  private static func topic(_ text: String) -> String? {
    let line = Line(text)
    guard let part = line.askedPart else { return nil }
    return index.fits(TopicTable.english.topicTerms(of: line.keeping(part.place))).first?.answer
  }

  @Test(
    "A question whose words only point at something has no topic",
    arguments: ["is that ok?", "and you?"])
  func pointing(text: String) {
    #expect(Self.topic(text) == nil)
  }

  @Test(
    "A question is known by its rarest words, in any wording",
    arguments: [
      ("who are you?", "whoAreYou"), ("is this a bot?", "isMachine"),
      ("what is this?", "whatIsThis"), ("is it private?", "isPrivate"),
      ("who can see my answers?", "whoSees"), ("do you sell this?", "isShared"),
      ("can I delete my data?", "canErase"), ("how much does it cost?", "cost"),
      ("how long does it take?", "howLong"), ("how many questions are left?", "howMany"),
      ("can I change it later?", "canChange"), ("can I do it tomorrow?", "canDoLater"),
      ("can I skip it?", "canSkip"), ("do I have to answer?", "isRequired"),
      ("what if I don't know?", "ifUnknown"), ("can I talk to a human?", "person"),
      ("I want to talk to a human", "person"), ("what do I say?", "whatToSay"),
      ("I don't understand", "notUnderstanding"), ("don't get it", "notUnderstanding"),
      ("sorry, I don't follow you", "notUnderstanding"),
      ("for how long do they keep it?", "keptHowLong"),
      ("what exactly do you send?", "whatIsSent"), ("what happens if I say no?", "ifDeclined"),
      ("can I withdraw that later?", "canWithdraw"),
      ("I should like to know whether you pass this on", "isShared"),
      ("if I stop now, can I come back?", "canReturn"), ("is that a lot?", "isAdvisable"),
      ("isn't that too little for my age?", "isAdvisable"), ("who gets my data?", "isShared"),
      ("is it safe?", "isSafe"), ("is it safe with diabetes?", "isAdvisable"),
      ("do I need my mum's permission for this?", "isOldEnough"),
      ("does my mom have to sign something", "isOldEnough"), ("is it saved?", "canReturn"),
      ("did that save", "canReturn"), ("will you still have it?", "canReturn"),
      ("where do you store it?", "whereStored"), ("who made this?", "whoRuns"),
      ("what day is it", "whatDay"), ("where does 1800 come from?", "origin"),
      ("what is it based on?", "origin"), ("how did you calculate that", "origin"),
      ("did you note that?", "stored"), ("is it private, yes or no?", "isPrivate"),
    ])
  func known(text: String, topic: String) {
    #expect(Self.topic(text) == topic)
  }

  @Test(
    "Each sentence that asks is a part, and each clause of one that asks something by itself",
    arguments: [
      ("is it free? can I stop?", ["is it free?", "can I stop?"]),
      ("what is it and why does it matter", ["what is it and", "and why does it matter"]),
      ("1800. Is it free, or is there a fee?", ["Is it free, or is there a fee?"]),
      ("is it safe, yes or no?", ["is it safe, yes or no?"]), ("1800 please", []),
    ])
  func parts(text: String, parts: [String]) {
    let line = Line(text)
    #expect(
      line.askedParts.map { part in
        Line(line.keeping(part.place).text.trimmingWhitespace).tokens.map(\.word)
      } == parts.map { Line($0).tokens.map(\.word) })
  }

  @Test("What a topic is called when it is offered is heard as that topic")
  func titles() {
    for question in EverydayQuestion.allCases {
      let title = TopicTable.english.topics.first { $0.id == question.rawValue }?.title
      #expect(title.flatMap(Self.topic) == question.rawValue)
    }
  }

  @Test(
    "What one does not get or follow is no question",
    arguments: [
      "1500 to 2300, I'm on lates and don't get a break", "I don't get home before eight",
      "I don't follow a diet", "we do not get much sleep", "muscle, I don't get any bigger",
    ])
  func told(text: String) {
    #expect(Line(text).askedPart == nil)
  }

  @Test("Of two that fit alike, the one that was added first comes first")
  func ties() {
    var index = TopicIndex<Int>()
    index.count(["tea"])
    for answer in 0..<9 { index.add(answer, words: ["tea"]) }
    #expect(index.fits(["tea"]).map(\.answer) == Array(0..<9))
  }

  @Test("A word that stands in few texts counts for more than one that stands in many")
  func rarity() {
    var index = TopicIndex<String>()
    for word in ["tea", "milk", "milk", "milk"] { index.count([word, "cup"]) }
    index.add("milk", words: ["milk"])
    index.add("tea", words: ["tea"])
    #expect(index.fits(["milk", "tea"]).map(\.answer) == ["tea", "milk"])
  }

  @Test("What others ask by a word speaks for a topic, the more the more often they do")
  func asked() {
    var index = TopicIndex<String>()
    for word in ["tea", "milk", "kettle"] { index.count([word]) }
    index.add("milk", words: ["milk"], asked: ["kettle": 1])
    index.add("tea", words: ["tea"], asked: ["kettle": 5])
    #expect(index.fits(["kettle"]).map(\.answer) == ["tea", "milk"])
    let ids = Set(TopicTable.english.topics.map(\.id))
    #expect(Set(TopicTable.asked.keys).subtracting(ids).isEmpty, "questions for what is none")
    #expect(
      TopicTable.english.topics.allSatisfy { topic in
        topic.kind == .side(.least) || topic.kind == .side(.most) || !topic.asked.isEmpty
      })
  }

  @Test("What stands beside a question, and what the scene speaks of, decides between two")
  func beside() {
    var index = TopicIndex<String>()
    for word in ["cup", "tea", "milk"] { index.count([word]) }
    index.add("milk", words: ["cup", "milk"])
    index.add("tea", words: ["cup", "tea"])
    #expect(index.fits(["cup"]).first?.answer == "milk")
    #expect(index.fits(["cup"], beside: ["tea"]).first?.answer == "tea")
    #expect(index.fits(["cup"], in: ["tea"]).first?.answer == "tea")
    #expect(index.fits(["cup"], beside: ["milk"], in: ["tea"]).first?.answer == "milk")
    #expect(index.fits(["kettle"], beside: ["tea"]).isEmpty)
  }

  @Test("A name that is said whole counts for more than its words in several names")
  func whole() {
    var index = TopicIndex<String>()
    for word in ["green", "tea", "cup"] { index.count([word]) }
    index.add("cup", words: ["green", "tea", "cup"], names: [["green", "cup"], ["tea", "cup"]])
    index.add("tea", words: ["green", "tea"], names: [["green", "tea"]])
    let fits = index.fits(["green", "tea"])
    #expect(fits.map(\.answer) == ["tea", "cup"])
    #expect(fits.map(\.isNamed) == [true, false])
    #expect(index.fits(["tea"], beside: ["green"]).first?.isNamed == true)
  }

  @Test("Whoever says a name asks about it, whatever strange words stand beside it")
  func named() {
    var index = TopicIndex<String>()
    for word in ["tea", "milk"] { index.count([word, "cup"]) }
    index.add("tea", words: ["tea"], needs: [["tea"]], ignoresUnknown: true)
    index.add("milk", words: ["milk"])
    let named = index.fits(["tea", "when", "at", "home"]).first
    let plain = index.fits(["milk", "when", "at", "home"]).first
    #expect(named?.answer == "tea" && named?.share == 1)
    #expect(plain?.answer == "milk" && (plain?.share ?? 1) < 0.3)
  }
}

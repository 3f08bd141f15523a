import Conversation
import Garden
import Testing
import Understanding

@Suite("Questions back")
struct QuestionTests {
  private func atTopics() throws -> Dialogue<NewsletterDraft> {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "news", "back", "back")
    return dialogue
  }

  @Test(
    "Why a question is asked is told from its tip",
    arguments: ["why?", "?", "why do you ask?", "what for?", "how come", "why do you need that?"])
  func tips(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say(line)
    #expect(turn.utterances.first == .tip("Every issue opens with your name."))
    #expect(turn.says { if case .question = $0 { true } else { false } })
    #expect(dialogue.state.answers.isEmpty)
  }

  @Test(
    "Words of the flow are told from its glossary",
    arguments: ["what is an issue?", "what's an issue", "explain issue", "what does issue mean?"])
  func glossary(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say(line)
    #expect(turn.utterances.first == .meaning(term: "issue", text: "An issue is one mail."))
    #expect(dialogue.state.answers.isEmpty)
  }

  @Test(
    "Where an answer came from is told from the words, by its value or by its name",
    arguments: [
      ("why news?", "news"), ("why my name?", "Sam"), ("why Sam?", "Sam"),
      ("how come news?", "news"), ("which topics did I choose?", "news"),
      ("what topics have you got?", "news"), ("what have you noted for my topics", "news"),
    ])
  func provenance(line: String, words: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "news")
    let turn = try dialogue.say(line)
    #expect(
      turn.says {
        if case .provenance(let told) = $0 {
          told.origin == .said && told.words == words && told.step != nil
        } else {
          false
        }
      })
  }

  @Test(
    "What only the makers can promise is told from the facts of the flow",
    arguments: [
      ("do you sell my data?", EverydayQuestion.isShared, "Nobody gets it."),
      ("what does it cost", .cost, "It is free."),
      ("for how long do you keep it?", .keptHowLong, "A year."),
      ("I want to talk to a human", .person, "Ring us: 555 0100"),
      ("is that too much for me?", .isAdvisable, "Ask your librarian."),
    ])
  func facts(line: String, question: EverydayQuestion, words: String) throws {
    let facts = Facts(
      sharedWith: "Nobody gets it.", keptFor: "A year.", cost: "It is free.",
      advice: "Ask your librarian.", human: .reached("Ring us:", at: "555 0100"))
    for flow in [Flow.newsletter.declaring(facts), .newsletter] {
      var dialogue = try Dialogue(flow)
      let turn = try dialogue.say(line)
      guard case .everyday(let answer)? = turn.utterances.first else {
        Issue.record("\(turn.utterances)")
        continue
      }
      #expect(answer.question == question)
      #expect(answer.assurance == (flow.facts.missing.isEmpty ? words : nil))
      #expect(dialogue.state.answers.isEmpty)
    }
  }

  @Test("A question beside an answer gets both, whatever part of the day is in it")
  func besideHours() throws {
    var dialogue = try Dialogue.garden(at: "hours")
    let turn = try dialogue.say("11am to 7pm. Who sees this?")
    #expect(
      turn.says { if case .everyday(let told) = $0 { told.question == .whoSees } else { false } })
    #expect(dialogue.value("hours") == ["start": "11:00", "end": "19:00"])
  }

  @Test("What a word of the flow means is told for a statement that only points at it")
  func statement() throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say("I lost an issue, is that a problem?")
    #expect(turn.utterances.first == .meaning(term: "issue", text: "An issue is one mail."))
  }

  @Test("A question beside an answer gets both")
  func beside() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "daily")
    let turn = try dialogue.say("8 pages. Who sees this?")
    #expect(
      turn.says { if case .everyday(let told) = $0 { told.question == .whoSees } else { false } })
    #expect(dialogue.value("pages") == 8)
  }

  @Test(
    "What a question allows is told",
    arguments: ["what's the most I can have?", "what is the limit"])
  func bounds(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "daily")
    let turn = try dialogue.say(line)
    #expect(turn.says { if case .bounds(let label, _) = $0 { label == "Pages" } else { false } })
  }

  @Test(
    "How a command is given is told, and nothing is lost by it", arguments: ["how do I start over?"]
  )
  func way(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam")
    #expect(try dialogue.say(line).utterances.first == .way(.startOver))
    #expect(dialogue.value("name") == "Sam")
  }

  @Test("Several questions of a line are each answered, and none twice")
  func several() throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say("What is an issue? And who sees this? Who can see my answers?")
    #expect(turn.utterances.first == .meaning(term: "issue", text: "An issue is one mail."))
    let everyday = turn.utterances.compactMap {
      if case .everyday(let told) = $0 { told.question } else { nil }
    }
    #expect(everyday == [.whoSees])
    #expect(dialogue.state.answers.isEmpty)
  }

  @Test("What is said to be taken down is shown, and nothing is changed")
  func record() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "news")
    let turn = try dialogue.say("did you get my name?")
    #expect(turn.says { if case .provenance(let told) = $0 { told.words == "Sam" } else { false } })
  }

  @Test("A question Usher cannot answer is said to be one, and is no answer")
  func unanswerable() throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say("Who is the president?")
    #expect(turn.utterances.first == .cannotAnswer)
    #expect(dialogue.state.answers.isEmpty)
    #expect(!turn.isUnderstood)
  }

  @Test(
    "What was said is shown when it is asked for",
    arguments: ["what did I say?", "what did I choose?", "review", "what have I told you?"])
  func looksBack(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "news")
    let turn = try dialogue.say(line)
    let summary = try #require(turn.summary)
    #expect(
      summary.lines == [
        .answer(label: "Name", phrase: "Sam", wasSuggested: false),
        .answer(label: "Topics", phrase: "News", wasSuggested: false),
      ])
  }
}

extension Turn {
  /// The answers that are shown.
  var summary: AnswerSummary? {
    for case .review(let summary) in utterances { return summary }
    return nil
  }
}

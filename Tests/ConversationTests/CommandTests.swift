import Conversation
import FlowCheck
import Testing
import Understanding

@Suite("Commands")
struct CommandTests {
  @Test("Commands work with and without a slash or a colon", arguments: ["help", "/help", ":help"])
  func forms(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say(line)
    #expect(turn.says { if case .help = $0 { true } else { false } })
  }

  @Test("Back goes to the question before and shows its answer, which an empty line keeps")
  func back() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food")
    let turn = try dialogue.say("go back")
    #expect(dialogue.asked == "topics")
    #expect(
      turn.says { if case .question(let question) = $0 { question.present != nil } else { false } })
    try dialogue.say("")
    #expect(dialogue.value("topics") == ["food"])
    #expect(dialogue.asked == "rhythm")
  }

  @Test("There is no way back from the first question")
  func backAtTheStart() throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say("back")
    #expect(turn.says { $0 == .cannotGoBack })
  }

  @Test("Skipping is refused kindly where it is not possible, and told where it is")
  func skip() throws {
    var dialogue = try Dialogue(.newsletter)
    let refused = try dialogue.say("skip")
    #expect(refused.says { if case .cannotSkip = $0 { true } else { false } })
    try dialogue.say("Sam", "food", "weekly")
    let skipped = try dialogue.say("skip this question please")
    #expect(skipped.says { $0 == .skipped(label: "Day", meaning: "We'll pick a day.") })
    let day = dialogue.flow.erased.provenance(of: dialogue.state, in: dialogue.context)
      .first { $0.field == "day" }
    #expect(day?.status == .skipped)
  }

  @Test(
    "Questions back are answered, and are no answers",
    arguments: ["why do you ask?", "why?", "?", "what is an issue?", "why news?"])
  func questions(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "news", "back", "back")
    let before = dialogue.state.answers
    let turn = try dialogue.say(line)
    #expect(dialogue.state.answers == before)
    #expect(
      turn.says {
        switch $0 {
        case .tip, .meaning, .provenance: true
        default: false
        }
      })
  }

  @Test("Help tells what can be said here, by example, and the commands that work")
  func help() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "weekly")
    let help = try #require(try dialogue.say("help").help)
    #expect(help.examples == ["Friday", "Sundays"])
    #expect(help.commands.contains(.skip), "this question can be skipped")
    #expect(!help.commands.contains(.signOut), "nobody is signed in")
    try dialogue.say("Friday")
    #expect(
      try #require(try dialogue.say("what can I say?").help).commands.contains(.skip) == false)
  }

  @Test(
    "Commands are heard in other words, with politeness, and at the end of a line",
    arguments: [
      ("previous question please", Command.back), ("can you go back", .back),
      ("that's wrong, go back", .back), ("I changed my mind", .back), ("scratch that", .undo),
      ("where are we?", .progress), ("what was the question again?", .repeat),
      ("I'd rather not say", .skip), ("I don't want to answer that", .skip),
      ("start again", .startOver),
    ])
  func wordings(line: String, command: Command) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "weekly")
    #expect(try dialogue.say(line).command == command)
  }

  @Test("Progress tells the step, and all answers with those that were merely suggested marked")
  func progress() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "")
    let turn = try dialogue.say("where are we?")
    #expect(
      turn.says {
        if case .progress(let progress) = $0 {
          progress.step == 2 && progress.of == 3
        } else {
          false
        }
      })
    let summary = try #require(turn.summary)
    #expect(
      summary.lines.last == .answer(label: "Rhythm", phrase: "Weekly", wasSuggested: true))
    #expect(summary.open == 2)
  }

  @Test("Repeat asks the question again, and nothing else")
  func repeating() throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say("say that again")
    #expect(turn.utterances.count == 1)
    #expect(turn.says { if case .question = $0 { true } else { false } })
  }

  @Test(
    "Starting over is confirmed first, and anything else keeps all as it is",
    arguments: ["no", "back", "never mind"])
  func startOverDeclined(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "start over")
    #expect(try dialogue.say(line).says { $0 == .notStartedOver })
    #expect(dialogue.value("name") == "Sam")
    #expect(dialogue.asked == "topics")
  }

  @Test("A command that is none is said to be none, and is no answer")
  func unknown() throws {
    var dialogue = try Dialogue(.newsletter)
    #expect(try dialogue.say("/nonsense").utterances.first == .unknownCommand("nonsense"))
    #expect(dialogue.state.answers.isEmpty)
  }

  @Test("A value that is refused blocks no command", arguments: Command.allCases)
  func afterRefusal(command: Command) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "daily", "200")
    let turn = try dialogue.say("/\(command.word)")
    #expect(turn.command == command)
    #expect(dialogue.value("pages") == nil)
  }

  @Test("Quit saves and ends; the end of input too")
  func leaving() throws {
    var dialogue = try Dialogue(.newsletter)
    #expect(try dialogue.say("I'll finish later").effects.contains(.close(.left)))
    #expect(try dialogue.take(.endOfInput).effects.contains(.close(.inputEnded)))
    #expect(try dialogue.take(.interrupt).effects.contains(.close(.interrupted)))
  }

  @Test(
    "A goodbye in any words leaves",
    arguments: [
      "cya", "peace out", "gracias, adios", "Finished, thank you, bye", "gotta run, thanks",
      "ok take care", "see ya tomorrow", "good night everyone", "I'm off then, ttyl",
      "bye for now and thanks for your help",
    ])
  func goodbyes(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food")
    #expect(try dialogue.say(line).effects.contains(.close(.left)))
  }

  @Test(
    "What only sounds like a goodbye leaves nobody",
    arguments: ["see you every week", "so long as it's weekly", "bye bye weekly, make it monthly"])
  func stays(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food")
    #expect(try !dialogue.say(line).effects.contains(.close(.left)))
  }

  @Test("What could not be saved is kept, and tried again")
  func retrying() throws {
    let dialogue = try Dialogue(.newsletter)
    let failed = dialogue.flow.turn(
      after: .saveFailed(.full, after: .line("Sam")), from: dialogue.state, in: dialogue.context)
    #expect(failed.says { $0 == .saveFailed(.full) })
    #expect(!failed.effects.contains(.save))
    #expect(failed.state.answers[Path("name")] == nil)
    let retried = dialogue.flow.turn(
      after: .line("yes"), from: failed.state, in: dialogue.context)
    #expect(retried.state.answers[Path("name")]?.value == "Sam")
    #expect(retried.effects == [.save])
    // Another answer in place of "yes" loses neither.
    let both = dialogue.flow.turn(after: .line("food"), from: failed.state, in: dialogue.context)
    #expect(both.state.answers[Path("name")]?.value == "Sam")
    #expect(both.state.answers[Path("topics")]?.value == ["food"])
  }

  @Test("The flow is sound")
  func sound() throws {
    let dialogue = try Dialogue(.newsletter)
    #expect(Flow<NewsletterDraft>.newsletter.erased.findings(in: dialogue.context) == [])
  }
}

extension Turn {
  /// What help tells.
  fileprivate var help: Help? {
    for case .help(let help) in utterances { return help }
    return nil
  }
}

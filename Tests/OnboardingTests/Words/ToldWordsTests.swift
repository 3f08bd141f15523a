import Conversation
import Onboarding
import Testing

@Suite("What people are told to say and to press")
struct ToldWordsTests {
  /// Lines to which Usher answers with more words of its own.
  private static let provocations = [
    "help", "why?", "what can I say?", "brrt frump", "I don't know", "how do I go back?",
    "can I skip this?", "can I do it later?", "that's wrong", "/nonsense", "undo", "review",
  ]

  @Test("All that a text tells people to say is understood where it is told", arguments: Walk.all)
  func hints(walk: Walk) {
    for place in walk.places {
      check(place, of: walk)
      for line in Self.provocations { check(walk.after(line, from: place.state), of: walk, line) }
      var lost = place
      for _ in 1...5 {
        lost = walk.after("brrt frump", from: lost.state)
        check(lost, of: walk, "brrt frump")
      }
    }
  }

  /// What stands in quotes for other reasons: beginnings of what can be said, the name of what is
  /// tracked, and what is said where people sign in.
  private static let notSaidHere = [
    "show", "change", "add", "usher forget", "Tea", "I have an account",
  ]

  private func check(_ place: Walk.Place, of walk: Walk, _ line: String = "") {
    for words in place.text.flatMap(told) where !line.contains(words) {
      let turn = walk.after(words, from: place.state).turn
      #expect(turn.isUnderstood, "\(words): \(place.text)")
      #expect(!Walk.text(of: turn).contains { $0.contains("not one I can answer") }, "\(words)")
    }
  }

  /// The words in quotes that are to be said, and not those that were said.
  private func told(_ text: String) -> [String] {
    if text.contains("I know no command") || text.contains("you said") { return [] }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count - 1, by: 2).map { String(parts[$0]) }
      .filter { !Self.notSaidHere.contains($0) }
  }

  @Test("Tab offers only what can be done", arguments: Walk.all)
  func completions(walk: Walk) {
    for place in walk.places {
      guard case .line(let completions) = place.turn.expectation else { continue }
      for words in completions {
        let turn = walk.after(words, from: place.state).turn
        let isFutile = turn.utterances.contains { utterance in
          switch utterance {
          case .cannotGoBack, .nothingToUndo, .cannotSkip, .unknownCommand, .notUnderstood,
            .cannotAnswer:
            true
          default: false
          }
        }
        #expect(!isFutile, "\(words): \(Walk.text(of: turn))")
      }
    }
  }

  @Test("Empty lines in a row never bring the same words", arguments: Walk.all)
  func emptyLines(walk: Walk) {
    for place in walk.places {
      var last = place
      for _ in 1...7 {
        let next = walk.after("", from: last.state)
        #expect(next.text != last.text, "\(next.text)")
        last = next
      }
    }
  }

  @Test(
    "Empty lines to a question about what was heard bring other words each time",
    arguments: [
      ("george", ["let's go", "Berlin Marathon", "a marathon", "26 September", "50 minutes"]),
      ("diet", ["lose weight", "1800", "8 to 4"]), ("diet", ["lose weight", "start over"]),
      ("diet", ["lose weight", "my sister eats 1500"]),
      ("eko", ["Sam", "Mia", "3/4/2018"]),
    ])
  func confirmations(flow: String, lines: [String]) throws {
    let walk = try #require(Walk.all.first { $0.product.id == flow })
    var place = walk.after(.begin, from: walk.product.initialState)
    for line in lines { place = walk.after(line, from: place.state) }
    var heard = [place.text]
    for _ in 1...6 {
      place = walk.after("", from: place.state)
      #expect(place.text != heard.last)
      heard.append(place.text)
    }
    #expect(heard.suffix(4).contains { $0.joined().contains("quit") }, "\(heard)")
  }

  @Test(
    "Who says that something is wrong is asked for the last answer again",
    arguments: ["that's wrong", "No, that's not right.", "you got that wrong", "I didn't say that"])
  func objections(line: String) throws {
    let walk = Walk.all[0]
    var place = walk.after(.begin, from: walk.product.initialState)
    place = walk.after("lose weight", from: place.state)
    place = walk.after(line, from: place.state)
    #expect(place.text.contains { $0.contains("What's your main goal?") })
    #expect(place.text.contains { $0.contains("So far: Lose Weight.") })
    place = walk.after("gain muscle", from: place.state)
    #expect(place.text.contains { $0.contains("How many calories") })
  }

  @Test(
    "Who says so where any words would do is not taken at their word",
    arguments: [GeorgeScripts.toInjuries, GeorgeScripts.toRace])
  func objectionsToFreeText(lines: [String]) throws {
    let walk = try #require(Walk.all.first { $0.product.id == "george" })
    var place = walk.after(.begin, from: walk.product.initialState)
    for line in lines { place = walk.after(line, from: place.state) }
    let after = walk.after("that's wrong", from: place.state)
    #expect(after.state.answers == place.state.answers)
    #expect(after.text.first == "Sorry, let's put that right.", "\(after.text)")
  }

  @Test(
    "Words of thanks and of leaving end what is complete",
    arguments: Walk.all, ["done", "thanks", "bye", "ok", "no", "that's all"])
  func endings(walk: Walk, line: String) throws {
    let lines = walk.lines.dropLast()
    var place = walk.after(.begin, from: walk.product.initialState)
    for line in lines { place = walk.after(line, from: place.state) }
    #expect(place.text.contains { $0.contains("\"done\" to leave.") })
    let turn = walk.after(line, from: place.state).turn
    #expect(turn.effects.contains(.close(.complete)), "\(turn.effects)")
    #expect(!Walk.text(of: turn).isEmpty)
  }
}

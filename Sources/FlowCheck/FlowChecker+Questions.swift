import Conversation
import Understanding

extension FlowChecker {
  /// Whether a question's examples, choices, suggestion and echo hold what they promise.
  mutating func checkQuestion(_ reached: Exploration.Reached) {
    guard let ask = reached.slot.ask else { return }
    let slot = reached.slot
    let dimension = ask.dimension(reached.draft, slot.index)
    var values: [JSONValue] = []
    for example in ask.examples ?? dimension.examples {
      guard let value = understood(example, dimension) else {
        find(
          slot, "the example \"\(example)\" is not understood",
          why: "help would lead people to an answer that fails",
          remedy: "give another example with like(…), or a rule that reads it")
        continue
      }
      values.append(value)
    }
    for (index, choice) in ask.choices(reached.draft, slot.index).enumerated() {
      for text in [choice.title, "\(index + 1)"] {
        // Where several may be chosen, one alone may be too few and is still that choice.
        let heard = heard(text, dimension)
        if heard != choice.value && heard != .array([choice.value]) {
          find(
            slot, "\"\(text)\" does not choose \(choice.title)",
            why: "people who pick from the list would be misheard",
            remedy: "list the choices in the order of the dimension's options")
        }
      }
    }
    if let suggestion = ask.suggestion?(reached.draft, slot.index) {
      if dimension.isValue(suggestion.value),
        dimension.violation(suggestion.value, context.day) == nil
      {
        values.append(suggestion.value)
      } else {
        find(
          slot, "the suggestion is not a valid answer",
          why: "Enter would store a value the question refuses",
          remedy: "suggest a value that the dimension allows")
      }
    }
    for value in values { checkEcho(of: value, slot, ask, dimension) }
  }

  private mutating func checkEcho(
    of value: JSONValue, _ slot: Slot, _ ask: Ask<AnyDraft>, _ dimension: AnyDimension
  ) {
    for clock in [ClockStyle.twelveHour, .twentyFourHour] {
      var reading = context.day
      reading.clock = clock
      guard let phrase = dimension.phrase(value, reading) else { continue }
      for text in [phrase, ask.echo(value, phrase), ask.confirmation(value, phrase) ?? phrase] {
        guard case .understood(let back, _) = dimension.read(Line(text), reading), back == value
        else {
          find(
            slot, "what is said back, \"\(text)\", does not read as the same value",
            why: "people who repeat it would change their answer",
            remedy: "say it in words that the dimension reads")
          continue
        }
      }
    }
  }

  private func understood(_ text: String, _ dimension: AnyDimension) -> JSONValue? {
    guard case .understood(let value, _) = dimension.read(Line(text), context.day) else {
      return nil
    }
    return value
  }

  /// The value a text says, whether or not the question allows it.
  private func heard(_ text: String, _ dimension: AnyDimension) -> JSONValue? {
    switch dimension.read(Line(text), context.day) {
    case .understood(let value, _), .unclear(.refused(let value, _, _)): value
    default: nil
    }
  }

  /// Whether help, back, review and quit work at a question.
  mutating func checkCommands(_ reached: Exploration.Reached) {
    let slot = reached.slot
    for command in [Command.help, .review, .quit, .back] {
      let turn = flow.turn(after: .line(command.word), from: reached.state, in: context)
      guard !follows(turn, command, from: reached.state) else { continue }
      find(
        slot, "\"\(command.word)\" does not work here", why: "people would feel locked in",
        remedy: "let the question's words leave \"\(command.word)\" to the conversation")
    }
  }

  private func follows(
    _ turn: Turn, _ command: Command, from state: ConversationState
  ) -> Bool {
    // Where the word may as well be the answer, it is asked which is meant.
    if turn.utterances.contains(where: { if case .commandOrAnswer = $0 { true } else { false } }) {
      return true
    }
    guard turn.command == command else { return false }
    return switch command {
    case .help: turn.utterances.contains { if case .help = $0 { true } else { false } }
    case .quit: turn.effects.contains { if case .close = $0 { true } else { false } }
    case .back: turn.utterances.contains(.cannotGoBack) || turn.state != state
    default: turn.utterances.contains { if case .review = $0 { true } else { false } }
    }
  }

  /// Whether two fields that can be open together claim the same words without being asked.
  mutating func checkRivals() {
    let asks = exploration.reached.compactMap { reached in
      reached.slot.ask.map { (reached, $0) }
    }.uniqued { $0.0.slot.path.item }.filter { !$0.1.isOnlyWhenAsked && !$0.1.isOnlyHandedIn }
    for (reached, ask) in asks {
      let dimension = ask.dimension(reached.draft, reached.slot.index)
      for example in ask.examples ?? dimension.examples {
        let line = Line(example)
        let own = dimension.matches(line, context.day).filter(\.isExplicit)
        for (other, rival) in asks where rival.id != ask.id {
          let claims = rival.dimension(other.draft, other.slot.index)
            .matches(line, context.day).filter(\.isExplicit)
          guard own.contains(where: { mine in claims.contains { $0.tokens == mine.tokens } })
          else { continue }
          find(
            reached.slot, "\"\(example)\" could be for \(ask.id) or for \(rival.id)",
            why: "said unasked, it would have to be asked about",
            remedy: "say of one of them filled(from: [.asked, .named, .handedIn])")
        }
      }
    }
  }
}

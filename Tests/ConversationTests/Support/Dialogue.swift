import Conversation
import FlowCheck
import Foundation
import Testing
import Understanding

/// A conversation played line by line; every state goes through JSON as it would through a store.
struct Dialogue<D: Draft> {
  let flow: Flow<D>
  var context: TurnContext
  private(set) var state: ConversationState
  private(set) var turns: [Turn] = []

  init(
    _ flow: Flow<D>, at instant: CheckInstant = .ofTests, signIn: SignInMode = .none,
    from state: ConversationState? = nil
  ) throws {
    self.flow = flow
    context = instant.context(signIn: signIn)
    self.state = state ?? flow.initialState
    try take(.begin)
  }

  @discardableResult
  mutating func take(_ event: Event) throws -> Turn {
    let turn = flow.turn(after: event, from: state, in: context)
    #expect(flow.turn(after: event, from: state, in: context) == turn, "a turn is pure")
    let json = try JSONEncoder().encode(turn.state)
    state = try JSONDecoder().decode(ConversationState.self, from: json)
    #expect(state == turn.state, "a state survives being stored")
    turns.append(turn)
    return turn
  }

  @discardableResult
  mutating func say(_ lines: String...) throws -> Turn {
    var last: Turn?
    for line in lines { last = try take(.line(line)) }
    return try #require(last)
  }

  /// The value at a path, nil when there is none.
  func value(_ field: String) -> JSONValue? { state.answers[Path(field)]?.value }

  /// The item that is asked.
  var asked: String? { flow.erased.position(of: state).item?.item }
}

extension Turn {
  /// Whether something of a kind was said.
  func says(_ matches: (Utterance) -> Bool) -> Bool { utterances.contains(where: matches) }

  /// The labels and phrases of values that were said back for the first time.
  var heard: [String] {
    utterances.compactMap {
      if case .heard(let heard) = $0 { "\(heard.label): \(heard.phrase)" } else { nil }
    }
  }

  /// The labels, new and old phrases of values that changed.
  var changed: [String] {
    utterances.compactMap { utterance in
      guard case .changed(let heard, let old?) = utterance else { return nil }
      return "\(heard.label): \(heard.phrase), was \(old)"
    }
  }

  /// The labels of values that moved with what they depend on.
  var moved: [String] {
    utterances.compactMap { if case .moved(let heard, _, _) = $0 { heard.label } else { nil } }
  }
}

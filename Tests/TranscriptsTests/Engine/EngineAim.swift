import Conversation
import Onboarding

@testable import Transcripts

/// Something that the engine does in any flow, and that some transcript of the flow made for it has to
/// reach.
struct EngineAim: Hashable, CustomStringConvertible {
  /// What kind of thing it is.
  enum Kind: String {
    case command, reprompt, pending, saying, ending
  }

  let kind: Kind
  let name: String

  init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  var description: String { "\(kind.rawValue) \(name)" }

  /// What a turn reached, by what was said, the state it led to, and how it ended.
  static func reached(by observed: ObservedTurn) -> Set<EngineAim> {
    let turn = observed.turn
    var reached = Set(turn.utterances.map { EngineAim(.saying, $0.saying) })
    if let command = turn.command { reached.insert(EngineAim(.command, command.rawValue)) }
    if let pending = turn.state.pending?.name { reached.insert(EngineAim(.pending, pending)) }
    for case .notUnderstood(let miss) in turn.utterances {
      reached.insert(EngineAim(.reprompt, "\(min(miss.attempt, 4))"))
    }
    for case .close(let ending) in turn.effects {
      reached.insert(EngineAim(.ending, ending.name))
    }
    return reached
  }
}

extension Ending {
  /// The name of an ending.
  fileprivate var name: String {
    switch self {
    case .complete: "complete"
    case .left: "left"
    case .inputEnded: "inputEnded"
    case .interrupted: "interrupted"
    case .terminated(let reason): reason.rawValue
    case .unsaved: "unsaved"
    case .serviceUnreachable: "serviceUnreachable"
    case .handedInRefused: "handedInRefused"
    case .signedOut: "signedOut"
    }
  }
}

extension Pending {
  /// The name of what is pending, without any answer.
  fileprivate var name: String {
    switch self {
    case .clarification: "clarification"
    case .target: "target"
    case .completion: "completion"
    case .more: "more"
    case .commandOrAnswer: "commandOrAnswer"
    case .suggestion: "suggestion"
    case .doubt: "doubt"
    case .startOver: "startOver"
    case .meant: "meant"
    case .retry: "retry"
    case .signIn(.email): "signIn.email"
    case .signIn(.password): "signIn.password"
    case .signIn(.repeatPassword): "signIn.repeatPassword"
    case .signIn(.waiting): "signIn.waiting"
    case .passwordChange: "passwordChange"
    case .submission(let phase): "submission.\(phase.rawValue)"
    case .rest: "rest"
    case .shown: "shown"
    case .mention: "mention"
    }
  }
}

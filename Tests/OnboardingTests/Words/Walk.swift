import Conversation
import FlowCheck
import Onboarding
import RepositoryContract
import Testing

/// A conversation without a store, told line by line, to look at all that is said on the way.
struct Walk: Sendable, CustomTestStringConvertible {
  let product: any AnyProduct
  let lines: [String]

  var testDescription: String { product.id }

  /// Every onboarding, from the first line to the last and a correction after it.
  static let all = [
    Walk(
      product: Product.diet,
      lines: ["lose weight", "1800", "noon to 8pm", "", "yes", "change calories to 1900"]),
    Walk(product: Product.eko, lines: EkoScripts.normative + ["change the topics to all"]),
    Walk(
      product: Product.trendsight,
      lines: [
        "get started", "custom", "Tea", "blue", "cup", "log it", "yes", "not now", "yes",
        "go to dashboard", "turn location on",
      ]),
    Walk(product: Product.george, lines: GeorgeScripts.marathon + ["change the date to 3 October"]),
    Walk(product: Product.growth, lines: ["guided", "1", "change my path"]),
  ]

  /// A place on the way: the state, and the turn that led to it.
  struct Place {
    let state: ConversationState
    let turn: Turn

    /// What was said there, a string a line.
    var text: [String] { Walk.text(of: turn) }
  }

  /// All places, the beginning first.
  var places: [Place] {
    var places = [after(.begin, from: product.initialState)]
    for line in lines { places.append(after(.line(line), from: places[places.count - 1].state)) }
    return places
  }

  /// Where an event leads, with what it sets going taken for done.
  func after(_ event: Event, from state: ConversationState) -> Place {
    let context = CheckInstant.ofTests.context(signIn: .none)
    let turn = product.turn(after: event, from: state, in: context)
    guard turn.effects.contains(where: { if case .submit = $0 { true } else { false } }) else {
      return Place(state: turn.state, turn: turn)
    }
    return after(.submitted(id: "plan-1"), from: turn.state)
  }

  /// Where a line leads.
  func after(_ line: String, from state: ConversationState) -> Place {
    after(.line(line), from: state)
  }

  /// What a turn says, a string a line.
  static func text(of turn: Turn) -> [String] {
    let voice = Voice(resumeCommand: "usher chat", showsIcons: false)
    return turn.utterances.flatMap(voice.say).flatMap(\.text)
  }
}

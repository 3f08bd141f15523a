import Conversation
import FlowCheck
import Foundation
import Onboarding
import RepositoryContract
import Testing
import Understanding

/// Where a line is typed: a flow, and what was said before.
struct ActScene {
  let product: any AnyProduct
  private(set) var state: ConversationState
  private let context: TurnContext

  /// The answers so far.
  var profile: [String: JSONValue] { product.profile(of: state, id: "id", in: context) }

  /// The flow after some lines, on a Monday.
  init(_ id: String, after lines: [String]) throws {
    product = try #require(Products.all.first { $0.id == id })
    context = CheckInstant.monday.context()
    state = product.turn(after: .begin, from: product.initialState, in: context).state
    for line in lines {
      state = product.turn(after: .line(line), from: state, in: context).state
    }
  }

  /// What a line would be taken for.
  func report(on line: String) -> LineReport { product.report(on: line, in: state, context) }

  /// The first act that the policy finds in a line, such as "inform calorie_target 1900 named".
  func act(of line: String) throws -> String {
    guard let act = report(on: line).acts.first else { return "nothing" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let values = try act.values.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    var words = [act.act]
    if let field = act.field { words.append(field.description) }
    if let detail = act.detail { words.append(detail) }
    if !values.isEmpty { words.append(values.joined(separator: " or ")) }
    return (words + [act.basis]).joined(separator: " ")
  }

  /// What has changed of the profile after a line, by its keys.
  func changes(after line: String) -> [String: JSONValue] {
    let before = product.profile(of: state, id: "id", in: context)
    let turn = product.turn(after: .line(line), from: state, in: context)
    return product.profile(of: turn.state, id: "id", in: context).filter {
      before[$0.key] != $0.value
    }
  }
}

extension ActScene {
  /// A diet at its last look.
  static let diet = ["maintain", "2000", "noon to 8pm", ""]
  /// A race at its last look.
  static let race = [
    "let's go", "Delta Run", "10k", "7 November 2026", "43 minutes", "Tue, Thu and Sat",
    "45 minutes",
    "none", "no",
  ]
  /// A family at its last look.
  static let family = [
    "Jo", "Sage", "11 October 2012", "1 and 6", "friends, school, health", "5", "6", "7",
  ]
}

public import Conversation
import FlowCheck
public import Onboarding

/// What a set of transcripts of one flow reaches of all that its conversations can come to.
///
/// A product's transcripts have to reach what is its own: questions, choices, branches, refusals,
/// endings. What the engine does in every flow is no product's business: it is covered once, by the
/// engine's own tests, in a flow that is made for it.
public struct Coverage: Sendable {
  /// The id of the flow.
  public let flow: String
  /// All there is of its own to reach, in the order it is told.
  public let aims: [Aim]
  /// The number of transcripts.
  public private(set) var transcripts = 0
  private var reached = Set<Aim>()
  private let outline: FlowOutline

  /// The coverage of a product's flow, by no transcript yet.
  public init(of product: any AnyProduct, in context: TurnContext) {
    flow = product.id
    outline = product.outline(in: context)
    aims = outline.aims
  }

  /// What of its own was never reached, in order.
  public var missing: [Aim] { aims.filter { !reached.contains($0) } }

  /// Whether all of its own was reached.
  public var isComplete: Bool { missing.isEmpty }

  /// Whether something was reached.
  public func reaches(_ aim: Aim) -> Bool { reached.contains(aim) }

  /// Adds what a replay reached.
  public mutating func add(_ performance: Performance) {
    transcripts += 1
    for observed in performance.turns { reached.formUnion(outline.aims(reachedBy: observed)) }
  }
}

extension Coverage: CustomStringConvertible {
  /// How much was reached, and what was not.
  public var description: String {
    let count = aims.count - missing.count
    let heading =
      "\(flow): \(transcripts) \(transcripts == 1 ? "transcript reaches" : "transcripts reach") "
      + "\(count) of \(aims.count)"
    return ([heading] + missing.map { "  never reached: \($0)" }).joined(separator: "\n")
  }

  /// How much was reached of each kind, and each thing that was or was not.
  public var details: String {
    let kinds = Aim.Kind.allCases.compactMap { kind -> String? in
      let all = aims.filter { $0.kind == kind }
      guard !all.isEmpty else { return nil }
      let names = all.map { reached.contains($0) ? $0.name : "NOT \($0.name)" }
      return "  \(kind.rawValue): \(names.joined(separator: ", "))"
    }
    return ([description] + kinds).joined(separator: "\n")
  }
}

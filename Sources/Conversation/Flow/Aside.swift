public import Understanding

/// What is said to a line that asks about the choices of a question rather than answering it.
public struct Aside: Hashable, Sendable {
  /// What there is to show.
  public var blocks: [Block]
  /// The value, in its stored form, that is proposed with it, to be taken by a yes.
  public var proposal: JSONValue?
  /// Whether the line names what is shown, so that it asks about nothing else.
  public var isNamed: Bool

  /// The numbers of the choices that are shown, in their order.
  var numbers: [Int] {
    blocks.flatMap { block in
      if case .choices(let choices) = block { choices.map(\.number) } else { [Int]() }
    }
  }

  /// Something to show, and perhaps a value to propose with it.
  public init(_ blocks: [Block], proposing proposal: JSONValue? = nil, naming isNamed: Bool = false)
  {
    self.blocks = blocks
    self.proposal = proposal
    self.isNamed = isNamed
  }

  /// The same with its choices told and not numbered, and nothing proposed; nil where it shows none.
  var told: Aside? {
    var isOfChoices = false
    let told = blocks.map { block -> Block in
      guard case .choices(let choices) = block else { return block }
      isOfChoices = true
      return .facts(choices.map { Block.Fact($0.title, $0.detail ?? "") })
    }
    return isOfChoices ? Aside(told) : nil
  }
}

import Conversation
import Onboarding
import Testing
import Understanding

/// Plays a person who tells some facts in a roundabout way.
struct Conversationalist {
  /// Something a person does at a question.
  enum Move: String, CaseIterable {
    /// Answers.
    case plain
    /// Answers, and says something else that was not asked.
    case sayMore
    /// Says something wrong, to be corrected before the end.
    case slip
    /// Answers and takes it back.
    case undo
    /// Goes back and keeps what is there.
    case back
    /// Asks something first.
    case question
    /// Leaves and comes back.
    case leave
    /// Sets everything aside, and takes that back.
    case startOver
  }

  private let facts: Facts
  private let context: TurnContext
  private var state: ConversationState
  private var slipped: Set<String> = []
  /// What was done and said, for telling about a failure.
  private(set) var story: [String] = []

  init(_ facts: Facts, context: TurnContext) {
    self.facts = facts
    self.context = context
    state = facts.product.initialState
  }

  /// Converses to the end by some moves, then plainly.
  ///
  /// - Returns: The stored profile, or nil when the end was not reached.
  mutating func converse(_ moves: [Move], seed: UInt64) throws -> [String: JSONValue]? {
    var random = SplitMix(seed: seed)
    try take(.begin)
    var rest = moves[...]
    for _ in 0..<400 {
      guard let item = facts.product.position(of: state).item else {
        return facts.product.profile(of: state, id: "id", in: context)
      }
      let move = rest.popFirst() ?? .plain
      try act(move, at: item.description, &random)
    }
    return nil
  }

  private mutating func act(_ move: Move, at item: String, _ random: inout SplitMix) throws {
    switch state.pending {
    case .signIn(.password): return try take(.secret(.accepted))
    case .signIn(.repeatPassword): return try take(.secret(.repeated(matches: true)))
    default: break
    }
    if state.pending != nil, let fact = facts.facts[item] {
      return try say(random.pick(fact.answers))
    }
    let fact = facts.facts[item]
    // Slips are mended while there is a question to mend them at.
    if isLast(item), let field = slipped.sorted().first,
      let correction = facts.facts[field]?.corrections
    {
      slipped.remove(field)
      return try say(random.pick(correction))
    }
    switch move {
    case .question:
      try say(random.pick(facts.questions))
    case .leave:
      try take(.line("quit"))
      try take(.begin)
    case .undo:
      guard let fact, !fact.answers.contains("") else { return }
      try say(random.pick(fact.answers))
      try say("undo")
    case .back:
      try say("back")
      if state.focus != nil { try say("") }
    case .startOver:
      let before = state.answers.count
      try say("start over")
      try say("yes")
      if before > 0 { try say("undo") }
    case .slip:
      guard let fact, !fact.slips.isEmpty, !fact.corrections.isEmpty else { fallthrough }
      slipped.insert(item)
      try say(random.pick(fact.slips))
    case .sayMore:
      guard let fact, let more = another(than: item, &random) else { fallthrough }
      try say("\(random.pick(fact.answers)), \(more)")
    case .plain:
      try say(random.pick(fact?.answers ?? [""]))
    }
  }

  /// Something that is still open and can be said unasked.
  private func another(than item: String, _ random: inout SplitMix) -> String? {
    let open = facts.facts.filter {
      $0.key != item && !$0.value.unasked.isEmpty
        && state.answers[Path(description: $0.key) ?? Path("")] == nil
    }
    guard let field = open.keys.sorted().randomElement(using: &random) else { return nil }
    return facts.facts[field]?.unasked.randomElement(using: &random)
  }

  /// Whether agreeing to an item would end the conversation.
  private func isLast(_ item: String) -> Bool {
    facts.facts[item].map { $0.answers.contains("yes") } ?? false
  }

  private mutating func say(_ text: String) throws { try take(.line(text)) }

  private mutating func take(_ event: Event) throws {
    story.append("\(event)")
    let turn = facts.product.turn(after: event, from: state, in: context)
    // Through its text, as a store would have it.
    state = try StoredJSON.state(StoredJSON.text(turn.state))
    try #require(state == turn.state, "something is lost in the text")
    for effect in turn.effects {
      switch effect {
      case .submit: try take(.submitted(id: "plan"))
      case .signIn(let intent, let email):
        try take(.signedIn(SignedIn(accountID: "id", email: email ?? "", method: intent)))
      case .changePassword: try take(.passwordChanged(nil))
      case .save, .close, .signOut: break
      }
    }
  }
}

/// A small generator of random numbers that gives the same numbers for the same seed (SplitMix64,
/// Steele, Lea and Flood 2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &self) ?? "" }
}

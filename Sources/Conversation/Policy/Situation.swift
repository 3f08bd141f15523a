import Understanding

/// What the conversation is waiting for.
struct Situation: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A question is asked.
  static let asking = Situation(rawValue: 1 << 0)
  /// An explanation is shown.
  static let explaining = Situation(rawValue: 1 << 1)
  /// A last look is shown.
  static let reviewing = Situation(rawValue: 1 << 2)
  /// The answers are about to be sent.
  static let submitting = Situation(rawValue: 1 << 3)
  /// The person is about to sign in.
  static let signingIn = Situation(rawValue: 1 << 4)
  /// Nothing is open any more.
  static let complete = Situation(rawValue: 1 << 5)
  /// Which of several readings was meant has to be said first.
  static let clarifying = Situation(rawValue: 1 << 6)

  /// Whatever the conversation waits for.
  static let any: Situation = [
    .asking, .explaining, .reviewing, .submitting, .signingIn, .complete, .clarifying,
  ]
  /// An item is at hand, and no readings of it.
  static let atItem: Situation = [.asking, .explaining, .reviewing, .submitting]
  /// An item without a value is shown.
  static let showing: Situation = [.explaining, .reviewing, .submitting]

  /// The situation of a scene.
  init(_ scene: Scene) {
    switch scene.state.pending {
    case .clarification: self = .clarifying
    case .signIn: self = .signingIn
    default: self = Situation(at: scene.current?.item)
    }
  }

  private init(at item: Item<AnyDraft>?) {
    self =
      switch item {
      case .ask: .asking
      case .explain: .explaining
      case .review: .reviewing
      case .submit: .submitting
      case .signIn: .signingIn
      case nil: .complete
      }
  }
}

public import Understanding

/// Something a flow explains; an empty line goes on.
public struct Explain<D: Sendable>: Explainable, Sendable {
  /// The id of the explanation.
  public let id: String
  var blocks: @Sendable (D, Int, Context) -> [Block]
  package var prompt: String
  var condition: (@Sendable (D, Int) -> Bool)?
  /// Why it is there, in a sentence or two, for those who ask.
  public var tip: String?
  var goOn: [String] = []
  package var leadsToSignIn = false

  /// What can be said to go on.
  var examples: [String] {
    (goOn.isEmpty ? ["continue"] : Array(goOn.prefix(1)))
      + (leadsToSignIn ? ["I have an account"] : [])
  }

  /// An explanation and the prompt it ends with, such as "Press Enter".
  public init(_ id: String, _ prompt: String, _ blocks: @escaping @Sendable (D) -> [Block]) {
    self.id = id
    self.prompt = prompt
    self.blocks = { draft, _, _ in blocks(draft) }
  }

  /// An explanation of what also depends on the day, such as ages.
  public init(
    _ id: String, _ prompt: String, _ blocks: @escaping @Sendable (D, Context) -> [Block]
  ) {
    self.id = id
    self.prompt = prompt
    self.blocks = { draft, _, context in blocks(draft, context) }
  }

  /// Words of the flow that go on, beside the usual ones, in small letters.
  public func goingOn(with words: String...) -> Self {
    var copy = self
    copy.goOn = words
    return copy
  }

  /// When it is shown; it is passed over while it does not apply.
  public func when(_ condition: @escaping @Sendable (D) -> Bool) -> Self {
    var copy = self
    copy.condition = { draft, _ in condition(draft) }
    return copy
  }

  /// That the sign-in comes next, so that what is said about it here goes on to it: "I have an
  /// account", or an email address.
  public func leadingToSignIn() -> Self {
    var copy = self
    copy.leadsToSignIn = true
    return copy
  }
}

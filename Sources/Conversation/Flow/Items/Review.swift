public import Understanding

/// A look at what was said, which the person agrees to or corrects.
public struct Review<D: Sendable>: Explainable, Agreeable, Sendable {
  /// The id of the review.
  public let id: String
  var blocks: @Sendable (D, Int, Context) -> [Block]
  package var prompt: String
  var pointed: String?
  var condition: (@Sendable (D, Int) -> Bool)?
  /// Words of the flow that agree, beside the usual ones, in small letters.
  public var agreement: [String] = []
  package var addsTo: String?
  package var adding: [String] = []
  /// Why it is there, in a sentence or two, for those who ask.
  public var tip: String?

  /// A review and the question it ends with, such as "Start tracking?".
  public init(_ id: String, _ prompt: String, _ blocks: @escaping @Sendable (D) -> [Block]) {
    self.id = id
    self.prompt = prompt
    self.blocks = { draft, _, _ in blocks(draft) }
  }

  /// A review of what also depends on the day, such as ages.
  public init(
    _ id: String, _ prompt: String, _ blocks: @escaping @Sendable (D, Context) -> [Block]
  ) {
    self.id = id
    self.prompt = prompt
    self.blocks = { draft, _, context in blocks(draft, context) }
  }

  /// When it is shown; it is passed over while it does not apply.
  public func when(_ condition: @escaping @Sendable (D) -> Bool) -> Self {
    var copy = self
    copy.condition = { draft, _ in condition(draft) }
    return copy
  }

  /// The question where people can point instead of typing.
  public func pointing(_ prompt: String) -> Self {
    var copy = self
    copy.pointed = prompt
    return copy
  }

  /// The group to which an element can be added here, and the words that do so, in small letters.
  public func adding(to group: String, with words: String...) -> Self {
    var copy = self
    copy.addsTo = group
    copy.adding = words
    return copy
  }
}

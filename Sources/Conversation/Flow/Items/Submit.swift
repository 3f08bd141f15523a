/// Sending the answers to a service, which gives them an id.
public struct Submit<D: Sendable>: Explainable, Agreeable, Sendable {
  /// The field the id is stored in.
  public let id: String
  package var prompt: String
  /// Words of the flow that agree, beside the usual ones, in small letters.
  public var agreement: [String] = []
  var refusal: @Sendable (D, Int) -> String?
  var condition: String?
  var afterwards: String?
  /// What is asked after a submission that failed; nil where it is the question itself.
  var retry: String?
  var write: @Sendable (inout D, Int, String) -> Void
  /// Why it is there, in a sentence or two, for those who ask.
  public var tip: String?

  /// A submission, agreed to in the words of the flow; its id is written to a property.
  public init(
    _ id: String, _ property: Property<D, String?>, _ prompt: String
  ) {
    self.id = id
    self.prompt = prompt
    refusal = { _, _ in nil }
    write = { draft, _, id in draft[keyPath: property] = id }
  }

  init(
    id: String, prompt: String, write: @escaping @Sendable (inout D, Int, String) -> Void
  ) {
    self.id = id
    self.prompt = prompt
    self.write = write
    refusal = { _, _ in nil }
  }

  /// What is said when an answer is changed after the submission was made.
  public func afterwards(_ words: String) -> Self {
    var copy = self
    copy.afterwards = words
    return copy
  }

  /// What is asked after a submission that failed: "Shall I try again?".
  public func retrying(_ question: String) -> Self {
    var copy = self
    copy.retry = question
    return copy
  }

  /// Why nothing can be submitted, in a sentence, or nil when it can; and the question on which that
  /// depends, which is asked again when people want to submit all the same.
  public func unless(
    dependingOn question: String, _ refusal: @escaping @Sendable (D) -> String?
  ) -> Self {
    var copy = self
    copy.condition = question
    copy.refusal = { draft, _ in refusal(draft) }
    return copy
  }
}

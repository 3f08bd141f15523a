/// Several options of a question, and what people added in their own words.
public struct Choices: Hashable, Sendable {
  /// The ids of the options, in the order of the question.
  public var ids: [String]
  /// Texts of people's own, in the order in which they were said.
  public var own: [String]

  /// Some options and own texts.
  public init(ids: [String], own: [String] = []) {
    self.ids = ids
    self.own = own
  }

  /// How many there are in all.
  public var count: Int { ids.count + own.count }
}

import Understanding

/// A rule of a flow for the values of a question, and what is said of one that breaks it.
package struct Requirement<D: Sendable>: Sendable {
  package let sentence: String
  /// Whether a value may be stored; the index is that of the element in a repeated group.
  let isKept: @Sendable (_ value: any Sendable, D, Int, Context) -> Bool
}

/// A repeated group, its steps lifted to the whole draft.
package struct Group<D: Sendable>: Sendable {
  package let id: String
  package let noun: String
  let nameField: String
  var roster: AnyDimension?
  /// How many elements there can be.
  package let limits: ClosedRange<Int>
  /// The questions whether there are any, and for another, where the group has these.
  var opening: String?
  var another: String?
  package var steps: [Step<D>]
  let grow: @Sendable (inout D, Int) -> Void
}

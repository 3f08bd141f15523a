/// A repeated group, its steps lifted to the whole draft.
struct Group<D: Draft>: Sendable {
  let id: String
  let noun: String
  let nameField: String
  var roster: AnyDimension?
  let steps: [Step<D>]
  let grow: @Sendable (inout D, Int) -> Void
}

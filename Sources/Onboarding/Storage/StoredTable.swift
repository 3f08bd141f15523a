public import Conversation
import Understanding

/// A table of a product, and the rows in it that answers amount to.
///
/// Each has an `id`, and says by `created_at` and `updated_at` when its rows were made and written.
public struct StoredTable<D: Draft>: Sendable {
  /// What the table is.
  public let declaration: TableDeclaration
  let rows: @Sendable (Answered<D>) -> [Row]
  let profile: @Sendable (Answered<D>) -> [String: JSONValue]
  /// What the keys of the profile hold.
  let held: [String: ProfileValue]

  /// A table with one row for each user, whose id is the user's.
  public init(_ name: String, @StoredBuilder<D> _ columns: () -> [Stored<D>]) {
    let columns = columns()
    declaration = TableDeclaration(
      name, columns: columns.map(\.column) + TableDeclaration.stamps)
    rows = { [columns.row(id: $0.id, $0)] }
    profile = { columns.profile($0) }
    held = columns.held()
  }

  /// A table with a row for each element of a repeated group; its key in the profile is the group's id,
  /// and holds a list of objects, or null while there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the table.
  ///   - owner: The column with the id of the user.
  ///   - group: The id of the group in the flow.
  ///   - list: The elements.
  ///   - columns: What is stored of an element.
  public init<Element: Draft>(
    _ name: String, ownedBy owner: String = "user_id", forEach group: String,
    _ list: @escaping @Sendable (D) -> [Element],
    @StoredBuilder<Element> _ columns: () -> [Stored<Element>]
  ) {
    let columns = columns()
    declaration = TableDeclaration(
      name, ownedBy: owner, columns: columns.map(\.column) + TableDeclaration.stamps)
    rows = { answered in
      answered.elements(of: group, list).map { columns.row(id: $0.id, $0) }
    }
    profile = { answered in
      let elements = answered.elements(of: group, list).map { columns.profile($0) }
      return [group: elements.isEmpty ? .null : .array(elements.map(JSONValue.object))]
    }
    held = [group: .elements(of: group, columns.held())]
  }

  /// A table whose rows are worked out by the product.
  ///
  /// - Parameters:
  ///   - declaration: What the table is, with all columns that the rows have.
  ///   - rows: The rows of a user.
  public init(
    _ declaration: TableDeclaration, rows: @escaping @Sendable (Answered<D>) -> [Row]
  ) {
    self.declaration = declaration
    self.rows = rows
    profile = { _ in [:] }
    held = [:]
  }
}

extension Array {
  fileprivate func row<D: Draft>(
    id: String, _ answered: Answered<D>
  ) -> Row where Element == Stored<D> {
    let now = JSONValue.string(answered.at.description)
    var values = ["updated_at": now]
    for stored in self { values[stored.column.name] = stored.value(answered) }
    return Row(id: id, values, initially: ["created_at": now])
  }

  fileprivate func held<D: Draft>() -> [String: ProfileValue] where Element == Stored<D> {
    var held: [String: ProfileValue] = [:]
    for stored in self where stored.isInProfile { held[stored.column.name] = stored.held }
    return held
  }

  fileprivate func profile<D: Draft>(
    _ answered: Answered<D>
  ) -> [String: JSONValue] where Element == Stored<D> {
    var profile: [String: JSONValue] = [:]
    for stored in self where stored.isInProfile {
      profile[stored.column.name] = stored.value(answered)
    }
    return profile
  }
}

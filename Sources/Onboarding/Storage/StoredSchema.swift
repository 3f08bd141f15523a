/// The tables of a product and the migrations that lead to them, whatever its draft is.
public struct StoredSchema: Sendable {
  /// The id of the flow.
  public let flow: String
  /// The tables, those that others refer to first.
  public let tables: [TableDeclaration]
  /// The steps that lead to them, the oldest first.
  public let migrations: [Migration]

  /// The schema of a flow.
  public init(flow: String, tables: [TableDeclaration], migrations: [Migration]) {
    self.flow = flow
    self.tables = tables
    self.migrations = migrations
  }
}

public import Conversation
import Understanding

/// A column of a product's table, the value it is filled with, and the key of it in the profile.
///
/// ```swift
/// Stored("pickup_days", \.pickupDays)
/// Stored("opens_at", \.hours?.start)
/// Stored("agreed_at", answeredAt: "terms")
/// ```
public struct Stored<D: Draft>: Sendable {
  /// The column.
  public let column: StoredColumn
  let value: @Sendable (Answered<D>) -> JSONValue
  var isInProfile = true
  /// What it holds, for the JSON Schema of the profile.
  private(set) var held: ProfileValue

  /// A column for a value of the draft, NULL until there is one.
  public init<Value: Storable>(
    _ name: String, _ value: @escaping @Sendable (D) -> Value?
  ) {
    self.init(name, of: { value($0.draft) })
  }

  /// A column for a case of the draft, by its raw value; NULL until there is one.
  public init<Value: RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ value: @escaping @Sendable (D) -> Value?
  ) {
    self.init(name, of: { value($0.draft)?.rawValue })
  }

  /// A column for the instant at which a field got its answer, NULL until it has one.
  public init(_ name: String, answeredAt field: String) {
    self.init(name, of: { $0.instant(of: field) })
  }

  /// A column for what follows from the answers and the conversation they come from.
  public init<Value: Storable>(
    _ name: String, of value: @escaping @Sendable (Answered<D>) -> Value?
  ) {
    column = StoredColumn(name, Value.columnType)
    self.value = { value($0)?.stored ?? .null }
    held = .column(Value.columnType)
  }

  /// A column that says whether the onboarding is complete; it is no key of the profile.
  public static func completed(_ name: String) -> Self {
    Stored(name, of: { $0.state.completedAt != nil }).onlyInRows()
  }

  /// That it holds the answer to a question of another name, whose bounds hold for it, too.
  public func answering(_ field: String) -> Self {
    var copy = self
    copy.held = .answer(field)
    return copy
  }

  /// That it holds a part of the answer to a question, such as the start of a range of time.
  public func answering(_ field: String, part: String) -> Self {
    var copy = self
    copy.held = .part(part, of: field)
    return copy
  }

  /// That it is a column alone, and no key of the profile.
  public func onlyInRows() -> Self {
    var copy = self
    copy.isInProfile = false
    return copy
  }
}

/// Collects the columns of a table.
@resultBuilder
public enum StoredBuilder<D: Draft> {
  /// A column.
  public static func buildExpression(_ stored: Stored<D>) -> [Stored<D>] { [stored] }
  /// All columns in their order.
  public static func buildBlock(_ stored: [Stored<D>]...) -> [Stored<D>] { stored.flatMap(\.self) }
}

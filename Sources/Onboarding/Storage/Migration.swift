/// A step from one version of a product's tables to the next, in both databases.
///
/// Migrations are numbered by their places, from 1. Once released, a step is never changed, taken away
/// or moved, as databases remember its number.
public struct Migration: Hashable, Sendable {
  /// What it is for, in a word or two.
  public let name: String
  /// The statements for SQLite; nil where it has nothing to do.
  public let sqlite: String?
  /// The statements for PostgreSQL; nil where it has nothing to do.
  public let postgres: String?

  /// A step.
  public init(_ name: String, sqlite: String? = nil, postgres: String? = nil) {
    self.name = name
    self.sqlite = sqlite
    self.postgres = postgres
  }
}

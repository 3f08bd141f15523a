public import Onboarding
import PostgresStore

/// Makes the tables that a web server uses in PostgreSQL, or brings them to the present version.
public enum WebMigration {
  /// Runs what is missing, as the login of the address, which has to own the database.
  ///
  /// - Parameters:
  ///   - products: What people are onboarded to; a database belongs to one app.
  ///   - url: A `postgres:` or `postgresql:` URL.
  /// - Throws: ``RepositoryError``.
  public static func run(_ products: Products, at url: String) throws(RepositoryError) {
    for product in products {
      try PostgresRepository(url: url, schema: product.schema).prepare()
    }
    _ = try PostgresWebMigrations.prepare(PostgresDatabase(url: url, connections: 1))
  }
}

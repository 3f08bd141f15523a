import Foundation
import Onboarding

/// Opens what the web remembers.
enum WebStores {
  /// The store at a place.
  ///
  /// - Throws: ``RepositoryError``.
  static func open(at place: WebPlace) throws(RepositoryError) -> any WebStore {
    switch place {
    case .memory: return try SQLiteWebStore(path: ":memory:")
    case .folder(let path):
      guard Folders.make(path) == 0 else { throw .notPermitted("the folder \(path)") }
      return try SQLiteWebStore(path: "\(path)/web.sqlite")
    case .postgres(let url): return PostgresWebStore(url: url)
    }
  }
}

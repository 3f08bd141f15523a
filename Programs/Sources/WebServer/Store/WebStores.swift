import Onboarding

/// Opens what the web remembers.
enum WebStores {
  /// The store at a place.
  ///
  /// - Throws: ``RepositoryError``.
  static func open(at place: WebPlace) throws(RepositoryError) -> any WebStore {
    switch place {
    case .memory: return try SQLiteWebStore(folder: nil)
    case .folder(let path):
      return try SQLiteWebStore(folder: path)
    case .postgres(let url, _): return PostgresWebStore(url: url)
    }
  }
}

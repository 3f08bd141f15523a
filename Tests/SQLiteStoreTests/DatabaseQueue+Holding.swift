import GRDB

extension DatabaseQueue {
  /// Another program's connection, which may keep a transaction open.
  static func holding(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    return try DatabaseQueue(path: path, configuration: configuration)
  }
}

import Foundation
public import Onboarding

/// Who was told of as done, and who is to be, for whoever runs a server.
public struct WebDeliveries: Sendable {
  private let store: any WebStore

  /// Those of the servers at a place.
  ///
  /// - Throws: ``RepositoryError`` when the store cannot be opened.
  public init(at place: WebPlace) throws(RepositoryError) {
    store = try WebStores.open(at: place)
  }

  /// The latest, at most so many.
  ///
  /// - Throws: ``RepositoryError``.
  public func latest(atMost count: Int) throws(RepositoryError) -> [WebDelivery] {
    try store.deliveries(atMost: count)
  }

  /// Has one sent again, whatever became of it, or all that were given up where none is named.
  ///
  /// - Returns: How many that are.
  /// - Throws: ``RepositoryError``.
  public func sendAgain(_ id: String? = nil) throws(RepositoryError) -> Int {
    try store.sendAgain(id, at: Int(Date().timeIntervalSince1970))
  }
}

import Conversation
import Foundation
import Onboarding
import PostgresStore
import SQLiteStore
import Synchronization

/// The repositories of the flows, each opened when it is first used.
final class Repositories: Sendable {
  private struct State {
    var open: [String: [any OnboardingRepository]] = [:]
    var next = 0
  }

  /// A connection serves one statement at a time, so a database on another machine has several.
  private static let connections = 8

  private let place: WebPlace
  private let now: @Sendable () -> Timestamp
  private let state = Mutex(State())

  init(at place: WebPlace, now: @escaping @Sendable () -> Timestamp) {
    self.place = place
    self.now = now
  }

  /// Repositories that are there already, by flow.
  init(_ given: [String: any OnboardingRepository]) {
    place = .memory
    now = WebClock.world
    state.withLock { $0.open = given.mapValues { [$0] } }
  }

  /// A repository of a product.
  ///
  /// - Throws: ``RepositoryError`` when it cannot be opened.
  func repository(of product: any AnyProduct) throws(RepositoryError) -> any OnboardingRepository {
    let result = state.withLock { state -> Result<any OnboardingRepository, RepositoryError> in
      do throws(RepositoryError) {
        state.next += 1
        if let all = state.open[product.id] { return .success(all[state.next % all.count]) }
        let all = try open(product)
        state.open[product.id] = all
        return .success(all[0])
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// The repositories that have to work for the server to: in a folder those that are open, as others are
  /// made when they are first used; in PostgreSQL one of each product.
  ///
  /// - Throws: ``RepositoryError`` when one cannot be opened.
  func inUse(_ products: Products) throws(RepositoryError) -> [any OnboardingRepository] {
    var found: [any OnboardingRepository] = []
    for product in products {
      var isUsed = state.withLock { $0.open[product.id] != nil }
      if case .postgres = place { isUsed = true }
      if isUsed { found.append(try repository(of: product)) }
    }
    return found
  }

  /// Whether there are answers about a product that could be of the same account; in PostgreSQL, those of
  /// an account are erased with it.
  func isPresent(_ product: any AnyProduct) -> Bool {
    switch place {
    case .memory: state.withLock { $0.open[product.id] != nil }
    case .folder(let path): FileManager.default.fileExists(atPath: "\(path)/\(product.id).sqlite")
    case .postgres: false
    }
  }

  private func open(_ product: any AnyProduct) throws(RepositoryError) -> [any OnboardingRepository]
  {
    switch place {
    case .memory: return [MemoryRepository()]
    case .folder(let path):
      return [try SQLiteRepository(folder: path, schema: product.schema, now: now())]
    case .postgres(let url, _):
      let known = KnownUsers()
      return (0..<Self.connections).map { _ in
        PostgresRepository(url: url, schema: product.schema, known: known)
      }
    }
  }
}

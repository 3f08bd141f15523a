import Conversation
import Foundation
import Onboarding
import PostgresStore
import SQLiteStore

/// Opens the repository of a product.
struct Stores {
  private let place: StorePlace
  private let role: PostgresRepository.Role
  private let memory = MemoryStores()

  init(_ setting: Setting) {
    place = setting.store
    role = setting.options.role.postgres
  }

  /// The repository of a flow.
  ///
  /// - Throws: ``Failure`` when it cannot be opened or made.
  func repository(of flow: String, at now: Timestamp) throws -> any OnboardingRepository {
    switch place {
    case .memory:
      return memory.repository(of: flow)
    case .folder(let path):
      do {
        return try SQLiteRepository(folder: path, flow: flow, now: now)
      } catch {
        throw Failure(opening: error, path)
      }
    case .postgres(let url):
      return PostgresRepository(url: url, flow: flow, role: role)
    }
  }
}

extension Stores {
  /// Whether anything is kept of a flow; asking makes nothing.
  func hasRepository(of flow: String) -> Bool {
    switch place {
    case .memory, .postgres: true
    case .folder(let path): FileManager.default.fileExists(atPath: "\(path)/\(flow).sqlite")
    }
  }
}

/// The repositories in memory, one a flow.
final class MemoryStores {
  private var repositories: [String: MemoryRepository] = [:]

  func repository(of flow: String) -> MemoryRepository {
    if let known = repositories[flow] { return known }
    let made = MemoryRepository()
    repositories[flow] = made
    return made
  }
}

extension Failure {
  /// Why a store in a folder could not be opened.
  init(opening error: RepositoryError, _ path: String) {
    let code: Code =
      switch error {
      case .unavailable: Self.isFolder(path) ? .unavailable : .cannotCreate
      case .conflict, .refused, .corrupt, .newerSchema, .full: .inputOutput
      case .notPermitted: .cannotCreate
      }
    self.init(code, "\(path): \(error)")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Why a store could not be used.
  init(_ error: RepositoryError) {
    let code: Code =
      switch error {
      case .unavailable, .conflict: .unavailable
      case .refused: .dataError
      case .notPermitted: .noPermission
      case .corrupt, .full, .newerSchema: .inputOutput
      }
    self.init(code, "\(error)")
  }
}

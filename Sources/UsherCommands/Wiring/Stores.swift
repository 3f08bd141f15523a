import Conversation
import Foundation
import Onboarding
import PostgresStore
import SQLiteStore

/// Opens the repository of a product.
struct Stores {
  private let setting: Setting
  private let memory = MemoryStores()

  init(_ setting: Setting) {
    self.setting = setting
  }

  /// The repository of a product.
  ///
  /// - Throws: ``Failure`` when it cannot be opened or made.
  func repository(
    of product: any AnyProduct, at now: Timestamp
  ) throws -> any OnboardingRepository {
    switch setting.store {
    case .memory:
      return memory.repository(of: product.id)
    case .folder(let path):
      do {
        return try SQLiteRepository(folder: path, schema: product.schema, now: now)
      } catch {
        throw Failure(opening: error, path)
      }
    case .postgres(let url):
      return postgres(url, product)
    }
  }

  private func postgres(_ url: String, _ product: any AnyProduct) -> PostgresRepository {
    PostgresRepository(
      url: url, schema: product.schema, account: setting.account(of: product),
      role: setting.options.role.postgres, patience: setting.patience)
  }
}

extension Stores {
  /// Whether anything is kept of a product; asking makes nothing.
  ///
  /// - Throws: ``Failure`` when the store cannot be asked.
  func hasRepository(of product: any AnyProduct) throws -> Bool {
    switch setting.store {
    case .memory: return true
    case .folder(let path):
      return FileManager.default.fileExists(atPath: "\(path)/\(product.id).sqlite")
    case .postgres(let url):
      do {
        return try postgres(url, product).isSetUp()
      } catch {
        throw Failure(error)
      }
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
      case .unusable: .cannotCreate
      case .conflict, .refused, .corrupt, .newerSchema, .full, .missing: .inputOutput
      case .notPermitted: Self.isFolder(path) ? .noPermission : .cannotCreate
      }
    self.init(code, "\(path): \(error)")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whose onboardings were left out, as they cannot be read.
  init(unreadable users: [String]) {
    let shown = users.prefix(10).joined(separator: ", ")
    let more = users.count > 10 ? " and \(users.count - 10) more" : ""
    self.init(
      .inputOutput,
      "All that can be read is here. Damaged, or made by a newer Usher, and left out: \(shown)\(more)."
    )
  }

  /// Why a store could not be used.
  init(_ error: RepositoryError) {
    self.init(ExitStatus(error), "\(error)")
  }
}

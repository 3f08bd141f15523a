import Foundation
import Onboarding
import SQLiteStore

/// Where answers are kept.
enum StorePlace: Equatable {
  /// SQLite databases in a folder.
  case folder(String)
  /// A PostgreSQL database.
  case postgres(String)
  /// Nowhere, once the program ends.
  case memory

  /// The place that `--store` names, or the folder for a person's data (XDG Base Directory).
  ///
  /// - Throws: ``Failure`` when there is neither.
  init(_ text: String?, _ environment: [String: String]) throws {
    switch text {
    case "memory:":
      self = .memory
    case let text? where text.namesPostgres:
      self = .postgres(text)
    case let text? where !text.isEmpty:
      guard !text.utf8.contains(0) else { throw Failure(.usage, "--store names no folder.") }
      self = .folder(text)
    default:
      guard let folder = Self.dataFolder(environment) else {
        throw Failure(
          .cannotCreate, "There is no home folder to keep answers in. Name one with --store.")
      }
      self = .folder(folder)
    }
  }

  /// The path of the folder for the accounts of this installation and their sessions; nil when
  /// nothing is to last.
  func accountsPath(_ environment: [String: String]) -> String? {
    switch self {
    case .memory: nil
    case .folder(let path): path
    case .postgres: Self.dataFolder(environment)
    }
  }

  /// The folder for the accounts of this installation and their sessions, made where it is missing;
  /// nil when nothing is to last.
  func accountsFolder(_ environment: [String: String]) -> String? {
    guard let folder = accountsPath(environment) else { return nil }
    _ = Folders.make(folder)
    return folder
  }

  /// A person's folder for data (XDG Base Directory).
  private static func dataFolder(_ environment: [String: String]) -> String? {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/usher" }
    if let home = environment["HOME"], !home.isEmpty { return home + "/.local/share/usher" }
    return nil
  }
}

extension String {
  /// Whether it is an address of a PostgreSQL database, as libpq tells it by its first bytes.
  var namesPostgres: Bool {
    ["postgres://", "postgresql://"].contains { utf8.starts(with: $0.utf8) }
  }
}

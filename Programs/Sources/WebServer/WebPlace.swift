import Foundation
import Onboarding

/// Where the web server keeps answers, and what it remembers of conversations.
public enum WebPlace: Hashable, Sendable {
  /// SQLite databases in a folder.
  case folder(String)
  /// A PostgreSQL database, with accounts in a folder of this computer; nil for nowhere.
  case postgres(String, accounts: String?)
  /// Nowhere, once the program ends.
  case memory

  /// The place that a text names, or the folder for a person's data (XDG Base Directory).
  ///
  /// - Throws: ``WebPlaceError`` when there is neither.
  public init(_ text: String?, _ environment: [String: String]) throws(WebPlaceError) {
    switch text {
    case "memory:": self = .memory
    case let text? where Self.isPostgres(text):
      self = .postgres(text, accounts: Self.dataFolder(environment))
    case let text? where !text.isEmpty:
      guard !text.utf8.contains(0) else { throw .noFolder }
      self = .folder(text)
    default:
      guard let folder = Self.dataFolder(environment) else { throw .noHome }
      self = .folder(folder)
    }
  }

  /// The folder for the accounts of this installation, made where it is missing; nil when nothing is
  /// to last.
  var accountsFolder: String? {
    let folder: String? =
      switch self {
      case .memory: nil
      case .folder(let path): path
      case .postgres(_, let path): path
      }
    if let folder { _ = Folders.make(folder) }
    return folder
  }

  private static func isPostgres(_ text: String) -> Bool {
    ["postgres://", "postgresql://"].contains { text.utf8.starts(with: $0.utf8) }
  }

  private static func dataFolder(_ environment: [String: String]) -> String? {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/usher" }
    if let home = environment["HOME"], !home.isEmpty { return home + "/.local/share/usher" }
    return nil
  }
}

/// Why there is no place for answers.
public enum WebPlaceError: Error, Hashable, Sendable {
  /// The text is no path.
  case noFolder
  /// There is no home folder, and no other was named.
  case noHome
}

extension WebPlaceError: CustomStringConvertible {
  /// What to do about it.
  public var description: String {
    switch self {
    case .noFolder: "--store names no folder."
    case .noHome: "There is no home folder to keep answers in. Name one with --store."
    }
  }
}

extension WebPlace: CustomStringConvertible, CustomReflectable {
  /// What kind of place it is; never a URL, which may hold a password.
  public var description: String {
    switch self {
    case .folder: "a folder"
    case .postgres: "a PostgreSQL database"
    case .memory: "memory"
    }
  }

  /// A mirror without children, so that dumps show no password.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

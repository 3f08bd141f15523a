internal import GRDB
internal import Onboarding

extension IdentityError {
  /// What an error of SQLite means to people; never a value that was bound.
  init(_ error: DatabaseError) {
    switch error.resultCode {
    case .SQLITE_FULL: self = .store(.full)
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_CANTOPEN:
      self = .store(.notPermitted("the file of the accounts"))
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .store(.corrupt(setAside: nil))
    case .SQLITE_CONSTRAINT: self = .store(.refused(constraint: "accounts"))
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self = .store(.unavailable("the accounts are busy"))
    default:
      self = .store(.unavailable("SQLite's code \(error.resultCode.rawValue)"))
    }
  }
}

import GRDB
import Onboarding

extension RepositoryError {
  /// What an error of SQLite means for people; never with a value in it.
  ///
  /// - Parameters:
  ///   - error: The error of SQLite.
  ///   - obstacle: What stands in the way of using the file, as an error of the operating system.
  init(_ error: DatabaseError, errno obstacle: @autoclosure () -> Int32?) {
    switch error.extendedResultCode {
    case .SQLITE_READONLY_DBMOVED: self = .unavailable("its file was moved or removed")
    case .SQLITE_IOERR_CORRUPTFS: self = .corrupt(setAside: nil)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .unavailable("another program is using it")
    case .SQLITE_FULL: self = .full
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT: self = .corrupt(setAside: nil)
    case .SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_TOOBIG:
      self = .refused(constraint: Self.constraint(in: error))
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
      self = .notPermitted("it cannot be written")
    case .SQLITE_CANTOPEN, .SQLITE_IOERR:
      self =
        obstacle().map(RepositoryError.init(errno:))
        ?? .unavailable(
          error.resultCode == .SQLITE_IOERR
            ? "the disk could not be read or written" : "its file cannot be opened")
    case .SQLITE_ERROR where Self.missing(in: error) != nil:
      self = .missing(Self.missing(in: error) ?? "")
    default: self = .unavailable("SQLite error \(error.extendedResultCode.rawValue)")
    }
  }

  /// What is missing by `no such table: NAME`, `no such column: NAME` and `table NAME has no column
  /// named NAME`; nil for other errors.
  private static func missing(in error: DatabaseError) -> String? {
    let message = error.message ?? ""
    for (opening, kind) in [("no such table: ", "table"), ("no such column: ", "column")]
    where message.hasPrefix(opening) {
      return "\(kind) \"\(message.dropFirst(opening.count))\""
    }
    let parts = message.split(separator: " ")
    guard message.contains(" has no column named "), parts.count > 1, let column = parts.last
    else { return nil }
    return "column \"\(column)\" of \"\(parts[1])\""
  }

  /// The name of the constraint in `CHECK constraint failed: NAME` and its like.
  private static func constraint(in error: DatabaseError) -> String {
    guard let message = error.message else { return "\(error.extendedResultCode)" }
    guard let colon = message.firstRange(of: "failed: ") else { return message }
    return String(message[colon.upperBound...])
  }
}

import GRDB

/// Why plans could not be read or stored.
public enum PlanStoreError: Error, Hashable, Sendable {
  /// Another process holds the database for longer than the busy timeout.
  case busy
  /// The database was written by a newer version of the service.
  case newerSchema
  /// SQLite refused or failed; its result code, such as "13 (database or disk is full)".
  case failed(code: String)
  /// The file could not be made.
  case cannotMakeFile
  /// The file belongs to another user.
  case ofAnotherUser
  /// Something else failed; the name of the error's type.
  case unexpected(type: String)

  /// The error of the same meaning, without any values.
  init(_ error: any Error) {
    switch error {
    case let error as PlanStoreError: self = error
    case let error as DatabaseError:
      let isBusy = [.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode)
      self = isBusy ? .busy : .failed(code: error.extendedResultCode.description)
    default: self = .unexpected(type: String(describing: type(of: error)))
    }
  }
}

extension PlanStoreError: CustomStringConvertible {
  /// What failed and what the operator can do.
  public var description: String {
    switch self {
    case .busy:
      "Another process holds the plan store. Stop it, or wait until it is done."
    case .newerSchema:
      "The plan store was written by a newer usher-plans. Run that version; nothing was changed."
    case .failed(let code):
      "The plan store failed: \(code). Check the disk and the file's permissions."
    case .cannotMakeFile:
      "The plan store cannot be made. Check that its folder exists and is writable."
    case .ofAnotherUser:
      "The plan store belongs to another user. Run the service as that user, or name another file."
    case .unexpected(let type):
      "The plan store failed (\(type))."
    }
  }
}

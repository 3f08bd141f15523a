/// Why a repository could not do what it was asked.
public enum RepositoryError: Error, Hashable, Sendable {
  /// The store cannot be reached, or stayed busy; trying again may help.
  case unavailable(String)
  /// The stored version is another than the one the save was made from.
  case conflict(current: Int)
  /// A constraint of the store, named here, refuses a value.
  case refused(constraint: String)
  /// The store may not be read or written, or signing in to it failed.
  case notPermitted(String)
  /// The store is damaged; it was set aside at the place given, where that was possible.
  case corrupt(setAside: String?)
  /// What is at the store's place can be none, such as a folder in place of its file.
  case unusable(String)
  /// There is no room left.
  case full
  /// The store was made by a newer version of the program, with migrations that this one does not have.
  case newerSchema
  /// The store has no table or column of a name, which the product declares.
  case missing(String)
}

extension RepositoryError: CustomStringConvertible {
  /// A sentence on what happened and what to do; never an answer.
  public var description: String {
    switch self {
    case .unavailable(let reason):
      "The store is out of reach (\(reason)). Try again in a moment."
    case .conflict:
      "Another session changed these answers in the meantime. Load them again."
    case .refused(let constraint):
      "The store refused a value (\(constraint)). Give another one."
    case .notPermitted(let what):
      "The store may not be used (\(what)). Check its permissions or credentials."
    case .corrupt(let place?):
      "The store was damaged. It is kept at \(place), and a new one will be made."
    case .corrupt(nil):
      "The store is damaged. Restore it from a backup."
    case .unusable(let reason):
      "There can be no store at that place (\(reason)). Name another, or move away what is there."
    case .full:
      "There is no room left where the store is. Free some, then try again."
    case .newerSchema:
      "The store was made by a newer version of this program, or before its migrations were written "
        + "anew. Update the program, or begin with another store (`--store`)."
    case .missing(let name):
      "The store has no \(name), which the product declares. Write the migration that makes it "
        + "with `new-migration`, and start again; `check` tells what else is missing."
    }
  }
}

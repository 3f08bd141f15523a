/// Why a dialogue could not take a turn; nothing was changed by it.
public enum DialogueError: Error, Hashable, Sendable {
  /// The store cannot be read.
  case store(RepositoryError)
  /// A password is asked for, which is never sent as text.
  case secretWanted
  /// A secret was sent where none is asked for.
  case noSecretWanted
  /// There is no choice of that number.
  case noSuchChoice
  /// The value is none of what is asked for.
  case noSuchValue
}

extension DialogueError: CustomStringConvertible {
  /// A sentence on what happened and what to do.
  public var description: String {
    switch self {
    case .store(let error): error.description
    case .secretWanted: "A password is asked for. Send it as a secret, never as text."
    case .noSecretWanted: "No password is asked for here. Send an answer as text."
    case .noSuchChoice: "There is no choice of that number."
    case .noSuchValue: "That is no value of what is asked. See expects.schema for its form."
    }
  }
}

/// A store in which an app may have put rows of an account before any conversation.
public protocol AccountRows: Sendable {
  /// The rows of an account, by its id; none where a conversation is loaded once it is signed in to.
  func rows(of account: String) throws(RepositoryError) -> [TableRows]
}

/// Whose the answers of a conversation are.
public struct Ownership: Hashable, Sendable {
  /// The id of the account that they belong to, or that the person is signed in to; nil for none.
  public var account: String?
  /// Whether they belong to an account that the person is not signed in to just now.
  public var isSignedOut: Bool
}

extension Ownership: CustomStringConvertible {
  /// Whether somebody is signed out; never an id.
  public var description: String { isSignedOut ? "signed out" : "not signed out" }
}

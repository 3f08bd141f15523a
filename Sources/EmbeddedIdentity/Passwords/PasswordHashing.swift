internal import Onboarding

/// Turns passwords into something that can be stored.
protocol PasswordHashing: Sendable {
  /// A text that holds the hash, its salt and its cost, in the PHC string format.
  func hash(_ password: Secret) throws(PasswordHashingError) -> String

  /// Whether a password has a hash, in a time that does not depend on the answer.
  func verify(_ password: Secret, against hash: String) throws(PasswordHashingError) -> Bool

  /// A text like that of a hash which no password is known to have; it takes as long to verify.
  var decoy: String { get }
}

/// Why a password could not be hashed.
enum PasswordHashingError: Error, Hashable, Sendable {
  /// There is not enough memory.
  case noMemory
  /// What is stored is no hash of this kind.
  case malformedHash
}

import Onboarding
import Synchronization

@testable import EmbeddedIdentity

/// Counts what argon2id is asked to do, by its cost; the work itself is real.
final class CountingHashing: PasswordHashing {
  private let argon2id: Argon2id
  private let runs = Mutex<[String]>([])

  init(_ argon2id: Argon2id = .owasp) {
    self.argon2id = argon2id
  }

  /// The cost of each verification since the last call.
  func takeRuns() -> [String] {
    runs.withLock { runs in
      defer { runs = [] }
      return runs
    }
  }

  func hash(_ password: Secret) throws(PasswordHashingError) -> String {
    try argon2id.hash(password)
  }

  func verify(_ password: Secret, against hash: String) throws(PasswordHashingError) -> Bool {
    // What decides how long it takes: the kind, the version, the cost and the lengths.
    let parts = hash.split(separator: "$")
    let cost = parts.prefix(3).joined(separator: "$")
    let lengths = parts.dropFirst(3).map { String($0.count) }.joined(separator: "$")
    runs.withLock { $0.append("\(cost)$\(lengths)") }
    return try argon2id.verify(password, against: hash)
  }

  var decoy: String { argon2id.decoy }
}

extension Argon2id {
  /// The least cost, for tests about something else.
  static let cheap = Argon2id(memory: 8, passes: 1, lanes: 1)
}

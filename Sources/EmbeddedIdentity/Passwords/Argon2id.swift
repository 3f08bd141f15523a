internal import CArgon2
internal import Onboarding

/// Argon2id (RFC 9106) by its reference library.
struct Argon2id: PasswordHashing {
  /// The memory, in KiB.
  var memory: UInt32
  /// The number of passes over it.
  var passes: UInt32
  /// The number of lanes.
  var lanes: UInt32

  /// 19 MiB, 2 passes, 1 lane: the first choice of OWASP's Password Storage Cheat Sheet.
  static let owasp = Argon2id(memory: 19_456, passes: 2, lanes: 1)

  func hash(_ password: Secret) throws(PasswordHashingError) -> String {
    let salt = RandomBytes.make(Self.saltLength)
    // The library tells the length with the zero that ends the text.
    var text = [CChar](
      repeating: 0,
      count: argon2_encodedlen(
        passes, memory, lanes, UInt32(Self.saltLength), UInt32(Self.hashLength), Argon2_id))
    let status = password.withBytes { bytes in
      argon2id_hash_encoded(
        passes, memory, lanes, bytes.baseAddress, bytes.count, salt, salt.count, Self.hashLength,
        &text, text.count)
    }
    guard status == ARGON2_OK.rawValue else { throw .noMemory }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func verify(_ password: Secret, against hash: String) throws(PasswordHashingError) -> Bool {
    // The library compares in constant time.
    let status = password.withBytes { argon2id_verify(hash, $0.baseAddress, $0.count) }
    switch status {
    case ARGON2_OK.rawValue: return true
    case ARGON2_VERIFY_MISMATCH.rawValue: return false
    case ARGON2_MEMORY_ALLOCATION_ERROR.rawValue: throw .noMemory
    default: throw .malformedHash
    }
  }

  var decoy: String {
    // Zeros in base64; to find a password for it is to invert the hash.
    let salt = String(repeating: "A", count: (Self.saltLength * 4 + 2) / 3)
    let hash = String(repeating: "A", count: (Self.hashLength * 4 + 2) / 3)
    return "$argon2id$v=19$m=\(memory),t=\(passes),p=\(lanes)$\(salt)$\(hash)"
  }

  private static var saltLength: Int { 16 }
  private static var hashLength: Int { 32 }
}

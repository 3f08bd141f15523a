internal import CArgon2
internal import Foundation

/// The proof of a session: random, in the session's file; the accounts hold its digest only.
struct SessionToken: Hashable, Sendable {
  /// 32 random bytes in base64.
  let text: String

  /// A new token.
  init() {
    text = Data(RandomBytes.make(32)).base64EncodedString()
  }

  /// The token of a file.
  init(_ text: String) {
    self.text = text
  }

  /// What the accounts hold of it, 32 bytes; empty when there is no memory for it.
  ///
  /// Nobody can guess 32 random bytes, so the least cost of the hash will do and one salt serves
  /// all.
  var digest: Data {
    var digest = [UInt8](repeating: 0, count: 32)
    let salt = Array("usher session v1".utf8)
    let bytes = Array(text.utf8)
    let status = argon2id_hash_raw(
      1, 8, 1, bytes, bytes.count, salt, salt.count, &digest, digest.count)
    return status == ARGON2_OK.rawValue ? Data(digest) : Data()
  }
}

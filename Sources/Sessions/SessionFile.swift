internal import Foundation
public import Onboarding

/// A session in a file that its owner alone can read (0600).
///
/// A save writes a new file beside the old one and renames it, so that a reader sees one or the
/// other, never a half.
public struct SessionFile: SessionStore {
  private let file: String

  /// The session at a path; the folder is made by the first save, for its owner alone.
  public init(path: String) {
    file = path
  }

  /// The path of the file.
  public var path: String? { file }

  /// The session of a user of a store in a folder: `sessions/NAME.json`.
  ///
  /// All but letters, digits, `-` and `_` of ASCII is written as `%` and two hexadecimal digits,
  /// so that every name has a file of its own and none leads out of the folder. In place of a name
  /// that is too long for a file's, there is the user's id.
  public init(user: String, storeFolder: String) {
    let written = user.utf8.map { byte in
      let isPlain = Self.plain.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + Self.hexadecimal(byte)
    }.joined()
    let isTooLong = written.utf8.count > Self.longestName
    let name = isTooLong ? User(named: user)?.id ?? written : written
    self.init(path: "\(storeFolder)/sessions/\(name).json")
  }

  /// File systems take 255 bytes, of which the ending and a name beside it need some.
  private static let longestName = 200

  /// The session, or nil when there is none or it cannot be understood.
  public func load() throws(IdentityError) -> StoredSession? {
    guard let bytes = try OwnedFile(path: file).read() else { return nil }
    return try? JSONDecoder().decode(StoredSession.self, from: Data(bytes))
  }

  /// Puts a session in the place of the one before.
  public func save(_ session: StoredSession) throws(IdentityError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(session) else {
      throw .store(.unavailable("the session can't be written down"))
    }
    try OwnedFile(path: file).replace(with: Array(json))
  }

  /// Removes the file, and what programs left of it that were killed while they saved.
  public func remove() throws(IdentityError) {
    try OwnedFile(path: file).remove()
  }

  /// Removes what programs left of the file that were killed, and the file itself unless it is to be
  /// kept, and says how many files that were.
  ///
  /// - Throws: ``IdentityError/store(_:)``.
  public func erase(keepingSession isKept: Bool) throws(IdentityError) -> Int {
    let file = OwnedFile(path: file)
    return try isKept ? file.removeDrafts() : file.remove()
  }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".utf8)

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}

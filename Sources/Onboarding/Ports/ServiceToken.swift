import Foundation

/// The secret by which a plan service knows its clients (`Authorization: Bearer`, RFC 6750).
///
/// It is in a file, never among the arguments or in the environment of a program, where others could
/// read it.
public struct ServiceToken: Hashable, Sendable {
  /// The fewest characters; 16 that are drawn at random cannot be guessed.
  public static let shortest = 16
  /// The most characters.
  public static let longest = 512

  /// The secret itself.
  public let text: String

  /// A token of visible ASCII characters, ``shortest`` to ``longest`` of them; nil for anything else.
  public init?(_ text: String) {
    guard (Self.shortest...Self.longest).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.text = text
  }

  /// The token in a file, without space around it.
  ///
  /// - Throws: ``ServiceTokenError``.
  public init(file path: String) throws(ServiceTokenError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable
    }
    guard status.st_mode & 0o007 == 0 else { throw .open }
    var buffer = [UInt8](repeating: 0, count: Self.longest + 64)
    let count = read(descriptor, &buffer, buffer.count)
    guard count >= 0 else { throw .unreadable }
    let text = String(decoding: buffer.prefix(count), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard let token = ServiceToken(text) else { throw .malformed }
    self = token
  }

  /// Whether bytes are the token, in a time that depends on their number only.
  public func matches(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.count == text.utf8.count else { return false }
    return zip(bytes, text.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension ServiceToken: Codable {
  /// Decodes the text of a token.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when it cannot be one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let token = ServiceToken(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no token")
    }
    self = token
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension ServiceToken: CustomStringConvertible, CustomReflectable {
  /// Always the same six dots.
  public var description: String { "••••••" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

/// Why a file gives no token.
public enum ServiceTokenError: Error, Hashable, Sendable {
  /// It is not there, is no file, or may not be read.
  case unreadable
  /// Everybody on this computer can read or change it.
  case open
  /// There is no token in it.
  case malformed
}

extension ServiceTokenError: CustomStringConvertible {
  /// What to do about it, to be read on after the name of the file.
  public var description: String {
    switch self {
    case .unreadable: "cannot be read"
    case .open: "can be read by everybody; make it yours alone: chmod 600"
    case .malformed:
      "holds no token: one line of \(ServiceToken.shortest) to \(ServiceToken.longest) visible "
        + "ASCII characters, such as `openssl rand -hex 32` makes"
    }
  }
}

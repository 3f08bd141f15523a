/// Addresses without what opens doors, for showing.
public enum AddressMask {
  /// What a password is shown as.
  public static let mask = "••••••"

  /// The parameters of libpq that hold a secret.
  private static let secretNames: Set<String> = [
    "password", "sslpassword", "oauth_client_secret", "scram_client_key", "scram_server_key",
  ]

  /// The address with a mask in place of each password in it.
  ///
  /// It may not be well-formed: a password with an `@`, a `/` or a `?` that was not escaped is masked
  /// all the same, at the price of a mask over more than the password.
  public static func masked(_ address: String) -> String {
    let bytes = Array(address.utf8)
    let hidden = ([userInformation(in: bytes)] + parameters(in: bytes)).compactMap(\.self)
      .sorted { $0.lowerBound < $1.lowerBound }
    var (shown, end) = ([UInt8](), 0)
    for range in hidden {
      if range.lowerBound > end || shown.isEmpty {
        shown += bytes[end..<range.lowerBound] + Array(mask.utf8)
      }
      end = max(end, range.upperBound)
    }
    return String(decoding: shown + bytes[end...], as: UTF8.self)
  }

  /// From the first colon after the scheme to the last `@` of all.
  private static func userInformation(in bytes: [UInt8]) -> Range<Int>? {
    let scheme = Array("://".utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: scheme) }.map { $0 + scheme.count }
    guard let start, let at = bytes.lastIndex(of: UInt8(ascii: "@")), start < at,
      let colon = bytes[start..<at].firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    return colon + 1..<at
  }

  /// The values of parameters that hold a secret.
  private static func parameters(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var wasSecret = false
    var start = (bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.count) + 1
    while start < bytes.count {
      let end =
        bytes[start...].firstIndex { "&?".utf8.contains($0) } ?? bytes.endIndex
      if let equals = bytes[start..<end].firstIndex(of: UInt8(ascii: "=")) {
        wasSecret = secretNames.contains(
          DatabaseAddress.decoded(bytes[start..<equals]).lowercased())
        if wasSecret { found.append(equals + 1..<end) }
      } else if wasSecret {
        // Not a parameter: the password goes on.
        found.append(start - 1..<end)
      }
      start = end + 1
    }
    return found
  }
}

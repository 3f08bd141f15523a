internal import Foundation
internal import JWTKit
internal import Onboarding

/// The keys a provider signs with (RFC 7517).
///
/// Keys of a kind this program does not know, or for encryption, are passed over.
struct KeySet: Decodable, Sendable {
  private let keys: [JWK]

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    keys = try values.decode([Known].self, forKey: .keys).compactMap(\.key)
  }

  /// The keys as JWTKit verifies with them; each of a public kind, so that nothing but the
  /// provider's private key makes a signature that is taken.
  func collection() async throws(IdentityError) -> JWTKeyCollection {
    let collection = JWTKeyCollection()
    var isEmpty = true
    for (index, key) in keys.enumerated() {
      var key = key
      // A single key needs no id (RFC 7517, section 4.5); the collection does.
      if key.keyIdentifier == nil { key.keyIdentifier = JWKIdentifier(string: "key \(index)") }
      if (try? await collection.add(jwk: key)) != nil { isEmpty = false }
    }
    if isEmpty { throw .untrusted(.signature) }
    return collection
  }

  private enum CodingKeys: String, CodingKey {
    case keys
  }

  private struct Known: Decodable {
    let key: JWK?

    init(from decoder: any Decoder) throws {
      let use = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .use)
      key = use ?? "sig" == "sig" ? try? JWK(from: decoder) : nil
    }

    private enum CodingKeys: String, CodingKey {
      case use
    }
  }
}

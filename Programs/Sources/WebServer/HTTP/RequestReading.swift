import Conversation
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Onboarding
import Serving
import Understanding

extension Request {
  /// The body as JSON of a kind.
  ///
  /// - Throws: ``Problem``: 400 where it is no such JSON, 408, 413 or 415.
  func json<Value: Decodable>(_ type: Value.Type, _ limits: WebLimits) async throws(Problem)
    -> Value
  {
    guard mediaType == "application/json" else {
      throw Problem(.unsupportedMediaType, "The Content-Type must be application/json.")
    }
    let bytes = try await bytes(limits)
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes.readableBytesView))
    } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
      throw Problem(.unprocessableContent, context.debugDescription)
    } catch {
      throw Problem(.badRequest, "The body is no JSON of the form that is wanted here.")
    }
  }

  /// The whole body.
  ///
  /// - Throws: ``Problem``: 408 or 413.
  func bytes(_ limits: WebLimits) async throws(Problem) -> ByteBuffer {
    do {
      return try await body.collect(upTo: limits.bodyBytes, within: limits.bodyTime)
    } catch is NIOTooManyBytesError {
      throw Problem(
        .contentTooLarge, "The body has more than \(limits.bodyBytes / 1024) KB. Say it shorter.")
    } catch {
      throw Problem(.requestTimeout, "The body did not arrive in time. Send it again.")
    }
  }

  /// The type of the body in small letters, without parameters.
  var mediaType: String {
    let type = headers[.contentType]?.split(separator: ";").first ?? ""
    return type.trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// What stands after `Bearer` in the authorization.
  var bearer: Substring? {
    guard let header = headers[.authorization], header.prefix(7).lowercased() == "bearer " else {
      return nil
    }
    return header.dropFirst(7)
  }

  /// The key under which a request may be repeated.
  ///
  /// - Throws: ``Problem`` where it is none.
  func idempotencyKey() throws(Problem) -> String? {
    guard let header = headers[.idempotencyKey] else { return nil }
    // The IETF draft writes it as a quoted string, most services without quotes: both are taken.
    let isQuoted = header.count >= 2 && header.hasPrefix("\"") && header.hasSuffix("\"")
    guard let key = IdempotencyKey(String(isQuoted ? header.dropFirst().dropLast() : header[...]))
    else {
      throw Problem(.badRequest, "The Idempotency-Key must be 1 to 255 visible characters.")
    }
    return key.text
  }

  /// The version that `If-Match` names; nil for any.
  ///
  /// - Throws: ``Problem`` where it is none.
  func expectedVersion() throws(Problem) -> Int? {
    guard let header = headers[.ifMatch], header != "*" else { return nil }
    // Clients that know no ETags send the number alone.
    let isQuoted = header.count >= 2 && header.hasPrefix("\"") && header.hasSuffix("\"")
    guard let version = Int(isQuoted ? header.dropFirst().dropLast() : header[...]), version >= 0
    else {
      throw Problem(.badRequest, "If-Match must be the ETag of a turn, such as \"3\".")
    }
    return version
  }
}

/// The body of `POST /v1/flows/{flow}/conversations`.
struct BeginRequest: Decodable {
  var zone: String?
  var clock: Int?
  var set: [String: JSONValue]?
  var user: String?
}

/// The body of `POST /v1/conversations/{id}/lines`: one of its members.
struct LineRequest: Decodable {
  var text: String?
  var secret: String?
  var choice: Int?
  var command: String?
  var value: JSONValue?
  /// Members that no line has.
  private var strange: [String]

  init(from decoder: any Decoder) throws {
    strange = try [String: JSONValue](from: decoder).keys.filter {
      CodingKeys(rawValue: $0) == nil
    }.sorted()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    text = try values.member(.text)
    secret = try values.member(.secret)
    choice = try values.member(.choice)
    command = try values.member(.command)
    value = try values.member(.value)
  }

  private enum CodingKeys: String, CodingKey {
    case text, secret, choice, command, value
  }

  /// What the person does.
  ///
  /// - Throws: ``Problem`` where it is not one thing.
  func reply() throws(Problem) -> Reply {
    if let member = strange.first {
      throw Problem(
        .unprocessableContent,
        "A line has no \"\(member.prefix(40))\". The version goes into If-Match.")
    }
    switch (text, secret, choice, command, value) {
    case (let text?, nil, nil, nil, nil): return .line(text)
    case (nil, let secret?, nil, nil, nil): return .secret(Secret(secret))
    case (nil, nil, let choice?, nil, nil): return .choice(choice)
    case (nil, nil, nil, nil, let value?): return .value(value)
    case (nil, nil, nil, let name?, nil):
      guard let command = Command(rawValue: name) else {
        let known = Command.allCases.map(\.word).joined(separator: ", ")
        throw Problem(.unprocessableContent, "There is no such command. There are: \(known).")
      }
      return .command(command)
    default:
      throw Problem(
        .unprocessableContent,
        "Send one of \"text\", \"value\", \"secret\", \"choice\" and \"command\".")
    }
  }
}

extension KeyedDecodingContainer {
  /// A member that may be left out, but not be null.
  fileprivate func member<Value: Decodable>(_ key: Key) throws -> Value? {
    contains(key) ? try decode(Value.self, forKey: key) : nil
  }
}

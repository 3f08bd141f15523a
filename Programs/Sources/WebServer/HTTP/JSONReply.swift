import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Answers whose body is JSON.
enum JSONReply {
  /// The JSON of a value, with its keys in order.
  static func bytes(of value: some Encodable) -> ByteBuffer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // What is encoded here has no numbers but whole ones: it always encodes.
    return ByteBuffer(bytes: (try? encoder.encode(value)) ?? Data("{}".utf8))
  }

  /// An answer that nobody keeps.
  static func make(
    _ status: HTTPResponse.Status, _ bytes: ByteBuffer, version: Int? = nil
  ) -> Response {
    var headers: HTTPFields = [.contentType: "application/json", .cacheControl: "no-store"]
    if let version { headers[.eTag] = "\"\(version)\"" }
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: bytes))
  }
}

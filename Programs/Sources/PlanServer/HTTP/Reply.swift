import Foundation
import HTTPTypes
import Hummingbird
import Onboarding

/// The answers of the service; every body is JSON.
enum Reply {
  /// 201: the plan is stored.
  static func created(_ id: PlanID) -> Response { json(.created, Created(planID: id)) }

  /// A refusal, with the field it is about, if any, and the reason.
  static func refused(
    _ status: HTTPResponse.Status, field: PlanField? = nil, _ reason: String,
    retryAfter: Int? = nil
  ) -> Response {
    var response = json(status, Refusal(field: field, reason: reason))
    response.headers[.retryAfter] = retryAfter.map(String.init)
    return response
  }

  /// An answer with a body of JSON.
  static func json(_ status: HTTPResponse.Status, _ body: some Encodable) -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // What is encoded here is text that came out of a decoder or this program: it always encodes.
    let data = (try? encoder.encode(body)) ?? Data("{}".utf8)
    return Response(
      status: status, headers: [.contentType: "application/json"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }

  private struct Created: Encodable {
    let planID: PlanID

    enum CodingKeys: String, CodingKey {
      case planID = "plan_id"
    }
  }

  private struct Refusal: Encodable {
    let field: PlanField?
    let reason: String
  }
}

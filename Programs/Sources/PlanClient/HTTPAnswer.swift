import Foundation
import FoundationNetworking
import Onboarding

/// What a service answered.
package struct HTTPAnswer: Sendable {
  /// Its status.
  package let status: Int
  /// What `Retry-After` says in seconds; nil when it is missing or a date.
  package let retryAfter: Int?
  let body: Data

  init(head: HTTPURLResponse, body: Data) {
    status = head.statusCode
    retryAfter = head.value(forHTTPHeaderField: "Retry-After").flatMap(Int.init).map {
      min(max($0, 0), 86_400)
    }
    self.body = body
  }

  /// The plan the answer gives.
  ///
  /// - Throws: ``PlanServiceError``, by the status and the body.
  func plan() throws(PlanServiceError) -> PlanID {
    switch status {
    case 200, 201:
      guard let created = try? JSONDecoder().decode(Created.self, from: body) else {
        throw .malformedAnswer
      }
      return created.planID
    default: throw refusal
    }
  }

  /// Whether there was a plan, of the answer to its erasing.
  ///
  /// - Throws: ``PlanServiceError``, by the status and the body.
  func erasure() throws(PlanServiceError) -> Bool {
    switch status {
    case 204: return true
    case 404: return false
    default: throw refusal
    }
  }

  private var refusal: PlanServiceError {
    switch status {
    case 401, 403: .unauthorized
    case 409: .conflict
    case 429, 503: .busy(retryAfter: retryAfter)
    case 408: .timedOut
    case 400...499: rejection
    case 500...599: .serverFailed(status: status)
    default: .malformedAnswer
    }
  }

  private var rejection: PlanServiceError {
    guard let refusal = try? JSONDecoder().decode(Refusal.self, from: body) else {
      return .rejected(field: nil, reason: "it answered \(status)")
    }
    // The reason is shown at a terminal: one line without control characters, whoever wrote it.
    let shown = refusal.reason.unicodeScalars.lazy.prefix(200).filter {
      ![.control, .format, .lineSeparator, .paragraphSeparator].contains(
        $0.properties.generalCategory)
    }
    return .rejected(
      field: refusal.field.flatMap(PlanField.init(rawValue:)),
      reason: String(String.UnicodeScalarView(shown)))
  }

  private struct Created: Decodable {
    let planID: PlanID

    enum CodingKeys: String, CodingKey {
      case planID = "plan_id"
    }
  }

  private struct Refusal: Decodable {
    let field: String?
    let reason: String
  }
}

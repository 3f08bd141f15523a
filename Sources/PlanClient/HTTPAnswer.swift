import Foundation
import FoundationNetworking
import Onboarding

/// What a service answered.
struct HTTPAnswer: Sendable {
  let status: Int
  /// What `Retry-After` says in seconds; nil when it is missing or a date.
  let retryAfter: Int?
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
    case 409: throw .conflict
    case 429, 503: throw .busy(retryAfter: retryAfter)
    case 408: throw .timedOut
    case 400...499: throw rejection
    case 500...599: throw .serverFailed(status: status)
    default: throw .malformedAnswer
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

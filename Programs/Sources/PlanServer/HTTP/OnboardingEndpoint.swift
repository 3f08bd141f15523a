import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Onboarding
import Serving

/// What there is at `/api/v1/onboarding`.
///
/// `POST` reads, validates and stores a request, and answers with its plan; `DELETE` of a plan's id
/// below it erases the plan and its request.
struct OnboardingEndpoint: Sendable {
  let writer: PlanWriter
  let store: PlanStore
  let limits: ServerLimits

  /// The answer to a request.
  ///
  /// | status | when |
  /// |---|---|
  /// | 201 | the plan is on disk, by this request or an earlier one of the same key and answers |
  /// | 400 | the body is no JSON object, or the key no key |
  /// | 401, 421 | the token is missing or another; the service does not go by that name |
  /// | 408, 413 | the body is too slow or too long |
  /// | 409 | the key belongs to other answers |
  /// | 415 | the content is not said to be JSON |
  /// | 422 | a field breaks a rule: `{"field":…,"reason":…}` |
  /// | 503 | too much to do: `Retry-After` says when to ask again |
  func respond(to request: Request, context: ServiceContext) async -> Response {
    do {
      try requireJSON(request)
      let key = try key(of: request)
      let body = try await body(of: request)
      let submission = Submission(request: try plan(in: body), key: key)
      switch try await writer.submit(submission) {
      case .stored(let id): return Reply.created(id)
      case .conflict: return Reply.refused(.conflict, "the key was used with other answers")
      }
    } catch let finding as PlanFinding {
      return Reply.refused(.unprocessableContent, field: finding.field, finding.reason)
    } catch let refusal as Refusal {
      return Reply.refused(refusal.status, refusal.reason)
    } catch PlanWriterError.overloaded {
      return Reply.refused(
        .serviceUnavailable, "too many requests at once", retryAfter: limits.retryAfter)
    } catch {
      context.logger.error("plan not stored", metadata: ["error": "\(error)"])
      return Reply.refused(.internalServerError, "the plan could not be stored")
    }
  }

  /// The answer to the erasing of a plan: 204, or 404 where there is none, or 503 when the store is
  /// busy.
  func erase(_ id: String?, context: ServiceContext) async -> Response {
    do {
      let plan = id.flatMap(PlanID.init)
      let wasThere = if let plan { try await store.erase(plan) } else { false }
      guard wasThere else { return Reply.refused(.notFound, "there is no such plan") }
      return Response(status: .noContent)
    } catch PlanStoreError.busy {
      return Reply.refused(.serviceUnavailable, "the store is busy", retryAfter: limits.retryAfter)
    } catch {
      context.logger.error("plan not erased", metadata: ["error": "\(error)"])
      return Reply.refused(.internalServerError, "the plan could not be erased")
    }
  }

  /// Pages in browsers can post forms and plain text to any address, but no JSON without being
  /// allowed to.
  private func requireJSON(_ request: Request) throws {
    let type = request.headers[.contentType]?.split(separator: ";").first ?? ""
    guard type.trimmingCharacters(in: .whitespaces).lowercased() == "application/json" else {
      throw Refusal(
        status: .unsupportedMediaType, reason: "the Content-Type must be application/json")
    }
  }

  /// A refusal that is about no field.
  private struct Refusal: Error {
    let status: HTTPResponse.Status
    let reason: String
  }

  /// The key of the draft; without one, each request makes a plan of its own.
  private func key(of request: Request) throws -> IdempotencyKey? {
    guard let header = request.headers[.idempotencyKey] else { return nil }
    // The IETF draft writes it as a quoted string, most services without quotes: both are taken.
    let isQuoted = header.count >= 2 && header.hasPrefix("\"") && header.hasSuffix("\"")
    guard let key = IdempotencyKey(String(isQuoted ? header.dropFirst().dropLast() : header[...]))
    else {
      throw Refusal(
        status: .badRequest, reason: "the Idempotency-Key must be 1 to 255 visible characters")
    }
    return key
  }

  private func body(of request: Request) async throws -> Data {
    do {
      let buffer = try await request.body.collect(upTo: limits.bodyBytes, within: limits.bodyTime)
      return Data(buffer.readableBytesView)
    } catch is NIOTooManyBytesError {
      throw Refusal(
        status: .contentTooLarge, reason: "the body must be at most \(limits.bodyBytes) bytes")
    } catch {
      throw Refusal(status: .requestTimeout, reason: "the body did not arrive in time")
    }
  }

  private func plan(in body: Data) throws -> PlanRequest {
    do {
      let plan = try JSONDecoder().decode(PlanRequest.self, from: body)
      try plan.validate()
      return plan
    } catch let error as DecodingError {
      if let finding = PlanFinding(error) { throw finding }
      throw Refusal(status: .badRequest, reason: "the body must be a JSON object")
    }
  }
}

extension HTTPField.Name {
  /// `Idempotency-Key`, of the IETF draft of that name.
  fileprivate static let idempotencyKey = HTTPField.Name("Idempotency-Key") ?? .eTag
}

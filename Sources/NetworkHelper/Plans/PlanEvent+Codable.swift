import Onboarding

extension PlanEvent: Codable {
  private enum Key: String, CodingKey {
    case event, reason, field, detail, status
    case planID = "plan_id"
    case wasThere = "was_there"
    case retryAfter = "retry_after"
  }

  private enum Kind: String, Codable {
    case waiting, submitted, erased, failed
  }

  /// The errors by their names in JSON; those with further values take them from other keys.
  private enum Reason: String, Codable {
    case offline, refused, unknownHost = "unknown_host", insecure, timedOut = "timed_out"
    case connectionCut = "connection_cut", rejected, conflict, busy
    case serverFailed = "server_failed", malformedAnswer = "malformed_answer"
    case invalidAddress = "invalid_address", unauthorized, helperFailed = "helper_failed"
  }

  /// Decodes an object such as `{"event":"submitted","plan_id":"…"}`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch try values.decode(Kind.self, forKey: .event) {
    case .waiting: self = .waiting
    case .submitted: self = .submitted(try values.decode(PlanID.self, forKey: .planID))
    case .erased: self = .erased(wasThere: try values.decode(Bool.self, forKey: .wasThere))
    case .failed: self = .failed(try PlanEvent.error(in: values))
    }
  }

  private static func error(in values: KeyedDecodingContainer<Key>) throws -> PlanServiceError {
    switch try values.decode(Reason.self, forKey: .reason) {
    case .offline: .offline
    case .refused: .refused
    case .unknownHost: .unknownHost
    case .insecure: .insecure
    case .timedOut: .timedOut
    case .connectionCut: .connectionCut
    case .rejected:
      .rejected(
        field: try values.decodeIfPresent(PlanField.self, forKey: .field),
        reason: try values.decode(String.self, forKey: .detail))
    case .conflict: .conflict
    case .busy: .busy(retryAfter: try values.decodeIfPresent(Int.self, forKey: .retryAfter))
    case .serverFailed: .serverFailed(status: try values.decode(Int.self, forKey: .status))
    case .malformedAnswer: .malformedAnswer
    case .invalidAddress: .invalidAddress
    case .unauthorized: .unauthorized
    case .helperFailed: .helperFailed
    }
  }

  /// Encodes the object; keys without a value are left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .waiting: try values.encode(Kind.waiting, forKey: .event)
    case .submitted(let id):
      try values.encode(Kind.submitted, forKey: .event)
      try values.encode(id, forKey: .planID)
    case .erased(let wasThere):
      try values.encode(Kind.erased, forKey: .event)
      try values.encode(wasThere, forKey: .wasThere)
    case .failed(let error):
      try values.encode(Kind.failed, forKey: .event)
      try values.encode(PlanEvent.reason(of: error), forKey: .reason)
      switch error {
      case .rejected(let field, let reason):
        try values.encodeIfPresent(field, forKey: .field)
        try values.encode(reason, forKey: .detail)
      case .busy(let seconds): try values.encodeIfPresent(seconds, forKey: .retryAfter)
      case .serverFailed(let status): try values.encode(status, forKey: .status)
      default: break
      }
    }
  }

  private static func reason(of error: PlanServiceError) -> Reason {
    switch error {
    case .offline: .offline
    case .refused: .refused
    case .unknownHost: .unknownHost
    case .insecure: .insecure
    case .timedOut: .timedOut
    case .connectionCut: .connectionCut
    case .rejected: .rejected
    case .conflict: .conflict
    case .busy: .busy
    case .serverFailed: .serverFailed
    case .malformedAnswer: .malformedAnswer
    case .invalidAddress: .invalidAddress
    case .unauthorized: .unauthorized
    case .helperFailed: .helperFailed
    }
  }
}
